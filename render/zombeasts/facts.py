"""What a view says, ready to be put into words: open places, fitting cards, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Decision, Ref, Seat
from engines.zombeasts.actions import NEW
from engines.zombeasts.deck import WHITE, Deck
from engines.zombeasts.moons import Rules
from engines.zombeasts.view import Moon, SeatView, View

SWAPPING = frozenset({"swap-seat", "swap-take"})
"""The questions that name a rival or a rival's card for a joker."""
IN_AIR = SWAPPING | {"place"}
"""The questions about the card in the air."""


class Place(msgspec.Struct, frozen=True):
    """Where a hand card fits, and what it would do there."""

    moon: Ref
    pair: bool
    completes: bool


class Facts:
    """Reads views of one deck. Everything follows from the view alone."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.sides = tuple(dict.fromkeys(card.side for card in deck.cards.values()))
        self._rules = {quarters: Rules(deck, quarters) for quarters in (True, False)}

    def rules(self, view: View) -> Rules:
        """Return the rules of laying that hold in the view's session."""
        return self._rules[view.quarters]

    def open_sides(self, moon: Moon) -> dict[str, int]:
        """Return how many cards of each side still fit in a moon with quarters."""
        lying = [self.deck.cards[card].side for card in moon.cards]
        room = self.deck.per_side(quarters=True)
        return {side: free for side in sorted(self.sides) if (free := room - lying.count(side)) > 0}

    def open_places(self, moon: Moon) -> int:
        """Return how many cards a moon still takes."""
        return self.deck.counts.moon_size - len(moon.cards)

    def places(self, view: View, card: str) -> Iterator[Place]:
        """Return where a card fits in the reader's own moons."""
        moons = own(view).moons
        rules = self.rules(view)
        for target in rules.places(moons, card):
            moon = next((moon for moon in moons if moon.colour == target), None)
            lying = moon.cards if moon else ()
            full = len(lying) + 1 == self.deck.counts.moon_size
            name = f"{NEW}-{self.deck.cards[card].colour}" if target == NEW else target
            yield Place(Ref("moon", name), rules.pairs(lying, card), full)

    def swaps(self, view: View, card: str) -> Iterator[tuple[Seat, str]]:
        """Return the rivals' cards that a joker can be exchanged for."""
        if self.deck.cards[card].colour != WHITE:
            return
        for rival in view.seats:
            if rival.seat != view.seat:
                taken = self.rules(view).takeable(own(view).moons, rival.moons, card)
                yield from ((rival.seat, each) for each in taken)


def own(view: View) -> SeatView:
    """Return the reader's own seat, of a spectator the one on turn."""
    return view.seats[view.on_turn if view.seat is None else view.seat]


def in_order(view: View) -> tuple[SeatView, ...]:
    """Return all seats in turn order, the reader's own first."""
    first = view.seat or 0
    return view.seats[first:] + view.seats[:first]


def asked(pending: tuple[Decision, ...]) -> tuple[Seat, ...]:
    """Return the seats that are waited for."""
    return tuple(decision.seat for decision in pending)


def asked_of(view: View, pending: tuple[Decision, ...]) -> str:
    """Return the kind of the reader's own open decision, "none" without one."""
    return next((decision.kind for decision in pending if decision.seat == view.seat), "none")
