"""The box in the middle: the event of the turn with its text, whom its icons serve, and the piles."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.dogs_bond.view import Phase
from render.dogs_bond.attributes import discard
from render.dogs_bond.kennel import ability, head
from render.dogs_bond.layout import EVENT
from render.dogs_bond.subject import Subject
from render.frame import line, mark_at
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text
from render.typeface import fit, wrap

_X, _Y, _WIDE, _HIGH = EVENT
_TEXT_X = _X + 146
_ROOM = 690


class Lay(msgspec.Struct, frozen=True):
    """How a title and the lines of a text lie in the box."""

    title: int
    title_y: int
    size: int
    lines: int
    first: int
    step: int


_ROOMY = Lay(44, 36, 30, 2, 80, 36)
_DENSE = Lay(38, 28, 26, 3, 62, 28)
_BELOW_ICONS = Lay(38, 30, 26, 3, 70, 26)
_COUNTERS = ((912, "events"), (1026, "cards"))


def happening(subject: Subject) -> Iterator[Item]:
    """Yield the box while the game goes on."""
    yield paper()
    if subject.view.phase is Phase.PICK:
        yield from _kennel(subject)
        return
    yield from _told(subject)
    yield from _piles(subject)


def paper() -> Box:
    """Return the ground of the box."""
    return Box(_X, _Y, _WIDE, _HIGH, 18, "paper", Pen("ink", 3))


def _told(subject: Subject) -> Iterator[Item]:
    view, box = subject.view, subject.kennel.box
    row = box.events.get(view.event)
    if view.phase is Phase.TAIL_WAG:
        picture, title, text = "event-wag", subject.voice("tail-wag"), box.tail_wag.text
    elif row:
        picture, title, text = subject.kennel.event(row.id), row.title, row.text
    else:
        picture, title, text = "event-alpha", subject.voice("no-event"), subject.voice("no-event-text")
    yield Sprite(picture, _X + 71, _Y + 71, 118, 118)
    taken = 0
    for number, icon in enumerate(row.icons if row else ()):
        taken = (number + 1) * 108
        yield from _served(subject, icon, _TEXT_X + _ROOM - taken)
    yield from story(title, text, _TEXT_X, _ROOM, taken)


def story(title: str, text: str, x: int, room: int, taken: int = 0) -> Iterator[Item]:
    """Yield a title and its text: two lines, or three smaller ones; `taken`: room used beside the title."""
    lay, lower = _ROOMY, 0
    lines = wrap(text, Face.TEXT, lay.size, room, lay.lines + 1)
    if len(lines) > lay.lines:
        lay = _BELOW_ICONS if taken else _DENSE
        lines = wrap(text, Face.TEXT, lay.size, room, lay.lines)
        lower = lay.step // 2 * (lay.lines - len(lines))
    yield line(fit(title, Face.TITLE, lay.title, room - taken - 10), x, _Y + lay.title_y, "ink")
    for number, part in enumerate(lines):
        yield line(part, x, _Y + lay.first + lower + lay.step * number, "ink")


def _served(subject: Subject, icon: str, x: int) -> Iterator[Item]:
    """Yield an icon of the event with the mark of the dog that it serves."""
    seat = next((dog.seat for dog in subject.view.dogs if subject.kennel.icon(dog.breed) == icon), None)
    waits = seat is not None and (seat in subject.view.users)
    yield Box(x, _Y + 4, 54, 54, 27, "turn" if seat is not None else "paper3", Pen("ink" if waits else "ink3", 4))
    yield from ability(icon, x + 27, _Y + 31, 40)
    if seat is not None:
        yield mark_at(seat, x + 72, _Y + 32, 40)


def _piles(subject: Subject) -> Iterator[Item]:
    view, box = subject.view, subject.kennel.box
    for (x, word), number in zip(_COUNTERS, (view.events_left, view.pile), strict=True):
        yield Text(str(number), x, _Y + 56, 54, "bad" if not number else "ink", Face.DIGIT, Align.MIDDLE)
        yield line(fit(subject.voice(word), Face.TEXT, 28, 104, 22), x, _Y + 104, "ink2", Align.MIDDLE)
    yield Stamp(_X + _WIDE - 106, _Y + 16, discard(box.cards[view.discard[-1]] if view.discard else None))


def _kennel(subject: Subject) -> Iterator[Item]:
    """Yield the dogs that can still be picked."""
    view, dogs = subject.view, subject.kennel.box.dogs
    taken = {dog.breed for dog in view.dogs}
    free = [breed for breed in dogs if breed not in taken]
    for number, part in enumerate(wrap(subject.voice("kennel"), Face.TITLE, 34, 220)):
        yield line(part, _X + 24, _Y + 52 + 40 * number, "ink")
    for number, breed in enumerate(free):
        yield from head(breed, _X + 308 + 114 * number, _Y + 71, 96)
