"""Where a card may lie: moons, sides and colours (canon, sections 4.1 and 4.2).

Pure rules over open moons, so that the engine and everything that only sees a view share them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.zombeasts.actions import NEW
from engines.zombeasts.deck import WHITE, Deck
from engines.zombeasts.view import Moon

Moons = tuple[Moon, ...]
"""The moons of a seat, in the order of the colours."""


class Laying(msgspec.Struct, frozen=True):
    """What laying a card in a seat's moons brings about. A full moon still stands among `moons`."""

    moons: Moons
    moon: Moon
    begun: bool
    pair: bool
    turned: bool
    """A white moon received its colour."""
    full: bool


def moon_of(moons: Moons, colour: str) -> Moon | None:
    """Return the moon of a colour."""
    for moon in moons:
        if moon.colour == colour:
            return moon
    return None


class Rules:
    """The rules of laying for one deck, with or without quarters."""

    def __init__(self, deck: Deck, quarters: bool) -> None:
        self.deck = deck
        self.cards = deck.cards
        self.per_side = deck.per_side(quarters)

    def fits_side(self, cards: Sequence[str], card: str) -> bool:
        """Tell whether a further card finds its side free beside these (R1, R2)."""
        table = self.cards
        side = table[card].side
        free = self.per_side
        for other in cards:
            if table[other].side == side:
                free -= 1
        return free > 0

    def places(self, moons: Moons, card: str) -> tuple[str, ...]:
        """Return the targets where a card may be laid, none if it fits nowhere (4.1, R3-R6)."""
        colour = self.cards[card].colour
        if colour == WHITE:
            joined = tuple(moon.colour for moon in moons if self.fits_side(moon.cards, card))
            return joined if moon_of(moons, WHITE) else (*joined, NEW)
        own = moon_of(moons, colour)
        if own is not None:
            return (colour,) if self.fits_side(own.cards, card) else ()
        white = moon_of(moons, WHITE)
        return (NEW,) if white is None or not self.fits_side(white.cards, card) else (NEW, WHITE)

    def lay(self, moons: Moons, card: str, target: str) -> Laying:
        """Lay a card at a legal target."""
        old = moon_of(moons, target)
        colour = self.cards[card].colour
        if old is None:
            moon = Moon(colour, (card,))
            return Laying(self.arranged([*moons, moon]), moon, begun=True, pair=False, turned=False, full=False)
        moon = Moon(old.colour if colour == WHITE else colour, (*old.cards, card))
        return Laying(
            self.arranged([moon if other is old else other for other in moons]),
            moon,
            begun=False,
            pair=self.pairs(old.cards, card),
            turned=moon.colour != old.colour,
            full=len(moon.cards) == self.deck.counts.moon_size,
        )

    def exchange(self, moons: Moons, old: Moon, lifted: str, card: str) -> tuple[Moons, Moon]:
        """Put a card where another one of a moon lay; return all moons and this one."""
        cards = tuple(card if other == lifted else other for other in old.cards)
        moon = Moon(self.colour(cards), cards)
        return self.arranged([moon if other is old else other for other in moons]), moon

    def arranged(self, moons: Sequence[Moon]) -> Moons:
        """Return moons in the order of the colours."""
        return tuple(sorted(moons, key=self._colour_rank))

    def colour(self, cards: Sequence[str]) -> str:
        """Return the colour of a moon that consists of these cards."""
        for card in cards:
            if self.cards[card].colour != WHITE:
                return self.cards[card].colour
        return WHITE

    def pairs(self, cards: Sequence[str], card: str) -> bool:
        """Tell whether a card meets its animal among these (4.3, R11)."""
        table = self.cards
        animal = table[card].animal
        return animal is not None and any(table[other].animal == animal for other in cards)

    def joker_fits(self, moons: Moons, moon: Moon, card: str, joker: str) -> str | None:
        """Return None if a joker may take the place of `card`, else what forbids it: `side`, `white` (R7, R8)."""
        rest = [other for other in moon.cards if other != card]
        if not self.fits_side(rest, joker):
            return "side"
        turns_white = moon.colour != WHITE and self.colour(rest) == WHITE
        return "white" if turns_white and moon_of(moons, WHITE) else None

    def takeable(self, own: Moons, rival: Moons, joker: str) -> tuple[str, ...]:
        """Return the cards of a rival's moons that the joker can be exchanged for (4.2)."""
        return tuple(
            card
            for moon in rival
            for card in moon.cards
            if self.joker_fits(rival, moon, card, joker) is None and self.places(own, card)
        )

    def fits_in(self, moons: Moons, moon: Moon, lifted: str, card: str) -> bool:
        """Tell whether a hand card may take the place of a lifted one (4.7, R29)."""
        rest = [other for other in moon.cards if other != lifted]
        if card == lifted or not self.fits_side(rest, card):
            return False
        old, colour = self.colour(rest), self.cards[card].colour
        if WHITE not in (old, colour) and old != colour:
            return False
        new = colour if old == WHITE else old
        return new == moon.colour or moon_of(moons, new) is None

    def _colour_rank(self, moon: Moon) -> int:
        return self.deck.colours.index(moon.colour)
