"""The six things a dog's box counts, each with its sign, and small pictures of cards."""

from __future__ import annotations

from functools import lru_cache

from engines.dogs_bond.box import FACE_UP, Card
from render.scene import Align, Box, Face, Item, Pen, Sprite, Text, Tile

SIGNS = (*(f"icon-{name}" for name in FACE_UP), "icon-instinct", "icon-card")
COLOURS = {
    "grooming": "groom", "health": "health", "obedience": "obed", "temperament": "temper", "instinct": "inst",
    "play-bow": "bow",
}  # fmt: skip


@lru_cache(maxsize=64)
def discard(card: Card | None) -> Tile:
    """Return the top of the discard pile."""
    if card is None:
        return Tile(92, 110, (Box(0, 0, 92, 110, 12, "paper2", Pen("ink3", 3)),))
    items: tuple[Item, ...] = (
        Box(0, 0, 92, 110, 12, "paper2", Pen("ink", 3)),
        Box(3, 3, 86, 14, 9, COLOURS[card.attribute]),
        Sprite(f"icon-{card.attribute}", 46, 46 if card.place is not None else 62, 50, 50),
    )
    if card.place is not None:
        items += (Text(str(card.value), 46, 91, 32, "ink", Face.DIGIT, Align.MIDDLE),)
    return Tile(92, 110, items)


@lru_cache(maxsize=16)
def top_value(value: int) -> Tile:
    """Return the small white card that tells the value of a pile's top card."""
    return Tile(24, 30, (
        Box(0, 0, 24, 30, 6, "white", Pen("ink", 3)), Text(str(value), 12, 15, 22, "ink", Face.DIGIT, Align.MIDDLE),
    ))  # fmt: skip


@lru_cache(maxsize=4)
def size_square(letter: str) -> Tile:
    """Return the size of a dog: its letter in an ink square."""
    return Tile(36, 36, (
        Box(0, 0, 36, 36, 10, "ink"), Text(letter, 18, 18, 28, "white", Face.DIGIT, Align.MIDDLE),
    ))  # fmt: skip
