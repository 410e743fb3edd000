"""The narrator of Dogs Bond: how its events name things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.core import Ref, Seat
from engines.dogs_bond.events import Change
from render import narrator
from render.narrator import Facts, Value, seat

__all__ = ["Facts", "Narrator", "Value", "adopter", "attribute", "card", "dog", "event", "house", "seat"]


def card(card_id: str) -> Ref:
    """Refer to a card."""
    return Ref("card", card_id)


def dog(dog_id: str) -> Ref:
    """Refer to a kind of dog and its ability."""
    return Ref("dog", dog_id)


def adopter(adopter_id: str) -> Ref:
    """Refer to an adopter."""
    return Ref("adopter", adopter_id)


def house(number: int) -> Ref:
    """Refer to a house."""
    return Ref("house", str(number))


def attribute(attribute_id: str) -> Ref:
    """Refer to an attribute and its pile."""
    return Ref("attribute", attribute_id)


def event(event_id: str) -> Ref:
    """Refer to an event."""
    return Ref("event", event_id)


class Narrator(narrator.Narrator):
    """Says things about one actor to one reader."""

    def cards(self, cards: Iterable[str]) -> str:
        """List cards: "Health 1 and Play Bow"."""
        return self.words.joined([self.words.name(card(each)) for each in cards])

    def adopters(self, adopters: Iterable[str]) -> str:
        """List adopters: "Tom, April and Chase"."""
        return self.words.joined([self.words.name(adopter(each)) for each in adopters])

    def events(self, events: Iterable[str]) -> str:
        """List events by their titles."""
        return self.words.joined([self.words.name(event(each)) for each in events])

    def seats(self, seats: Iterable[Seat]) -> str:
        """List people: "Ben and Dora"; the reader is "you"."""
        return self.words.joined([self._person(each) for each in seats])

    def changes(self, changes: Sequence[Change]) -> str:
        """List levels that rose or fell: "April 2 → 3, Chase 1 → 2"; `none` without any."""
        said = [
            self.say("dogs-bond-change", adopter=adopter(one.adopter), before=one.before, after=one.after)
            for one in changes
        ]
        return self.words.listed(said) or "none"

    def _person(self, number: Seat) -> str:
        return (
            self.words.text("dogs-bond-you") if number == self.reader else self.words.name(seat(number), self.table)
        )
