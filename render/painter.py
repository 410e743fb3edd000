"""The one painter: from a scene to a PNG. It knows shapes, sprites and letters, and no game.

Pure and safe in worker threads: what is kept between pictures is only ever added, never changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from msgspec import structs
from PIL import Image, ImageDraw

from render.assets import FOLDER
from render.encode import encode
from render.scene import Align, Box, Item, Scene, Sprite, Stamp, Text, Tile, Trail, Wedge
from render.shapes import box, tinted, wedge
from render.theme import CONTRAST, DAY, Rgb, Theme
from render.trails import Placed, trail
from render.typeface import font, rise

LAYOUTS = 8
"""How many fixed layers are kept: about 4 MB each."""
TILES = 4096
HOLLOW = 160
"""Outlines of larger boxes are pasted as four bands, because their middle is empty."""


class MissingSprite(Exception):
    """A scene names a drawing that is not bundled at this size."""

    def __init__(self, sprite: str, width: int, height: int) -> None:
        super().__init__(f"{sprite} at {width} x {height}")
        self.sprite = sprite
        self.width = width
        self.height = height


def draw(scene: Scene, contrast: bool = False) -> bytes:
    """Return the picture of a scene as a PNG file; raise MissingSprite for a drawing that is not bundled."""
    theme = CONTRAST if contrast else DAY
    return encode(paint(scene, theme), theme)


def paint(scene: Scene, theme: Theme) -> Image.Image:
    """Return the picture of a scene in full colour."""
    canvas = _fixed(scene.width, scene.height, scene.ground, scene.fixed, theme.name).copy()
    place(canvas, tiles(scene.items, theme))
    return canvas


def place(canvas: Image.Image, placed: Iterable[Placed]) -> None:
    """Put tiles on an opaque picture; those without an alpha channel need no blending."""
    for tile, x, y in placed:
        canvas.paste(tile, (x, y), tile if tile.mode == "RGBA" else None)


def tiles(items: Iterable[Item], theme: Theme) -> Iterable[Placed]:
    """Yield the finished tiles of some items with their upper left corners, from back to front."""
    for item in items:
        if isinstance(item, Trail):
            yield from trail(item, theme)
        else:
            for tile, x, y in _pieces(_moved(item), theme.name):
                yield tile, x + item.x, y + item.y


@lru_cache(maxsize=LAYOUTS)
def _fixed(width: int, height: int, ground: str, items: tuple[Item, ...], theme: str) -> Image.Image:
    look = _look(theme)
    canvas = Image.new("RGB", (width, height), look.rgb(ground))
    place(canvas, tiles(items, look))
    return canvas


def _moved(item: Item) -> Item:
    return structs.replace(item, x=0, y=0)


def _look(theme: str) -> Theme:
    return CONTRAST if theme == CONTRAST.name else DAY


@lru_cache(maxsize=TILES)
def _pieces(item: Item, theme: str) -> tuple[Placed, ...]:
    """Return the tiles of an item that stands at the origin, cut so that little of them is empty."""
    look = _look(theme)
    match item:
        case Box():
            return _boxed(item, look)
        case Wedge():
            return ((wedge(item, look), 0, 0),)
        case Sprite():
            return ((sprite(item.name, item.width, item.height, theme), -(item.width // 2), -(item.height // 2)),)
        case Text():
            return (_text(item, look),)
        case Stamp():
            return ((_stamp(item.tile, theme), 0, 0),)
        case Trail():
            return tuple(trail(item, look))


def _boxed(item: Box, theme: Theme) -> tuple[Placed, ...]:
    texture = None
    if item.texture:
        texture = Image.open(_path(item.texture, "sheet", theme.name)).convert("RGBA")
    tile = box(item, theme, texture)
    if item.fill:
        return tuple(_filled(tile, item.radius))
    if item.pen and item.height >= HOLLOW and item.width >= HOLLOW:
        return tuple(_hollow(tile, max(item.radius, item.pen.width)))
    return ((tile, 0, 0),)


def _filled(tile: Image.Image, edge: int) -> Iterable[Placed]:
    """Cut a filled box into its opaque middle and the two bands that hold its round corners."""
    wide, high = tile.size
    for top, bottom in ((0, edge), (high - edge, high)):
        if edge:
            yield tile.crop((0, top, wide, bottom)), 0, top
    if high > 2 * edge:
        yield tile.crop((0, edge, wide, high - edge)).convert("RGB"), 0, edge


def _hollow(tile: Image.Image, edge: int) -> Iterable[Placed]:
    """Cut an outline into its four sides."""
    wide, high = tile.size
    for left, top, right, bottom in (
        (0, 0, wide, edge), (0, high - edge, wide, high),
        (0, edge, edge, high - edge), (wide - edge, edge, wide, high - edge),
    ):  # fmt: skip
        yield tile.crop((left, top, right, bottom)), left, top


def _text(item: Text, theme: Theme) -> Placed:
    letters = font(item.face, item.size)
    rim = item.halo.width if item.halo else 0
    left, top, right, bottom = letters.getbbox(item.text, anchor="ls", stroke_width=rim)
    size = (max(1, int(right - left) + 2), max(1, int(bottom - top) + 2))
    origin = (1 - left, 1 - top)
    tile = tinted(_mask(item, size, origin, 0), theme.rgb(item.colour))
    if item.halo:
        under = tinted(_mask(item, size, origin, rim), theme.rgb(item.halo.colour))
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


@lru_cache(maxsize=1024)
def _stamp(tile: Tile, theme: str) -> Image.Image:
    look = _look(theme)
    canvas = Image.new("RGBA", (tile.width, tile.height), (*look.rgb(tile.ground), 255) if tile.ground else 0)
    for part, x, y in tiles(tile.items, look):
        spot = (max(0, x), max(0, y))
        canvas.alpha_composite(part.convert("RGBA"), spot, (spot[0] - x, spot[1] - y))
    if tile.veil:
        canvas = _veiled(canvas, look.rgb(tile.veil))
    return canvas.convert("RGB") if tile.ground else canvas


def _veiled(tile: Image.Image, veil: Rgb) -> Image.Image:
    mixed = Image.blend(tile, Image.new("RGBA", tile.size, (*veil, 255)), 0.6)
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
