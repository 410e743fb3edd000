"""The box: every fact about map, dogs and cards that the rules ask for, read from a checked data pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from engines.core import Pack, read_tables
from engines.dogs.checks import ACTION_SPACES, check_tables
from engines.dogs.roads import Roads
from engines.dogs.schema import Breed, Gain, Tables
from engines.dogs.tokens import Kind, Token


class Removal(msgspec.Struct, frozen=True):
    """How many breeds of a side, and how many reward tokens of it, leave the box."""

    breeds: int
    rewards: int = 0


class Box:
    """All components and numbers. Nothing in it changes after it was built."""

    def __init__(self, tables: Tables) -> None:
        self.start = tables.start
        self.limits = tables.limits
        self.bounds = tables.bounds
        self.prices = tables.prices
        self.track = tables.fair_track
        self.scoring = tables.scoring
        self.tiles = {"city": tables.roadwork.city, "country": tables.roadwork.country}
        self.least_seats, self.most_seats = tables.meta.players[0], tables.meta.players[-1]
        self.roads = Roads(tables)
        self.breeds: Mapping[str, Breed] = {breed.id: breed for breed in tables.breed}
        self.crates: Mapping[str, Gain] = {card.id: card.effect for card in tables.resource}
        self.specials: frozenset[str] = frozenset(card.id for card in tables.special)
        self.buildings: tuple[str, ...] = ACTION_SPACES
        self.fair_cards: Mapping[str, tuple[str, ...]] = {card.id: card.breeds for card in tables.fair_card}
        copies = [(card.id, card.copies) for card in tables.special] + [
            (card.id, card.copies) for card in tables.resource
        ]
        self._cards = tuple(card for card, count in copies for _ in range(count))
        self._small = tables.players_2.remove_resource_cards_with_items
        self._items = {card.id: card.items for card in tables.resource}
        self._rank = {card: place for place, card in enumerate(dict.fromkeys(self._cards))}
        self._fair_rank = {card: place for place, card in enumerate(self.fair_cards)}
        two, three = tables.players_2, tables.players_3
        self._removals = {
            (2, "city"): Removal(two.remove_city_breeds, two.remove_city_rewards),
            (2, "country"): Removal(two.remove_country_breeds, two.remove_country_rewards),
            (3, "city"): Removal(three.remove_city_breeds),
            (3, "country"): Removal(three.remove_country_breeds),
        }

    def side(self, breed: str) -> str:
        """Return the side of a breed."""
        return self.breeds[breed].side

    def of_side(self, side: str) -> tuple[str, ...]:
        """Return the breeds of a side in the order of the pack."""
        return tuple(breed.id for breed in self.breeds.values() if breed.side == side)

    def removal(self, seats: int, side: str) -> Removal:
        """Return what leaves the box for this number of seats."""
        return self._removals.get((seats, side), Removal(0))

    def cards(self, seats: int) -> tuple[str, ...]:
        """Return the bonus cards in the order of the pack; two players play without the large crates."""
        if seats > 2:  # noqa: PLR2004 - the game for two is a table of its own in the pack
            return self._cards
        return tuple(card for card in self._cards if self._items.get(card) != self._small)

    def sort(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return bonus cards in the order of the pack."""
        return tuple(sorted(cards, key=self._rank.__getitem__))

    def sort_fair(self, cards: Iterable[str]) -> tuple[str, ...]:
        """Return Fair cards in the order of the pack."""
        return tuple(sorted(cards, key=self._fair_rank.__getitem__))

    def tokens(self, breed: str, *, reward: bool = True) -> tuple[Token, ...]:
        """Return the tokens of a breed, with or without the reward token."""
        row = self.breeds[breed]
        kinds = ((Kind.HEALTHY, row.healthy), (Kind.SICK, row.sick), (Kind.REWARD, row.reward if reward else 0))
        return tuple(Token(breed, kind) for kind, count in kinds for _ in range(count))

    def price(self, dogs_at_the_fair: int) -> int:
        """Return what a Fair dog costs (4.5)."""
        return max(self.track.min_price, self.track.first - dogs_at_the_fair)


def read_box(pack: Pack) -> Box:
    """Read a pack; raise BadPack naming file, table and key."""
    file = f"{pack.header.id}.toml"
    tables = read_tables(pack.text, Tables, file)
    check_tables(tables, file)
    return Box(tables)
