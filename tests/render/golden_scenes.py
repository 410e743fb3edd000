"""The pictures that are kept: their scenes exactly, their pixels with tolerance.

python -m tests.render.golden_scenes     # after a wanted change of look; check the pictures by eye

"""

from __future__ import annotations

from pathlib import Path

import msgspec

from engines.core import Seat
from engines.zombeasts.events import JokerShown, Laid, Swapped
from render.career import Row, career
from render.painter import draw
from render.scene import Scene
from render.words import core_words
from tests.render.tables import FOUR, TWO, asked, held, moment, playing, question, shown, view

ROWS = (
    Row(
        "Zombeasts", "best 112",
        (("128", "played"), ("61", "won · 48 %"), ("1384", "rating"), ("12 min", "a turn")),
        (1, 2, 1, 3, 1, 1, 4, 2, 1, 1),
    ),
    Row(
        "Zoollywood", "best 16", (("7", "played"), ("3", "won · 43 %"), ("1022", "rating"), ("5 h", "a turn")),
        (2, 1, 2, 1, 1, 2, 2),
    ),
    Row(
        "Dogs Bond", "best 131", (("2", "played"), ("0", "won · 0 %"), ("941?", "rating"), ("2 d", "a turn")),
        (8, 5),
    ),
)  # fmt: skip
FOLDER = Path(__file__).parent / "golden"


def scenes() -> dict[str, Scene]:
    """Return the kept scenes by name."""
    swap = (
        JokerShown(Seat(1), 12, "joker-rat-l"),
        Swapped(Seat(1), 12, "joker-rat-l", "red-dog-1r", Seat(0), "white", "white"),
        Laid(Seat(1), 12, "red-dog-1r", "red", begun=True, pair=False, source="swap"),
    )
    hand = ("blue-rat-3l", "blue-rabbit-2r", "green-rat-1r", "green-dog-3l", "red-rabbit-3l", "joker-dog-r")
    people = ("Anna", "Ben")
    return {
        "career": career("Hyacinth von Hohenfels", ROWS, core_words()),
        "board-4": shown(view(*FOUR, laid="joker-cat-l", pair=True), moment(asked(0, "extra"))),
        "board-swap": shown(
            view(*TWO), moment(asked(1, "draw"), events=swap, names=people), "Ben swapped a joker."
        ),
        "board-over": shown(view(*TWO, over=True, pile=0, stock=()), moment(names=people, points=(20, 9))),
        "hand-6": held(view(*FOUR, hand=hand), moment(asked(0)), playing(view(*FOUR, hand=hand))),
        "hand-draw": held(
            view(*TWO, hand=hand[:3], laid="red-dog-1r", due=2),
            moment(asked(0, "draw"), names=people),
            question(
                "draw",
                "draw pile",
                "draw stock blue-rabbit-1l",
                "draw stock red-dog-1l",
                "draw stock joker-d-r",
                "draw hand 1",
            ),
        ),
        "hand-swap": held(
            view(*FOUR, hand=hand[:5], air="joker-dog-r", rival=Seat(1)),
            moment(asked(0, "swap-take")),
            question("swap-take", "take red-dog-1r"),
        ),
    }


def written(scene: Scene) -> bytes:
    """Return a scene as it is kept: JSON, one item a line."""
    return msgspec.json.format(msgspec.json.encode(scene), indent=1) + b"\n"


def main() -> None:
    """Write all kept scenes and pictures anew."""
    for name, scene in scenes().items():
        (FOLDER / f"{name}.json").write_bytes(written(scene))
        (FOLDER / f"{name}.png").write_bytes(draw(scene))


if __name__ == "__main__":
    main()
