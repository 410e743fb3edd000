"""Legal slides as gold arrows with their numbers, and signs where a direction is not possible."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from engines.zoollywood.ground import Ground
from engines.zoollywood.lattice import SPINS
from engines.zoollywood.pieces import EMPTY
from render.scene import Align, Box, Face, Head, Item, Line, Pen, Sprite, Stamp, Text, Tile
from render.zoollywood.ice import Ice, Spot, towards
from render.zoollywood.slides import Slide
from render.zoollywood.traces import legs

BACK = 30
"""How far behind its point the line of an arrow ends."""
_SHORT, _CLEAR, _CLOSE = 12, 40, 22
"""How far before the middle of a space an arrow ends: an empty one, one with an egg, that beside the penguin."""
_NUMBERS = {"e": (46, -8), "se": (12, 50), "sw": (-27, 40), "w": (-46, -6), "nw": (-27, -42), "ne": (27, -42)}
"""Where a number stands beside its penguin: on the way out, clear of names and of each other."""


def lines(slides: Sequence[Slide], ice: Ice, ground: Ground) -> Iterator[Item]:
    """Yield the whole way of each legal slide, from the penguin to where it would stop."""
    ways = [way for slide in slides if slide.number for way in _ways(slide, ice, ground)]
    for colour, width in (("ink", 18), ("turn", 10)):
        for way in ways:
            for one, other in pairwise((*way[:-1], towards(way[-1], way[-2], BACK))):
                yield Line(*one, *other, colour, width)


def heads(slides: Sequence[Slide], ice: Ice, ground: Ground) -> Iterator[Item]:
    """Yield the heads of the ways, over the rim too."""
    for slide in slides:
        if slide.number:
            yield from map(head, _ways(slide, ice, ground))


def starts(slides: Sequence[Slide], ice: Ice) -> Iterator[Item]:
    """Yield a short arrow beside the penguin for each legal slide."""
    for slide in slides:
        if slide.number:
            start, end = _first_step(slide, ice)
            yield head([start, towards(start, end, 80 * ice.size.lift)])


def numbers(slides: Sequence[Slide], ice: Ice) -> Iterator[Item]:
    """Yield the number of each legal slide where it leaves its penguin, and a sign where there is none."""
    for slide in slides:
        x, y = _number_spot(slide, ice)
        if slide.number:
            yield Stamp(x - 20, y - 20, disc(slide.number))
        elif slide.why in SIGNS and slide.how not in SPINS:
            yield Stamp(x - 16, y - 16, sign(slide.why))


SIGNS = {"endless": "sign-endless", "penguin": "sign-penguin", "on-penguin": "sign-penguin"}
"""From the reason why a direction is not legal to its sign; a blocked step shows by itself."""


@lru_cache(maxsize=64)
def disc(number: int, size: int = 40) -> Tile:
    """Return the number of a slide, which is also that of its entry in the menu."""
    middle = size // 2
    text = Text(str(number), middle, middle + 1, max(22, round(size * 0.62)), "ink", Face.DIGIT, Align.MIDDLE)
    return Tile(size, size, (Box(0, 0, size, size, middle, "white", Pen("ink", 4)), text))


@lru_cache(maxsize=8)
def sign(why: str) -> Tile:
    """Return the sign of a direction that is not possible."""
    return Tile(32, 32, (Box(0, 0, 32, 32, 16, "ink3", Pen("white", 3)), Sprite(SIGNS[why], 16, 16, 22, 22)))


def _ways(slide: Slide, ice: Ice, ground: Ground) -> list[list[Spot]]:
    ways = legs(ice, slide.path)
    last, final = ways[-1], slide.path[-1]
    egg = _CLOSE if len(last) == len(slide.path) == 2 else _CLEAR  # noqa: PLR2004 - one step
    before = _SHORT if ground.board[final] == EMPTY else egg
    last[-1] = towards(last[-1], last[-2], before * ice.size.lift)
    return ways


def _first_step(slide: Slide, ice: Ice) -> tuple[Spot, Spot]:
    """Return where a slide starts and what it makes for first, beyond the rim if it leaves there."""
    start, first = slide.path[0], slide.first
    beyond = ice.lattice.beyond_rim(start, first)
    return ice.spots[start], ice.exit(start, first) if beyond else ice.spots[first]


def _number_spot(slide: Slide, ice: Ice) -> Spot:
    """Return where the number stands; that of a circling stands further out, beside those that go straight on."""
    x, y = ice.spots[slide.path[0]]
    if slide.how in SPINS:
        return _beside(slide, ice)
    right, down = _NUMBERS[slide.how]
    return x + round(right * ice.size.lift), y + round(down * ice.size.lift)


def _beside(slide: Slide, ice: Ice) -> Spot:
    """Return a spot 30 degrees from the first step of a circling, on the side away from the nest."""
    (x, y), (first_x, first_y) = ice.spots[slide.path[0]], ice.spots[slide.first]
    way = math.atan2(first_y - y, first_x - x) + math.radians(-30 if slide.how == "cw" else 30)
    reach = 78 * ice.size.lift
    return x + round(reach * math.cos(way)), y + round(reach * math.sin(way))


def head(way: Sequence[Spot]) -> Head:
    """Return the head at the end of a way."""
    (from_x, from_y), (x, y) = way[-2:]
    return Head(x, y, round(math.degrees(math.atan2(y - from_y, x - from_x))), "turn", "ink")
