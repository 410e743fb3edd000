"""Whom a step concerns: the groups of the canon (4.1), evaluated when the step starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engines.core import Seat
from engines.dogs_bond.course import Course

Seats = tuple[Seat, ...]


def group(course: Course, who: str, selves: Seats) -> Seats:
    """Return the dogs that a step concerns, in turn order; nobody if nobody fits (R38)."""
    if who == "alpha":
        return (course.alpha,)
    if who == "self":
        return selves
    return tuple(course.in_turn_order(_GROUPS[who](course)))


def _all(course: Course) -> Iterable[int]:
    return range(len(course.dogs))


def _others(course: Course) -> Iterable[int]:
    return (seat for seat in range(len(course.dogs)) if seat != course.alpha)


def _beside(course: Course, *steps: int) -> set[int]:
    """Return dogs that sit so many places clockwise; with 2 players all are the other one (R39)."""
    return {(course.alpha + step) % len(course.dogs) for step in steps}


def _picked(course: Course) -> set[int]:
    return set() if course.picked is None else {course.picked}


def _size(course: Course, size: str) -> list[int]:
    return [seat for seat, dog in enumerate(course.dogs) if course.box.dogs[dog.breed].size == size]


def _most(numbers: list[int]) -> list[int]:
    """Return the seats with the highest number, if it is at least 1 (R37)."""
    top = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == top] if top else []


def _bonds(course: Course) -> list[int]:
    return [course.bond(Seat(seat)) for seat in range(len(course.dogs))]


def _underdogs(course: Course) -> list[int]:
    bonds = _bonds(course)
    return [seat for seat, bond in enumerate(bonds) if bond == min(bonds)]


def _levels(course: Course) -> list[int]:
    """Return the level of each dog with the adopter in the named house (R41)."""
    if course.house is None:
        return []
    adopter = course.houses[course.house - 1]
    return [course.box.level(adopter, course.totals(Seat(seat))) for seat in range(len(course.dogs))]


_GROUPS: Mapping[str, Callable[[Course], Iterable[int]]] = {
    "all": _all,
    "others": _others,
    "left": lambda course: _beside(course, 1),
    "right": lambda course: _beside(course, -1),
    "neighbours": lambda course: _beside(course, 1, -1),
    "picked": _picked,
    "alpha-and-picked": lambda course: {course.alpha} | _picked(course),
    "small": lambda course: _size(course, "small"),
    "medium": lambda course: _size(course, "medium"),
    "large": lambda course: _size(course, "large"),
    "winners": lambda course: course.winners,
    "underdogs": _underdogs,
    "topdogs": lambda course: _most(_bonds(course)),
    "hoarders": lambda course: _most([len(dog.paw) for dog in course.dogs]),
    "noses": lambda course: _most([len(dog.instinct) for dog in course.dogs]),
    "fans": lambda course: [seat for seat, level in enumerate(_levels(course)) if level],
    "strangers": lambda course: [seat for seat, level in enumerate(_levels(course)) if not level],
    "devoted": lambda course: _most(_levels(course) or [0]),
}
