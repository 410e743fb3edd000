"""The map: what it costs to drive from place to place (canon, 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush

import msgspec

from engines.dogs.schema import Tables

Roadwork = tuple[str, ...]
"""The spaces with a tile, in the order of the map."""


class Trip(msgspec.Struct, frozen=True, order=True):
    """A space (by its place in the pack) and the gas of the cheapest route to it."""

    cost: int
    place: int


class Roads:
    """The spaces by id and the cheapest routes between them. Nothing in it changes after it was built."""

    def __init__(self, tables: Tables) -> None:
        self.centre = tables.map.centre.id
        self.spaces: tuple[str, ...] = tuple(space.id for space in tables.space)
        self.places: Mapping[str, int] = {space: place for place, space in enumerate(self.spaces)}
        self.sides: tuple[str, ...] = tuple(space.side for space in tables.space)
        self.rewards: tuple[int, ...] = tuple(space.reward for space in tables.space)
        self._ways = _ways(self.centre, self.spaces, tables.map.edges)
        self._plain = tables.prices.gas_per_space
        self._rough = tables.roadwork.gas
        self.trips: Callable[[Roadwork, str], tuple[Trip, ...]] = lru_cache(maxsize=2048)(self._trips)
        """From (Roadwork, start) to all other spaces, cheapest first, then in the order of the map."""

    def neighbours(self, space: str) -> tuple[str, ...]:
        """Return the spaces one step away; the centre is none and joins all that lie around it."""
        found = dict.fromkeys(self._ways[space])
        if self.centre in found:
            found |= dict.fromkeys(self._ways[self.centre])
        return tuple(sorted(found.keys() - {self.centre, space}, key=self.places.__getitem__))

    def cost(self, roadwork: Roadwork, start: str, space: str) -> int:
        """Return the gas of the cheapest route; the space is not the start."""
        place = self.places[space]
        return next(trip.cost for trip in self.trips(roadwork, start) if trip.place == place)

    def _trips(self, roadwork: Roadwork, start: str) -> tuple[Trip, ...]:
        best: dict[str, int] = {}
        ends = [(0, start)]
        while ends:
            cost, here = heappop(ends)
            if here in best:
                continue
            best[here] = cost
            for there in self._ways[here]:
                heappush(ends, (cost + self._entering(roadwork, there), there))
        reached = ((cost, space) for space, cost in best.items() if space not in (start, self.centre))
        return tuple(sorted(Trip(cost, self.places[space]) for cost, space in reached))

    def _entering(self, roadwork: Roadwork, space: str) -> int:
        if space == self.centre:
            return 0
        return self._rough if space in roadwork else self._plain


def _ways(centre: str, spaces: tuple[str, ...], edges: Iterable[tuple[str, str]]) -> Mapping[str, tuple[str, ...]]:
    ways: dict[str, list[str]] = {place: [] for place in (centre, *spaces)}
    for one, other in edges:
        ways[one].append(other)
        ways[other].append(one)
    return {place: tuple(others) for place, others in ways.items()}
