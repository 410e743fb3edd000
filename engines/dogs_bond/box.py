"""The box: every fact about cards, dogs, adopters and effects that the rules ask for, from a checked data pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engines.core import Pack, read_tables
from engines.dogs_bond.checks import BOW, KINDS, PackWarning, check_tables, doubts
from engines.dogs_bond.schema import AdopterRow, CardRow, DogRow, EventRow, SetupRow, Tables
from engines.dogs_bond.steps import Either, Option, Play, Roll, Row, Step

FACE_UP = KINDS[:4]
"""The attributes whose cards lie open, in the order of the piles."""
INSTINCT = "instinct"
HIDDEN = 4
"""The place of Instinct behind the four open piles."""
LEVELS = 6
_MOST = 100


class Card(msgspec.Struct, frozen=True):
    """A kind of card. `place`: the number of its pile, None for a card that is never played."""

    id: str
    attribute: str
    value: int
    targets: tuple[str, ...]
    aims: tuple[int, ...]
    """The places of the targets."""
    place: int | None
    count: int


class Adopter(msgspec.Struct, frozen=True):
    """An adopter: places of the two attributes wanted and of the heart, and the level that each total reaches."""

    id: str
    top: int
    bottom: int
    heart: int
    needs: tuple[tuple[int, int], ...]
    top_levels: tuple[int, ...]
    bottom_levels: tuple[int, ...]


class Box:
    """The contents of a pack. Nothing in it changes after it was built."""

    def __init__(self, tables: Tables) -> None:
        self.rows = tables
        """The whole file, for names and texts."""
        self.game = tables.game
        self.tail_wag = tables.tail_wag
        self.cards: dict[str, Card] = {row.id: _card(row) for row in tables.card}
        """The kinds of cards by id, in the order of a sorted paw: by type, then value."""
        self.rank: dict[str, int] = {card: place for place, card in enumerate(self.cards)}
        self.value: dict[str, int] = {card.id: card.value for card in self.cards.values()}
        self.dogs: dict[str, DogRow] = {row.id: row for row in tables.dog}
        self.starters = tuple(row.id for row in tables.dog if row.starter)
        self.adopters: dict[str, Adopter] = {row.id: _adopter(row) for row in tables.adopter}
        self.wanting: tuple[frozenset[str], ...] = tuple(
            frozenset(one.id for one in self.adopters.values() if place in (one.top, one.bottom))
            for place in range(4)
        )
        """For each open pile, the adopters who look at it."""
        self.points = tuple(row.points for row in tables.house)
        """What the houses 1 to 6 are worth."""
        self.rescue = tuple(row.points for row in tables.rescue_story)
        self.events: dict[str, EventRow] = {row.id: row for row in tables.event}
        self.icon_dogs: dict[str, tuple[str, ...]] = {
            row.id: tuple(dog.id for dog in tables.dog if dog.icon and dog.icon in row.icons)
            for row in tables.event
        }
        """For each event, the dogs whose icons it shows."""
        self.setups: dict[int, SetupRow] = {row.players: row for row in tables.setup}
        self.scripts: dict[str, tuple[Step, ...]] = dict(_scripts(tables))
        """Lists of steps by name: `event/zoomies`, its rows `event/zoomies/0/2` (step 0, row 2), `dog/labrador`."""

    def sort(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return card ids in the order of a paw."""
        return tuple(sorted(cards, key=self.rank.__getitem__))

    def total(self, cards: Iterable[str]) -> int:
        """Return the sum of the values of cards."""
        value = self.value
        return sum([value[card] for card in cards])

    def level(self, adopter: str, totals: tuple[int, ...]) -> int:
        """Return the BOND level with an adopter that four totals reach (R9)."""
        facts = self.adopters[adopter]
        return min(facts.top_levels[totals[facts.top]], facts.bottom_levels[totals[facts.bottom]])

    def levels(self, houses: Iterable[str], totals: tuple[int, ...]) -> tuple[int, ...]:
        """Return the BOND levels with the adopters of the houses."""
        return tuple([self.level(adopter, totals) for adopter in houses])

    def heart(self, adopter: str) -> str:
        """Return the attribute in the heart of an adopter."""
        return KINDS[self.adopters[adopter].heart]

    def only_plays(self, script: str) -> bool:
        """Tell whether a list of steps asks for nothing but plays."""
        return all(isinstance(step, Play) for step in self.scripts[script])


def read_box(pack: Pack) -> tuple[Box, tuple[PackWarning, ...]]:
    """Read a pack into a box, with what is unusual about it; raise BadPack naming file, table and key."""
    file = f"{pack.header.id}.toml"
    tables = read_tables(pack.text, Tables, file)
    check_tables(tables, file)
    ordered = sorted(tables.card, key=lambda row: (KINDS.index(row.attribute), row.value))
    return Box(msgspec.structs.replace(tables, card=tuple(ordered))), doubts(tables)


def place_of(attribute: str) -> int:
    """Return the number of the pile of an attribute: 0 to 3 face up, 4 for Instinct."""
    return KINDS.index(attribute)


def _card(row: CardRow) -> Card:
    place = None if row.attribute == BOW else place_of(row.attribute)
    aims = tuple(sorted(place_of(target) for target in row.targets))
    return Card(row.id, row.attribute, row.value, row.targets, aims, place, row.count)


def _adopter(row: AdopterRow) -> Adopter:
    tops, bottoms = ([need[side] for need in row.levels] for side in (0, 1))
    return Adopter(
        row.id,
        place_of(row.top),
        place_of(row.bottom),
        place_of(row.heart),
        row.levels,
        _reached(tops),
        _reached(bottoms),
    )


def _reached(needs: list[int]) -> tuple[int, ...]:
    """Return how many of the rising needs each total meets."""
    return tuple(sum(total >= need for need in needs) for total in range(_MOST))


def _scripts(tables: Tables) -> Iterator[tuple[str, tuple[Step, ...]]]:
    for event in tables.event:
        yield from _named(f"event/{event.id}", event.steps)
    for dog in tables.dog:
        yield from _named(f"dog/{dog.id}", dog.steps)


def _named(name: str, script: tuple[Step, ...]) -> Iterator[tuple[str, tuple[Step, ...]]]:
    yield name, script
    for number, step in enumerate(script):
        parts: Sequence[Row | Option] = ()
        if isinstance(step, Roll):
            parts = step.table
        elif isinstance(step, Either):
            parts = step.options
        for place, part in enumerate(parts):
            yield from _named(f"{name}/{number}/{place}", part.steps)
