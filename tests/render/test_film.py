from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from render.film import HELD, MOMENT, MOST, SIZES, film, frame, spread
from tests.render.golden_scenes import scenes

SCENES = scenes()


def test_a_film_shows_each_frame_and_holds_the_last() -> None:
    shown = [SCENES[name] for name in ("board-swap", "board-over")]
    moving = Image.open(BytesIO(film([frame(scene, 400) for scene in (*shown, *shown)])))
    assert moving.format == "GIF"
    assert (moving.n_frames, moving.width, moving.info["loop"]) == (4, 400, 0)  # type: ignore[attr-defined]  # a GIF's
    times = []
    for number in range(4):
        moving.seek(number)
        times.append(moving.info["duration"])
    assert times == [MOMENT, MOMENT, MOMENT, HELD]


def test_a_frame_of_a_film_is_the_picture_made_small() -> None:
    (scene,) = [SCENES["board-over"]]
    moving = Image.open(BytesIO(film([frame(SCENES["board-swap"], 600), frame(scene, 600)])))
    moving.seek(1)
    kept = frame(scene, 600).convert("RGB")
    assert moving.convert("RGB").tobytes() == kept.tobytes()


def test_frames_of_several_heights_stand_on_one_canvas() -> None:
    heights = {frame(SCENES[name], 400).height for name in ("board-4", "board-swap")}
    assert len(heights) == 2
    moving = Image.open(BytesIO(film([frame(SCENES[name], 400) for name in ("board-swap", "board-4")])))
    assert moving.height == max(heights)


@pytest.mark.parametrize(("length", "most"), [(1, 48), (48, 48), (49, 48), (500, 48), (157, 24)])
def test_a_long_session_skips_moments_but_never_the_first_or_the_last(length: int, most: int) -> None:
    shown = spread(length, most)
    assert (shown[0], shown[-1]) == (0, length - 1)
    assert len(shown) == min(length, most)
    gaps = [after - before for before, after in pairwise(shown)]
    assert not gaps or max(gaps) - min(gaps) <= 1


def test_what_does_not_fit_is_made_smaller_step_by_step() -> None:
    areas = [width * width * frames for width, frames in SIZES]
    assert areas == sorted(areas, reverse=True)
    assert SIZES[0] == (800, MOST)
