"""The course of a turn, from the reveal to the Paw Limit, and the Tail Wag (canon, 3.1)."""

from __future__ import annotations

from engines.core import Seat
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Barked, EventsDropped, EventShown, Sniffed, TailWagBegan
from engines.dogs_bond.frames import (
    Barking,
    Beginning,
    Ending,
    Offering,
    Player,
    Playing,
    Reading,
    Revealing,
    Sniffing,
    Wagging,
)
from engines.dogs_bond.shedding import shed
from engines.dogs_bond.view import Phase


def run_beginning(course: Course, _: Beginning) -> bool:
    """Turn the top event up, or let a dog that may choose look at several (4.7, R46)."""
    course.turn += 1
    seen = course.box.dogs[course.dogs[course.alpha].breed].events_seen
    if min(seen, len(course.events)) > 1:
        count = min(seen, len(course.events))
        course.tell(Sniffed(course.alpha, course.turn, count, course.events[:count]))
        course.go(Sniffing(count))
    else:
        reveal(course, course.events[0], None)
    return False


def choose_event(course: Course, event: str) -> None:
    """Carry out a chosen event; who keeps the top one draws first (R40)."""
    top = event == course.events[0]
    reveal(course, event, top)
    if top:
        course.draw(course.alpha, course.box.dogs[course.dogs[course.alpha].breed].top_event_draw)


def reveal(course: Course, event: str, kept: bool | None) -> None:
    """Turn an event up; the others stay in their order."""
    course.events = tuple(other for other in course.events if other != event)
    course.event = event
    course.picked, course.winners, course.house = None, (), None
    course.tell(EventShown(course.alpha, course.turn, event, course.turn, kept))
    dogs = users(course)
    abilities = (Offering(dogs),) if dogs else ()
    course.go(Ending(), Barking(), *abilities, Reading(f"event/{event}"))


def users(course: Course) -> tuple[Seat, ...]:
    """Return the dogs whose icons the event shows, in turn order."""
    breeds = course.box.icon_dogs[course.event]
    if not breeds:
        return ()
    return tuple(seat for seat in course.in_turn_order() if course.dogs[seat].breed in breeds)


def run_barking(course: Course, _: Barking) -> bool:
    """Pass the Rope Toy on; then every dog tosses down to the Paw Limit (R26)."""
    course.go()
    before = course.alpha
    course.alpha = Seat((before + 1) % len(course.dogs))
    course.tell(Barked(before, course.turn, course.alpha))
    limit = course.box.setups[len(course.dogs)].paw_limit
    shed(course, "paw-limit", {seat: len(course.dogs[seat].paw) - limit for seat in _above(course, limit)})
    return False


def _above(course: Course, limit: int) -> list[Seat]:
    return [seat for seat in course.in_turn_order() if len(course.dogs[seat].paw) > limit]


def run_ending(course: Course, _: Ending) -> bool:
    """Put the event away; go on to the next turn, or to the Tail Wag."""
    course.past = (*course.past, course.event)
    course.event = ""
    if course.depleted and course.events:
        course.tell(EventsDropped(None, course.turn, len(course.events)))
        course.dropped, course.events = course.events, ()
    course.go(Beginning() if course.events else Wagging())
    return False


def run_wagging(course: Course, _: Wagging) -> bool:
    """Begin the Tail Wag: first the draws of dogs that have some, then rounds of optional plays (4.5)."""
    wag, dogs = course.box.tail_wag, course.box.dogs
    course.turn += 1
    course.phase = Phase.TAIL_WAG
    course.tell(TailWagBegan(None, course.turn))
    players = []
    for seat in course.in_turn_order():
        dog = dogs[course.dogs[seat].breed]
        if dog.tail_draws:
            course.draw(seat, dog.tail_draws)
        extra = wag.alpha_extra if seat == course.alpha else 0
        players.append(Player(seat, wag.plays + extra + dog.extra_tail_plays))
    course.go(Revealing(), Playing(tuple(players), optional=wag.optional))
    return False
