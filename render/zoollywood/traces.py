"""The marks of the last move on the board: trails, rings, crosses. Everything here is magenta on white."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from engines.zoollywood.lattice import Space
from render.frame import hit
from render.scene import Head, Item, Line, Pen, Polygon, Sprite, Stamp, Tile
from render.zoollywood.happened import Happened
from render.zoollywood.ice import Ice, Spot, towards, turn_spot

_SPACING, _HEAD = 20, 44
_BEFORE = 36
"""How far from its last space a trail ends, so that the piece there does not hide the head."""


def under(marks: Happened, ice: Ice) -> Iterator[Item]:
    """Yield what lies under the pieces: rings, the ways of the slide, of barriers, of turned triangles."""
    for space in marks.changed:
        yield from _ring(ice, ice.lattice.spaces[space])
    for area, spin in marks.turned:
        yield from _turned(ice, area, spin)
    for way in _all_ways(marks, ice):
        yield from dotted(way)


def over(marks: Happened, ice: Ice) -> Iterator[Item]:
    """Yield what lies over the pieces: heads, and a cross where something was taken away."""
    yield from map(head, _all_ways(marks, ice))
    gone = (ice.lattice.spaces[space] for space in marks.gone)
    for space in sorted({*gone, *(marks.slide.returned if marks.slide else ())}):
        x, y = ice.spots[space]
        yield Stamp(x - round(30 * ice.size.lift) - 20, y - round(30 * ice.size.lift) - 20, cross())


def _all_ways(marks: Happened, ice: Ice) -> Iterator[list[Spot]]:
    spaces = ice.lattice.spaces
    if marks.slide:
        yield from _ways(ice, marks.slide.path)
    for origin, space in marks.moved:
        yield from _move(ice, spaces[origin], spaces[space])


def legs(ice: Ice, path: Sequence[Space]) -> list[list[Spot]]:
    """Cut a path where it goes over the rim; each piece is a way in pixels that reaches beyond the rim."""
    ways = [[ice.spots[path[0]]]]
    for one, other in pairwise(path):
        if ice.lattice.beyond_rim(one, other):
            ways[-1].append(ice.exit(one, other))
            ways.append([ice.exit(other, one)])
        ways[-1].append(ice.spots[other])
    return ways


def _ways(ice: Ice, path: Sequence[Space]) -> list[list[Spot]]:
    ways = legs(ice, path)
    last = ways[-1]
    last[-1] = towards(last[-1], last[-2], round(_BEFORE * ice.size.lift))
    return ways


def _move(ice: Ice, origin: Space, space: Space) -> list[list[Spot]]:
    """Return the way of a barrier: one step over the rim, or straight across the board."""
    far = ice.lattice.beyond_rim(origin, space)
    if far and any(line[0] == space for line in ice.lattice.lines[origin]):
        return _ways(ice, (origin, space))
    start, end = ice.spots[origin], ice.spots[space]
    return [[start, towards(end, start, round(_BEFORE * ice.size.lift))]]


def dotted(way: Sequence[Spot]) -> Iterator[Item]:
    """Yield a way as the marks of a last move have it: dots in a white casing, up to the head at the end.

    The steps of the board are short and half of each is hidden by eggs, so the dots stand close everywhere.
    """
    for one, other in pairwise((*way[:-1], towards(way[-1], way[-2], _HEAD - 14))):
        yield Line(*one, *other, "white", 20)
    for x, y in _dots(way):
        yield Line(x, y, x, y, "last", 12)


def head(way: Sequence[Spot]) -> Head:
    """Return the head at the end of a way."""
    (from_x, from_y), (x, y) = way[-2:]
    return Head(x, y, round(math.degrees(math.atan2(y - from_y, x - from_x))))


def _dots(way: Sequence[Spot]) -> Iterator[Spot]:
    left = sum(math.dist(one, other) for one, other in pairwise(way)) - _HEAD
    walked = 0.0
    for one, other in pairwise(way):
        length = math.dist(one, other)
        while walked <= min(length, left):
            yield towards(one, other, walked)
            walked += _SPACING
        walked -= length
        left -= length


def _turned(ice: Ice, area: str, spin: str) -> Iterator[Item]:
    """Yield the frame of a turned triangle with the arrow of its turn."""
    triangle = ice.lattice.areas[area]
    corners = tuple(ice.spots[corner] for corner in triangle.corners)
    yield Polygon(corners, None, Pen("white", 16))
    yield Polygon(corners, None, Pen("last", 9))
    yield Sprite(f"turn-{spin}", *turn_spot(triangle.corners, ice), 28, 28)


def _ring(ice: Ice, space: Space) -> tuple[Item, ...]:
    x, y = ice.spots[space]
    wide, high = ice.size.penguin
    return hit(x - wide // 2, y - round(14 * ice.size.lift) - high // 2, wide, high, wide // 2)


@lru_cache(maxsize=1)
def cross() -> Tile:
    """Return the cross that a returned piece leaves."""
    strokes = ((8, 8, 32, 32), (32, 8, 8, 32))
    casing = (Line(*stroke, "white", 14) for stroke in strokes)
    return Tile(40, 40, (*casing, *(Line(*stroke, "last", 8) for stroke in strokes)))
