"""Who may know of an event: the kinds of audience that the events of Dogs Bond have (canon, section 6)."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from engines.core import Seat, Weight


class Public(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A fact that everybody sees and that shows nothing which lay hidden."""

    actor: Seat | None
    stretch: int

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:  # noqa: ARG002 - everybody sees it whole
        """Return the event itself: it is fully public."""
        return self

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - it shows nothing to anybody
        """Tell that nothing hidden is shown."""
        return False


class Shown(Public, frozen=True):
    """A public fact that lays open what only its actor knew."""

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that all but the actor may learn something."""
        return seat != self.actor


class Revealed(Public, frozen=True):
    """A public fact that lays open what nobody knew."""

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - new to everybody
        """Tell that everybody may learn something."""
        return True


class Private(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Cards that only the actor sees; the others learn how many. `cards` is empty for them."""

    actor: Seat | None
    stretch: int
    count: int
    cards: tuple[str, ...] = ()

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the cards for all but the actor."""
        return self if seat == self.actor else replace(self, cards=())

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the actor learns the cards."""
        return seat == self.actor


class Known(Private, frozen=True):
    """Cards that the actor knew before; the others learn how many."""

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - it shows nothing to anybody
        """Tell that nothing hidden is shown."""
        return False


class Between(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card that moves between two dogs; the others see only that it moved."""

    actor: Seat | None
    stretch: int
    rival: Seat
    card: str | None

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the card for all but the two dogs."""
        return self if seat in (self.actor, self.rival) else replace(self, card=None)
