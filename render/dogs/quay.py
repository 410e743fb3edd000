"""What waits to be put away: the load of the truck, the dogs of the yard, dogs offered by others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.dogs import frames
from engines.dogs.legal import question_of
from engines.dogs.stalls import Dogs
from engines.dogs.tokens import Bag, Kind, Token
from render.dogs.subject import Subject
from render.dogs.tokens import head
from render.frame import line
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Stamp, Text, Tile
from render.typeface import fit

STEP = 64


def waiting(subject: Subject) -> tuple[str, Bag]:
    """Return where dogs of the seat wait - truck, yard, offered, to-house, leaving - and these dogs."""
    area = subject.area
    frame = question_of(subject.view, subject.seat)
    match frame:
        case frames.Arranging():
            return "yard", (*_of(frame.yard, Kind.HEALTHY), *_of(frame.sick, Kind.SICK))
        case frames.Donating():
            return "offered", (*_of(frame.yard, Kind.HEALTHY), *_of(frame.sick, Kind.SICK))
        case frames.Putting():
            return "to-house", (Token(frame.breed, Kind.HEALTHY),)
    if area.leaving or area.leaving_sick:
        return "leaving", (*_of(area.leaving, Kind.HEALTHY), *_of(area.leaving_sick, Kind.SICK))
    return "truck", area.truck


def _of(dogs: Dogs, kind: Kind) -> Bag:
    return tuple(Token(breed, kind) for breed in dogs)


def quay(subject: Subject, frame: tuple[int, int, int, int]) -> Iterator[Item]:
    """Yield the box of the waiting dogs; more than there is room for are counted."""
    x, y, wide, high = frame
    place, dogs = waiting(subject)
    yield Box(x, y, wide, high, 18, "paper", Pen("ink" if dogs else "ink3", 3))
    yield line(fit(subject.voice("place", place=place), Face.TITLE, 28, 112, 22), x + 16, y + high // 2, "ink")
    room = (wide - 140) // STEP
    shown = dogs if len(dogs) <= room else dogs[: room - 1]
    first, middle = x + 134, y + high // 2
    for number, dog in enumerate(shown):
        yield Stamp(first + STEP * number, middle - 38, _dog(dog, subject.atlas.codes[dog.breed]))
    if len(shown) < len(dogs):
        more = f"+{len(dogs) - len(shown)}"
        yield Text(more, first + STEP * len(shown) + 30, middle, 34, "ink", Face.DIGIT, Align.MIDDLE)
    if not dogs:
        yield Box(first, middle - 28, 56, 56, 28, None, Pen("ink3", 3, Dash(9, 7)))


@lru_cache(maxsize=64)
def _dog(dog: Token, code: str) -> Tile:
    """Return a dog in a row of dogs: its head, its sign, its code."""
    return Tile(62, 76, (
        Box(2, 6, 58, 58, 29, "sick" if dog.kind is Kind.SICK else "paper2", Pen("ink", 3)),
        head(dog.breed, code, 31, 35, 46),
        *((Sprite("icon-cross", 11, 13, 22, 22),) if dog.kind is Kind.SICK else ()),
        Box(12, 48, 40, 28, 14, "ink"),
        Text(code, 32, 62, 22, "white", Face.TEXT, Align.MIDDLE),
    ))  # fmt: skip
