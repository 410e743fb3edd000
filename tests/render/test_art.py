from __future__ import annotations

import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.assets import FOLDER
from render.frame import mark
from render.scene import Text
from render.theme import DAY_COLOURS, THEMES
from render.tiles import MissingSprite, sprite
from tools.art import Wanted, render, wanted

DRAWINGS = sorted(path.stem for path in (FOLDER / "svg").glob("*.svg"))
SPRITES = tuple(wanted())


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_a_drawing_uses_only_colours_of_the_theme(drawing: str) -> None:
    text = (FOLDER / "svg" / f"{drawing}.svg").read_text(encoding="utf-8")
    used = set(re.findall(r"(?:fill|stroke|stop-color)=\"([^\"]+)\"", text)) - {"none", "url(#p)"}
    assert used <= set(DAY_COLOURS.values())
    assert "style=" not in text
    assert "<image" not in text


def test_every_sprite_is_listed_and_every_listed_one_is_there() -> None:
    assert {each.path for each in SPRITES} == set((FOLDER / "sprites").rglob("*.png"))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_sprites_are_what_their_drawings_give(theme: object) -> None:
    for each in (each for each in SPRITES if each.theme is theme):
        difference = ImageChops.difference(render(each), Image.open(each.path).convert("RGBA"))
        assert max(ImageStat.Stat(difference).mean) < 1.0, each.path.name


def test_a_sprite_of_another_size_is_missing() -> None:
    with pytest.raises(MissingSprite) as missing:
        sprite("zombie-cat", 61, 17, "day")
    assert (missing.value.sprite, missing.value.width, missing.value.height) == ("zombie-cat", 61, 17)


def outline(letter: str) -> Image.Image:
    wanted_mark = Wanted(f"seat-{letter}", THEMES[0], 58, 58)
    return render(wanted_mark).getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0).convert("1")


def test_seat_marks_are_told_apart_in_grey_by_shape_and_letter() -> None:
    for one, other in combinations("abcdefgh", 2):
        shared = ImageChops.logical_and(outline(one), outline(other))
        joined = ImageChops.logical_or(outline(one), outline(other))
        assert sum(shared.convert("L").tobytes()) / sum(joined.convert("L").tobytes()) < 0.92, (one, other)
    letters = {item.text for seat in range(8) for item in mark(seat, 58).items if isinstance(item, Text)}
    assert letters == set("ABCDEFGH")


def test_every_bundled_file_has_a_licence_line() -> None:
    licences = (FOLDER / "LICENSES.md").read_text(encoding="utf-8")
    for path in (FOLDER / "fonts").iterdir():
        assert f"fonts/{path.name}" in licences
