"""The shots of Dogs."""

from __future__ import annotations

from engines.core import AnyGame, Chosen
from engines.dogs.events import Exchanged, Moved, StallBuilt, Towed
from tools.shots import Position, Shot, Wanted, after, asking, over, several


def _round(number: int, kind: str) -> Wanted:
    """Want the question of a kind in this round or a later one."""
    return lambda _, now: bool(now.pending and now.pending[0].kind == kind and now.state.round >= number)


def _reach(least: int, most: int) -> Wanted:
    """Want a driver with so many dogs in reach, in the second round or later."""

    def wanted(game: AnyGame, now: Position) -> bool:
        if not now.pending or now.pending[0].kind != "drive" or now.state.round == 1:
            return False
        texts = [game.write(action) for action in game.legal_actions(now.state, now.pending[0])]
        return least <= sum(text.startswith("move") for text in texts) <= most

    return wanted


def _on_the_way(_: AnyGame, now: Position) -> bool:
    """Want a driver on turn after a journey, others being on the road as well."""
    driving = [decision.kind for decision in now.pending] == ["drive"]
    return driving and now.state.round > 2 and any(isinstance(e, Moved) for e in now.events)  # noqa: PLR2004 - settled


def _final(_: AnyGame, now: Position) -> bool:
    return bool(now.state.final and now.pending)


def _crowded(_: AnyGame, now: Position) -> bool:
    """Want a Fair with more dogs than places."""
    return len(now.state.fair) > 10 and bool(now.pending)  # noqa: PLR2004 - the places of the track


ADVANCED = tuple(Chosen(option, "on") for option in ("roadwork", "pet-limit", "last-stall", "diversity"))
SHOTS = (
    Shot("first", 4, _round(1, "drive")),
    Shot("drive-2", 2, _on_the_way),
    Shot("drive-3", 3, _on_the_way, ADVANCED),
    Shot("drive-4", 4, _on_the_way),
    Shot("reach", 4, _reach(3, 10)),
    Shot("exchanged", 3, after(Exchanged)),
    Shot("towed", 4, after(Towed)),
    Shot("several", 4, several),
    Shot("send", 4, _round(3, "send")),
    Shot("card", 4, _round(2, "card")),
    Shot("built", 3, after(StallBuilt)),
    Shot("fair", 4, _crowded),
    Shot("final-round", 4, _final, ADVANCED),
    Shot("over-2", 2, over),
    Shot("over-4", 4, over),
    Shot("contrast", 4, _on_the_way, contrast=True),
    Shot("hand-drive", 4, _reach(16, 24), private=True),
    Shot("hand-few", 2, _reach(3, 8), private=True),
    Shot("hand-exchange", 3, asking("exchange-second"), private=True),
    Shot("hand-arrange", 4, _round(3, "arrange"), private=True),
    Shot("hand-donation", 4, asking("donation"), private=True),
    Shot("hand-send", 4, _round(3, "send"), private=True),
    Shot("hand-put", 4, asking("put"), private=True),
    Shot("hand-fair", 4, _round(3, "dog-fair"), private=True),
    Shot("hand-feed", 4, asking("feed"), private=True),
    Shot("hand-fuel", 2, _round(2, "fuel"), private=True),
    Shot("hand-contrast", 4, _reach(10, 20), private=True, contrast=True),
)
