"""What a data pack must keep beyond its shape, and what is merely unusual (canon, section 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Protocol

import msgspec

from engines.core import BadPack
from engines.dogs_bond import steps
from engines.dogs_bond.schema import AdopterRow, CardRow, DogRow, Tables

KINDS = ("grooming", "health", "obedience", "temperament", "instinct", "play-bow")
BOW = "play-bow"
_HOUSES = 6
_FACES = 6
_PRINTED_CARDS, _PRINTED_EVENTS = 100, 60


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
        for table, rows in _named_tables(tables):
            _check_unique(table, rows)
        _check_cards(tables)
        _check_dogs(tables)
        _check_adopters(tables)
        _check_setup(tables)
        _check_effects(tables)
    except _Fault as fault:
        raise BadPack(file, fault.where, fault.what) from fault


def doubts(tables: Tables) -> tuple[PackWarning, ...]:
    """Return what is unusual: another number of cards or events than the box says."""
    found = []
    cards = sum(row.count for row in tables.card)
    if cards != _PRINTED_CARDS:
        found.append(PackWarning("card", f"{cards} cards instead of {_PRINTED_CARDS}"))
    if len(tables.event) != _PRINTED_EVENTS:
        found.append(PackWarning("event", f"{len(tables.event)} events instead of {_PRINTED_EVENTS}"))
    return tuple(found)


def _named_tables(tables: Tables) -> Iterator[tuple[str, Iterable[_Named]]]:
    yield "attribute", tables.attribute
    yield "card", tables.card
    yield "icon", tables.icon
    yield "dog", tables.dog
    yield "adopter", tables.adopter
    yield "event", tables.event


def _check_unique(table: str, rows: Iterable[_Named]) -> None:
    seen: set[str] = set()
    for number, row in enumerate(rows):
        if row.id in seen:
            raise _Fault(f"{table}[{number}].id", f"{row.id} stands twice")
        seen.add(row.id)


def _check_cards(tables: Tables) -> None:
    if {row.id for row in tables.attribute} != set(KINDS):
        raise _Fault("attribute", f"the rules know exactly {', '.join(KINDS)}")
    for number, row in enumerate(tables.card):
        _check_card(row, f"card[{number}] {row.id}")
    cards = sum(row.count for row in tables.card)
    least = tables.game.max_players * tables.game.starting_paw + 1
    if cards < least:
        raise _Fault("card", f"{cards} cards are too few, the deal takes {least}")


def _check_card(row: CardRow, where: str) -> None:
    if (row.attribute == BOW) != (row.id == BOW):
        raise _Fault(f"{where}.id", f"the one card of {BOW} must be called {BOW}")
    if bool(row.targets) != (row.attribute == "instinct"):
        raise _Fault(f"{where}.targets", "Instinct names its targets, no other card does")
    if bool(row.value) != (row.attribute != BOW):
        raise _Fault(f"{where}.value", f"a card of {row.attribute} cannot be worth {row.value}")


def _check_dogs(tables: Tables) -> None:
    icons = {row.id: row.dog for row in tables.icon}
    for number, row in enumerate(tables.dog):
        _check_dog(row, icons, f"dog[{number}] {row.id}")
    dogs = {row.id for row in tables.dog}
    for number, icon in enumerate(tables.icon):
        if icon.dog not in dogs:
            raise _Fault(f"icon[{number}] {icon.id}.dog", f"{icon.dog} is not declared")
    if len(dogs) < tables.game.max_players:
        raise _Fault("dog", f"{len(dogs)} dogs are too few for {tables.game.max_players} players")
    if sum(row.starter for row in tables.dog) < tables.game.min_players:
        raise _Fault("dog.starter", "too few dogs for beginners")


def _check_dog(row: DogRow, icons: dict[str, str], where: str) -> None:
    if row.icon and icons.get(row.icon) != row.id:
        raise _Fault(f"{where}.icon", f"{row.icon} is not the icon of this dog")
    if bool(row.icon) != bool(row.steps):
        raise _Fault(f"{where}.steps", "an icon and steps belong together")


def _check_adopters(tables: Tables) -> None:
    for number, row in enumerate(tables.adopter):
        _check_adopter(row, f"adopter[{number}] {row.id}")
    if len(tables.adopter) < _HOUSES:
        raise _Fault("adopter", f"there must be at least {_HOUSES}")
    if [row.number for row in tables.house] != list(range(1, _HOUSES + 1)):
        raise _Fault("house.number", "the houses are 1 to 6 in this order")
    if [row.roll for row in tables.rescue_story] != list(range(1, _FACES + 1)):
        raise _Fault("rescue-story.roll", "there is one story for each roll from 1 to 6 in this order")


def _check_adopter(row: AdopterRow, where: str) -> None:
    if row.top == row.bottom:
        raise _Fault(f"{where}.bottom", f"top and bottom are both {row.top}")
    for level, (lower, higher) in enumerate(pairwise(row.levels), start=2):
        if higher[0] < lower[0] or higher[1] < lower[1]:
            raise _Fault(f"{where}.levels", f"level {level} asks for less than the level below")


def _check_setup(tables: Tables) -> None:
    wanted = list(range(tables.game.min_players, tables.game.max_players + 1))
    if [row.players for row in tables.setup] != wanted:
        raise _Fault("setup.players", f"there is one row for each of {wanted[0]} to {wanted[-1]} players")
    for row in tables.setup:
        where = f"setup for {row.players}"
        if max(row.standard, row.short) > len(tables.event):
            raise _Fault(where, f"there are only {len(tables.event)} events")
        if min(row.standard, row.short) < _most_icons(tables, row.players):
            raise _Fault(where, "the events with icons of the dogs in play may not fit")


def _most_icons(tables: Tables, players: int) -> int:
    """Return how many events at most show icons of that many dogs."""
    counts = Counter(icon for row in tables.event for icon in set(row.icons))
    several = sum(count for _, count in counts.most_common(players))
    return min(several, sum(bool(row.icons) for row in tables.event))


def _check_effects(tables: Tables) -> None:
    icons = {row.id for row in tables.icon}
    for row in tables.event:
        unknown = set(row.icons) - icons
        if unknown:
            raise _Fault(f"event {row.id}.icons", f"{min(unknown)} is not declared")
        _check_steps(row.steps, f"event {row.id}", alone=False)
    for dog in tables.dog:
        _check_steps(dog.steps, f"dog {dog.id}", alone=True)


def _check_steps(script: tuple[steps.Step, ...], where: str, alone: bool) -> None:
    """Check steps; `alone` tells that `self` is somebody there."""
    for number, step in enumerate(script):
        _check_step(step, f"{where}.steps[{number}]", alone)


def _check_step(step: steps.Step, where: str, alone: bool) -> None:
    if not alone and getattr(step, "who", None) == "self":
        raise _Fault(f"{where}.who", "self is nobody here")
    if isinstance(step, steps.SwapHouses) and step.a == step.b and step.a is not None:
        raise _Fault(where, "name two different houses, or none")
    if isinstance(step, steps.SwapHouses) and (step.a is None) != (step.b is None):
        raise _Fault(where, "name two different houses, or none")
    if isinstance(step, steps.Scry) and step.keep > step.look:
        raise _Fault(f"{where}.keep", "is more than is looked at")
    if isinstance(step, steps.Roll):
        faces = [face for row in step.table for face in row.faces]
        if len(set(faces)) < len(faces):
            raise _Fault(f"{where}.table", "a face stands twice")
        for place, row in enumerate(step.table):
            _check_steps(row.steps, f"{where}.table[{place}]", alone=True)
    if isinstance(step, steps.Either):
        _check_unique(f"{where}.options", step.options)
        for place, option in enumerate(step.options):
            _check_steps(option.steps, f"{where}.options[{place}]", alone=True)
