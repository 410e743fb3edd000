from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from render.painter import draw
from render.scene import Scene
from tests.render.dogs_bond.golden_scenes import FOLDER, scenes
from tests.render.golden_scenes import written

SCENES = scenes()


@pytest.mark.parametrize("name", SCENES)
def test_the_scene_is_the_kept_one(name: str) -> None:
    kept = msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Scene)
    now = msgspec.json.decode(written(SCENES[name]), type=Scene)
    assert now.items == kept.items
    assert now == kept


@pytest.mark.parametrize("name", SCENES)
def test_the_picture_looks_like_the_kept_one(name: str) -> None:
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    now = Image.open(BytesIO(draw(SCENES[name]))).convert("RGB")
    assert now.size == kept.size
    difference = ImageChops.difference(now, kept).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 0.5
    changed = difference.point(lambda value: 255 if value > 60 else 0).histogram()[255]
    assert changed < 200
