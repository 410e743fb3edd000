"""The ladders: for each adopter six stones with what a level needs, and the dogs that have reached it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from render.dogs_bond.changes import Changes
from render.dogs_bond.layout import HOUSE_WIDE, HOUSES, LEVELS, house_x, stone_at
from render.dogs_bond.standing import ROW, bold_mark, spots
from render.dogs_bond.subject import Subject
from render.frame import hit
from render.scene import Align, Box, Face, Item, Pen, Stamp, Text, Tile
from render.typeface import width

NEEDS_X = 43


def ladders(subject: Subject, changed: Changes) -> Iterator[Item]:
    """Yield needs and dogs, and a ring round each stone that a dog has just come to."""
    if not subject.view.houses:
        yield from _unowned()
    rings: list[Item] = []
    for place, adopter in enumerate(subject.view.houses):
        standing = _standing(subject, place)
        crowded = next((level for level, seats in standing.items() if len(seats) > ROW), 0)
        for level, seats in standing.items():
            top, high = stone_at(level, crowded)
            yield Stamp(house_x(place), top, _stone(subject, adopter, level, seats, high))
            if (adopter, level) in changed.levels:
                rings.extend(hit(house_x(place), top, HOUSE_WIDE, high, 15))
    yield from rings


def _standing(subject: Subject, place: int) -> dict[int, tuple[int, ...]]:
    """Return the dogs on each level of an adopter's ladder."""
    dogs = subject.view.dogs
    return {
        level: tuple(int(dog.seat) for dog in dogs if dog.levels[place] == level) for level in range(1, LEVELS + 1)
    }


def _stone(subject: Subject, adopter: str, level: int, seats: tuple[int, ...], high: int) -> Tile:
    top, bottom = subject.kennel.box.adopters[adopter].needs[level - 1]
    homes = subject.view.day.homes
    owner = homes.index(adopter) if adopter in homes else None
    return stone(level, f"{top}/{bottom}", seats, high, owner)


@lru_cache(maxsize=1024)
def stone(level: int, needs: str, seats: tuple[int, ...], high: int, owner: int | None = None) -> Tile:
    """Return a stone; when the adopter has an `owner`, the other dogs fade."""
    ground, shade = ("paper", "ink") if seats else ("paper2", "ink2")
    items: list[Item] = [
        Box(0, 0, HOUSE_WIDE, high, 15, ground, Pen("ink" if seats else "ink3", 3)),
        Text(str(level), 24, high // 2, 36, shade, Face.DIGIT, Align.MIDDLE),
    ]
    places = spots(len(seats), high)
    free = places[0][0] if places else HOUSE_WIDE
    if NEEDS_X + width(needs, Face.TEXT, 27) <= free:
        items.append(Text(needs, NEEDS_X, high // 2, 27, "ink2"))
    for seat, (x, y, size) in zip(seats, places, strict=True):
        veiled = owner is not None and seat != owner
        items.append(Stamp(x, y, bold_mark(seat, size, veiled)))
    return Tile(HOUSE_WIDE, high, tuple(items))


def _unowned() -> Iterator[Item]:
    """Yield the empty stones of a street that nobody lives in yet."""
    for place in range(HOUSES):
        for level in range(1, LEVELS + 1):
            top, high = stone_at(level)
            yield Stamp(house_x(place), top, stone(level, "", (), high))
