"""The working copy of one step: the state so far and what has happened, with the small moves all rules share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond.box import HIDDEN, Box
from engines.dogs_bond.events import AllChosen, Change, Drew, Event, Lost, Played, Reshuffled, Tossed, UsedUp
from engines.dogs_bond.frames import AnyFrame
from engines.dogs_bond.state import Dog, State
from engines.dogs_bond.view import Phase


class Course:
    """One step under way: the parts of a state, free to change until `state` gathers them again."""

    __slots__ = (
        "alpha", "asked", "box", "day", "depleted", "discard", "dogs", "dropped", "event", "events",
        "frames", "house", "houses", "options", "past", "phase", "picked", "pile", "rng", "shuffles",
        "told", "turn", "unused", "winners",
    )  # fmt: skip

    def __init__(self, box: Box, state: State) -> None:
        self.box = box
        self.rng = state.rng
        self.options = state.options
        self.dogs: list[Dog] = list(state.dogs)
        self.alpha = state.alpha
        self.frames: list[AnyFrame] = list(state.frames)
        self.phase = state.phase
        self.houses = state.houses
        self.pile = state.pile
        self.discard = state.discard
        self.events = state.events
        self.event = state.event
        self.past = state.past
        self.dropped = state.dropped
        self.unused = state.unused
        self.depleted = state.depleted
        self.shuffles = state.shuffles
        self.turn = state.turn
        self.asked = state.asked
        self.picked = state.picked
        self.winners = state.winners
        self.house = state.house
        self.day = state.day
        self.told: list[Event] = []

    @property
    def state(self) -> State:
        """The state as it is now."""
        return State(
            self.rng, self.options, tuple(self.dogs), self.alpha, tuple(self.frames), self.phase, self.houses,
            self.pile, self.discard, self.events, self.event, self.past, self.dropped, self.unused, self.depleted,
            self.shuffles, self.turn, self.asked, self.picked, self.winners, self.house, self.day,
        )  # fmt: skip

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.told.append(event)

    def go(self, *frames: AnyFrame) -> None:
        """Replace the innermost frame; none = drop it, the last one is run first."""
        self.frames[-1:] = frames

    def new_ids(self, count: int = 1) -> int:
        """Reserve decision ids; return the first one."""
        first = self.asked + 1
        self.asked += count
        return first

    def change(self, seat: Seat, **fields: Any) -> None:
        """Replace what belongs to a seat."""
        self.dogs[seat] = replace(self.dogs[seat], **fields)

    def in_turn_order(self, seats: Iterable[int] | None = None) -> list[Seat]:
        """Return seats clockwise from ALPHA; None = all."""
        count, alpha = len(self.dogs), self.alpha
        if seats is None:
            return [Seat((alpha + step) % count) for step in range(count)]
        return sorted((Seat(seat) for seat in seats), key=lambda seat: (seat - alpha) % count)

    def tell_all_chosen(self, count: int) -> None:
        """Announce that secret answers come to light, if there was more than one (canon, 3.2)."""
        if count > 1:
            self.tell(AllChosen(None, self.turn))

    def roll(self) -> int:
        """Roll the die."""
        number, self.rng = self.rng.below(self.box.game.die_sides)
        return number + 1

    def totals(self, seat: Seat) -> tuple[int, ...]:
        """Return the sums of the four open piles of a dog."""
        total = self.box.total
        return tuple([total(pile) if pile else 0 for pile in self.dogs[seat].piles])

    def levels(self, seat: Seat) -> tuple[int, ...]:
        """Return the BOND levels of a dog, by house."""
        return self.box.levels(self.houses, self.totals(seat))

    def bond(self, seat: Seat) -> int:
        """Return the BOND total of a dog."""
        return sum(self.levels(seat))

    def cards_in(self, seat: Seat, place: int) -> tuple[str, ...]:
        """Return a pile of a dog, the face-down one included."""
        dog = self.dogs[seat]
        return dog.instinct if place == HIDDEN else dog.piles[place]

    def take_from_paw(self, seat: Seat, card: str) -> None:
        """Remove a card from a paw."""
        paw = self.dogs[seat].paw
        at = paw.index(card)
        self.change(seat, paw=paw[:at] + paw[at + 1 :])

    def add_to_paw(self, seat: Seat, cards: Sequence[str]) -> None:
        """Put cards into a paw."""
        self.change(seat, paw=self.box.sort((*self.dogs[seat].paw, *cards)))

    def put_away(self, *cards: str) -> None:
        """Lay cards on the Attribute discards, the last one on top."""
        self.discard += cards

    def play(self, seat: Seat, card: str) -> None:
        """Play a paw card face up; levels change at once (4.2)."""
        self.take_from_paw(seat, card)
        facts = self.box.cards[card]
        place, before = facts.place or 0, self.totals(seat)
        piles = self.dogs[seat].piles
        self.change(seat, piles=(*piles[:place], (*piles[place], card), *piles[place + 1 :]))
        changes = self._changes(before, place, facts.value)
        self.tell(Played(seat, self.turn, card, before[place] + facts.value, changes))

    def lose_top(self, seat: Seat, place: int, pile: str, attacker: Seat | None) -> None:
        """Discard the top card of a pile; the one below is on top from now on (R10)."""
        card = self.cards_in(seat, place)[-1]
        dog = self.dogs[seat]
        changes: tuple[Change, ...] = ()
        if place == HIDDEN:
            self.change(seat, instinct=dog.instinct[:-1])
        else:
            changes = self._changes(self.totals(seat), place, -self.box.value[card])
            self.change(seat, piles=(*dog.piles[:place], dog.piles[place][:-1], *dog.piles[place + 1 :]))
        self.put_away(card)
        self.tell(Lost(seat, self.turn, card, pile, attacker, changes))

    def toss(self, seat: Seat, cards: tuple[str, ...], why: str) -> None:
        """Put paw cards on the discards, in the order given."""
        for card in cards:
            self.take_from_paw(seat, card)
        self.put_away(*cards)
        self.tell(Tossed(seat, self.turn, cards, why))

    def draw(self, seat: Seat, count: int) -> None:
        """Draw into a paw as far as there are cards; a failed draw raises the flag (4.3)."""
        cards = self.draw_cards(count)
        if len(cards) < count:
            self.note_depleted()
        if cards:
            self.add_to_paw(seat, cards)
            self.tell(Drew(seat, self.turn, len(cards), cards))

    def draw_cards(self, count: int) -> tuple[str, ...]:
        """Take cards off the pile, reshuffling on the way; fewer come if all is used up."""
        cards: list[str] = []
        self.refill()
        while self.pile and len(cards) < count:
            taken = self.pile[: count - len(cards)]
            self.pile = self.pile[len(taken) :]
            cards += taken
            self.refill()
        return tuple(cards)

    def refill(self) -> None:
        """Shuffle the discards into an empty pile (R21)."""
        if self.pile or not self.discard:
            return
        self.tell(Reshuffled(None, self.turn, len(self.discard)))
        self.pile, self.rng = self.rng.shuffle(self.discard)
        self.discard = ()
        self.shuffles += 1

    def note_depleted(self) -> None:
        """Raise the flag that ends the events (R22); in the Tail Wag it means nothing (R45)."""
        if not self.depleted and self.phase is Phase.TURN:
            self.depleted = True
            self.tell(UsedUp(None, self.turn))

    def _changes(self, before: tuple[int, ...], place: int, value: int) -> tuple[Change, ...]:
        """Return the levels that rise or fall when a pile changes by a value."""
        box = self.box
        after = (*before[:place], before[place] + value, *before[place + 1 :])
        concerned = box.wanting[place]
        return tuple(
            [
                Change(adopter, old, new)
                for adopter in self.houses
                if adopter in concerned
                and (old := box.level(adopter, before)) != (new := box.level(adopter, after))
            ]
        )
