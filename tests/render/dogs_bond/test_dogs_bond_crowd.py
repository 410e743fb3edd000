"""However many dogs stand on one stone of a ladder, a phone shows each of their letters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engines.core import Seat
from engines.dogs_bond import events as told
from engines.dogs_bond.view import View
from render.dogs_bond.ladders import stone
from render.dogs_bond.layout import HOUSE_WIDE, HOUSES, LEVELS, STREET_END, house_x, stone_at
from render.dogs_bond.standing import ROW
from render.painter import draw
from render.scene import Item, Scene, Stamp, Text
from tests.engines.dogs_bond.table import GAME, deal
from tests.render.dogs_bond.table import asked, moment, shown, with_dog
from tests.render.walk import Frame, boxes, frame, walk

PHONE = 3
"""So many pixels of a picture become one on a phone."""
LETTERS = "ABCDEFGH"
EVERYBODY = tuple(range(8))


def crowd(level: int, seats: int = 8) -> View:
    """A table whose dogs all stand on this level with everybody."""
    view = GAME.view(deal(seats), None)
    for seat in range(seats):
        view = with_dog(view, seat, levels=(level,) * HOUSES, bond=level * HOUSES)
    return view


@cache
def picture(level: int, seats: int = 8) -> Scene:
    return shown(crowd(level, seats), moment(seats, asked(0)))


def apart(one: Frame, other: Frame) -> bool:
    return one.right <= other.left or other.right <= one.left or one.bottom <= other.top or other.bottom <= one.top


def letters(scene: Scene) -> Iterator[tuple[Text, Frame]]:
    """The letters of the seats on the ladders."""
    for item, place in walk(scene):
        if isinstance(item, Text) and item.text in LETTERS and stone_at(LEVELS)[0] < place.top < STREET_END:
            yield item, place


@pytest.mark.parametrize("level", range(1, LEVELS + 1))
def test_all_eight_dogs_stand_on_one_stone_of_every_ladder(level: int) -> None:
    top, high = stone_at(level, level)
    for house in range(HOUSES):
        x = house_x(house)
        there = [
            (item, place)
            for item, place in letters(picture(level))
            if Frame(place.left - x, place.top - top, place.right - x, place.bottom - top).inside(HOUSE_WIDE, high)
        ]
        assert [item.text for item, _ in there] == list(LETTERS)
        assert all(apart(one, other) for (_, one), (_, other) in combinations(there, 2))
        assert min(item.size for item, _ in there) / PHONE > 9


@pytest.mark.parametrize(("count", "high"), [*product(range(1, ROW + 1), (40, 47)), *product(range(5, 9), (82,))])
def test_the_marks_of_a_stone_lie_on_it_and_apart(count: int, high: int) -> None:
    for seats in combinations(EVERYBODY, count):
        tile = stone(1, "10/9", seats, high)
        marks = [frame(item) for item in tile.items if isinstance(item, Stamp)]
        assert len(marks) == count
        assert all(mark.inside(HOUSE_WIDE - 4, high - 2) for mark in marks)
        assert all(apart(one, other) for one, other in combinations(marks, 2))
        said = [frame(item) for item in tile.items if isinstance(item, Text)]
        assert all(apart(one, other) for one, other in product(said, marks))


@pytest.mark.parametrize(("needs", "most"), [("10/9", 2), ("3/1", 3)])
def test_needs_stay_as_long_as_there_is_room(needs: str, most: int) -> None:
    for count in range(9):
        said = [item.text for item in stone(1, needs, EVERYBODY[:count], 82).items if isinstance(item, Text)]
        assert (needs in said) == (count <= most)


def lettered(item: Item) -> Item:
    """The item without the letters of seats."""
    if not isinstance(item, Stamp):
        return item
    inside = (lettered(part) for part in item.tile.items if not (isinstance(part, Text) and part.text in LETTERS))
    return replace(item, tile=replace(item.tile, items=tuple(inside)))


def phone(scene: Scene, contrast: bool) -> Image.Image:
    full = Image.open(BytesIO(draw(scene, contrast))).convert("RGB")
    return full.resize((full.width // PHONE, full.height // PHONE), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("seats", [4, 5, 6, 8])
def test_a_phone_shows_a_letter_of_six_pixels_on_each_mark(seats: int, *, contrast: bool) -> None:
    scene = picture(1, seats)
    bare = replace(scene, items=tuple(map(lettered, scene.items)))
    seen = ImageChops.difference(phone(scene, contrast), phone(bare, contrast)).convert("L")
    there = list(letters(scene))
    assert len(there) == seats * HOUSES
    for item, (left, top, right, bottom) in there:
        spot = seen.crop((left // PHONE, top // PHONE, right // PHONE, bottom // PHONE)).point(
            lambda value: 255 if value > 40 else 0
        )
        ink = spot.getbbox()
        assert ink is not None, item.text
        assert ink[3] - ink[1] >= 6, item.text
        assert ink[2] - ink[0] >= 4, item.text


@pytest.mark.parametrize("crowded", range(LEVELS + 1))
def test_a_ladder_is_as_long_with_a_crowd_as_without(crowded: int) -> None:
    stones = [stone_at(level, crowded) for level in range(LEVELS, 0, -1)]
    assert (stones[0][0], sum(stones[-1])) == (353, 650)
    assert [below[0] - sum(above) for above, below in pairwise(stones)] == [3] * (LEVELS - 1)


def test_the_ring_lies_round_the_stone_of_the_crowd() -> None:
    view = crowd(2)
    played = told.Played(Seat(0), 3, "obedience-2", 8, (told.Change(view.houses[3], 1, 2),))
    rings = boxes(shown(view, moment(8, asked(0), events=(played,))), "last")
    top, high = stone_at(2, 2)
    assert (house_x(3) - 6, top - 6, house_x(3) + HOUSE_WIDE + 6, top + high + 6) in rings
