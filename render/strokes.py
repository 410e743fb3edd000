"""Straight strokes and shapes with straight sides, smooth like all others."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.scene import Line, Polygon
from render.shapes import SCALE, tinted
from render.theme import Theme
from render.trails import Placed

_Spot = tuple[int, int]


def line(item: Line, theme: Theme) -> Placed:
    """Return the tile of a stroke with its upper left corner."""
    ends = ((item.x, item.y), (item.to_x, item.to_y))
    mask, left, top = _canvas(ends, item.width)
    _stroke(mask, _scaled(ends, left, top), item.width)
    return tinted(mask.reduce(SCALE), theme.rgb(item.colour)), left, top


def polygon(item: Polygon, theme: Theme) -> Placed:
    """Return the tile of a shape with its upper left corner."""
    broad = item.pen.width if item.pen else 0
    mask, left, top = _canvas(item.points, broad)
    corners = _scaled(item.points, left, top)
    inside, edge = mask.copy(), mask
    ImageDraw.Draw(inside).polygon(corners, fill=255)
    tile = tinted(Image.new("L", (mask.width // SCALE, mask.height // SCALE), 0), theme.rgb(item.fill or "ink"))
    if item.fill:
        tile = tinted(inside.reduce(SCALE), theme.rgb(item.fill))
    if item.pen:
        _stroke(edge, [*corners, corners[0]], broad)
        tile.alpha_composite(tinted(edge.reduce(SCALE), theme.rgb(item.pen.colour)))
    return tile, left, top


def _canvas(spots: Sequence[_Spot], broad: int) -> tuple[Image.Image, int, int]:
    """Return an empty mask that holds the spots and a stroke along them, and where its corner lies."""
    rim = math.ceil(broad / 2) + 1
    left, top = min(x for x, _ in spots) - rim, min(y for _, y in spots) - rim
    right, bottom = max(x for x, _ in spots) + rim, max(y for _, y in spots) + rim
    return Image.new("L", ((right - left) * SCALE, (bottom - top) * SCALE), 0), left, top


def _scaled(spots: Sequence[_Spot], left: int, top: int) -> list[_Spot]:
    return [((x - left) * SCALE, (y - top) * SCALE) for x, y in spots]


def _stroke(mask: Image.Image, spots: Sequence[_Spot], broad: int) -> None:
    pencil, reach = ImageDraw.Draw(mask), broad * SCALE / 2
    pencil.line(list(spots), fill=255, width=broad * SCALE)
    for x, y in spots:
        pencil.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
