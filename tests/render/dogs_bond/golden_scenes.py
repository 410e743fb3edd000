"""The pictures of Dogs Bond that are kept: their scenes exactly, their pixels with tolerance.

python -m tests.render.dogs_bond.golden_scenes     # after a wanted change of look; check the pictures by eye

"""

from __future__ import annotations

from pathlib import Path

from engines.core import Seat
from engines.dogs_bond import events as told
from engines.dogs_bond.view import View
from render.painter import draw
from render.scene import Scene
from tests.engines.dogs_bond.table import GAME, deal
from tests.render.dogs_bond.table import asked, held, moment, shown, with_dog
from tests.render.golden_scenes import written

FOLDER = Path(__file__).parent / "golden"
PILES = (
    ((("grooming-3", "grooming-2"), ("health-3", "health-3", "health-1"), ("obedience-2",) * 4,
      ("temperament-1",) * 2), (3, 3, 4, 2, 4, 3)),
    ((("grooming-1",) * 6, ("health-2",), ("obedience-2",) * 2, ("temperament-3", "temperament-2")),
     (3, 3, 3, 1, 2, 1)),
    (((), ("health-3",), (), ("temperament-1",)), (0, 1, 0, 1, 2, 3)),
    ((("grooming-3",) * 3, (), ("obedience-3",) * 2, ("temperament-2",) * 3), (4, 4, 3, 1, 2, 0)),
)  # fmt: skip


def table(seat: int | None = None) -> View:
    """A table of four in the middle of the game."""
    view = GAME.view(deal(4, "kept", first="0"), None if seat is None else Seat(seat))
    for number, (piles, levels) in enumerate(PILES):
        totals = tuple(GAME.box.total(pile) for pile in piles)
        view = with_dog(view, number, piles=piles, totals=totals, levels=levels, bond=sum(levels), hidden=number)
    return view


def scenes() -> dict[str, Scene]:
    """Return the kept scenes by name."""
    view = table()
    play = told.Played(
        Seat(0), 12, "obedience-2", 8, (told.Change(view.houses[4], 3, 4), told.Change(view.houses[0], 2, 3))
    )
    lost = told.Lost(Seat(1), 12, "health-1", "health", Seat(0))
    return {
        "board-4": shown(view, moment(4, asked(0), events=(play, lost))),
        "hand": held(table(1), moment(4, asked(0))),
    }


def main() -> None:
    """Write all kept scenes and pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, scene in scenes().items():
        (FOLDER / f"{name}.json").write_bytes(written(scene))
        (FOLDER / f"{name}.png").write_bytes(draw(scene))


if __name__ == "__main__":
    main()
