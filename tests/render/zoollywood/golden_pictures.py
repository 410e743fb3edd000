"""The pictures of Zoollywood that are kept: their scenes exactly, their pixels with tolerance.

python -m tests.render.zoollywood.golden_pictures     # after a wanted change of look; check the pictures by eye

"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engines.core import Seat
from engines.zoollywood.events import Explored
from engines.zoollywood.ground import LastSlide
from render.painter import draw
from render.scene import Scene
from tests.render.golden_scenes import written
from tests.render.zoollywood.stagings import USUAL, asked, held, moment, put, shown, spaces, view

FOLDER = Path(__file__).parent / "golden"


def kept() -> dict[str, Scene]:
    """Return the kept scenes by name."""
    slide = LastSlide(0, "e", None, spaces("d6 d7 d1 d2"), spaces("d6 d7 d1"), spaces("d7"))
    explored = Explored(
        Seat(0), 11, "blue-assistant", "e", "", ("d6", "d7", "d1", "d2"), over_rim=True, returned=("d7",)
    )
    at = replace(view(USUAL), seat=Seat(1), on_turn=Seat(1), hand=(5, 8))
    return {
        "board": shown(
            view(USUAL, last=slide, on_turn=Seat(1)),
            moment(asked(1), events=(explored,), names=("Anna", "Ben")),
            "Anna slid d6 over the rim to d2: 3 new eggs, 1 returned",
        ),
        "hand": held(at, put(at, 1), moment(asked(1))),
    }


def main() -> None:
    """Write all kept scenes and pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, scene in kept().items():
        (FOLDER / f"{name}.json").write_bytes(written(scene))
        (FOLDER / f"{name}.png").write_bytes(draw(scene))


if __name__ == "__main__":
    main()
