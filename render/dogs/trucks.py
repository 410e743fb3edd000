"""Trucks: with the mark of their seat on the cargo, on the road with what they carry."""

from __future__ import annotations

from functools import lru_cache

from engines.dogs.state import Area
from engines.dogs.tokens import Kind
from render.dogs.layout import Spot
from render.frame import mark_at
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text, Tile

WIDE, HIGH = 78, 56
LOAD = 114
"""The width of the pill with the load."""
_LETTERS = "abcd"
_PARKED = {1: ((0, 0),), 2: ((0, -28), (0, 28)), 3: ((-29, -24), (29, -24), (0, 26)),
           4: ((-29, -24), (29, -24), (-29, 26), (29, 26))}  # fmt: skip
"""Where trucks stand on the plaza, by their number."""


def parked(count: int, x: int, y: int) -> tuple[Spot, ...]:
    """Return the spots of so many trucks on the plaza."""
    return tuple((x + across, y + down) for across, down in _PARKED.get(count, ()))


def on_the_road(seat: int, area: Area, spot: Spot) -> tuple[Item, ...]:
    """Return a truck on a space, with its load above."""
    x, y = spot
    sick = sum(token.kind is Kind.SICK for token in area.truck)
    return (
        Stamp(x - WIDE // 2, y - HIGH // 2 + 6, truck(seat, WIDE, HIGH)),
        Stamp(x - LOAD // 2, y - 64, _load(len(area.truck) - sick, sick)),
    )


def parked_size(count: int) -> tuple[int, int]:
    """Return width and height of so many trucks on the plaza."""
    return (62, 45) if count <= 2 else (54, 39)  # noqa: PLR2004 - two and two stand closer


@lru_cache(maxsize=16)
def truck(seat: int, wide: int, high: int) -> Tile:
    """Return the truck of a seat."""
    size = 36 if wide == WIDE else 32
    body = Sprite(f"truck-{_LETTERS[seat]}", wide // 2, high // 2, wide, high)
    return Tile(wide, high, (body, mark_at(seat, round(wide * 0.33), round(high * 0.42), size)))


@lru_cache(maxsize=128)
def _load(healthy: int, sick: int) -> Tile:
    return Tile(
        LOAD, 36,
        (
            Box(0, 0, LOAD, 36, 18, "white", Pen("ink", 3)),
            Sprite("icon-paw", 19, 18, 24, 24),
            _count(healthy, 43),
            Sprite("icon-cross", 70, 18, 26, 26),
            _count(sick, 96),
        ),
    )  # fmt: skip


def _count(number: int, x: int) -> Text:
    return Text(str(number), x, 18, 27 if number < 10 else 23, "ink", Face.DIGIT, Align.MIDDLE)  # noqa: PLR2004 - two digits
