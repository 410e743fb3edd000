"""The way of the last move: magenta dots in a white casing, with a head at one end or at both."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageDraw

from render.scene import Trail
from render.shapes import SCALE, rounded, tinted
from render.theme import Theme

CASING = 20
DOT = 12
SPACING = 19
HEAD = 120
"""The side of the tile of an arrow head; its point lies in the middle."""

Placed = tuple[Image.Image, int, int]


def trail(item: Trail, theme: Theme) -> Iterator[Placed]:
    """Yield the tiles of a trail with their upper left corners: casing first, then dots, then heads."""
    length = math.hypot(item.to_x - item.x, item.to_y - item.y)
    for colour, size, step in (("white", CASING, 5), ("last", DOT, SPACING)):
        bead = _bead(theme.name, theme.rgb(colour), size)
        count = max(1, int(length / step))
        for number in range(count + 1):
            x = item.x + (item.to_x - item.x) * number / count
            y = item.y + (item.to_y - item.y) * number / count
            yield bead, round(x - size / 2), round(y - size / 2)
    angle = round(math.degrees(math.atan2(item.to_y - item.y, item.to_x - item.x)))
    heads = [(item.to_x, item.to_y, angle)] + ([(item.x, item.y, angle + 180)] if item.both else [])
    for x, y, turned in heads:
        yield _head(theme.name, theme.rgb("last"), theme.rgb("white"), turned), x - HEAD // 2, y - HEAD // 2


@lru_cache(maxsize=16)
def _bead(theme: str, colour: tuple[int, int, int], size: int) -> Image.Image:  # noqa: ARG001 - part of the cache key
    return tinted(rounded(size, size, size // 2), colour)


@lru_cache(maxsize=720)
def _head(theme: str, fill: tuple[int, int, int], casing: tuple[int, int, int], angle: int) -> Image.Image:  # noqa: ARG001
    """Return an arrow head whose point lies in the middle of its tile."""
    tile = tinted(_triangle(angle, 6.0, 50.0, 27.0), casing)
    tile.alpha_composite(tinted(_triangle(angle, -1.0, 42.0, 19.0), fill))
    return tile


def _triangle(angle: int, tip: float, back: float, half: float) -> Image.Image:
    mask = Image.new("L", (HEAD * SCALE, HEAD * SCALE), 0)
    turn = math.radians(angle)
    middle = HEAD / 2
    corners = ((tip, 0.0), (tip - back + 6, half), (tip - back + 6, -half))
    points = [
        ((middle + x * math.cos(turn) - y * math.sin(turn)) * SCALE,
         (middle + x * math.sin(turn) + y * math.cos(turn)) * SCALE)
        for x, y in corners
    ]  # fmt: skip
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.reduce(SCALE)
