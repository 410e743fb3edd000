"""Whom events are for: facts that all see, facts that lay open a secret, facts of which others see a part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from engines.core import Seat, Weight


class Public(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class Private(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact of which all but its actor see a part: `masks` says what stands for them in the other fields."""

    actor: Seat | None
    stretch: int

    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = ""
    masks: ClassVar[Mapping[str, Any]] = {}

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, with its secrets for the actor alone."""
        return self if seat is not None and seat == self.actor else replace(self, **self.masks)

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - the actor knew it, others see nothing of it
        """Tell that nothing hidden is shown."""
        return False


class Learnt(Private, frozen=True):
    """A private fact that its actor learns by it."""

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the actor may learn something."""
        return seat is not None and seat == self.actor
