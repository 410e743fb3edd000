"""Where things stand on the board: positions are data."""

from __future__ import annotations

from render.frame import STRIP
from render.zombeasts.quarters import BIG

PILE = (36, 108, 126, 176)
STOCK_LABEL = (186, 116)
STOCK = tuple((186 + 134 * place, 136) for place in range(3))
LAID_BOX = (608, 104, 412, 184)
MOON = (1110, 196)
DISCARD = (1049, 136)
HEADS_Y = 300
COLUMN = 228
COLUMN_STEP = 192
ROW_X = 10
ROW_WIDTH = 1180
ROW_Y = 334
ROW_HEIGHT = 195
ROW_STEP = 199
ROW_RADIUS = 18


def row_y(row: int) -> int:
    """Return the top of a seat's row."""
    return ROW_Y + ROW_STEP * row


def block_at(row: int, column: int) -> tuple[int, int]:
    """Return the upper left corner of a moon."""
    return COLUMN + COLUMN_STEP * column, row_y(row) + (ROW_HEIGHT - BIG.block) // 2


def strip_y(seats: int) -> int:
    """Return the top of the strip."""
    return row_y(seats)


def height(seats: int) -> int:
    """Return the height of the board: 802, 1001 or 1200."""
    return strip_y(seats) + STRIP + 10
