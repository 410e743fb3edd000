"""The marks of seats: the sign of the side, with the seat's letter on it."""

from __future__ import annotations

from functools import lru_cache

from render.scene import Align, Face, Sprite, Stamp, Text, Tile

LETTERS = "ABCD"
_SUN = {64: 68, 50: 54, 44: 48, 40: 44}
"""A sun is drawn a little larger than a disc, because its rays are thin."""


@lru_cache(maxsize=32)
def mark(seat: int, size: int) -> Tile:
    """Return the mark of a seat: a disc with a wave for Blue, a sun for Yellow."""
    blue = seat % 2 == 0
    full = size if blue else _SUN[size]
    middle = full // 2
    name = "side-blue" if blue else "side-yellow"
    sign = Text(
        LETTERS[seat], middle, middle - (round(0.12 * size) if blue else 0), max(22, round(0.42 * size)),
        "white" if blue else "ink", Face.DIGIT, Align.MIDDLE,
    )  # fmt: skip
    return Tile(full, full, (Sprite(name, middle, middle, full, full), sign))


def mark_at(seat: int, x: int, y: int, size: int) -> Stamp:
    """Return the mark of a seat with its centre at (x, y)."""
    tile = mark(seat, size)
    return Stamp(x - tile.width // 2, y - tile.height // 2, tile)
