"""The final score in place of buildings and Fair: a box for each seat, best first, with the parts of its points."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Outcome, Part
from render.dogs.layout import BUILDINGS_Y, FAIR_HEIGHT, FAIR_Y, PANEL_WIDTH
from render.frame import MARGIN, line, mark_at
from render.scene import Align, Box, Face, Item, Pen, Sprite, Text
from render.typeface import fit, signed, width
from render.voice import Voice

HEIGHT = FAIR_Y + FAIR_HEIGHT - BUILDINGS_Y
_GAP = 12
ICONS = {
    "stalls": ("icon-kennel", 0, 0),
    "extra": ("icon-star", 0, 1),
    "breeds": ("icon-paw", 0, 2),
    "assistant": ("icon-worker", 0, 3),
    "goods": ("icon-food", 1, 0),
    "infirmary": ("icon-infirm", 1, 1),
    "one-side": ("icon-sides", 1, 2),
}
"""Each part of a score: its sign, and the column and row where it always stands."""


def score(outcome: Outcome, voice: Voice) -> Iterator[Item]:
    """Yield the boxes of all seats."""
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    wide = (PANEL_WIDTH - _GAP * (len(order) - 1)) // len(order)
    for number, seat in enumerate(order):
        yield from _result(MARGIN + (wide + _GAP) * number, wide, seat, outcome, voice)


def _result(x: int, wide: int, seat: int, outcome: Outcome, voice: Voice) -> Iterator[Item]:
    top, centre, place = BUILDINGS_Y, x + wide // 2, outcome.places[seat]
    yield Box(x, top, wide, HEIGHT, 18, "paper", Pen("ink", 3))
    if place == 1:
        yield Box(x + 3, top + 3, wide - 6, HEIGHT - 6, 15, None, Pen("turn", 8))
        yield Sprite("icon-crown", x + wide - 42, top + 96, 56, 56)
    yield Box(x + 14, top + 72, 48, 48, 24, "ink")
    yield Text(str(place), x + 38, top + 96, 32, "white", Face.DIGIT, Align.MIDDLE)
    name = fit(voice.name(seat), Face.TITLE, 34, wide - 100)
    full = 62 + width(name.text, name.face, name.size)
    yield mark_at(seat, centre - full // 2 + 25, top + 38, 50)
    yield line(name, centre - full // 2 + 62, top + 39, "ink")
    yield Text(signed(outcome.standings[seat].points or 0), centre, top + 97, 64, "ink", Face.DIGIT, Align.MIDDLE)
    for part in outcome.standings[seat].parts:
        icon, column, row = ICONS[name_of(part)]
        yield from part_at(part, icon, centre - wide // 4 - 34 + column * wide // 2, top + 152 + 32 * row, 30)


def name_of(part: Part) -> str:
    """Return the name of a part: stalls, goods ..."""
    return part.label.key.removeprefix("dogs-part-")


def part_at(part: Part, icon: str, x: int, y: int, size: int) -> Iterator[Item]:
    """Yield the sign of a part and its points."""
    yield Sprite(icon, x, y, size, size)
    shade = "bad" if part.points < 0 else "ink"
    yield Text(signed(part.points), x + size // 2 + 9, y, size, shade, Face.DIGIT)
