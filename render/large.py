"""Large print: the same scene with every word as big as its place allows.

Nothing moves. A text grows around the point where it stands, inside the box that holds it and up to what stands
beside it, so that no layout need know of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from render.scene import Align, Box, Item, Scene, Sprite, Stamp, Text, Tile
from render.typeface import rise, width

MOST = 1.6
"""So many times as large a text becomes at most."""
ENOUGH = 60
"""What is so large in pixels needs no more."""
GAP = 3
ASIDE = 9
"""Pixels that stay free between two texts on a line."""
_CORE = 0.15
"""A text whose middle lies in a box belongs to it, even if its edge reaches over."""
_ROUND = 0.16
"""What is left free at each side of a drawing that holds a text: most of them are round."""
_LOW = frozenset("gjpqyQ,;()/")


class _Frame(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: _Frame) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def meets(self, other: _Frame) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def within(self, wide: float, high: float) -> _Frame:
        return _Frame(self.left + wide, self.top + high, self.right - wide, self.bottom - high)

    def shrunk(self, share: float) -> _Frame:
        return self.within((self.right - self.left) * share, (self.bottom - self.top) * share)

    @property
    def area(self) -> float:
        return (self.right - self.left) * (self.bottom - self.top)


def sizes(items: Iterable[Item]) -> Iterator[int]:
    """Yield the size of each text, those in tiles included."""
    for item in items:
        if isinstance(item, Text):
            yield item.size
        elif isinstance(item, Stamp):
            yield from sizes(item.tile.items)


def enlarged(scene: Scene) -> Scene:
    """Return the scene in large print."""
    bounds = _Frame(0, 0, scene.width, scene.height)
    grown = _grown((*scene.fixed, *scene.items), bounds)
    return replace(scene, fixed=grown[: len(scene.fixed)], items=grown[len(scene.fixed) :])


@lru_cache(maxsize=512)
def _tile(tile: Tile) -> Tile:
    return replace(tile, items=_grown(tile.items, _Frame(0, 0, tile.width, tile.height)))


def _grown(items: Sequence[Item], bounds: _Frame) -> tuple[Item, ...]:
    """Grow the texts of a layer, small ones first: they need it most."""
    result = [replace(item, tile=_tile(item.tile)) if isinstance(item, Stamp) else item for item in items]
    frames = [_frame(item) for item in result]
    texts = sorted((item.size, place) for place, item in enumerate(result) if isinstance(item, Text))
    for _, place in texts:
        item = result[place]
        assert isinstance(item, Text)  # noqa: S101 - picked above
        grown = _largest(item, _near(place, result, frames), _room(place, result, frames, bounds))
        result[place], frames[place] = grown, _frame(grown)
    return tuple(result)


def _largest(text: Text, near: Iterable[_Frame], room: _Frame) -> Text:
    """Return the text in the largest size at which it stays in its room and meets nothing that is near."""
    blocked = tuple(near)
    for size in range(_limit(text), text.size, -1):
        frame = _text_frame(text, size)
        if room.holds(frame) and not any(other.meets(frame) for other in blocked):
            return replace(text, size=size)
    return text


def _near(place: int, items: Sequence[Item], frames: Sequence[_Frame | None]) -> Iterator[_Frame]:
    """Yield what a text may run into when it grows, with the air around it; not what it stands on."""
    text = items[place]
    assert isinstance(text, Text)  # noqa: S101 - the caller picked one
    own, widest = _text_frame(text, text.size), _text_frame(text, _limit(text))
    for other, frame in enumerate(frames):
        if other == place or frame is None or frame.meets(own):
            continue
        with_air = frame.within(-ASIDE if isinstance(items[other], Text) else -GAP, -GAP)
        if with_air.meets(widest):
            yield with_air


def _limit(text: Text) -> int:
    return max(text.size, min(round(text.size * MOST), ENOUGH))


def _room(place: int, items: Sequence[Item], frames: Sequence[_Frame | None], bounds: _Frame) -> _Frame:
    """Return the smallest frame in which a text stands: a box, a drawing, else the whole."""
    own = frames[place]
    assert own is not None  # noqa: S101 - texts have one
    core = own.shrunk(_CORE)
    holders = [
        _inner(item, frame) for item, frame in zip(items[:place], frames[:place], strict=True)
        if frame is not None and not isinstance(item, Text) and frame.holds(core)
    ]  # fmt: skip
    return min(holders, key=lambda frame: frame.area, default=bounds)


def _inner(item: Item, frame: _Frame) -> _Frame:
    if isinstance(item, Sprite):
        return frame.shrunk(_ROUND)
    if isinstance(item, Box):
        pen = item.pen.width if item.pen else 0
        return frame.within(pen + min(item.radius, item.height // 2) // 4 + 2, pen + 1)
    return frame


def _frame(item: Item) -> _Frame | None:
    """Return the frame of what a text must not run into; strokes and trails may be crossed."""
    match item:
        case Text():
            return _text_frame(item, item.size)
        case Box():
            return _Frame(item.x, item.y, item.x + item.width, item.y + item.height)
        case Sprite():
            wide, high = item.width / 2, item.height / 2
            return _Frame(item.x - wide, item.y - high, item.x + wide, item.y + high)
        case Stamp():
            return _Frame(item.x, item.y, item.x + item.tile.width, item.y + item.tile.height)
        case _:
            return None


def _text_frame(text: Text, size: int) -> _Frame:
    wide = width(text.text, text.face, size)
    left = text.x - wide * {Align.LEFT: 0.0, Align.MIDDLE: 0.5, Align.RIGHT: 1.0}[text.align]
    half = rise(text.face, size)
    rim = text.halo.width if text.halo else 0
    below = size * 0.22 if _LOW & set(text.text) else size * 0.02
    return _Frame(left - rim, text.y - half - rim, left + wide + rim, text.y + half + below + rim)
