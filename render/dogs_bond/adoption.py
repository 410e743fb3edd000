"""Adoption Day in the middle box: the order of the dogs, what each rolled, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.dogs_bond.view import Try
from render.dogs_bond.happening import paper
from render.dogs_bond.kennel import portrait
from render.dogs_bond.layout import EVENT
from render.dogs_bond.street import adopter_row
from render.dogs_bond.subject import Subject
from render.frame import line, mark_at
from render.scene import Box, Face, Item, Line, Pen, Sprite, Text
from render.typeface import fit, wrap

_X, _Y, _WIDE, _HIGH = EVENT
_FIRST, _ROOM, _GAP = _X + 150, 1018, 8
_MOST = 334
_PAIR = 112
"""So wide is a roll with the face of whom it was for."""
_NAMED = 230
"""A place of this width or more also says names."""


def adoption_order(subject: Subject) -> Iterator[Item]:
    """Yield the order; who is asked stands on gold."""
    yield paper()
    for number, part in enumerate(wrap(subject.voice("order"), Face.TITLE, 30, 128, 3)):
        yield line(part, _X + 16, _Y + 52 + 36 * number, "ink")
    order = subject.view.day.order or tuple(dog.seat for dog in subject.view.dogs)
    pitch = min(_MOST, (_ROOM + _GAP) // len(order))
    for number, seat in enumerate(order):
        yield from _place(subject, seat, _FIRST + pitch * number, pitch - _GAP)


def _place(subject: Subject, seat: Seat, x: int, wide: int) -> Iterator[Item]:
    asked = seat in subject.asked()
    yield Box(x, _Y + 10, wide, _HIGH - 20, 14, "turn" if asked else "paper2", Pen("ink" if asked else "ink3", 3))
    yield mark_at(seat, x + 33, _Y + 42, 46)
    if wide >= _NAMED:
        yield line(fit(subject.voice.name(seat), Face.TITLE, 30, wide - 148, 24), x + 64, _Y + 42, "ink")
    instinct = subject.kennel.box.total(subject.view.dogs[seat].instinct or ())
    yield Sprite("icon-instinct", x + wide - 49, _Y + 42, 28, 28)
    yield Text(str(instinct), x + wide - 33, _Y + 43, 26, "ink", Face.DIGIT)
    yield from _rolls(subject, seat, x, wide)


def _rolls(subject: Subject, seat: Seat, x: int, wide: int) -> Iterator[Item]:
    """Yield the rolls of a dog, the last of them if room is short; for a Rescue Story a kennel."""
    day, y = subject.view.day, _Y + 100
    rescue = day.rescues[seat] if day.rescues else 0
    if rescue:
        yield Sprite(f"die-{rescue}", x + 33, y, 46, 46)
        yield Sprite("icon-kennel", x + 88, y, 44, 44)
        return
    tries = [one for one in day.tries if one.seat == seat][-max(1, wide // _PAIR) :]
    for number, one in enumerate(tries):
        yield from _try(one, x + _PAIR * number, y)
    if len(tries) == 1 and wide >= _NAMED:
        name = adopter_row(subject, tries[0].adopter).name
        yield line(fit(name, Face.TITLE, 30, wide - 132, 24), x + 120, y, "ink")


def _try(one: Try, x: int, y: int) -> Iterator[Item]:
    """Yield a roll and a face for yes, with a cross for no."""
    yield Sprite(f"die-{one.roll}", x + 33, y, 46, 46)
    yield from portrait(one.adopter, x + 86, y - 1, 50)
    if not one.adopted:
        yield from _no(x + 86, y)


def _no(x: int, y: int) -> Iterator[Item]:
    for reach, colour in ((14, "white"), (8, "bad")):
        yield Line(x - 15, y - 15, x + 15, y + 15, colour, reach)
        yield Line(x - 15, y + 15, x + 15, y - 15, colour, reach)
