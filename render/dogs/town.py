"""The map of a picture: who may be fetched, what lies where, where the trucks are."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from engines.dogs.tokens import ROADWORK
from render.dogs.atlas import Atlas
from render.dogs.changes import Changes
from render.dogs.layout import PLAZA, Spot
from render.dogs.subject import Subject
from render.dogs.tokens import PLAIN, SIDE, Look, empty_at, label_at, radius, token_at
from render.dogs.trucks import on_the_road, parked, parked_size, truck
from render.frame import hit, line
from render.scene import Box, Face, Head, Item, Pen, Sprite, Stamp, Trail
from render.typeface import fit

_ALIKE: Mapping[str, Look] = {}
START, END = 46, 44
"""How far a trail keeps from the middle of the space it leaves and of the space it comes to."""


def rings(spaces: tuple[str, ...], atlas: Atlas) -> Iterator[Item]:
    """Yield the gold rings round legal targets, in the shape of their tokens."""
    size = SIDE + 22
    for space in spaces:
        x, y = atlas.spots[space]
        bend = radius(atlas.sides[space]) + 11
        yield Box(x - size // 2 - 2, y - size // 2 - 2, size + 4, size + 4, bend + 2, "ink")
        yield Box(x - size // 2, y - size // 2, size, size, bend, "turn")


def trails(subject: Subject, changed: Changes) -> Iterator[Item]:
    """Yield the journeys of trucks that still stand where they led."""
    view, atlas = subject.view, subject.atlas
    for journey in changed.journeys:
        if journey.actor is not None and view.areas[journey.actor].place == journey.space:
            points = atlas.points(atlas.route(view.roadwork, journey.start, journey.space))
            yield _trail(points, PLAZA if journey.start == atlas.centre else START, END)
            x, y = points[-1]
            yield from hit(x - 43, y - 43, 86, 86, 20 if atlas.sides[journey.space] == "city" else 43)


def exchanges(atlas: Atlas, changed: Changes) -> Iterator[Item]:
    """Yield the ways of dogs that have changed places, over everything else."""
    for pair in changed.exchanges:
        yield _trail(atlas.points(pair), SIDE // 2, SIDE // 2, both=True)


def _trail(points: tuple[Spot, ...], start: int, end: int, *, both: bool = False) -> Trail:
    """Return a trail along some points that keeps a distance from both ends."""
    first, last = _towards(points[0], points[1], start), _towards(points[-1], points[-2], end)
    return Trail(*first, *last, both=both, via=points[1:-1], dense=not both)


def _towards(spot: Spot, other: Spot, by: int) -> Spot:
    (x, y), (to_x, to_y) = spot, other
    length = max(1.0, math.hypot(to_x - x, to_y - y))
    share = min(by / length, 0.6)
    return round(x + (to_x - x) * share), round(y + (to_y - y) * share)


def heads(subject: Subject, changed: Changes) -> Iterator[Head]:
    """Yield the arrow heads of the journeys once more, for over the tokens they pass."""
    for way in trails(subject, changed):
        if isinstance(way, Trail):
            x, y = way.via[-1] if way.via else (way.x, way.y)
            yield Head(way.to_x, way.to_y, round(math.degrees(math.atan2(way.to_y - y, way.to_x - x))))


def tokens(subject: Subject, looks: Mapping[str, Look] = _ALIKE) -> Iterator[Item]:
    """Yield the tokens row by row from the top; `looks`: those that are shown in a special way."""
    view, atlas = subject.view, subject.atlas
    taken = {area.place for area in view.areas}
    for place in from_the_top(atlas):
        space, token = atlas.box.roads.spaces[place], view.dogs[place]
        side, spot = atlas.sides[space], atlas.spots[space]
        if token is None and space in view.roadwork:
            token = ROADWORK
        if token is not None:
            yield token_at(spot, token, side, atlas.codes.get(token.breed, ""), looks.get(space, PLAIN))
        elif space not in taken:
            yield empty_at(spot, side)


def labels(atlas: Atlas) -> Iterator[Item]:
    """Yield the names of the spaces and the coins beside them."""
    roads = atlas.box.roads
    for place in from_the_top(atlas):
        yield label_at(atlas.spots[roads.spaces[place]], roads.spaces[place], roads.rewards[place])


def from_the_top(atlas: Atlas) -> list[int]:
    """Return the places of all spaces, northernmost first."""
    spaces = atlas.box.roads.spaces
    return sorted(range(len(spaces)), key=lambda place: atlas.spots[spaces[place]][1])


def trucks(subject: Subject, changed: Changes) -> Iterator[Item]:
    """Yield all trucks; a ring marks those that have just come home."""
    view, atlas = subject.view, subject.atlas
    x, y = atlas.spots[atlas.centre]
    home = [seat for seat, area in enumerate(view.areas) if area.place == atlas.centre]
    for seat, spot in zip(home, parked(len(home), x, y), strict=True):
        wide, high = parked_size(len(home))
        if seat in changed.back:
            yield from hit(spot[0] - wide // 2, spot[1] - high // 2, wide, high, 10)
        yield Stamp(spot[0] - wide // 2, spot[1] - high // 2, truck(seat, wide, high))
    for seat, area in enumerate(view.areas):
        if area.place != atlas.centre:
            yield from on_the_road(seat, area, atlas.spots[area.place])


def bags(subject: Subject) -> Iterator[Item]:
    """Yield what is left in the two bags, in the lower corners."""
    for bag, x in zip(subject.view.bags, (16, 1032), strict=True):
        yield Box(x, 734, 152, 46, 23, "paper", Pen("ink", 3))
        yield Sprite("icon-bag", x + 28, 757, 36, 36)
        yield line(fit(subject.voice("bag", n=len(bag)), Face.TEXT, 28, 94, 24), x + 50, 758, "ink")
