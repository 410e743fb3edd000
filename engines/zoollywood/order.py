"""Whose turn comes next, as everybody sees it (canon, 3)."""

from __future__ import annotations

from engines.core import Seat
from engines.zoollywood.view import View


def next_seat(view: View) -> Seat | None:
    """Return the seat on the left; none while the floe is laid out, which has an order of its own."""
    if view.over or view.turn == 0:
        return None
    return Seat((view.on_turn + 1) % view.options.seats)
