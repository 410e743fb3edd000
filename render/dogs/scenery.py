"""Town and country: what is alike in every picture of the map."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render.dogs.atlas import Atlas
from render.dogs.layout import MAP_HEIGHT, MAP_Y, PLAZA
from render.frame import WIDTH
from render.scene import Box, Dash, Item, Line, Pen, Sprite

CASING, ROAD = 30, 22
_STROKE, _GAP, _MARGIN = 16, 14, 12


def scenery(atlas: Atlas) -> tuple[Item, ...]:
    """Return the ground, the streets and roads, and the plaza where they meet."""
    x, y = atlas.spots[atlas.centre]
    ground = Sprite("town-country", WIDTH // 2, MAP_Y + MAP_HEIGHT // 2, WIDTH, MAP_HEIGHT)
    return (ground, *_roads(atlas), *_plaza(x, y))


def _roads(atlas: Atlas) -> Iterator[Item]:
    ends = [(*atlas.spots[a], *atlas.spots[b], _in_town(atlas, a, b)) for a, b in atlas.ways]
    for x, y, to_x, to_y, _ in ends:
        yield Line(x, y, to_x, to_y, "ink3", CASING)
    for x, y, to_x, to_y, town in ends:
        yield Line(x, y, to_x, to_y, "street" if town else "road", ROAD)
    for x, y, to_x, to_y, town in ends:
        if town:
            yield from _dashes(x, y, to_x, to_y)


def _in_town(atlas: Atlas, one: str, other: str) -> bool:
    return "city" in (atlas.sides.get(one), atlas.sides.get(other))


def _dashes(x: int, y: int, to_x: int, to_y: int) -> Iterator[Line]:
    """Yield the broken line in the middle of a street."""
    length = math.hypot(to_x - x, to_y - y)
    across, down = (to_x - x) / length, (to_y - y) / length
    way = float(_MARGIN)
    while way + _STROKE < length:
        end = way + _STROKE
        spots = ((round(x + across * at), round(y + down * at)) for at in (way, end))
        yield Line(*next(spots), *next(spots), "city2", 4)
        way = end + _GAP


def _plaza(x: int, y: int) -> Iterator[Item]:
    for radius, fill, pen in (
        (PLAZA, "stone", Pen("ink", 4)), (PLAZA - 10, None, Pen("line", 4, Dash(12, 9))),
    ):  # fmt: skip
        yield Box(x - radius, y - radius, 2 * radius, 2 * radius, radius, fill, pen)
