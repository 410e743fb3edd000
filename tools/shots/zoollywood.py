"""The shots of Zoollywood."""

from __future__ import annotations

from engines.core import AnyGame, Chosen
from engines.zoollywood.events import Cancelled, EmperorMoved, Explored, GullMoved, Hatched, RightGained, Turned
from tools.shots import Position, Shot, Wanted, after, asking, over, several, turn


def _scene(name: str) -> tuple[Chosen, ...]:
    return (Chosen("scene", name),)


def _over_rim(_: AnyGame, now: Position) -> bool:
    return any(isinstance(event, Explored) and event.over_rim and len(event.path) > 3 for event in now.events)  # noqa: PLR2004 - a long one


def _slides(least: int, most: int = 99) -> Wanted:
    def wanted(game: AnyGame, now: Position) -> bool:
        if not now.pending or now.pending[0].kind != "turn":
            return False
        texts = [game.write(action) for action in game.legal_actions(now.state, now.pending[0])]
        return least <= sum(text.startswith("explore") for text in texts) <= most

    return wanted


FREE = (Chosen("mode", "free"),)
BARE = (*FREE, Chosen("deck", "none"), Chosen("penguins", "2"), Chosen("star-rule", "off"))
SHOTS = (
    Shot("first", 2, asking("scene")),
    Shot("early", 2, turn(3, "turn"), _scene("open-call")),
    Shot("middle", 2, turn(14, "turn"), _scene("blizzard-finale")),
    Shot("late", 2, turn(24, "turn"), _scene("nest-egg")),
    Shot("rim", 2, _over_rim, _scene("scene-stealer")),
    Shot("nest", 2, after(RightGained), _scene("nest-egg")),
    Shot("hatched", 2, after(Hatched), _scene("open-call")),
    Shot("gull", 2, after(GullMoved), _scene("scene-stealer")),
    Shot("tent", 2, after(Turned), _scene("royal-cameo")),
    Shot("emperor", 2, after(EmperorMoved), _scene("royal-cameo")),
    Shot("cut", 2, after(Cancelled), _scene("royal-cameo")),
    Shot("team", 4, turn(16, "turn"), _scene("royal-cameo")),
    Shot("team-several", 4, several, _scene("nest-egg")),
    Shot("free-set", 2, asking("component"), FREE),
    Shot("free-bare", 2, turn(12, "turn"), BARE),
    Shot("over", 2, over, _scene("blizzard-finale")),
    Shot("over-team", 4, over, _scene("scene-stealer")),
    Shot("contrast", 2, turn(14, "turn"), _scene("blizzard-finale"), contrast=True),
    Shot("hand-scene", 2, asking("scene"), private=True),
    Shot("hand-draft", 2, asking("draft"), _scene("scene-stealer"), private=True),
    Shot("hand-few", 2, _slides(1, 6), _scene("open-call"), private=True),
    Shot("hand-turn", 2, _slides(9, 12), _scene("blizzard-finale"), private=True),
    Shot("hand-many", 2, _slides(13), _scene("nest-egg"), private=True),
    Shot("hand-after", 2, asking("after"), _scene("royal-cameo"), private=True),
    Shot("hand-target", 2, asking("target"), _scene("blizzard-finale"), private=True),
    Shot("hand-storm", 2, asking("storm"), _scene("blizzard-finale"), private=True),
    Shot("hand-order", 2, asking("order"), _scene("blizzard-finale"), private=True),
    Shot("hand-gull", 2, asking("gull"), _scene("scene-stealer"), private=True),
    Shot("hand-stop", 2, asking("stop"), _scene("open-call"), private=True),
    Shot("hand-peek", 2, asking("peek"), _scene("open-call"), private=True),
    Shot("hand-react", 2, asking("react"), _scene("scene-stealer"), private=True),
    Shot("hand-place-set", 2, asking("component-place"), FREE, private=True),
    Shot("hand-contrast", 2, _slides(9, 12), _scene("blizzard-finale"), private=True, contrast=True),
)
