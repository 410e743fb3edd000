"""Where things stand on the board: positions are data."""

from __future__ import annotations

from render.frame import HEADER, MARGIN, STRIP, WIDTH

Spot = tuple[int, int]

MAP_Y = HEADER
MAP_HEIGHT = 704
TOP_SPACE, SHRINK, TOP_DATA = 156, 0.82, 110
"""Where the northernmost spaces lie, how much flatter the map is than that of the pack, and their y there."""
LEAST_X, MOST_X, MOST_Y = 72, WIDTH - 72, 716
PLAZA = 72
"""The radius of the plaza in the middle."""

PANEL_WIDTH = WIDTH - 2 * MARGIN
BUILDINGS_Y, BUILDING_WIDTH, BUILDING_HEIGHT, BUILDING_STEP = 796, 232, 168, 236
FAIR_Y, FAIR_HEIGHT = 972, 96
ROW_Y, ROW_HEIGHT, ROW_STEP = 1078, 84, 88
ROW_RADIUS = 18


def row_y(row: int) -> int:
    """Return the top of a seat's row."""
    return ROW_Y + ROW_STEP * row


def strip_y(seats: int) -> int:
    """Return the top of the strip."""
    return row_y(seats) + 2


def height(seats: int) -> int:
    """Return the height of the board: 1324, 1412 or 1500."""
    return strip_y(seats) + STRIP + 8
