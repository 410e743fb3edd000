"""What happens before the first turn (canon, sections 2 and 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from engines.core import Seat, Weight
from engines.zoollywood.audiences import Private, Public


class Began(Public, frozen=True, tag="began"):
    """The table was set. `first` will begin; with four seats, 0 and 2 are Blue and may not tell their cards."""

    first: Seat
    seats: int
    mode: str


class SceneLaid(Public, frozen=True, tag="scene"):
    """A scene was laid out; `actor` is None if the options named it or luck drew it."""

    scene: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class SetTaken(Public, frozen=True, tag="component"):
    """A component set was chosen in free mode."""

    component: str


class PieceSet(Public, frozen=True, tag="component-set"):
    """A piece of a component set was placed on a space or a triangle."""

    piece: str
    place: str


class DeckNamed(Public, frozen=True, tag="deck"):
    """The numbers of the deck are known, in the notation of the option: `g1.2.3.5-s7.8.9.12`."""

    deck: str


class Kept(Private, frozen=True, tag="kept"):
    """Starting cards were kept. The partner who chooses next sees them as well: `partner`."""

    count: int
    cards: tuple[str, ...] = ()
    partner: Seat | None = None

    fold: ClassVar[str] = "kept"
    masks: ClassVar[Mapping[str, Any]] = {"cards": ()}

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the cards for all but the two who know."""
        return self if self.may_show(seat) else super().seen_by(seat)

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the partner may learn something."""
        return seat is not None and seat == self.partner


class DeckShuffled(Public, frozen=True, tag="shuffled"):
    """The deck was shuffled and lies ready."""

    count: int
    weight: ClassVar[Weight] = Weight.DETAIL


class OpeningEggSet(Public, frozen=True, tag="opening-egg"):
    """A rival egg was placed before the first turn. `side` owns the egg."""

    side: int
    space: str
