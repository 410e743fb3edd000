"""The one painter: from a scene to a PNG. It knows shapes, sprites and letters, and no game.

Pure and safe in worker threads: what is kept between pictures is only ever added, never changed.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.encode import encode
from render.scene import Item, Scene
from render.theme import CONTRAST, DAY, Theme, theme_named
from render.tiles import MissingSprite, covered, tiles

__all__ = ["MissingSprite", "draw", "paint"]

LAYOUTS = 8
"""How many fixed layers are kept: about 4 MB each."""


def draw(scene: Scene, contrast: bool = False) -> bytes:
    """Return the picture of a scene as a PNG file; raise MissingSprite for a drawing that is not bundled."""
    theme = CONTRAST if contrast else DAY
    return encode(paint(scene, theme), theme)


def paint(scene: Scene, theme: Theme) -> Image.Image:
    """Return the picture of a scene in full colour."""
    fixed = _fixed(scene.width, scene.height, scene.ground, scene.fixed, theme.name)
    return covered(fixed.copy(), tiles(scene.items, theme))


@lru_cache(maxsize=LAYOUTS)
def _fixed(width: int, height: int, ground: str, items: tuple[Item, ...], theme: str) -> Image.Image:
    look = theme_named(theme)
    return covered(Image.new("RGB", (width, height), look.rgb(ground)), tiles(items, look))
