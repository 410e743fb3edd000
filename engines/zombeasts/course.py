"""The working copy of one step: the state so far and what has happened, with the small moves all rules share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Seat
from engines.zombeasts.events import Event, Refilled
from engines.zombeasts.frames import Frame
from engines.zombeasts.moons import Rules
from engines.zombeasts.state import Area, State


class Course:
    """One step under way. `state` is replaced, never changed; the step keeps the last one."""

    __slots__ = ("deck", "events", "rules", "state")

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.deck = rules.deck
        self.state = state
        self.events: list[Event] = []

    @property
    def actor(self) -> Seat:
        """The seat on turn."""
        return self.state.on_turn

    @property
    def own(self) -> Area:
        """What belongs to the seat on turn."""
        return self.state.areas[self.state.on_turn]

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def change_area(self, seat: Seat, **fields: Any) -> None:
        """Replace fields of what belongs to a seat."""
        areas = self.state.areas
        area = replace(areas[seat], **fields)
        self.change(areas=(*areas[:seat], area, *areas[seat + 1 :]))

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack; the last one is run first."""
        self.change(frames=self.state.frames + frames)

    def go(self, *frames: Frame) -> None:
        """Replace the innermost frame; none = drop it."""
        self.change(frames=self.state.frames[:-1] + frames)

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def take_hand_card(self, seat: Seat, card: str) -> None:
        """Remove a card from a hand."""
        hand = self.state.areas[seat].hand
        place = hand.index(card)
        self.change_area(seat, hand=hand[:place] + hand[place + 1 :])

    def add_to_hand(self, seat: Seat, cards: Sequence[str]) -> None:
        """Put cards into a hand."""
        self.change_area(seat, hand=self.deck.sort((*self.state.areas[seat].hand, *cards)))

    def draw_up_to(self, seat: Seat, count: int) -> tuple[str, ...]:
        """Draw from the pile into a hand, as many as there are; return the cards."""
        pile = self.state.pile
        cards = pile[:count]
        self.change(pile=pile[count:])
        self.add_to_hand(seat, cards)
        return cards

    def refill(self, seat: Seat, why: str) -> None:
        """Give an empty hand its cards from the pile, if the pile has any and drawing is not over (4.6)."""
        state = self.state
        if state.areas[seat].hand or state.last_round or not state.pile:
            return
        counts = self.deck.counts
        cards = self.draw_up_to(seat, counts.stuck_draw if why == "stuck" else counts.refill)
        self.tell(Refilled(seat, state.turn, len(cards), cards, why))

    def take_from_stock(self, card: str) -> None:
        """Remove a card from the stock; the gap is filled at the end of the turn (4.5)."""
        self.change(stock=tuple(other for other in self.state.stock if other != card))
