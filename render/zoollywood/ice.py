"""Where the spaces of the board lie in the picture, and how large things on them are."""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec

from engines.zoollywood.lattice import Lattice, Space

Spot = tuple[int, int]

CENTRE = (414, 462)
USUAL_SIDE = 4
_PITCH, _RISE = 104, 94
"""From space to space in a row, and from row to row: a hexagon stretched by 4 %, so that heads have room."""


def towards(start: Spot, end: Spot, length: float) -> Spot:
    """Return the point so far from `start` on the way to `end`."""
    share = length / (math.dist(start, end) or 1.0)
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


class Measure(msgspec.Struct, frozen=True):
    """Sizes of sprites as (width, height), and how far they stand above their point."""

    egg: Spot
    penguin: Spot
    iceberg: Spot
    nest: Spot
    emperor: Spot
    storm: Spot
    lift: float
    name: Spot
    reach: int
    """How far an arrow goes beyond the rim, from the last space."""


FULL = Measure((60, 72), (69, 92), (72, 86), (80, 96), (75, 100), (92, 110), 1.0, (38, 25), 80)
MINI = Measure((24, 29), (24, 29), (32, 38), (36, 43), (33, 44), (40, 48), 0.44, (0, 0), 0)
SMALL = Measure((38, 46), (44, 59), (50, 60), (56, 67), (52, 70), (64, 77), 0.65, (24, 19), 44)


class Ice:
    """The lattice laid out in pixels: at the size of a picture, or small round a centre."""

    def __init__(self, side: int, centre: Spot = CENTRE, size: Measure | None = None) -> None:
        self.lattice = Lattice(side)
        self.size = size or (FULL if side <= USUAL_SIDE else SMALL)
        share = min(1.0, (2 * USUAL_SIDE - 1) / (2 * side - 1)) * (size.lift if size else 1.0)
        self.pitch, self.rise = _PITCH * share, _RISE * share
        counts = [2 * side - 1 - abs(row - side + 1) for row in range(2 * side - 1)]
        across, down = centre
        self.spots: tuple[Spot, ...] = tuple(
            (round(across + (place - (count - 1) / 2) * self.pitch), round(down + (row - side + 1) * self.rise))
            for row, count in enumerate(counts)
            for place in range(count)
        )
        """The points of the spaces in board order."""

    def rows(self) -> tuple[tuple[Space, ...], ...]:
        """Return the spaces row by row from the top."""
        found: dict[int, list[Space]] = {}
        for number in range(len(self.spots)):
            found.setdefault(self.lattice.row(Space(number)), []).append(Space(number))
        return tuple(map(tuple, found.values()))

    def corners(self) -> tuple[Spot, ...]:
        """Return the six corners of the board, clockwise from the upper left."""
        rows = self.rows()
        middle = rows[len(rows) // 2]
        ring = (rows[0][0], rows[0][-1], middle[-1], rows[-1][-1], rows[-1][0], middle[0])
        return tuple(self.spots[space] for space in ring)

    def exit(self, last: Space, other_end: Space, reach: int | None = None) -> Spot:
        """Return the point beyond the rim where a line is left behind `last`; `other_end` is where it comes in."""
        x, y = self.spots[last]
        far_x, far_y = self.spots[other_end]
        return towards((x, y), (2 * x - far_x, 2 * y - far_y), reach or self.size.reach)


@lru_cache(maxsize=8)
def ice_of(side: int) -> Ice:
    """Return the layout of a board of one side length."""
    return Ice(side)


def turn_spot(corners: tuple[Space, ...], ice: Ice) -> Spot:
    """Return where the arrow of a turning triangle stands: clear of pieces and names."""
    spots = [ice.spots[corner] for corner in corners]
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    x, lift = round(sum(x for x, _ in spots) / 3), ice.size.lift
    if sum(y == top for _, y in spots) > 1:  # it points down
        return x + round(14 * lift), top + round(24 * lift)
    return x, bottom - round(28 * lift)
