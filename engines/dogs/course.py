"""The working copy of one step: the state so far and what has happened, with the small moves all rules share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs.box import Box
from engines.dogs.events import Event, FullStall
from engines.dogs.frames import Frame, Own
from engines.dogs.stalls import Stalls, added, changed, is_full
from engines.dogs.state import Area, State
from engines.dogs.tokens import SIDES, Token, filled


class Course:
    """One step under way. `state` is replaced, never changed; the step keeps the last one.

    `stirred` are the seats whose own stacks may now hold something that needs no answer.
    """

    __slots__ = ("box", "events", "state", "stirred")

    def __init__(self, box: Box, state: State) -> None:
        self.box = box
        self.state = state
        self.events: list[Event] = []
        self.stirred: list[Seat] = []

    @property
    def stretch(self) -> int:
        """The stretch of the turn under way."""
        return self.state.stretch

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats in turn order: clockwise from the starting player."""
        count, first = len(self.state.areas), self.state.first
        return tuple(Seat((first + step) % count) for step in range(count))

    def area(self, seat: Seat) -> Area:
        """Return what belongs to a seat."""
        return self.state.areas[seat]

    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return Seat((seat + 1) % len(self.state.areas))

    def change(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.state = replace(self.state, **fields)

    def change_area(self, seat: Seat, **fields: Any) -> None:
        """Replace fields of what belongs to a seat."""
        state = self.state
        areas, area = state.areas, replace(state.areas[seat], **fields)
        self.state = replace(state, areas=areas[:seat] + (area,) + areas[seat + 1 :])  # noqa: RUF005 - it is faster

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack of the table; the last one is run first."""
        self.change(frames=self.state.frames + frames)

    def go(self, *frames: Frame) -> None:
        """Replace the innermost frame of the table; none = drop it."""
        self.change(frames=self.state.frames[:-1] + frames)

    def push_own(self, seat: Seat, *frames: Own, stretch: int) -> None:
        """Put frames on the stack of a seat and say to which stretch they belong."""
        self.change_area(seat, frames=self.area(seat).frames + frames, stretch=stretch)
        self.stirred.append(seat)

    def go_own(self, seat: Seat, *frames: Own, **fields: Any) -> None:
        """Replace the innermost frame of a seat, and further fields of what belongs to it."""
        self.change_area(seat, frames=self.area(seat).frames[:-1] + frames, **fields)

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def next_stretch(self) -> int:
        """Begin another stretch of play."""
        self.change(stretch=self.state.stretch + 1)
        return self.state.stretch

    def gain(self, seat: Seat, **amounts: int) -> None:
        """Add goods or coins, or take them with negative amounts; gas above the limit is lost."""
        area = self.area(seat)
        sums = {name: getattr(area, name) + amount for name, amount in amounts.items()}
        if "gas" in sums:
            sums["gas"] = min(sums["gas"], self.box.limits.gas)
        self.change_area(seat, **sums)

    def spend_card(self, seat: Seat, card: str) -> None:
        """Move a card from a hand to the discards, which have no order and are kept sorted."""
        cards = self.area(seat).cards
        place = cards.index(card)
        self.change_area(seat, cards=cards[:place] + cards[place + 1 :])
        self.change(discard=self.box.sort((*self.state.discard, card)))

    def put_back(self, tokens: Iterable[Token]) -> None:
        """Put dogs back into the bags of their own sides (R38)."""
        tokens = tuple(tokens)
        bags = [
            filled(bag, (token for token in tokens if self.box.side(token.breed) == side))
            for side, bag in zip(SIDES, self.state.bags, strict=True)
        ]
        self.change(bags=tuple(bags))

    def join_fair(self, dogs: Iterable[str]) -> None:
        """Add dogs to the end of the Fair."""
        self.change(fair=(*self.state.fair, *dogs))

    def house(self, seat: Seat, breed: str, stall: int) -> None:
        """Put a dog into a stall, outside of any arranging, and see whether that fills it."""
        stalls = self.area(seat).stalls
        self.change_area(seat, stalls=changed(stalls, stall, added(stalls[stall - 1], breed)))
        self.reward_full(seat, self.stretch)

    def reward_full(self, seat: Seat, stretch: int) -> None:
        """Pay the coin for each breed that now fills a stall for the first time (4.6)."""
        for breed in full_breeds(self.area(seat).stalls):
            area = self.area(seat)
            if breed not in area.rewarded:
                coins = self.box.prices.four_of_a_kind_coin
                self.change_area(seat, coins=area.coins + coins, rewarded=tuple(sorted((*area.rewarded, breed))))
                self.tell(FullStall(seat, stretch, breed, coins))


def full_breeds(stalls: Stalls) -> tuple[str, ...]:
    """Return the breeds that fill a stall, in the order of the stalls."""
    return tuple(stall[0] for stall in stalls if is_full(stall))
