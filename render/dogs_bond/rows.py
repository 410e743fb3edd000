"""The box of a dog: who it is, its piles with their top cards, its face-down cards and its paw."""

from __future__ import annotations

from collections.abc import Iterator

from engines.dogs_bond.box import HIDDEN
from engines.dogs_bond.view import DogView
from render.dogs_bond.attributes import SIGNS, size_square, top_value
from render.dogs_bond.changes import PAW, Changes
from render.dogs_bond.kennel import ability, head
from render.dogs_bond.layout import DOG_HIGH, DOG_WIDE, dog_at
from render.dogs_bond.subject import Subject
from render.frame import gold_frame, line, mark_at, pointer
from render.scene import Align, Box, Dash, Face, Item, Line, Pen, Sprite, Stamp, Text
from render.typeface import Fitted, fit, width

TINTS = tuple(f"{letter}t" for letter in "ABCDEFGH")
_NUMBERS_X = (132, 214, 296, 378, 454, 526)
_NUMBERS_Y = 90
_NAME_X, _TOP_Y = 114, 33
_HEART_X = 528
_BOND_LEFT, _HEART_LEFT = 398, 492


def ground(seat: int) -> Iterator[Item]:
    """Yield what is alike in every picture: the tinted box, the signs, the heart."""
    x, y = dog_at(seat)
    yield Box(x, y, DOG_WIDE, DOG_HIGH, 18, TINTS[seat], Pen("ink", 3))


def row(subject: Subject, dog: DogView, changed: Changes) -> Iterator[Item]:
    """Yield everything in a dog's box but its ground, marks of the last move and the frame included."""
    x, y = dog_at(dog.seat)
    framed = subject.winners() or subject.asked()
    if dog.seat in framed:
        yield from gold_frame(x, y, DOG_WIDE, DOG_HIGH, 18)
    yield from who_it_is(subject, dog, x, y, changed)
    if dog.breed:
        yield from _bond(subject, dog, x, y)
        for place in range(len(SIGNS)):
            yield from _number(subject, dog, place, x + _NUMBERS_X[place], y + _NUMBERS_Y, changed)
    else:
        text = subject.voice("picking" if dog.seat in subject.asked() else "to-pick")
        yield line(fit(text, Face.TEXT, 30, 430), x + _NAME_X, y + _NUMBERS_Y, "ink2")
    if dog.seat in subject.asked():
        yield pointer(x, y + 30)


def who_it_is(subject: Subject, dog: DogView, x: int, y: int, changed: Changes) -> Iterator[Item]:
    """Yield face, seat mark, name, size, Rope Toy, and the ability's icon if the event serves it."""
    kennel, view = subject.kennel, subject.view
    if dog.breed:
        yield from head(dog.breed, x + 57, y + 57, 96)
    else:
        yield Box(x + 18, y + 16, 80, 80, 40, None, Pen("ink3", 3, Dash(10, 8)))
    yield mark_at(dog.seat, x + 30, y + 96, 48)
    alpha = dog.seat == view.alpha and not subject.moment.outcome
    icon = kennel.icon(dog.breed) if served(subject, dog.breed) else ""
    name = _name(subject, dog, _BOND_LEFT if _captioned(subject, dog) else _HEART_LEFT)
    yield line(name, x + _NAME_X, y + _TOP_Y, "ink")
    right = x + _NAME_X + width(name.text, name.face, name.size) + 8
    if dog.breed:
        yield Stamp(right, y + _TOP_Y - 18, size_square(kennel.box.dogs[dog.breed].size[:1].upper()))
        right += 42
    if alpha:
        yield Sprite("icon-rope", right + 28, y + _TOP_Y + 1, 54, 54)
        right += 58
    if icon:
        if dog.seat in changed.used:
            yield from ring(right, y + _TOP_Y - 27, 54, 54, 27)
        yield from ability(icon, right + 27, y + _TOP_Y, 42)


def _name(subject: Subject, dog: DogView, end: int) -> Fitted:
    """Return the name as it fits before `end`, with the signs that follow it."""
    alpha = dog.seat == subject.view.alpha and not subject.moment.outcome
    signs = 42 * bool(dog.breed) + 58 * alpha + 54 * served(subject, dog.breed)
    return fit(subject.voice.name(dog.seat), Face.TITLE, 36, end - _NAME_X - signs, 26)


def _captioned(subject: Subject, dog: DogView) -> bool:
    """Tell whether the heart keeps its caption; it gives way to a name that would be cut."""
    cut = _name(subject, dog, _BOND_LEFT).text != _name(subject, dog, _HEART_LEFT).text
    return bool(subject.moment.outcome) or not dog.breed or not cut


def served(subject: Subject, breed: str) -> bool:
    """Tell whether the event of the turn shows the icon of a dog."""
    return breed in subject.kennel.box.icon_dogs.get(subject.view.event, ())


def ring(x: int, y: int, wide: int, high: int, radius: int) -> tuple[Item, ...]:
    """Return the mark of something that has changed within a box."""
    return (
        Box(x, y, wide, high, radius, None, Pen("white", 8)),
        Box(x + 1, y + 1, wide - 2, high - 2, radius - 1, None, Pen("last", 6)),
    )


def cross(x: int, y: int) -> tuple[Item, ...]:
    """Return the mark of something that was lost."""
    ends = ((x - 9, y - 9, x + 9, y + 9), (x - 9, y + 9, x + 9, y - 9))
    return (*(Line(*end, "white", 14) for end in ends), *(Line(*end, "last", 8) for end in ends))


def _bond(subject: Subject, dog: DogView, x: int, y: int) -> Iterator[Item]:
    if _captioned(subject, dog):
        right = x + _HEART_X - 36
        yield line(fit(subject.voice("bond"), Face.TITLE, 26, 80, 22), right, y + _TOP_Y, "ink", Align.RIGHT)
    yield Sprite("icon-heart", x + _HEART_X, y + _TOP_Y + 1, 62, 62)
    yield Text(str(dog.bond), x + _HEART_X, y + _TOP_Y - 1, 30, "white", Face.DIGIT, Align.MIDDLE)


def _number(subject: Subject, dog: DogView, place: int, x: int, y: int, changed: Changes) -> Iterator[Item]:
    """Yield a sign and its number; for a pile also the value of its top card."""
    box, slot = subject.kennel.box, (dog.seat, place)
    text = _count(subject, dog, place)
    wide = 74 if len(text) == 1 else 84
    if slot in changed.grown | changed.lost:
        left, top = (36, 35) if place < HIDDEN else (22, 28)
        yield from ring(x - left, y - top, wide + left - 18, top + 31, 20)
    yield Sprite(SIGNS[place], x, y, 42, 42)
    if place < HIDDEN and dog.piles[place]:
        yield Stamp(x - 28, y - 30, top_value(box.value[dog.piles[place][-1]]))
    right, size = (17 if place == PAW else 22), 38 if len(text) == 1 else 30
    yield Text(text, x + right, y + 1, size, "ink", Face.DIGIT)
    if slot in changed.lost:
        yield from cross(x + wide - 30, y - 27)


def _count(subject: Subject, dog: DogView, place: int) -> str:
    if place == PAW:
        return str(dog.paw)
    if place < HIDDEN:
        return str(dog.totals[place])
    if subject.open_day and dog.instinct is not None:
        return str(subject.kennel.box.total(dog.instinct))
    return str(dog.hidden)
