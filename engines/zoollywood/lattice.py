"""The board: a hexagon of points on a triangular lattice, its lines, rings and triangles (canon, section 1)."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase
from typing import NewType

import msgspec

Space = NewType("Space", int)
"""A point of the board, numbered in board order: a1, a2, ... g4."""

DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")
"""The six directions, clockwise as seen on the picture."""
SPINS = ("cw", "ccw")
"""The two ways around a nest or a triangle."""

_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
_Point = tuple[int, int]


class Triangle(msgspec.Struct, frozen=True):
    """The area between three adjacent points: its name, and its corners clockwise as seen on the picture."""

    name: str
    corners: tuple[Space, Space, Space]


class Lattice:
    """All about the geometry of a board of one side length. Nothing in it changes after it was built."""

    def __init__(self, side: int) -> None:
        self.side = side
        self._points = tuple(_points(side))
        self._at = {point: Space(number) for number, point in enumerate(self._points)}
        self.names: tuple[str, ...] = tuple(_name(side, point) for point in self._points)
        """The printed names of the spaces, in board order."""
        self.spaces: dict[str, Space] = {name: Space(number) for number, name in enumerate(self.names)}
        self.around: tuple[tuple[Space | None, ...], ...] = tuple(map(self._around, self._points))
        """For each space its six neighbours clockwise from `e`, None beyond the rim."""
        self.beside: tuple[tuple[Space, ...], ...] = tuple(
            tuple(sorted(space for space in ring if space is not None)) for ring in self.around
        )
        """For each space its neighbours in board order."""
        self.lines: tuple[tuple[tuple[Space, ...], ...], ...] = tuple(
            tuple(self._line(point, step) for step in _STEPS) for point in self._points
        )
        """For each space and direction the spaces met on the way round the line, the space itself last."""
        self.triangles: tuple[Triangle, ...] = tuple(self._triangles())
        """The triangles in board order: row band by row band, from the left."""
        self.areas: dict[str, Triangle] = {triangle.name: triangle for triangle in self.triangles}

    def ring(self, nest: Space, start: Space, spin: str) -> tuple[Space, ...]:
        """Return the spaces met on the way around `nest` from a neighbour of it.

        A closed ring ends with `start` itself; at the rim the ring is an arc and ends where the board does.
        """
        around = self.around[nest]
        place, step = around.index(start), 1 if spin == "cw" else -1
        met = []
        for count in range(1, len(around) + 1):
            space = around[(place + step * count) % len(around)]
            if space is None:
                break
            met.append(space)
        return tuple(met)

    def beyond_rim(self, one: Space, other: Space) -> bool:
        """Tell whether the way between two neighbouring spaces of a line leads over the rim."""
        return other not in self.beside[one]

    def row(self, space: Space) -> int:
        """Return the number of the row, 0 at the top."""
        return self._points[space][1] + self.side - 1

    def _around(self, point: _Point) -> tuple[Space | None, ...]:
        return tuple(self._at.get((point[0] + dq, point[1] + dr)) for dq, dr in _STEPS)

    def _line(self, start: _Point, step: _Point) -> tuple[Space, ...]:
        """Walk on and, at the rim, in again at the other end of the line, until back at the start."""
        met: list[Space] = []
        point = start
        while not met or point != start:
            point = self._next(point, step)
            met.append(self._at[point])
        return tuple(met)

    def _next(self, point: _Point, step: _Point) -> _Point:
        ahead = (point[0] + step[0], point[1] + step[1])
        if ahead in self._at:
            return ahead
        while (behind := (point[0] - step[0], point[1] - step[1])) in self._at:
            point = behind
        return point

    def _triangles(self) -> Iterator[Triangle]:
        found = []
        for space, (east, southeast, southwest, *_) in enumerate(self.around):
            q, r = self._points[space]
            for place, one, other in ((2 * q + r + 1, east, southeast), (2 * q + r, southeast, southwest)):
                if one is not None and other is not None:
                    corners = (Space(space), one, other)
                    name = "-".join(self.names[corner] for corner in sorted(corners))
                    found.append((r, place, Triangle(name, corners)))
        return (triangle for _, _, triangle in sorted(found, key=lambda entry: entry[:2]))


def _points(side: int) -> Iterator[_Point]:
    """Axial coordinates (q, r) in board order."""
    reach = side - 1
    for r in range(-reach, reach + 1):
        for q in range(max(-reach, -reach - r), min(reach, reach - r) + 1):
            yield q, r


def _name(side: int, point: _Point) -> str:
    q, r = point
    reach = side - 1
    return f"{ascii_lowercase[r + reach]}{q - max(-reach, -reach - r) + 1}"
