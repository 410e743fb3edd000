"""Turn the drawings (SVG, the source) into sprites (PNG, committed) at the sizes that pictures use.

    python -m tools.art          # make all sprites, remove those no longer listed

The sizes stand in `render/assets/sizes.json`, those of a further game in `sizes-<game>.json` beside it: for each
drawing a list of `[width, height]`, or `[0, 0]` for a texture in its own size. Files may ask for the same sprite.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import msgspec
import resvg_py
from PIL import Image

from render.assets import FOLDER as ASSETS
from render.theme import DAY_COLOURS, THEMES, Theme

_COLOUR = re.compile(r"#[0-9A-F]{6}\b")
_NAMES = {value: name for name, value in DAY_COLOURS.items()}


class Wanted(msgspec.Struct, frozen=True):
    """One sprite to be made; a width of 0 means the drawing's own size (a texture)."""

    drawing: str
    theme: Theme
    width: int
    height: int

    @property
    def path(self) -> Path:
        """Where the sprite lies."""
        return ASSETS / "sprites" / self.theme.name / f"{self.drawing}-{self.width}x{self.height}.png"


def wanted() -> Iterator[Wanted]:
    """Yield every sprite of every theme, each once."""
    sizes = dict.fromkeys(
        (drawing, pair)
        for file in sorted(ASSETS.glob("sizes*.json"))
        for drawing, pairs in msgspec.json.decode(file.read_bytes(), type=dict[str, list[tuple[int, int]]]).items()
        for pair in pairs
    )
    for theme in THEMES:
        for drawing, (width, height) in sizes:
            yield Wanted(drawing, theme, width, height)


def source(drawing: str, theme: Theme) -> str:
    """Return the drawing in the colours of a theme; raise KeyError for a colour outside the theme."""
    text = (ASSETS / "svg" / f"{drawing}.svg").read_text(encoding="utf-8")
    return _COLOUR.sub(lambda match: theme.colours[_NAMES[match.group()]], text)


def render(sprite: Wanted) -> Image.Image:
    """Draw a sprite afresh."""
    text = source(sprite.drawing, sprite.theme)
    data = resvg_py.svg_to_bytes(svg_string=text, width=sprite.width or None, height=sprite.height or None)
    return Image.open(BytesIO(bytes(data))).convert("RGBA")


def main() -> None:
    """Make all sprites and remove those that nothing lists."""
    made = set()
    for sprite in wanted():
        sprite.path.parent.mkdir(parents=True, exist_ok=True)
        render(sprite).save(sprite.path, optimize=True)
        made.add(sprite.path)
    for old in set((ASSETS / "sprites").rglob("*.png")) - made:
        old.unlink()
    print(f"{len(made)} sprites")


if __name__ == "__main__":
    main()
