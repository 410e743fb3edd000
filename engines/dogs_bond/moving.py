"""Adopters that change places (canon, 4.1: swap-houses)."""

from __future__ import annotations

from engines.core import Seat
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import NoSwap, Swapped
from engines.dogs_bond.frames import Swapping, SwappingWith


def swap(course: Course, seat: Seat, first: int, second: int) -> None:
    """Let the adopters of two houses change places; levels go with the adopter."""
    houses = list(course.houses)
    houses[first - 1], houses[second - 1] = houses[second - 1], houses[first - 1]
    course.houses = tuple(houses)
    adopters = (houses[first - 1], houses[second - 1])
    course.tell(Swapped(seat, course.turn, first, second, adopters))


def let_stay(course: Course, frame: Swapping) -> None:
    """Swap nobody."""
    course.go()
    course.tell(NoSwap(frame.seat, course.turn))


def name_first(course: Course, frame: Swapping, house: int) -> None:
    """Name the first house of a swap."""
    course.go(SwappingWith(frame.seat, house))


def name_second(course: Course, frame: SwappingWith, house: int) -> None:
    """Name the second house and swap."""
    course.go()
    swap(course, frame.seat, frame.first, house)
