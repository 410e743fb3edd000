"""Whose drive or worker comes next, as everybody sees it (canon, 3.4 and 3.6)."""

from __future__ import annotations

from engines.core import Seat
from engines.dogs.frames import AtTable, Hall, Road
from engines.dogs.state import Area, Status
from engines.dogs.view import View


def next_seat(view: View) -> Seat | None:
    """Return the next truck still out or the next seat with a worker left; none where it is the same again."""
    course = next((frame for frame in reversed(view.frames) if isinstance(frame, Road | Hall)), None)
    under_way = view.frames[-1] if view.frames else None
    if course is None or not isinstance(under_way, AtTable):
        return None
    seats = len(view.areas)
    round_the_table = (Seat((course.seat + step) % seats) for step in range(seats))
    found = next((seat for seat in round_the_table if _goes_on(course, view.areas[seat])), None)
    return None if found == under_way.seat else found


def _goes_on(course: Road | Hall, area: Area) -> bool:
    return area.status is Status.OUT if isinstance(course, Road) else bool(area.workers)
