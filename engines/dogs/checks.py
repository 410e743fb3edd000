"""What a data pack must keep beyond its shape (canon, section 1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from engines.core import BadPack
from engines.dogs.schema import Tables
from engines.dogs.tokens import SIDES

ACTION_SPACES = ("town-hall", "warehouse", "pet-shop", "veterinary", "dog-fair")
SPECIALS = (
    "dog-exchange", "additional-dog", "veterinarian", "free-entry",
    "town-hall", "trained-dog", "prized-dog", "assistant",
)  # fmt: skip


class _Named(Protocol):
    @property
    def id(self) -> str: ...


class _Fault(Exception):
    """A broken rule of the pack: table and key, and what is wrong there."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(where, what)
        self.where = where
        self.what = what


def check_tables(tables: Tables, file: str) -> None:
    """Raise BadPack naming file, table and key for the first rule that the tables break."""
    for check in (_check_names, _check_players, _check_cards, _check_map, _check_sides, _check_stalls):
        try:
            check(tables)
        except _Fault as fault:
            raise BadPack(file, fault.where, fault.what) from fault


def _check_names(tables: Tables) -> None:
    for table, rows in _named_tables(tables):
        seen: set[str] = set()
        for number, row in enumerate(rows):
            if row.id in seen:
                raise _Fault(f"{table}[{number}].id", f"{row.id} stands twice")
            seen.add(row.id)


def _named_tables(tables: Tables) -> Iterator[tuple[str, Iterable[_Named]]]:
    yield "breed", tables.breed
    yield "space", (tables.map.centre, *tables.space)
    yield "action_space", tables.action_space
    yield "special", (*tables.special, *tables.resource)
    yield "fair_card", tables.fair_card


def _check_players(tables: Tables) -> None:
    if tables.meta.players != (2, 3, 4):
        raise _Fault("meta.players", "the rules are for 2, 3 and 4 players")


def _check_cards(tables: Tables) -> None:
    places = tuple(place.id for place in tables.action_space)
    if places != ACTION_SPACES:
        raise _Fault("action_space", f"must be {', '.join(ACTION_SPACES)}, in this order")
    for card in tables.special:
        if card.id not in SPECIALS:
            raise _Fault(f"special {card.id}.id", "the rules know no such card")
    missing = set(SPECIALS) - {card.id for card in tables.special}
    if missing:
        raise _Fault("special", f"{min(missing)} is missing")
    if not tables.fair_card:
        raise _Fault("fair_card", "there must be at least one")
    breeds = {breed.id for breed in tables.breed}
    for fair in tables.fair_card:
        for breed in fair.breeds:
            _check_declared(f"fair_card {fair.id}.breeds", breed, breeds)


def _check_map(tables: Tables) -> None:
    centre = tables.map.centre.id
    declared = {centre, *(space.id for space in tables.space)}
    roads: dict[str, set[str]] = {place: set() for place in declared}
    for number, (one, other) in enumerate(tables.map.edges):
        for place in (one, other):
            _check_declared(f"map.edges[{number}]", place, declared)
        roads[one].add(other)
        roads[other].add(one)
    reached, open_ends = {centre}, [centre]
    while open_ends:
        fresh = roads[open_ends.pop()] - reached
        reached |= fresh
        open_ends += fresh
    if declared - reached:
        raise _Fault("map.edges", f"no road leads to {min(declared - reached)}")


def _check_sides(tables: Tables) -> None:
    """Ask for enough breeds of each side to remove some, and enough tokens to fill the map for any table."""
    tiles = {"city": tables.roadwork.city, "country": tables.roadwork.country}
    for side in SIDES:
        breeds = [breed for breed in tables.breed if breed.side == side]
        spaces = sum(space.side == side for space in tables.space)
        gone = max(_removed(tables, side))
        if len(breeds) <= gone:
            raise _Fault("breed", f"there must be more than {gone} {side} breeds")
        if not spaces:
            raise _Fault("space", f"there must be a {side} space")
        sizes = sorted(breed.healthy + breed.sick + breed.reward for breed in breeds)
        if sum(sizes[: len(sizes) - gone]) - 1 < spaces:
            raise _Fault("breed", f"the {side} dogs that stay may be too few for {spaces} spaces")
        if tiles[side] >= spaces:
            raise _Fault(f"roadwork.{side}", "the tiles must leave a space free")


def _removed(tables: Tables, side: str) -> tuple[int, int]:
    two, three = tables.players_2, tables.players_3
    if side == "city":
        return two.remove_city_breeds, three.remove_city_breeds
    return two.remove_country_breeds, three.remove_country_breeds


def _check_stalls(tables: Tables) -> None:
    if len(tables.scoring.stall_points) != tables.limits.stalls:
        raise _Fault("scoring.stall_points", f"needs {tables.limits.stalls} numbers, one for each stall")
    if not 2 <= tables.start.stalls <= tables.limits.stalls:  # noqa: PLR2004 - tidy and places know stalls 1 and 2
        raise _Fault("start.stalls", "must be 2 or more, and not above limits.stalls")
    if tables.start.gas > tables.limits.gas:
        raise _Fault("start.gas", f"is above the limit of {tables.limits.gas}")


def _check_declared(where: str, value: str, declared: set[str]) -> None:
    if value not in declared:
        raise _Fault(where, f"{value} is not declared")
