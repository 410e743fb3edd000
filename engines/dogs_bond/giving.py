"""Cards that go from paw to paw: trades and passes (canon, 4.1)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import DogNamed, Gave, NoTrade, Took
from engines.dogs_bond.frames import Gift, Giving, PickingDog, Trading
from engines.dogs_bond.groups import Seats


def run_picking_dog(course: Course, frame: PickingDog) -> bool:
    """Ask which dog; with 2 players it is the other one."""
    if len(course.dogs) > 2:  # noqa: PLR2004 - a circle of two
        return True
    pick_dog(course, frame, Seat(1 - frame.seat))
    return False


def pick_dog(course: Course, frame: PickingDog, rival: Seat) -> None:
    """Remember the dog that was named."""
    course.go()
    course.picked = rival
    course.tell(DogNamed(frame.seat, course.turn, rival))


def run_trading(course: Course, frame: Trading) -> bool:
    """Take a random card of the picked dog, then ask for one to give back; without a card nothing happens."""
    course.go()
    rival, seat = course.picked, frame.seat
    if rival is None:
        return False
    paw = course.dogs[rival].paw
    if not paw:
        course.tell(NoTrade(seat, course.turn, rival))
        return False
    index, course.rng = course.rng.below(len(paw))
    course.take_from_paw(rival, paw[index])
    course.add_to_paw(seat, (paw[index],))
    course.tell(Took(seat, course.turn, rival, paw[index]))
    _ask(course, "trade", {seat: rival})
    return False


def hand_on(course: Course, seats: Seats, step: int) -> None:
    """Ask every dog with a card for one to pass on to its neighbour."""
    count = len(course.dogs)
    _ask(course, "pass", {seat: Seat((seat + step) % count) for seat in seats if course.dogs[seat].paw})


def _ask(course: Course, why: str, ways: dict[Seat, Seat]) -> None:
    if not ways:
        return
    first = course.new_ids(len(ways))
    gifts = tuple(
        Gift(seat, first + number, to, _only_card(course, seat)) for number, (seat, to) in enumerate(ways.items())
    )
    course.frames.append(Giving(why, gifts))


def _only_card(course: Course, seat: Seat) -> str:
    paw = course.dogs[seat].paw
    return paw[0] if len(paw) == 1 else ""


def answer_gift(course: Course, frame: Giving, seat: Seat, card: str) -> None:
    """Choose the card to hand over."""
    gifts = tuple(replace(gift, card=card) if gift.seat == seat else gift for gift in frame.gifts)
    course.go(replace(frame, gifts=gifts))


def run_giving(course: Course, frame: Giving) -> bool:
    """Wait until all have chosen; then all cards move at once."""
    if not all(gift.card for gift in frame.gifts):
        return True
    course.go()
    for gift in frame.gifts:
        course.take_from_paw(gift.seat, gift.card)
    for gift in frame.gifts:
        course.add_to_paw(gift.to, (gift.card,))
        course.tell(Gave(gift.seat, course.turn, gift.to, gift.card, frame.why))
    return False
