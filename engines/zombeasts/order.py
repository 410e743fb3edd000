"""Whose turn comes next, as everybody sees it (canon, 3.1, R19, R21)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.view import View


def next_seat(view: View) -> Seat | None:
    """Return the seat on the left; none in the last turn, or if it has no card and would be passed over."""
    last = view.over or (view.last_round and view.turns_left <= 1)
    left = Seat((view.on_turn + 1) % len(view.seats))
    return left if not last and view.seats[left].hand else None
