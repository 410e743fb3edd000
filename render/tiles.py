"""From items to finished tiles, kept for the next picture. What is opaque has no alpha channel and costs little.

The caches are bounded by number: after thousands of pictures they hold some 100 MB, layers included, and no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from msgspec import structs
from PIL import Image, ImageDraw

from render.assets import FOLDER
from render.scene import Align, Box, Head, Item, Line, Polygon, Sprite, Stamp, Text, Tile, Trail, Wedge
from render.shapes import box, tinted, wedge
from render.strokes import line, polygon
from render.theme import Rgb, Theme, theme_named
from render.trails import Placed, head, trail
from render.typeface import font, rise

HOLLOW = 160
"""Outlines of larger boxes are placed as four bands, because their middle is empty."""


class MissingSprite(Exception):
    """A scene names a drawing that is not bundled at this size."""

    def __init__(self, sprite: str, width: int, height: int) -> None:
        super().__init__(f"{sprite} at {width} x {height}")
        self.sprite = sprite
        self.width = width
        self.height = height


def tiles(items: Iterable[Item], theme: Theme) -> Iterator[Placed]:
    """Yield the tiles of some items with their upper left corners, from back to front; raise MissingSprite."""
    name = theme.name
    for item in items:
        match item:
            case Stamp():
                yield _stamp(item.tile, name), item.x, item.y
            case Sprite():
                left, top = item.x - item.width // 2, item.y - item.height // 2
                yield sprite(item.name, item.width, item.height, name), left, top
            case Text():
                yield _moved(_text(_at_origin(item), name), item)
            case Trail():
                yield from trail(item, theme)
            case Head():
                yield head(item, theme)
            case Line() | Polygon():
                yield _drawn(item, name)
            case Box() | Wedge():
                for placed in _shape(_at_origin(item), name):
                    yield _moved(placed, item)


def _drawn(item: Line | Polygon, theme: str) -> Placed:
    """Return a stroke or a shape; alike ones elsewhere share their tile."""
    if isinstance(item, Line):
        x, y = item.x, item.y
        near: Line | Polygon = structs.replace(item, x=0, y=0, to_x=item.to_x - x, to_y=item.to_y - y)
    else:
        x, y = item.points[0]
        near = structs.replace(item, points=tuple((right - x, down - y) for right, down in item.points))
    tile, left, top = _strokes(near, theme)
    return tile, left + x, top + y


@lru_cache(maxsize=512)
def _strokes(item: Line | Polygon, theme: str) -> Placed:
    look = theme_named(theme)
    return line(item, look) if isinstance(item, Line) else polygon(item, look)


def _at_origin(item: Item) -> Item:
    return structs.replace(item, x=0, y=0)


def _moved(placed: Placed, item: Text | Box | Wedge) -> Placed:
    tile, x, y = placed
    return tile, x + item.x, y + item.y


@lru_cache(maxsize=1024)
def _shape(item: Box | Wedge, theme: str) -> tuple[Placed, ...]:
    """Return the tiles of a shape, cut so that little of them is empty or needs blending."""
    look = theme_named(theme)
    if isinstance(item, Wedge):
        return ((wedge(item, look), 0, 0),)
    texture = Image.open(_path(item.texture, "0x0", theme)).convert("RGBA") if item.texture else None
    tile = box(item, look, texture)
    if item.fill:
        return tuple(_filled(tile, min(item.radius, item.height // 2)))
    if item.pen and item.height >= HOLLOW and item.width >= HOLLOW:
        return tuple(_hollow(tile, max(item.radius, item.pen.width)))
    return ((tile, 0, 0),)


def _filled(tile: Image.Image, edge: int) -> Iterator[Placed]:
    """Cut a filled box into its opaque middle and the two bands that hold its round corners."""
    wide, high = tile.size
    for top, bottom in ((0, edge), (high - edge, high)) if edge else ():
        yield tile.crop((0, top, wide, bottom)), 0, top
    if high > 2 * edge:
        yield tile.crop((0, edge, wide, high - edge)).convert("RGB"), 0, edge


def _hollow(tile: Image.Image, edge: int) -> Iterator[Placed]:
    """Cut an outline into its four sides."""
    wide, high = tile.size
    for left, top, right, bottom in (
        (0, 0, wide, edge), (0, high - edge, wide, high),
        (0, edge, edge, high - edge), (wide - edge, edge, wide, high - edge),
    ):  # fmt: skip
        yield tile.crop((left, top, right, bottom)), left, top


@lru_cache(maxsize=512)
def _text(item: Text, theme: str) -> Placed:
    look = theme_named(theme)
    letters = font(item.face, item.size)
    rim = item.halo.width if item.halo else 0
    left, top, right, bottom = letters.getbbox(item.text, anchor="ls", stroke_width=rim)
    size = (max(1, int(right - left) + 2), max(1, int(bottom - top) + 2))
    origin = (1 - left, 1 - top)
    tile = tinted(_mask(item, size, origin, 0), look.rgb(item.colour))
    if item.halo:
        under = tinted(_mask(item, size, origin, rim), look.rgb(item.halo.colour))
        under.alpha_composite(tile)
        tile = under
    return tile, round(left) - 1 - _lead(item), round(top) - 1 + rise(item.face, item.size)


def _mask(item: Text, size: tuple[int, int], origin: tuple[float, float], rim: int) -> Image.Image:
    mask = Image.new("L", size, 0)
    pencil = ImageDraw.Draw(mask)
    pencil.text(origin, item.text, font=font(item.face, item.size), fill=255, anchor="ls", stroke_width=rim)
    return mask


def _lead(item: Text) -> int:
    """Return how far the start of the line lies to the left of its place."""
    shares = {Align.LEFT: 0.0, Align.MIDDLE: 0.5, Align.RIGHT: 1.0}
    return round(font(item.face, item.size).getlength(item.text) * shares[item.align])


@lru_cache(maxsize=512)
def _stamp(tile: Tile, theme: str) -> Image.Image:
    look = theme_named(theme)
    size, parts = (tile.width, tile.height), tiles(tile.items, look)
    if tile.ground is None:
        canvas = _overlaid(size, parts)
    else:
        canvas = covered(Image.new("RGB", size, look.rgb(tile.ground)), parts)
    return _veiled(canvas, look.rgb(tile.veil)) if tile.veil else canvas


def covered(canvas: Image.Image, parts: Iterable[Placed]) -> Image.Image:
    """Return an opaque picture with tiles put on it; those without an alpha channel need no blending."""
    for tile, x, y in parts:
        canvas.paste(tile, (x, y), tile if tile.mode == "RGBA" else None)
    return canvas


def _overlaid(size: tuple[int, int], parts: Iterable[Placed]) -> Image.Image:
    """Return a picture of tiles alone, through which the ground will be seen."""
    canvas = Image.new("RGBA", size, 0)
    for part, x, y in parts:
        spot = (max(0, x), max(0, y))
        over = part if part.mode == "RGBA" else part.convert("RGBA")  # which copies whatever it is given
        canvas.alpha_composite(over, spot, (spot[0] - x, spot[1] - y))
    return canvas


def _veiled(tile: Image.Image, veil: Rgb) -> Image.Image:
    mixed = Image.blend(tile, Image.new(tile.mode, tile.size, veil), 0.6)
    if tile.mode == "RGBA":
        mixed.putalpha(tile.getchannel("A"))
    return mixed


@lru_cache(maxsize=1024)
def sprite(name: str, width: int, height: int, theme: str) -> Image.Image:
    """Return a bundled sprite; raise MissingSprite if it was not made at this size."""
    try:
        return Image.open(_path(name, f"{width}x{height}", theme)).convert("RGBA")
    except FileNotFoundError as error:
        raise MissingSprite(name, width, height) from error


def _path(name: str, size: str, theme: str) -> Path:
    return FOLDER / "sprites" / theme / f"{name}-{size}.png"
