"""What a picture shows."""

from __future__ import annotations

import msgspec

from engines.core import Seat
from engines.dogs_bond.view import DogView, Phase, View
from render.contract import Moment
from render.dogs_bond.kennel import Kennel
from render.voice import Voice


class Subject(msgspec.Struct, frozen=True):
    """A view at a moment, by the pack's kennel, in the words of a voice."""

    view: View
    moment: Moment
    kennel: Kennel
    voice: Voice

    @property
    def own(self) -> DogView:
        """The dog whose private picture it is."""
        return self.view.dogs[self.view.seat or 0]

    @property
    def open_day(self) -> bool:
        """Whether the face-down cards have been turned up."""
        return self.view.phase in (Phase.ADOPTION, Phase.OVER)

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that must decide."""
        return tuple(decision.seat for decision in self.moment.pending)

    def winners(self) -> tuple[Seat, ...]:
        """Return who won, nobody while the game goes on."""
        return tuple(self.moment.outcome.winners) if self.moment.outcome else ()
