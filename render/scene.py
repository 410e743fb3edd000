"""A picture as data: layers of plain items, from back to front. Nothing here knows a game or a pixel buffer.

All measures are whole pixels. Colours are names of the theme, sprites names of the assets.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Face(StrEnum):
    """A typeface of the house. `title` for names and headings, `digit` for numbers, `text` for the rest."""

    TITLE = "title"
    DIGIT = "digit"
    TEXT = "text"
    LONG = "long"
    FALLBACK = "fallback"


class Align(StrEnum):
    """Which point of a text its place names; heights always count from the middle of the capitals."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Corner(StrEnum):
    """The corner of a square in which a quarter disc sits."""

    TOP_LEFT = "top-left"
    TOP_RIGHT = "top-right"
    BOTTOM_LEFT = "bottom-left"
    BOTTOM_RIGHT = "bottom-right"


class Dash(msgspec.Struct, frozen=True):
    """A broken outline: lengths of the strokes and of the gaps."""

    stroke: int = 10
    gap: int = 8


class Pen(msgspec.Struct, frozen=True):
    """An outline, drawn inside the edge of its shape."""

    colour: str
    width: int = 3
    dash: Dash | None = None


class Box(msgspec.Struct, frozen=True, tag="box"):
    """A rounded rectangle; with a radius of half its height a pill. `texture` names a sprite over the fill."""

    x: int
    y: int
    width: int
    height: int
    radius: int = 0
    fill: str | None = None
    pen: Pen | None = None
    texture: str | None = None


class Wedge(msgspec.Struct, frozen=True, tag="wedge"):
    """A quarter disc in the corner of a square whose upper left is (x, y); `radius` is also the square's side.

    `tip` rounds the corner in which it sits.
    """

    x: int
    y: int
    radius: int
    corner: Corner
    fill: str | None = None
    pen: Pen | None = None
    tip: int = 0


class Sprite(msgspec.Struct, frozen=True, tag="sprite"):
    """A bundled drawing with its centre at (x, y)."""

    name: str
    x: int
    y: int
    width: int
    height: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """One line of text, already fitted. `halo` is a rim in another colour."""

    text: str
    x: int
    y: int
    size: int
    colour: str
    face: Face = Face.TEXT
    align: Align = Align.LEFT
    halo: Pen | None = None


class Trail(msgspec.Struct, frozen=True, tag="trail"):
    """The way of the last move: dots in a casing from (x, y) to (to_x, to_y), a head at the end or at both.

    `via` are the points where it bends. Dots stand far apart in the middle of the way; `dense`: close all along.
    """

    x: int
    y: int
    to_x: int
    to_y: int
    both: bool = False
    via: tuple[tuple[int, int], ...] = ()
    dense: bool = False


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A straight stroke with round ends, its middle running from (x, y) to (to_x, to_y)."""

    x: int
    y: int
    to_x: int
    to_y: int
    colour: str
    width: int


class Polygon(msgspec.Struct, frozen=True, tag="polygon"):
    """A shape with straight sides and round corners. Its outline runs along the sides, half of it outside."""

    points: tuple[tuple[int, int], ...]
    fill: str | None = None
    pen: Pen | None = None


class Head(msgspec.Struct, frozen=True, tag="head"):
    """An arrow head whose point is at (x, y); `angle` in degrees, 0 to the right, clockwise."""

    x: int
    y: int
    angle: int
    fill: str = "last"
    casing: str = "white"


class Tile(msgspec.Struct, frozen=True, cache_hash=True):
    """A small picture, painted once and kept: a card, a mark. Its items count from its corner.

    `ground` is the colour it always stands on; a tile that has one is opaque and costs little to place.
    `veil` names a colour that is mixed in half: the thing is not to be had at present.
    """

    width: int
    height: int
    items: tuple[Item, ...]
    ground: str | None = None
    veil: str | None = None


class Stamp(msgspec.Struct, frozen=True, tag="stamp"):
    """A tile with its upper left corner at (x, y)."""

    x: int
    y: int
    tile: Tile


Item = Box | Wedge | Sprite | Text | Trail | Line | Polygon | Head | Stamp


class Scene(msgspec.Struct, frozen=True):
    """Size, ground colour, the items that are alike in every picture of this layout, and the others."""

    width: int
    height: int
    ground: str
    fixed: tuple[Item, ...]
    items: tuple[Item, ...]
