"""The way of the last move: magenta dots in a white casing, with a head at one end or at both."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.scene import Head, Trail
from render.shapes import SCALE, rounded, tinted
from render.theme import Theme

CASING = 20
DOT = 12
SPACING = 20
BACK = 33
"""How far behind its point a head ends and the beads begin."""
CLOSE = 70
"""How far from the heads beads stand close together."""
HEAD = 120
"""The side of the tile of an arrow head; its point lies in the middle."""

Placed = tuple[Image.Image, int, int]


def trail(item: Trail, theme: Theme) -> Iterator[Placed]:
    """Yield the tiles of a trail with their upper left corners: beads, then heads.

    Beads stand close beside the heads and, unless asked otherwise, far apart between: a long way hides little.
    """
    points = ((item.x, item.y), *item.via, (item.to_x, item.to_y))
    for way in _beads(sum(math.dist(*leg) for leg in pairwise(points)), item.both, item.dense):
        x, y = _along(points, way)
        for colour, size in (("white", CASING), ("last", DOT)):
            yield _bead(theme.name, theme.rgb(colour), size), round(x - size / 2), round(y - size / 2)
    for (from_x, from_y), (x, y) in (points[-2:], points[1::-1])[: 1 + item.both]:
        angle = round(math.degrees(math.atan2(y - from_y, x - from_x)))
        yield _head(theme.name, theme.rgb("last"), theme.rgb("white"), angle), x - HEAD // 2, y - HEAD // 2


def head(item: Head, theme: Theme) -> Placed:
    """Return the tile of a single arrow head with its upper left corner."""
    tile = _head(theme.name, theme.rgb(item.fill), theme.rgb(item.casing), item.angle)
    return tile, item.x - HEAD // 2, item.y - HEAD // 2


def _along(points: Sequence[tuple[int, int]], way: float) -> tuple[float, float]:
    """Return the point that lies so far along a way."""
    for (x, y), (to_x, to_y) in pairwise(points):
        length = math.hypot(to_x - x, to_y - y)
        if way <= length:
            break
        way -= length
    return x + (to_x - x) * way / length, y + (to_y - y) * way / length


def _beads(length: float, both: bool, dense: bool) -> Iterator[float]:
    """Yield how far along the way each bead lies."""
    first, last = (BACK if both else 0), length - BACK
    way = float(first)
    while way <= last:
        yield way
        crowded = dense or min(way - first if both else CLOSE, last - way) < CLOSE
        way += SPACING if crowded else 2 * SPACING


@lru_cache(maxsize=16)
def _bead(theme: str, colour: tuple[int, int, int], size: int) -> Image.Image:  # noqa: ARG001 - part of the cache key
    return tinted(rounded(size, size, size // 2), colour)


@lru_cache(maxsize=720)
def _head(theme: str, fill: tuple[int, int, int], casing: tuple[int, int, int], angle: int) -> Image.Image:  # noqa: ARG001
    """Return an arrow head whose point lies in the middle of its tile."""
    tile = tinted(_triangle(angle, 4.0, 44.0, 25.0), casing)
    tile.alpha_composite(tinted(_triangle(angle, -3.0, 34.0, 17.0), fill))
    return tile


def _triangle(angle: int, tip: float, back: float, half: float) -> Image.Image:
    mask = Image.new("L", (HEAD * SCALE, HEAD * SCALE), 0)
    turn = math.radians(angle)
    middle = HEAD / 2
    corners = ((tip, 0.0), (tip - back, half), (tip - back, -half))
    points = [
        ((middle + x * math.cos(turn) - y * math.sin(turn)) * SCALE,
         (middle + x * math.sin(turn) + y * math.cos(turn)) * SCALE)
        for x, y in corners
    ]  # fmt: skip
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.reduce(SCALE)
