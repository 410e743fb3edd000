"""What every event declares. An event is a fact, typed, knowing who may see it; never a sentence."""

from __future__ import annotations

from enum import IntEnum
from typing import ClassVar, Protocol, Self, runtime_checkable

from engines.core.names import Seat


class Weight(IntEnum):
    """How much room an event gets in a story."""

    SILENT = 0
    DETAIL = 1
    LINE = 2
    HEADLINE = 3


@runtime_checkable
class Event(Protocol):
    """The contract of an event type. Audiences are listed by each type; there is no default."""

    weight: ClassVar[Weight]
    fold: ClassVar[str]
    """Neighbours with the same actor and fold key may be told in one sentence; empty = never."""

    @property
    def actor(self) -> Seat | None:
        """The seat that did it, None for the game itself."""

    @property
    def stretch(self) -> int:
        """The stretch of play in which it happened."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return what this seat (None: a spectator) may know of it: the event, a masked copy, or nothing."""

    def may_show(self, seat: Seat | None) -> bool:
        """Tell whether events of this type may show the seat something that was hidden from it.

        The answer depends on public facts only, so that the difference between a step that can be
        taken back and one that cannot tells nothing.
        """
