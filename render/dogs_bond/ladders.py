"""The ladders: for each adopter six stones with what a level needs, and the dogs that have reached it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from render.dogs_bond.changes import Changes
from render.dogs_bond.layout import HOUSE_WIDE, HOUSES, LEVELS, STONE_HIGH, house_x, stone_y
from render.dogs_bond.subject import Subject
from render.frame import hit, mark
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text, Tile
from render.typeface import width

NEEDS_X = 43
RIGHT = HOUSE_WIDE - 6
_ROW = {1: (38, 0), 2: (36, 36), 3: (32, 27), 4: (34, 34), 5: (30, 27)}
"""Size of the marks and their pitch, by their number; more stand in two rows."""
_SMALL, _SMALL_STEP, _SMALL_ROW = 24, 34, 4
_LEAST = 30
"""Marks below this size have a letter of their own measure, which a phone no longer shows."""


def stones() -> Iterator[Item]:
    """Yield the empty stones."""
    for place in range(HOUSES):
        for level in range(1, LEVELS + 1):
            yield Box(house_x(place), stone_y(level), HOUSE_WIDE, STONE_HIGH, 15, "paper2", Pen("ink3", 3))
            yield _number(place, level, "ink2")


def ladders(subject: Subject, changed: Changes) -> Iterator[Item]:
    """Yield needs and dogs, and a ring round each stone that a dog has just come to."""
    view = subject.view
    homes = view.day.homes
    rings: list[Item] = []
    for place, adopter in enumerate(view.houses):
        needs = subject.kennel.box.adopters[adopter].needs
        owner = homes.index(adopter) if adopter in homes else None
        for level in range(1, LEVELS + 1):
            seats = [dog.seat for dog in view.dogs if dog.levels[place] == level]
            top, bottom = needs[level - 1]
            yield Stamp(house_x(place), stone_y(level), stone(level, f"{top}/{bottom}", tuple(seats), owner))
            if (adopter, level) in changed.levels:
                rings.extend(hit(house_x(place), stone_y(level), HOUSE_WIDE, STONE_HIGH, 15))
    yield from rings


@lru_cache(maxsize=1024)
def stone(level: int, needs: str, seats: tuple[int, ...], owner: int | None = None) -> Tile:
    """Return a stone; when the adopter has an `owner`, the other dogs fade."""
    ground, shade = ("paper", "ink") if seats else ("paper2", "ink2")
    items: list[Item] = [
        Box(0, 0, HOUSE_WIDE, STONE_HIGH, 15, ground, Pen("ink" if seats else "ink3", 3)),
        Text(str(level), 24, STONE_HIGH // 2, 36, shade, Face.DIGIT, Align.MIDDLE),
    ]
    spots = _spots(len(seats))
    free = spots[0][0] if spots else HOUSE_WIDE
    if NEEDS_X + width(needs, Face.TEXT, 27) <= free:
        items.append(Text(needs, NEEDS_X, STONE_HIGH // 2, 27, "ink2"))
    for seat, (x, y, size) in zip(seats, spots, strict=True):
        veiled = owner is not None and seat != owner
        items.append(Stamp(x, y, _faded(seat, size) if veiled else _mark(seat, size)))
    return Tile(HOUSE_WIDE, STONE_HIGH, tuple(items))


def _spots(count: int) -> Sequence[tuple[int, int, int]]:
    """Return upper left corner and size of each of so many marks."""
    if count in _ROW:
        size, step = _ROW[count]
        first, top = RIGHT - size - step * (count - 1), (STONE_HIGH - size + 1) // 2
        return [(first + step * number, top, size) for number in range(count)]
    first = RIGHT - _SMALL - _SMALL_STEP * (min(count, _SMALL_ROW) - 1)
    rows = (STONE_HIGH // 2 - _SMALL + 1, STONE_HIGH // 2)
    return [
        (first + _SMALL_STEP * (number % _SMALL_ROW), rows[number // _SMALL_ROW], _SMALL) for number in range(count)
    ]


def _mark(seat: int, size: int) -> Tile:
    return mark(seat, size) if size >= _LEAST else _tiny(seat, size)


@lru_cache(maxsize=16)
def _tiny(seat: int, size: int) -> Tile:
    """Return a mark so small that its shape and colour must do."""
    return Tile(size, size, (Sprite(f"seat-{'abcdefgh'[seat]}", size // 2, size // 2, size, size),))


@lru_cache(maxsize=64)
def _faded(seat: int, size: int) -> Tile:
    return Tile(size, size, (Stamp(0, 0, _mark(seat, size)),), None, "paper")


def _number(place: int, level: int, colour: str) -> Text:
    return Text(str(level), house_x(place) + 24, stone_y(level) + STONE_HIGH // 2, 36, colour, Face.DIGIT,
                Align.MIDDLE)  # fmt: skip
