"""Bonus cards: crates in wood with what is in them, specials in lilac with their sign."""

from __future__ import annotations

from functools import lru_cache

from engines.dogs.schema import Gain
from render.dogs.atlas import Atlas
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Text, Tile

WIDE, HIGH = 70, 90
SIGN = 50
SIGNS = {
    "dog-exchange": "sign-dog-exchange",
    "additional-dog": "sign-additional-dog",
    "veterinarian": "icon-cross",
    "free-entry": "sign-free-entry",
    "town-hall": "building-town-hall",
    "trained-dog": "icon-star",
    "prized-dog": "icon-crown",
    "assistant": "icon-worker",
}
"""What stands on a special card; others, of an owner's pack, show their first letter."""
GOODS = {"coins": "icon-coin", "food": "icon-food", "medicine": "icon-medicine", "gas": "icon-gas"}
_STACK = {1: (46, (45,)), 2: (36, (25, 65)), 3: (28, (17, 45, 73)), 4: (22, (13, 34, 56, 77))}
"""The size of the goods in a crate and their heights, by their number."""


def card(name: str, atlas: Atlas) -> Tile:
    """Return a card above a building."""
    gain = atlas.box.crates.get(name)
    return _crate(gain) if gain else _special(name, atlas.cards[name][:1])


def sign(name: str, letter: str, x: int, y: int, size: int) -> Item:
    """Return the sign of a special card with its middle at (x, y)."""
    if name in SIGNS:
        return Sprite(SIGNS[name], x, y, size, size)
    return Text(letter, x, y, size - 4, "ink", Face.DIGIT, Align.MIDDLE)


def no_card(x: int, y: int) -> Box:
    """Return the place of a card that was taken."""
    return Box(x, y, WIDE, HIGH, 10, None, Pen("ink3", 3, Dash(9, 7)))


@lru_cache(maxsize=64)
def _crate(gain: Gain) -> Tile:
    goods = [name for name in GOODS for _ in range(getattr(gain, name))]
    size, heights = _STACK[min(len(goods), max(_STACK))]
    planks = (Box(0, 0, WIDE, HIGH, 10, "tan", Pen("ink", 3)),)
    return Tile(WIDE, HIGH, planks + tuple(
        Sprite(GOODS[name], WIDE // 2, y, size, size) for name, y in zip(goods, heights, strict=False)
    ))  # fmt: skip


@lru_cache(maxsize=64)
def _special(name: str, letter: str) -> Tile:
    paper = Box(0, 0, WIDE, HIGH, 10, "Et", Pen("ink", 3))
    return Tile(WIDE, HIGH, (paper, sign(name, letter, WIDE // 2, HIGH // 2, SIGN)))
