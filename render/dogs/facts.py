"""What a view says, ready to be put into words: distances, whose turn it is, who is named first."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from engines.core import Seat
from engines.dogs.frames import Driving
from engines.dogs.state import Status
from engines.dogs.tokens import Token
from engines.dogs.view import View
from render.dogs.atlas import Atlas


class Lying(msgspec.Struct, frozen=True):
    """A dog on the map: where, what it brings if it is a reward dog, and the gas to it."""

    space: str
    dog: Token
    coins: int
    gas: int


def in_order(view: View) -> tuple[Seat, ...]:
    """Return all seats in turn order, the reader's own first."""
    first, count = view.seat or 0, len(view.areas)
    return tuple(Seat((first + step) % count) for step in range(count))


def driver(view: View) -> Seat | None:
    """Return the seat whose way the distances are told: the reader's on the road, else the driver's."""
    if view.seat is not None and view.areas[view.seat].status is Status.OUT:
        return view.seat
    return next((frame.seat for frame in view.frames if isinstance(frame, Driving)), None)


def lying(view: View, atlas: Atlas, start: str) -> Iterator[Lying]:
    """Yield the dogs of the map, the nearest first, then in the order of the map."""
    roads = atlas.box.roads
    for trip in roads.trips(view.roadwork, start):
        dog = view.dogs[trip.place]
        if dog is not None:
            yield Lying(roads.spaces[trip.place], dog, roads.rewards[trip.place], trip.cost)


def by_gas(dogs: Iterator[Lying]) -> Mapping[int, list[Lying]]:
    """Group dogs by the gas that it takes to fetch them."""
    groups: defaultdict[int, list[Lying]] = defaultdict(list)
    for dog in dogs:
        groups[dog.gas].append(dog)
    return groups


def empty(view: View, atlas: Atlas, side: str) -> tuple[str, ...]:
    """Return the spaces of a side where neither dog nor tile lies."""
    spaces = zip(atlas.box.roads.spaces, atlas.box.roads.sides, view.dogs, strict=True)
    return tuple(space for space, of, dog in spaces if of == side and dog is None and space not in view.roadwork)
