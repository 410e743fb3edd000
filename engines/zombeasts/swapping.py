"""Swapping a joker for a card of a rival's moon (canon, 4.2)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.course import Course
from engines.zombeasts.events import JokerShown, Swapped
from engines.zombeasts.frames import ChoosingCard, ChoosingRival, Placing
from engines.zombeasts.laying import lay
from engines.zombeasts.moons import Rules
from engines.zombeasts.state import State


def rivals(rules: Rules, state: State, joker: str) -> tuple[Seat, ...]:
    """Return the rivals from whom a joker can take a card."""
    own = state.areas[state.on_turn].moons
    return tuple(
        Seat(seat)
        for seat, area in enumerate(state.areas)
        if seat != state.on_turn and rules.takeable(own, area.moons, joker)
    )


def cards(rules: Rules, state: State, frame: ChoosingCard) -> tuple[str, ...]:
    """Return the cards that the joker in the air can take from the rival."""
    return rules.takeable(state.areas[state.on_turn].moons, state.areas[frame.rival].moons, frame.joker)


def show_joker(course: Course, joker: str) -> None:
    """Lay a hand's joker open; the swap has to be finished from here (R42)."""
    course.take_hand_card(course.actor, joker)
    course.tell(JokerShown(course.actor, course.state.turn, joker))
    course.push(ChoosingRival(joker))


def run_rival(course: Course, frame: ChoosingRival) -> bool:
    """Ask for the rival, unless there is just one."""
    seats = rivals(course.rules, course.state, frame.joker)
    if len(seats) > 1:
        return True
    course.go(ChoosingCard(frame.joker, seats[0]))
    return False


def run_card(course: Course, frame: ChoosingCard) -> bool:
    """Ask for the card, unless there is just one."""
    found = cards(course.rules, course.state, frame)
    if len(found) > 1:
        return True
    exchange(course, frame, found[0])
    return False


def exchange(course: Course, frame: ChoosingCard, card: str) -> None:
    """Let joker and card change places; the joker lies where the card lay."""
    state, rules = course.state, course.rules
    moons = state.areas[frame.rival].moons
    old = next(moon for moon in moons if card in moon.cards)
    after, new = rules.exchange(moons, old, card, frame.joker)
    course.change_area(frame.rival, moons=after)
    course.tell(Swapped(state.on_turn, state.turn, frame.joker, card, frame.rival, old.colour, new.colour))
    course.go(Placing(card, frame.rival))


def run_place(course: Course, frame: Placing) -> bool:
    """Ask where the taken card goes, unless there is just one place."""
    places = course.rules.places(course.own.moons, frame.card)
    if len(places) > 1:
        return True
    place(course, frame, places[0])
    return False


def place(course: Course, frame: Placing, target: str) -> None:
    """Lay the taken card; it counts as the card played."""
    course.go()
    lay(course, frame.card, target, "swap")
