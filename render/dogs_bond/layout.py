"""Where things stand on the board: positions are data."""

from __future__ import annotations

from render.frame import STRIP

HOUSES = 6
HOUSE_X, HOUSE_STEP, HOUSE_WIDE = 12, 198, 186
ROOF_Y = 90
FACE_Y = 212
PLATE_Y, PLATE_HIGH = 258, 90
STONE_Y, STONE_STEP, STONE_HIGH = 353, 50, 47
LEVELS = 6
LOW_STEP, LOW_HIGH, CROWD_HIGH = 43, 40, 82
"""On a ladder with a crowd its stone is high, and the others are lower: the ladder stays as long as it was."""
STREET_END = 662
EVENT = (12, 672, 1176, 142)
DOGS_X = (12, 606)
DOG_WIDE, DOG_HIGH, DOG_STEP, DOGS_Y = 582, 126, 134, 826


def house_x(place: int) -> int:
    """Return the left edge of a house's column, counted from 0."""
    return HOUSE_X + HOUSE_STEP * place


def stone_at(level: int, crowded: int = 0) -> tuple[int, int]:
    """Return top and height of the stone of a level, the highest on top; `crowded`: that of a crowd."""
    above = LEVELS - level
    if not crowded:
        return STONE_Y + STONE_STEP * above, STONE_HIGH
    growth = CROWD_HIGH - LOW_HIGH
    top = STONE_Y + LOW_STEP * above + (growth if level < crowded else 0)
    return top, CROWD_HIGH if level == crowded else LOW_HIGH


def dog_at(seat: int) -> tuple[int, int]:
    """Return the upper left corner of a dog's box."""
    return DOGS_X[seat % 2], DOGS_Y + DOG_STEP * (seat // 2)


def strip_y(seats: int) -> int:
    """Return the top of the strip."""
    return DOGS_Y + DOG_STEP * -(-seats // 2)


def height(seats: int) -> int:
    """Return the height of the board: 1026 for two dogs, 134 more for each further pair."""
    return strip_y(seats) + STRIP + 6
