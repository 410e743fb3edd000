"""What the pictures need of a pack: where spaces lie on the picture, the ways between them, codes and names."""

from __future__ import annotations

from collections.abc import Mapping

from engines.dogs.box import Box
from engines.dogs.schema import Tables
from render.dogs.layout import LEAST_X, MOST_X, MOST_Y, SHRINK, TOP_DATA, TOP_SPACE, Spot
from render.frame import WIDTH

CANVAS_HEIGHT = 900
"""The height of the map for which the layout was made."""


class Atlas:
    """A pack as pictures see it. Nothing in it changes after it was built."""

    def __init__(self, box: Box, tables: Tables) -> None:
        self.box = box
        wide, high = tables.map.width, tables.map.height
        centre = tables.map.centre
        self.spots: Mapping[str, Spot] = {
            centre.id: _spot(centre.x / wide, centre.y / high),
            **{space.id: _spot(space.x / wide, space.y / high) for space in tables.space},
        }
        """The middle of every space, and of the centre, on the picture."""
        self.centre = centre.id
        self.ways = tables.map.edges
        self.sides: Mapping[str, str] = {space.id: space.side for space in tables.space}
        self.codes: Mapping[str, str] = {breed.id: breed.code for breed in tables.breed}
        self.buildings: Mapping[str, str] = {row.id: row.name for row in tables.action_space}
        self.cards: Mapping[str, str] = {card.id: card.name for card in tables.special}
        self.texts: Mapping[str, str] = {card.id: card.text for card in tables.special}
        self._near = {
            place: tuple(a if b == place else b for a, b in self.ways if place in (a, b)) for place in self.spots
        }

    def route(self, roadwork: tuple[str, ...], start: str, goal: str) -> tuple[str, ...]:
        """Return the places of a cheapest way, both ends included; it is followed back from the goal."""
        costs = {self.box.roads.spaces[trip.place]: trip.cost for trip in self.box.roads.trips(roadwork, start)}
        costs.setdefault(self.centre, min((costs.get(place, 0) for place in self._near[self.centre]), default=0))
        costs[start] = 0
        way = [goal]
        while way[-1] != start:
            way.append(min(self._near[way[-1]], key=costs.__getitem__))
        return tuple(reversed(way))

    def points(self, places: tuple[str, ...]) -> tuple[Spot, ...]:
        """Return the spots of some places."""
        return tuple(self.spots[place] for place in places)


def _spot(across: float, down: float) -> Spot:
    """Return a place of the pack's map on the picture, kept clear of its edges."""
    x, y = across * WIDTH, TOP_SPACE + (down * CANVAS_HEIGHT - TOP_DATA) * SHRINK
    return round(min(max(x, LEAST_X), MOST_X)), round(min(max(y, TOP_SPACE), MOST_Y))
