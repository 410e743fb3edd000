"""The information barrier: what came to light in steps that are to be taken back.

Nothing is declared for it. Luck shows in the generator, secrets in the event types, other people in the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engines.core.game import Step
from engines.core.names import Seat
from engines.core.record import Entry


class Revealed(msgspec.Struct, frozen=True):
    """What cannot be made unseen. `shown`: seats that saw something hidden; `answered`: other seats that acted."""

    luck: bool = False
    shown: tuple[Seat, ...] = ()
    answered: tuple[Seat, ...] = ()

    @property
    def nothing(self) -> bool:
        """Nothing came to light, so that the steps are freely taken back."""
        return not (self.luck or self.shown or self.answered)


def revealed(
    before: Any, steps: Sequence[Step[Any, Any]], entries: Iterable[Entry], seat: Seat, seats: int
) -> Revealed:
    """Return what came to light in the steps of some entries, seen from the seat that wants them back."""
    if not steps:
        return Revealed()
    return Revealed(
        luck=before.rng.drawn != steps[-1].state.rng.drawn,
        shown=tuple(reader for reader in map(Seat, range(seats)) if _shows(steps, reader)),
        answered=tuple(sorted({entry.seat for entry in entries} - {seat})),
    )


def _shows(steps: Iterable[Step[Any, Any]], reader: Seat) -> bool:
    return any(event.may_show(reader) for step in steps for event in step.events)
