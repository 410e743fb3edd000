"""What a data pack must keep beyond its shape, and what is merely unusual (canon, section 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Protocol

import msgspec

from engines.core import BadPack
from engines.zombeasts.schema import CardRow, Tables

_TOYS = {"carrot", "mouse", "bone", "paw"}
_NONE = "none"
_SIDES = 2
_PRINTED_CARDS = 90


class PackWarning(msgspec.Struct, frozen=True):
    """Something unusual about a pack that does not keep it from being played."""

    where: str
    what: str


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
    try:
        _check_names(tables)
        for number, row in enumerate(tables.card):
            _check_card(tables, row, f"card[{number}] {row.id}")
        _check_size(tables)
    except _Fault as fault:
        raise BadPack(file, fault.where, fault.what) from fault


def doubts(tables: Tables) -> tuple[PackWarning, ...]:
    """Return what is unusual: another number of cards, a colour that can hardly make a full moon."""
    return tuple(_doubts(tables))


def _check_names(tables: Tables) -> None:
    for table, rows in _named_tables(tables):
        _check_unique(table, rows)
    jokers = [colour.id for colour in tables.colour if colour.joker]
    if jokers != ["white"]:
        raise _Fault("colour.joker", f"the one joker colour must be white, not {', '.join(jokers) or 'none'}")
    if any(colour.id == "new" for colour in tables.colour):
        raise _Fault("colour.id", "no colour may be called new")
    if len(tables.side) != _SIDES:
        raise _Fault("side", f"there must be two sides, not {len(tables.side)}")
    animals = {animal.id for animal in tables.animal}
    for toy in tables.toy:
        if toy.id not in _TOYS:
            raise _Fault(f"toy {toy.id}.id", "the rules know no such toy")
        _check_declared(f"toy {toy.id}.animal", toy.animal, animals)


def _named_tables(tables: Tables) -> Iterator[tuple[str, Iterable[_Named]]]:
    yield "colour", tables.colour
    yield "animal", tables.animal
    yield "side", tables.side
    yield "toy", tables.toy
    yield "power", tables.power
    yield "legend", tables.legend
    yield "card", tables.card


def _check_unique(table: str, rows: Iterable[_Named]) -> None:
    seen: set[str] = set()
    for number, row in enumerate(rows):
        if row.id in seen:
            raise _Fault(f"{table}[{number}].id", f"{row.id} stands twice")
        seen.add(row.id)


def _check_card(tables: Tables, row: CardRow, where: str) -> None:
    toys = {toy.id: toy.animal for toy in tables.toy}
    _check_declared(f"{where}.colour", row.colour, {colour.id for colour in tables.colour})
    _check_declared(f"{where}.animal", row.animal, {_NONE, *(animal.id for animal in tables.animal)})
    _check_declared(f"{where}.side", row.side, {side.id for side in tables.side})
    _check_declared(f"{where}.toy", row.toy, {_NONE, *toys})
    if row.toy == _NONE:
        return
    if row.colour == "white":
        raise _Fault(f"{where}.toy", "a joker carries no toy")
    if toys[row.toy] != row.animal:
        raise _Fault(f"{where}.toy", f"the {row.toy} belongs to the {toys[row.toy]}, not to the {row.animal}")


def _check_declared(where: str, value: str, declared: set[str]) -> None:
    if value not in declared:
        raise _Fault(where, f"{value} is not declared")


def _check_size(tables: Tables) -> None:
    """Ask for enough cards to deal rising hands to all seats, fill the stock and leave a pile."""
    seats, counts = tables.game.players_max, tables.rules
    least = seats * counts.hand_start + sum(range(seats)) + counts.stock_size + 1
    if len(tables.card) < least:
        raise _Fault("card", f"{len(tables.card)} cards are too few, the deal takes {least}")


def _doubts(tables: Tables) -> Iterator[PackWarning]:
    if len(tables.card) != _PRINTED_CARDS:
        yield PackWarning("card", f"{len(tables.card)} cards instead of {_PRINTED_CARDS}")
    colours = Counter(row.colour for row in tables.card)
    sides = Counter((row.colour, row.side) for row in tables.card)
    for colour in tables.colour:
        if colours[colour.id] < tables.rules.moon_size:
            yield PackWarning(f"colour {colour.id}", "too few cards for a full moon")
        for side in tables.side:
            if sides[colour.id, side.id] < tables.quarters.max_per_side:
                yield PackWarning(f"colour {colour.id}", f"too few {side.id} cards for a full moon with quarters")
