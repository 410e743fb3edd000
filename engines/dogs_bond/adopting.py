"""Adoption Day: the order, one roll per adopter, Rescue Stories (canon, 7.1 and 7.2)."""

from __future__ import annotations

from itertools import groupby

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond.box import Box
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import (
    Courted,
    GameOver,
    InstinctShown,
    OrderFixed,
    Rescued,
    Rolled,
    SecondTryKept,
)
from engines.dogs_bond.frames import Courting, Revealing, TryingAgain
from engines.dogs_bond.scores import score, standing_key
from engines.dogs_bond.view import Day, Phase, Try


def run_revealing(course: Course, _: Revealing) -> bool:
    """Turn all face-down cards up and fix the adoption order."""
    course.turn += 1
    course.phase = Phase.ADOPTION
    seats = course.in_turn_order()
    for seat in seats:
        cards = course.dogs[seat].instinct
        course.tell(InstinctShown(seat, course.turn, cards, course.box.total(cards)))
    order = tuple(_ordered(course, seats))
    course.day = Day(order, (), ("",) * len(seats), (0,) * len(seats))
    course.tell(OrderFixed(None, course.turn, order))
    course.turn += 1  # what each dog tries is told in the adoption order, apart from the cards it turned up
    course.go(Courting(0))
    return False


def _ordered(course: Course, seats: list[Seat]) -> list[Seat]:
    """Return dogs by Instinct and the chain of tie-breakers; who is still tied rolls off (R29)."""
    keys = {seat: standing_key(course.box.total(course.dogs[seat].instinct), course.totals(seat)) for seat in seats}
    ranked = sorted(seats, key=keys.__getitem__, reverse=True)
    groups = [list(tied) for _, tied in groupby(ranked, key=keys.__getitem__)]
    return [seat for tied in groups for seat in _rolled_off(course, tied)]


def _rolled_off(course: Course, tied: list[Seat]) -> list[Seat]:
    if len(tied) == 1:
        return tied
    rolls = {}
    for seat in tied:
        rolls[seat] = course.roll()
        course.tell(Rolled(seat, course.turn, rolls[seat], "order"))
    ranked = sorted(tied, key=rolls.__getitem__, reverse=True)
    groups = [list(again) for _, again in groupby(ranked, key=rolls.__getitem__)]
    return [seat for again in groups for seat in _rolled_off(course, again)]


def run_courting(course: Course, frame: Courting) -> bool:
    """Ask for the next adopter; a single one is tried at once, without one the Rescue Story follows (R30)."""
    if frame.place == len(course.day.order):
        _finish(course)
        return False
    seat = course.day.order[frame.place]
    found = () if course.day.homes[seat] else available(course.day, course.houses, course.levels(seat), seat)
    if len(found) > 1:
        return True
    if found:
        court(course, seat, found[0])
        return False
    if not course.day.homes[seat]:
        _rescue(course, seat)
    course.go(Courting(frame.place + 1))
    return False


def available(day: Day, houses: tuple[str, ...], levels: tuple[int, ...], seat: Seat) -> tuple[str, ...]:
    """Return the adopters that a dog may still try, by house."""
    tried = {one.adopter for one in day.tries if one.seat == seat}
    return tuple(
        adopter
        for adopter, level in zip(houses, levels, strict=True)
        if level and adopter not in day.homes and adopter not in tried
    )


def court(course: Course, seat: Seat, adopter: str, again: bool = False) -> None:
    """Roll for an adoption; after a failure a dog with a second roll left may use it (R50)."""
    house = course.houses.index(adopter)
    level, roll = course.levels(seat)[house], course.roll()
    adopted = roll <= level
    day = course.day
    homes = (*day.homes[:seat], adopter, *day.homes[seat + 1 :]) if adopted else day.homes
    course.day = replace(day, tries=(*day.tries, Try(seat, adopter, roll, adopted, again)), homes=homes)
    course.tell(Courted(seat, course.turn, adopter, house + 1, level, roll, adopted, again))
    if not adopted and second_tries(course.box, course.dogs[seat].breed, course.day, seat):
        course.frames.append(TryingAgain(seat, adopter))


def second_tries(box: Box, breed: str, day: Day, seat: Seat) -> int:
    """Return how many second rolls a dog has left."""
    return box.dogs[breed].second_tries - sum(one.again for one in day.tries if one.seat == seat)


def try_again(course: Course, frame: TryingAgain) -> None:
    """Use a second roll."""
    course.go()
    court(course, frame.seat, frame.adopter, again=True)


def go_on(course: Course, frame: TryingAgain) -> None:
    """Keep the second roll for another adopter."""
    course.go()
    course.tell(SecondTryKept(frame.seat, course.turn, frame.adopter))


def _rescue(course: Course, seat: Seat) -> None:
    roll, day = course.roll(), course.day
    course.day = replace(day, rescues=(*day.rescues[:seat], roll, *day.rescues[seat + 1 :]))
    course.tell(Rescued(seat, course.turn, roll, course.box.rescue[roll - 1]))


def _finish(course: Course) -> None:
    course.go()
    course.phase = Phase.OVER
    points = tuple(
        sum(score(course.box, course.houses, course.day, Seat(seat), course.totals(Seat(seat))))
        for seat in range(len(course.dogs))
    )
    course.tell(GameOver(None, course.turn, points))
