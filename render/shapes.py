"""Smooth shapes: every curve is drawn four times too large and reduced, because plain drawing does not smooth."""

from __future__ import annotations

import math
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from render.scene import Box, Corner, Dash, Wedge
from render.theme import Rgb, Theme

SCALE = 4
FLAT = 1e-9
"""A turn by less is an error of reckoning."""
Point = tuple[float, float]


def _blank(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    mask = Image.new("L", (width * SCALE, height * SCALE), 0)
    return mask, ImageDraw.Draw(mask)


def _reduced(mask: Image.Image) -> Image.Image:
    return mask.reduce(SCALE)


def tinted(mask: Image.Image, colour: Rgb) -> Image.Image:
    """Return a tile of one colour whose opacity is the mask."""
    tile = Image.new("RGBA", mask.size, (*colour, 0))
    tile.putalpha(mask)
    return tile


def rounded(width: int, height: int, radius: int, inset: int = 0) -> Image.Image:
    """Return the mask of a rounded rectangle that lies `inset` pixels inside its frame."""
    mask, pencil = _blank(width, height)
    low = inset * SCALE
    edge = (low, low, (width - inset) * SCALE - 1, (height - inset) * SCALE - 1)
    pencil.rounded_rectangle(edge, max(0, radius - inset) * SCALE, fill=255)
    return _reduced(mask)


def outline(width: int, height: int, radius: int, line: int) -> Image.Image:
    """Return the mask of the edge of a rounded rectangle."""
    return ImageChops.subtract(rounded(width, height, radius), rounded(width, height, radius, line))


def box(item: Box, theme: Theme, texture: Image.Image | None) -> Image.Image:
    """Return the tile of a box: fill, texture, outline."""
    pen = item.pen
    base = theme.rgb(pen.colour if pen else item.fill or "ink")
    tile = Image.new("RGBA", (item.width, item.height), (*base, 0))
    inset = pen.width // 2 if pen and pen.dash is None else 0
    inside = rounded(item.width, item.height, item.radius, inset)
    if item.fill:
        tile.paste((*theme.rgb(item.fill), 255), mask=inside)
    if texture is not None:
        pattern = texture.crop((0, 0, item.width, item.height))
        tile.paste(pattern.convert("RGB"), mask=ImageChops.multiply(inside, pattern.getchannel("A")))
    if pen:
        edge = (
            dashes(item, pen.dash, pen.width)
            if pen.dash
            else outline(item.width, item.height, item.radius, pen.width)
        )
        tile.alpha_composite(tinted(edge, theme.rgb(pen.colour)))
    return tile


def dashes(item: Box, dash: Dash, line: int) -> Image.Image:
    """Return the mask of a broken outline; strokes are stretched a little so that they meet without a seam."""
    mask, pencil = _blank(item.width, item.height)
    half = line / 2
    track = _track(item.width, item.height, item.radius, half)
    _strokes(pencil, track, dash, line)
    return _reduced(mask)


def _strokes(pencil: ImageDraw.ImageDraw, track: list[Point], dash: Dash, line: int) -> None:
    length = sum(math.dist(a, b) for a, b in pairwise(track))
    count = max(1, round(length / (dash.stroke + dash.gap)))
    period = length / count
    share = dash.stroke / (dash.stroke + dash.gap)
    walked = 0.0
    stroke: list[Point] = []
    for start, end in pairwise(track):
        if walked % period < period * share:
            stroke.extend((start, end))
        elif stroke:
            _line(pencil, stroke, line)
            stroke = []
        walked += math.dist(start, end)
    if stroke:
        _line(pencil, stroke, line)


def _line(pencil: ImageDraw.ImageDraw, points: list[Point], line: int) -> None:
    pencil.line([(x * SCALE, y * SCALE) for x, y in _bends(points)], fill=255, width=line * SCALE, joint="curve")


def _bends(points: list[Point]) -> list[Point]:
    """Return the ends of a stroke and where it turns: each joint is a disc, which nobody sees on a straight way."""
    turns = (
        there
        for before, there, after in zip(points, points[1:], points[2:], strict=False)
        if abs((there[0] - before[0]) * (after[1] - there[1]) - (there[1] - before[1]) * (after[0] - there[0]))
        > FLAT
    )
    return [points[0], *turns, points[-1]]


def _track(width: int, height: int, radius: int, inset: float) -> list[Point]:
    """Return a closed way along a rounded rectangle in steps of about half a pixel."""
    bend = max(0.0, radius - inset)
    right, bottom = width - inset, height - inset
    centres = ((right - bend, inset + bend, -90), (right - bend, bottom - bend, 0),
               (inset + bend, bottom - bend, 90), (inset + bend, inset + bend, 180))  # fmt: skip
    points: list[Point] = []
    for x, y, start in centres:
        points.extend(_arc(x, y, bend, start, start + 90))
    points.append(points[0])
    return _dense(points)


def _arc(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    count = max(1, int(radius * 3))
    angles = (math.radians(start + (end - start) * step / count) for step in range(count + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _dense(points: list[Point]) -> list[Point]:
    dense = points[:1]
    for start, end in pairwise(points):
        count = max(1, int(math.dist(start, end) * 2))
        dense.extend(
            (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
            for step in range(1, count + 1)
        )
    return dense


_CENTRES = {
    Corner.TOP_LEFT: (0, 0, 0),
    Corner.TOP_RIGHT: (1, 0, 90),
    Corner.BOTTOM_RIGHT: (1, 1, 180),
    Corner.BOTTOM_LEFT: (0, 1, 270),
}


def wedge(item: Wedge, theme: Theme) -> Image.Image:
    """Return the tile of a quarter disc; its outline runs along the curve only."""
    pen, side = item.pen, item.radius
    base = theme.rgb(pen.colour if pen else item.fill or "ink")
    tile = Image.new("RGBA", (side, side), (*base, 0))
    limit = _tip(item)
    if pen and pen.dash is None:
        tile.paste((*base, 255), mask=ImageChops.multiply(_quarter(item, side), limit))
    if item.fill:
        radius = side - pen.width if pen and pen.dash is None else side
        tile.paste((*theme.rgb(item.fill), 255), mask=ImageChops.multiply(_quarter(item, radius), limit))
    if pen and pen.dash:
        tile.alpha_composite(tinted(_broken_arc(item, pen.dash, pen.width), base))
    return tile


def _quarter(item: Wedge, radius: int) -> Image.Image:
    mask, pencil = _blank(item.radius, item.radius)
    right, down, _ = _CENTRES[item.corner]
    x, y, reach = right * item.radius * SCALE, down * item.radius * SCALE, radius * SCALE
    pencil.ellipse((x - reach, y - reach, x + reach - 1, y + reach - 1), fill=255)
    return _reduced(mask)


def _tip(item: Wedge) -> Image.Image:
    mask, pencil = _blank(item.radius, item.radius)
    order = (Corner.TOP_LEFT, Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT, Corner.BOTTOM_LEFT)
    side = item.radius * SCALE - 1
    a, b, c, d = (corner is item.corner for corner in order)
    pencil.rounded_rectangle((0, 0, side, side), item.tip * SCALE, fill=255, corners=(a, b, c, d))
    return _reduced(mask)


def _broken_arc(item: Wedge, dash: Dash, line: int) -> Image.Image:
    mask, pencil = _blank(item.radius, item.radius)
    right, down, start = _CENTRES[item.corner]
    arc = _arc(right * item.radius, down * item.radius, item.radius - line / 2, start, start + 90)
    _strokes(pencil, _dense(arc), dash, line)
    return _reduced(mask)
