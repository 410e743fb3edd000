"""Who picks a dog next, as everybody sees it (canon, 2). In a turn all dogs are asked: there nobody is next."""

from __future__ import annotations

from engines.core import Seat
from engines.dogs_bond.view import Phase, View


def next_seat(view: View) -> Seat | None:
    """Return who picks after the one who is picking now, from ALPHA round the table."""
    if view.phase is not Phase.PICK:
        return None
    seats = len(view.dogs)
    waiting = [seat for step in range(seats) if not view.dogs[seat := Seat((view.alpha + step) % seats)].breed]
    return waiting[1] if len(waiting) > 1 else None
