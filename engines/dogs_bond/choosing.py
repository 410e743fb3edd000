"""Choices between options, and the use of abilities (canon, 4.1, 4.7)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond import steps
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import AbilitySkipped, AbilityUsed, Decided
from engines.dogs_bond.frames import Deciding, Offering, Reading, Turner
from engines.dogs_bond.groups import Seats


def decide(course: Course, step: steps.Either, seats: Seats, frame: Reading) -> None:
    """Ask dogs for one of the options; an option that only plays is nothing for an empty paw."""
    first = course.new_ids(len(seats))
    turners = []
    for number, seat in enumerate(seats):
        options = tuple(
            option.id
            for place, option in enumerate(step.options)
            if course.dogs[seat].paw or not course.box.only_plays(f"{frame.script}/{frame.at}/{place}")
        )
        if options:
            answer = options[0] if len(options) == 1 else ""
            turners.append(Turner(seat, first + number, options, answer))
    if turners:
        course.frames.append(Deciding(frame.script, frame.at, tuple(turners)))


def answer_either(course: Course, frame: Deciding, seat: Seat, option: str) -> None:
    """Choose an option."""
    turners = tuple(replace(turner, answer=option) if turner.seat == seat else turner for turner in frame.turners)
    course.go(replace(frame, turners=turners))


def run_deciding(course: Course, frame: Deciding) -> bool:
    """Wait until all have chosen; then the options are carried out in listed order."""
    if not all(turner.answer for turner in frame.turners):
        return True
    course.go()
    for turner in frame.turners:
        course.tell(Decided(turner.seat, course.turn, turner.answer))
    step = course.box.scripts[frame.script][frame.at]
    options = step.options if isinstance(step, steps.Either) else ()
    for number, option in reversed(tuple(enumerate(options))):
        selves = tuple(turner.seat for turner in frame.turners if turner.answer == option.id)
        if selves:
            course.frames.append(Reading(f"{frame.script}/{frame.at}/{number}", 0, selves))
    return False


def use_ability(course: Course, frame: Offering) -> None:
    """Carry out the steps of an ability; what the event named is forgotten for it (R24)."""
    seat, *others = frame.seats
    dog = course.dogs[seat].breed
    course.picked, course.winners, course.house = None, (), None
    course.tell(AbilityUsed(seat, course.turn, dog))
    course.go(*_others(others), Reading(f"dog/{dog}", 0, (seat,)))


def skip_ability(course: Course, frame: Offering) -> None:
    """Leave an ability unused."""
    seat, *others = frame.seats
    course.tell(AbilitySkipped(seat, course.turn, course.dogs[seat].breed))
    course.go(*_others(others))


def _others(seats: list[Seat]) -> tuple[Offering, ...]:
    """Return the frame that asks the dogs after this one, if there are any."""
    return (Offering(tuple(seats)),) if seats else ()
