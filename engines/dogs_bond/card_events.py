"""What happens to Attribute cards in Dogs Bond: drawn, played, hidden, attacked, saved and lost."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec

from engines.core import Seat, Weight
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.audiences import Known, Private, Public, Revealed, Shown


class Change(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A BOND level that rose or fell."""

    adopter: str
    before: int
    after: int


class Drew(Private, frozen=True, tag="draw"):
    """A dog drew Attribute cards."""

    fold: ClassVar[str] = "draw"


class AllChosen(Revealed, frozen=True, tag="all-chosen"):
    """The secret answers of several dogs are in; what each of them was follows."""

    weight: ClassVar[Weight] = Weight.SILENT


class Played(Shown, frozen=True, tag="play"):
    """A card was played face up. `total`: the sum of its pile now."""

    card: str
    total: int
    changes: tuple[Change, ...] = ()


class Hid(Known, frozen=True, tag="hide"):
    """Instinct was played face down. `count`: face-down cards now."""


class NoPlay(Shown, frozen=True, tag="no-play"):
    """A dog had nothing to play."""


class Passed(Public, frozen=True, tag="pass"):
    """A dog chose to play nothing more."""

    fold: ClassVar[str] = "pass"
    weight: ClassVar[Weight] = Weight.DETAIL


class Attacked(Revealed, frozen=True, tag="attack"):
    """Instinct was played against another dog; it may meet a Play Bow."""

    card: str
    rival: Seat
    pile: str


class Fizzled(Known, frozen=True, tag="fizzle"):
    """An attack found an empty pile and its card lies face down instead (R19). `count`: face-down cards now."""

    rival: Seat | None = None
    pile: str = ""


class Forced(Revealed, frozen=True, tag="forced"):
    """An event forces dogs to discard a top card; who is asked depends on secret preferences (4.4)."""

    dogs: tuple[Seat, ...]
    weight: ClassVar[Weight] = Weight.SILENT


class Lost(Shown, frozen=True, tag="lost"):
    """A dog was forced to discard a top card. `attacker` is None for an event."""

    card: str
    pile: str
    attacker: Seat | None = None
    changes: tuple[Change, ...] = ()


class Bowed(Shown, frozen=True, tag="bow"):
    """A dog used a Play Bow. `attacker` is None against an event."""

    attacker: Seat | None = None


class Tossed(Shown, frozen=True, tag="toss"):
    """A dog put paw cards away. `why`: lose-paw (forced), paw-limit, toss or redraw."""

    cards: tuple[str, ...]
    why: str


class PolicySet(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="bow-policy"):
    """A dog set its bow preference; nobody else hears of it."""

    actor: Seat | None
    stretch: int
    policy: Bows

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event to its actor alone."""
        return self if seat == self.actor else None

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - its actor chose it
        """Tell that nothing hidden is shown."""
        return False
