"""What the own dog still lacks for its next level with each adopter."""

from __future__ import annotations

from collections.abc import Iterator

from engines.dogs_bond.box import FACE_UP
from render.dogs_bond.kennel import portrait
from render.dogs_bond.layout import HOUSE_WIDE, LEVELS, house_x
from render.dogs_bond.street import adopter_row
from render.dogs_bond.subject import Subject
from render.frame import gold_frame, line
from render.scene import Align, Box, Face, Item, Line, Pen, Sprite, Text
from render.typeface import fit

TOP, HIGH = 96, 162


def needs(subject: Subject, choosing: bool) -> Iterator[Item]:
    """Yield a box for each house: who lives there, the own level, and the totals of the next one.

    `choosing`: the houses can be chosen and are in gold.
    """
    own, view = subject.own, subject.view
    for place, adopter in enumerate(view.houses):
        x = house_x(place)
        gone = adopter in view.day.homes
        yield Box(x, TOP, HOUSE_WIDE, HIGH, 16, "paper3" if gone else "paper", Pen("ink", 3))
        yield from portrait(adopter, x + 30, TOP + 34, 50)
        yield Box(x + 3, TOP + 59, HOUSE_WIDE - 6, 3, 0, "line")
        yield line(fit(adopter_row(subject, adopter).name, Face.TITLE, 28, 78, 22), x + 57, TOP + 34, "ink")
        if choosing:
            yield from gold_frame(x, TOP, HOUSE_WIDE, HIGH, 16)
        yield Box(x - 3, TOP - 7, 34, 34, 17, "ink", Pen("white", 3))
        yield Text(str(place + 1), x + 14, TOP + 10, 24, "white", Face.DIGIT, Align.MIDDLE)
        yield Sprite("icon-heart", x + 161, TOP + 32, 46, 46)
        yield Text(str(own.levels[place]), x + 161, TOP + 31, 28, "white", Face.DIGIT, Align.MIDDLE)
        if gone or own.levels[place] >= LEVELS:
            text = subject.voice("moved-in" if gone else "top-level")
            yield line(fit(text, Face.TEXT, 28, HOUSE_WIDE - 20), x + 93, TOP + 111, "ink2", Align.MIDDLE)
        else:
            yield from _lacks(subject, adopter, own.levels[place], x)


def _lacks(subject: Subject, adopter: str, level: int, x: int) -> Iterator[Item]:
    """Yield both totals of the next level beside the own ones; a tick where it is enough."""
    facts, totals = subject.kennel.box.adopters[adopter], subject.own.totals
    for row, (pile, need) in enumerate(zip((facts.top, facts.bottom), facts.needs[level], strict=True)):
        y, have = TOP + 87 + 48 * row, totals[pile]
        yield Sprite(f"icon-{FACE_UP[pile]}", x + 34, y, 42, 42)
        if pile == facts.heart:
            yield Sprite("icon-heart", x + 54, y + 10, 26, 26)
        enough = have >= need
        yield Text(f"{have}/{need}", x + 74, y + 1, 32, "ink2" if enough else "ink", Face.DIGIT)
        if enough:
            yield Line(x + 148, y + 1, x + 155, y + 9, "good", 7)
            yield Line(x + 155, y + 9, x + 170, y - 10, "good", 7)
