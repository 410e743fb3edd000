"""Games that are wrong on who is next."""

from __future__ import annotations

from engines.core import Seat
from tests.engines.toy.game import Toy
from tests.engines.toy.values import View


class NextSitsAtNoTable(Toy):
    """The seat after the last one is said to be next."""

    def next_seat(self, view: View) -> Seat | None:
        return Seat(len(view.held))
