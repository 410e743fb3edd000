"""From paint to file: the fixed palette, then PNG. No dithering, no transparency, always the same pixels."""

from __future__ import annotations

import threading
from functools import lru_cache

from PIL import Image

from render.assets import FOLDER
from render.png import pack
from render.theme import Theme, parse

USUAL_HEIGHT = 1440
"""Up to this height each further level of compression takes much longer and makes little smaller."""

_local = threading.local()


@lru_cache(maxsize=4)
def colours(theme: str) -> tuple[tuple[int, int, int], ...]:
    """Return the entries of a theme's palette file, at most 256."""
    text = (FOLDER / "palettes" / f"{theme}.txt").read_text(encoding="utf-8")
    return tuple(parse(line) for line in text.split())


def _palette(theme: str) -> Image.Image:
    """Return this thread's palette image: the painter of another thread may be filling its own match table."""
    held: dict[str, Image.Image] = _local.__dict__.setdefault("palettes", {})
    if theme not in held:
        image = Image.new("P", (1, 1))
        entries = colours(theme)
        flat = [value for entry in entries for value in entry]
        image.putpalette(flat + flat[:3] * (256 - len(entries)))
        held[theme] = image
    return held[theme]


def reduce(picture: Image.Image, theme: Theme) -> Image.Image:
    """Return the picture in the colours of the theme's palette."""
    return picture.quantize(palette=_palette(theme.name), dither=Image.Dither.NONE)


def encode(picture: Image.Image, theme: Theme) -> bytes:
    """Return a painted picture as a PNG file."""
    return pack(reduce(picture, theme), level(picture.height))


def level(height: int) -> int:
    """Return how hard a picture of this height is packed: tall ones must stay small (200 KiB)."""
    return 2 if height <= USUAL_HEIGHT else 3
