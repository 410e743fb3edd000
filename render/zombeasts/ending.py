"""The final score, in place of pile and stock."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Outcome
from engines.zombeasts.view import View
from render.frame import line, mark_at
from render.scene import Align, Box, Face, Item, Pen, Sprite, Text
from render.typeface import fit, signed, width
from render.zombeasts.voice import Voice

TOP = 124
HEIGHT = 166


def score(view: View, outcome: Outcome, voice: Voice) -> Iterator[Item]:
    """Yield the final score in place of pile and stock: a box for each seat, best first."""
    order = sorted(range(len(view.seats)), key=lambda seat: (outcome.places[seat], seat))
    gap = 12
    wide = (1176 - gap * (len(order) - 1)) // len(order)
    for number, seat in enumerate(order):
        yield from _result(12 + (wide + gap) * number, wide, seat, outcome, voice)


def _result(x: int, wide: int, seat: int, outcome: Outcome, voice: Voice) -> Iterator[Item]:
    won = outcome.places[seat] == 1
    centre = x + wide // 2
    pen = Pen("turn", 7) if won else Pen("dusk", 3)
    yield Box(x, TOP, wide, HEIGHT, 18, "night2", pen)
    yield Box(x + 8, TOP + 8, 44, 44, 22, "ink", Pen("white", 3))
    yield Text(str(outcome.places[seat]), x + 30, TOP + 30, 28, "white", Face.DIGIT, Align.MIDDLE)
    name = fit(voice.name(seat), Face.TITLE, 36, wide - 136)
    full = 62 + width(name.text, name.face, name.size)
    yield mark_at(seat, centre - full // 2 + 44, 170, 50, night=True)
    yield line(name, centre - full // 2 + 80, 171, "white")
    if won:
        yield Sprite("icon-crown", centre, 116, 56, 56)
    points = outcome.standings[seat].points or 0
    number = signed(points)
    unit = fit(voice("points", n=points), Face.TEXT, 32, 90)
    both = width(number, Face.DIGIT, 64) + 12 + width(unit.text, unit.face, unit.size)
    yield Text(number, centre - both // 2, 244, 64, "turn" if won else "moon", Face.DIGIT)
    yield line(unit, centre + both // 2, 252, "moon", Align.RIGHT)
