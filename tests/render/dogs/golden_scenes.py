"""The pictures of Dogs that are kept: their scenes exactly, their pixels with tolerance.

python -m tests.render.dogs.golden_scenes     # after a wanted change of look; check the pictures by eye

"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs import events as told
from engines.dogs.tokens import Kind, Token
from engines.dogs.view import View
from render.painter import draw
from render.scene import Scene
from tests.engines.dogs.table import GAME, deal
from tests.render.dogs.table import asked, dealt, held, moment, put, seen, shown, with_area
from tests.render.golden_scenes import written

FOLDER = Path(__file__).parent / "golden"
STALLS = (
    (("beagle",) * 3, ("mutt", "mutt", "poodle"), ("labrador", "labrador")),
    (("bulldog",) * 4, ("border-collie", "golden-retriever", "golden-retriever")),
    (("dalmatian", "dalmatian", "st-bernard", "st-bernard"), ("yorkshire",), ("poodle",) * 3, ("rottweiler",)),
    (("german-shepherd", "german-shepherd"), ("mutt", "rottweiler", "rottweiler")),
)


def scenes() -> dict[str, Scene]:
    """Return the kept scenes by name."""
    journey = told.Moved(Seat(1), 9, "f2", "f9", 1, "poodle", Kind.HEALTHY, 0)
    return {
        "board-4": shown(
            _table(None), moment(asked(0), events=(journey,)), "Ben drove f2 to f9 and picked up a Poodle."
        ),
        "drive": _drive(),
        "arc": held(_table(2), moment(asked(0))),
    }


def _table(seat: int | None) -> View:
    view = replace(dealt(4, seat), round=4, fair=("poodle", "beagle", "mutt", "labrador"), first=Seat(2))
    view = replace(view, dogs=tuple(None if place in (1, 13, 20) else dog for place, dog in enumerate(view.dogs)))
    for number, stalls in enumerate(STALLS):
        view = with_area(view, number, stalls=stalls, coins=12 - 3 * number, food=3, gas=1 + 2 * number)
    truck = (Token("poodle", Kind.HEALTHY), Token("poodle", Kind.SICK))
    view = with_area(view, 0, place="c2", moved=True, cards=("dog-exchange", "assistant", "assistant"))
    view = with_area(view, 1, place="f9", moved=True, truck=truck, infirmary=("mutt",))
    return with_area(view, 2, infirmary=("beagle", "mutt", "mutt"), cards=("veterinarian", "prized-dog"))


def _drive() -> Scene:
    state = deal(4, "seed", first_seat="0")
    decision = GAME.pending(state)[0]
    areas = (replace(state.areas[0], stalls=STALLS[0], gas=3, cards=("town-hall",)), *state.areas[1:])
    state = replace(state, areas=areas)
    return held(seen(state, 0), moment(decision), put(state, decision))


def main() -> None:
    """Write all kept scenes and pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, scene in scenes().items():
        (FOLDER / f"{name}.json").write_bytes(written(scene))
        (FOLDER / f"{name}.png").write_bytes(draw(scene))


if __name__ == "__main__":
    main()
