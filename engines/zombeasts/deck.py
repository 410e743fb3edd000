"""The deck: every fact about the cards that the rules ask for, read from a checked data pack."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engines.core import Pack, read_tables
from engines.zombeasts.checks import PackWarning, check_tables, doubts
from engines.zombeasts.schema import CardRow, Counts, Tables

WHITE = "white"
"""The colour of jokers, and of a moon that holds nothing else (R3)."""


class Card(msgspec.Struct, frozen=True):
    """One card. `animal` and `toy` are None where the pack says `none`."""

    id: str
    colour: str
    animal: str | None
    side: str
    draw: int
    points: int
    toy: str | None

    @property
    def joker(self) -> bool:
        """Tell whether the card is white."""
        return self.colour == WHITE


class Deck:
    """The cards by id and the counts of the rules. Nothing in it changes after it was built."""

    def __init__(self, tables: Tables) -> None:
        self.counts: Counts = tables.rules
        self.least_seats = tables.game.players_min
        self.most_seats = tables.game.players_max
        self.colours: tuple[str, ...] = tuple(colour.id for colour in tables.colour)
        """Colour ids in the order of the pack, white among them."""
        self.animals: tuple[str, ...] = tuple(animal.id for animal in tables.animal)
        self.cards: dict[str, Card] = {row.id: _card(row) for row in tables.card}
        """The cards by id, in the order of the file."""
        shown = sorted(self.cards.values(), key=lambda card: (self.colours.index(card.colour), card.draw, card.id))
        self.rank: dict[str, int] = {card.id: place for place, card in enumerate(shown)}
        """The place of each card in a sorted hand: colour, draw number, id (canon, section 11)."""
        self._per_side = tables.quarters.max_per_side

    def per_side(self, quarters: bool) -> int:
        """Return how many cards of one side a moon may hold (R1; `quarters=off`: as many as it has cards)."""
        return self._per_side if quarters else self.counts.moon_size

    def sort(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return card ids in the order of a hand."""
        return tuple(sorted(cards, key=self.rank.__getitem__))

    def points(self, cards: Iterable[str]) -> int:
        """Return the victory points on the cards."""
        table = self.cards
        return sum(table[card].points for card in cards)

    def animals_on(self, cards: Iterable[str]) -> set[str]:
        """Return the different animals on the cards; jokers without one add nothing (R13)."""
        return {animal for card in cards if (animal := self.cards[card].animal) is not None}


def read_deck(pack: Pack) -> tuple[Deck, tuple[PackWarning, ...]]:
    """Read a pack into a deck, with what is unusual about it; raise BadPack naming file, table and key."""
    file = f"{pack.header.id}.toml"
    tables = read_tables(pack.text, Tables, file)
    check_tables(tables, file)
    return Deck(tables), doubts(tables)


def _card(row: CardRow) -> Card:
    animal, toy = (None if name == "none" else name for name in (row.animal, row.toy))
    return Card(row.id, row.colour, animal, row.side, row.draw, row.points, toy)
