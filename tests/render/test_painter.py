from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from render.encode import colours, encode
from render.painter import MissingSprite, draw, paint
from render.scene import Align, Box, Corner, Dash, Face, Item, Pen, Scene, Sprite, Stamp, Text, Tile, Trail, Wedge
from render.theme import CONTRAST, DAY, THEMES, Theme
from tests.render.tables import FOUR, asked, moment, shown, view


def picture(*items: Item, size: int = 100, ground: str = "paper") -> Image.Image:
    return paint(Scene(size, size, ground, (), items), DAY)


def at(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    value = image.getpixel((x, y))
    assert isinstance(value, tuple)
    return value


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_palette_holds_every_named_colour_and_no_more_than_256(theme: Theme) -> None:
    entries = colours(theme.name)
    assert len(entries) == len(set(entries)) <= 256
    assert {theme.rgb(name) for name in theme.colours} <= set(entries)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_named_colours_come_out_of_the_file_as_they_are_or_as_good_as(theme: Theme) -> None:
    for name in theme.colours:
        file = encode(Image.new("RGB", (4, 4), theme.rgb(name)), theme)
        found = at(Image.open(BytesIO(file)).convert("RGB"), 1, 1)
        assert max(abs(a - b) for a, b in zip(found, theme.rgb(name), strict=True)) <= 4, name


def test_a_box_fills_its_frame_and_rounds_its_corners() -> None:
    image = picture(Box(10, 10, 80, 40, 20, "turn", Pen("ink", 4)))
    assert at(image, 50, 30) == DAY.rgb("turn")
    assert at(image, 50, 11) == at(image, 50, 48) == DAY.rgb("ink")
    assert at(image, 10, 10) == at(image, 50, 9) == at(image, 50, 50) == DAY.rgb("paper")


def test_a_large_outline_leaves_its_middle_alone() -> None:
    image = picture(Box(10, 10, 280, 280, 18, None, Pen("turn", 7)), size=300)
    assert at(image, 13, 150) == at(image, 150, 286) == DAY.rgb("turn")
    assert at(image, 150, 150) == at(image, 40, 40) == DAY.rgb("paper")


def test_curves_are_smooth() -> None:
    image = picture(Box(10, 10, 80, 80, 40, "ink"))
    shades = {colour for _, colour in image.getcolors(10_000) or ()}
    assert len(shades) > 8


def test_a_broken_outline_has_strokes_and_gaps_of_about_the_wanted_length() -> None:
    image = picture(Box(10, 10, 80, 80, 0, None, Pen("ink", 4, Dash(10, 10))))
    row = [at(image, x, 12) == DAY.rgb("ink") for x in range(100)]
    changes = sum(one != other for one, other in itertools.pairwise(row))
    assert 6 <= changes <= 10


@pytest.mark.parametrize(("corner", "inside", "outside"), [
    (Corner.TOP_LEFT, (12, 12), (48, 48)), (Corner.BOTTOM_RIGHT, (48, 48), (12, 12)),
    (Corner.TOP_RIGHT, (48, 12), (12, 48)), (Corner.BOTTOM_LEFT, (12, 48), (48, 12)),
])  # fmt: skip
def test_a_quarter_disc_sits_in_its_corner(
    corner: Corner, inside: tuple[int, int], outside: tuple[int, int]
) -> None:
    image = picture(Wedge(10, 10, 40, corner, "moon", Pen("ink", 3)))
    assert at(image, *inside) == DAY.rgb("moon")
    assert at(image, *outside) == DAY.rgb("paper")


@pytest.mark.parametrize(("align", "left", "right"), [
    (Align.LEFT, 100, 160), (Align.MIDDLE, 70, 130), (Align.RIGHT, 40, 100),
])  # fmt: skip
def test_a_text_stands_where_its_alignment_says(align: Align, left: int, right: int) -> None:
    image = picture(Text("HHH", 100, 50, 30, "ink", Face.TEXT, align), size=200)
    box = Image.eval(image.convert("L"), lambda value: 255 if value < 128 else 0).getbbox()
    assert box is not None
    assert abs(box[0] - left) < 8
    assert abs(box[2] - right) < 12
    assert abs((box[1] + box[3]) / 2 - 50) <= 1


def test_a_trail_ends_in_heads_and_hides_no_more_than_its_beads() -> None:
    image = picture(Trail(20, 150, 280, 150, both=True), size=300)
    assert at(image, 272, 150) == at(image, 28, 150) == DAY.rgb("last")
    row = [at(image, x, 150) for x in range(70, 230)]
    assert DAY.rgb("last") in row
    assert DAY.rgb("white") in row
    assert DAY.rgb("paper") in row


def test_a_short_trail_is_still_two_heads_with_a_bead_between() -> None:
    image = picture(Trail(50, 10, 50, 115, both=True), size=125)
    column = [at(image, 50, y) for y in range(125)]
    assert sum(one != other and DAY.rgb("last") in (one, other) for one, other in itertools.pairwise(column)) >= 6


def test_a_stamp_looks_like_its_items() -> None:
    items = (Box(0, 0, 40, 40, 10, "zblue", Pen("ink", 3)), Sprite("zombie-cat", 20, 20, 40, 40))
    loose = picture(Box(30, 30, 40, 40, 10, "zblue", Pen("ink", 3)), Sprite("zombie-cat", 50, 50, 40, 40))
    for ground in (None, "paper"):
        stamped = picture(Stamp(30, 30, Tile(40, 40, items, ground)))
        assert max(abs(a - b) for a, b in zip(stamped.tobytes(), loose.tobytes(), strict=True)) <= 3


def test_a_veil_takes_a_tile_more_than_half_way_to_its_colour() -> None:
    plain = Tile(40, 40, (Box(0, 0, 40, 40, 0, "white"),), "night")
    veiled = Tile(40, 40, (Box(0, 0, 40, 40, 0, "white"),), "night", "night")
    assert at(picture(Stamp(0, 0, plain)), 20, 20) == (255, 255, 255)
    assert at(picture(Stamp(0, 0, veiled)), 20, 20)[0] < 150


def test_a_drawing_that_is_not_bundled_is_named() -> None:
    with pytest.raises(MissingSprite, match="unicorn at 10 x 10"):
        picture(Sprite("unicorn", 50, 50, 10, 10))


def test_the_same_scene_gives_the_same_bytes_in_any_thread() -> None:
    scene = shown(view(*FOUR), moment(asked(0)))
    other = shown(view(*FOUR, master=True), moment(asked(1)))
    alone = draw(scene), draw(other)
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(draw, (scene, other) * 6))
    assert drawn == list(alone) * 6


def test_the_file_is_a_palette_png_without_transparency() -> None:
    image = Image.open(BytesIO(draw(shown(view(*FOUR), moment(asked(0))))))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1200, 1200))
    assert "transparency" not in image.info


def test_high_contrast_is_the_same_scene_in_stronger_colours() -> None:
    scene = shown(view(*FOUR), moment(asked(0)))
    strong = Image.open(BytesIO(draw(scene, contrast=True))).convert("RGB")
    assert at(strong, 4, 400) == CONTRAST.rgb("night")
    assert at(strong, 600, 82) == (0, 0, 0)
    assert draw(scene) != draw(scene, contrast=True)
