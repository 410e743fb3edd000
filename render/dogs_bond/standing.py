"""How dogs stand on one stone of a ladder: side by side, each with a letter that a phone still shows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render.dogs_bond.layout import HOUSE_WIDE
from render.scene import Align, Face, Pen, Sprite, Stamp, Text, Tile

RIGHT = HOUSE_WIDE - 6
ROW = 4
"""So many marks stand in one row; more are a crowd of two rows."""
_PITCH = {1: 40, 2: 38, 3: 30, 4: 35}
_CROWD_PITCH = {3: 45, 4: 35}
_EDGE = 3
_SIZES = (40, 38, 34, 30)
"""The sizes in which marks are drawn."""
_SHARE = {"A": 0.84, "B": 0.84, "E": 0.84, "G": 0.84}
"""The letter in parts of a mark with room for it."""
LETTER = 29
"""The least size of a letter, 10 pixels on a phone; slim shapes have no more."""
_PALE = frozenset("CFH")
_LOWER = {"C": 3, "F": 1, "G": -1, "H": 3}
"""How far a letter stands below the middle of its mark."""
_RIM = {"C": 3, "F": 3, "H": 3}
"""The rim of a letter in the colour of its mark, where it is not 2."""


def spots(count: int, high: int) -> Sequence[tuple[int, int, int]]:
    """Return upper left corner and size of each of so many marks on a stone."""
    if not count:
        return ()
    rows = 1 if count <= ROW else 2
    across = -(-count // rows)
    pitch = (_PITCH if rows == 1 else _CROWD_PITCH)[across]
    size = next(size for size in _SIZES if size <= min(pitch, (high - 2 * _EDGE) // rows))
    left = RIGHT - size - pitch * (across - 1)
    top = (high - size * rows + 1) // 2
    return [(left + pitch * (place % across), top + size * (place // across), size) for place in range(count)]


@lru_cache(maxsize=128)
def bold_mark(seat: int, size: int, veiled: bool = False) -> Tile:
    """Return the mark of a seat with a letter that may reach out of its shape; `veiled`: a faded one."""
    if veiled:
        return Tile(size, size, (Stamp(0, 0, bold_mark(seat, size)),), None, "paper")
    name = "ABCDEFGH"[seat]
    middle = size // 2
    colour = "ink" if name in _PALE else "white"
    high = max(LETTER, round(_SHARE.get(name, 0) * size))
    rim = Pen(name, _RIM.get(name, 2))
    lower = min(_LOWER.get(name, 0), size - middle - high // 2)
    letter = Text(name, middle, middle + lower, high, colour, Face.DIGIT, Align.MIDDLE, rim)
    return Tile(size, size, (Sprite(f"seat-{name.lower()}", middle, middle, size, size), letter))
