"""Walking a scene: every item with where it really stands, stamps opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from render.scene import Align, Box, Head, Item, Line, Polygon, Scene, Sprite, Stamp, Text, Trail, Wedge
from render.typeface import width


class Frame(NamedTuple):
    """What an item covers."""

    left: int
    top: int
    right: int
    bottom: int

    def inside(self, wide: int, high: int) -> bool:
        return self.left >= 0 and self.top >= 0 and self.right <= wide and self.bottom <= high


def walk(scene: Scene) -> Iterator[tuple[Item, Frame]]:
    yield from _opened((*scene.fixed, *scene.items), 0, 0)


def texts(scene: Scene) -> list[str]:
    return [item.text for item, _ in walk(scene) if isinstance(item, Text)]


def boxes(scene: Scene, colour: str) -> list[Frame]:
    """The outlines of one colour."""
    return [
        frame for item, frame in walk(scene) if isinstance(item, Box) and item.pen and item.pen.colour == colour
    ]


def sprites(scene: Scene, name: str) -> list[Frame]:
    return [frame for item, frame in walk(scene) if isinstance(item, Sprite) and item.name == name]


def _opened(items: Iterable[Item], x: int, y: int) -> Iterator[tuple[Item, Frame]]:
    for item in items:
        if isinstance(item, Stamp):
            yield from _opened(item.tile.items, x + item.x, y + item.y)
        else:
            left, top, right, bottom = frame(item)
            yield item, Frame(x + left, y + top, x + right, y + bottom)


def frame(item: Item) -> Frame:
    match item:
        case Box():
            return Frame(item.x, item.y, item.x + item.width, item.y + item.height)
        case Wedge():
            return Frame(item.x, item.y, item.x + item.radius, item.y + item.radius)
        case Sprite():
            left, top = item.x - item.width // 2, item.y - item.height // 2
            return Frame(left, top, left + item.width, top + item.height)
        case Text():
            wide = width(item.text, item.face, item.size)
            left = item.x - {Align.LEFT: 0, Align.MIDDLE: wide // 2, Align.RIGHT: wide}[item.align]
            return Frame(left, item.y - item.size // 2, left + wide, item.y + item.size // 2)
        case Trail() | Line() | Head() | Polygon():
            across, down = zip(*_spots(item), strict=True)
            return Frame(min(across), min(down), max(across), max(down))
        case Stamp():
            return Frame(item.x, item.y, item.x + item.tile.width, item.y + item.tile.height)


def _spots(item: Trail | Line | Head | Polygon) -> tuple[tuple[int, int], ...]:
    match item:
        case Polygon():
            return item.points
        case Head():
            return ((item.x, item.y),)
        case Trail():
            return (item.x, item.y), *item.via, (item.to_x, item.to_y)
        case Line():
            return (item.x, item.y), (item.to_x, item.to_y)
