"""What opens the session and each turn of Dogs Bond: dogs, deal, event cards, piles that run out."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from engines.core import Seat, Weight
from engines.dogs_bond.audiences import Public, Revealed


class Began(Public, frozen=True, tag="began"):
    """The session began with this ALPHA."""

    alpha: Seat


class DogTaken(Public, frozen=True, tag="dog"):
    """A seat has its dog. `chosen` = it was picked, not dealt."""

    dog: str
    chosen: bool
    fold: ClassVar[str] = "dog"


class Deal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="deal"):
    """Houses, piles and paws were dealt. `paws` names the cards of the reader's own paw only."""

    actor: Seat | None
    stretch: int
    houses: tuple[str, ...]
    events: int
    paws: tuple[tuple[str, ...], ...]

    weight: ClassVar[Weight] = Weight.HEADLINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event with the reader's own paw alone."""
        return replace(self, paws=tuple(paw if place == seat else () for place, paw in enumerate(self.paws)))

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - the houses are new to everybody
        """Tell that everybody may learn something."""
        return True


class Sniffed(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="sniff"):
    """ALPHA looked at the top events; nobody else learns which."""

    actor: Seat | None
    stretch: int
    count: int
    events: tuple[str, ...]

    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the names for all but ALPHA."""
        return self if seat == self.actor else replace(self, events=())

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that ALPHA learns the events."""
        return seat == self.actor


class EventShown(Revealed, frozen=True, tag="event"):
    """An event was turned up. `kept` is None where there was no choice, else whether it was the top one (R40)."""

    event: str
    number: int
    kept: bool | None = None
    weight: ClassVar[Weight] = Weight.HEADLINE

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that everybody may learn something, but for a dog that chose among events it had looked at."""
        return self.kept is None or seat != self.actor


class Reshuffled(Public, frozen=True, tag="reshuffle"):
    """The discards became the Attribute pile."""

    count: int
    weight: ClassVar[Weight] = Weight.DETAIL


class UsedUp(Public, frozen=True, tag="used-up"):
    """Attribute pile and discards are used up: this turn is the last one (R22)."""

    weight: ClassVar[Weight] = Weight.HEADLINE


class EventsDropped(Public, frozen=True, tag="events-dropped"):
    """The remaining events were discarded unseen."""

    count: int


class Barked(Public, frozen=True, tag="bark"):
    """The turn is over and the Rope Toy went left."""

    alpha: Seat
    weight: ClassVar[Weight] = Weight.DETAIL


class TailWagBegan(Public, frozen=True, tag="tail-wag"):
    """The last plays begin."""

    weight: ClassVar[Weight] = Weight.HEADLINE
