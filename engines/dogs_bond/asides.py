"""What a seat may say unasked: its bow preference, at any time before Adoption Day (canon, 3.2 and 4.4)."""

from __future__ import annotations

from engines.core import Seat, Step
from engines.dogs_bond.actions import Action, BowPolicy, Bows
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Event, PolicySet
from engines.dogs_bond.state import State
from engines.dogs_bond.view import Phase, View

_TOO_LATE = (Phase.ADOPTION, Phase.OVER)


def asides(view: View) -> tuple[Action, ...]:
    """Return the bow preferences, the present one included; nothing for a spectator and from Adoption Day on."""
    if view.seat is None or view.phase in _TOO_LATE:
        return ()
    return tuple(BowPolicy(policy) for policy in Bows)


def speak(course: Course, seat: Seat, action: Action) -> Step[State, Event] | None:
    """Set the preference from the next forced discard on; whoever is asked already stays asked."""
    known = 0 <= seat < len(course.dogs) and course.phase not in _TOO_LATE
    if not isinstance(action, BowPolicy) or not known:
        return None
    course.change(seat, bows=action.policy)
    course.tell(PolicySet(seat, course.turn, action.policy))
    return Step(course.state, tuple(course.told))
