"""Laying a card and what follows from it: pair, full moon, bonus, further cards (canon, 3.1, 4.3, 4.4)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.course import Course
from engines.zombeasts.drawing import begin_drawing
from engines.zombeasts.events import BonusTaken, FullMoon, Laid
from engines.zombeasts.frames import After, ChoosingBonus, GoingOn
from engines.zombeasts.view import Moon


def lay(course: Course, card: str, target: str, source: str = "hand") -> None:
    """Lay a card that has left its former place, in a moon of the seat on turn."""
    result = course.rules.lay(course.own.moons, card, target)
    turn, moon = course.state.turn, result.moon
    course.tell(Laid(course.actor, turn, card, moon.colour, result.begun, result.pair, source, result.turned))
    course.change_area(course.actor, moons=result.moons)
    course.change(laid=card, pair=result.pair)
    course.push(After())
    if result.full:
        _win(course, moon)


def take_bonus(course: Course, card: str) -> None:
    """Take a stock card to the won pile (4.4)."""
    course.go()
    course.take_from_stock(card)
    course.change_area(course.actor, bonus=(*course.own.bonus, card))
    course.tell(BonusTaken(course.actor, course.state.turn, card, course.deck.points((card,))))


def run_bonus(course: Course, _: ChoosingBonus) -> bool:
    """Ask which stock card, unless there is just one."""
    if len(course.state.stock) > 1:
        return True
    take_bonus(course, course.state.stock[0])
    return False


def run_after(course: Course, _: After) -> bool:
    """Find out what the card laid last allows, and ask or go on to draw.

    Whether there is a question depends on public facts only (3.3).
    """
    state = course.state
    toy = waking_toy(course)
    more = state.pair or toy == "bone"
    if more:
        course.refill(course.actor, "pair")
    usable = toy if toy is not None and toy_works(course, toy) else None
    if usable or (more and course.own.hand):
        course.go(GoingOn(more, usable))
    else:
        course.go()
        begin_drawing(course)
    return False


def waking_toy(course: Course) -> str | None:
    """Return the toy of the card laid last if toys are played and it was not used in this turn (R27)."""
    state = course.state
    if not state.options.master or state.laid is None or state.laid in state.slept:
        return None
    return course.deck.cards[state.laid].toy


def toy_works(course: Course, toy: str) -> bool:
    """Tell whether everybody can see that a toy may be used (3.1, AFTER)."""
    if toy == "carrot":
        return bool(course.own.hand and course.own.moons)
    if toy == "mouse":
        return any(course.rules.places(course.own.moons, card) for card in course.state.stock)
    return paw_changes(course) if toy == "paw" else bool(course.own.hand)


def paw_changes(course: Course) -> bool:
    """Tell whether levelling would change some hand (4.7, R47)."""
    state, limit = course.state, course.deck.counts.paw_hand
    if any(len(state.areas[seat].hand) > limit for seat in levelled(course)):
        return True
    short = any(len(area.hand) < limit for area in state.areas)
    return short and bool(state.pile) and not state.last_round


def levelled(course: Course) -> tuple[Seat, ...]:
    """Return the seats that the paw can make discard: all, in the last round those with a turn to come."""
    state = course.state
    seats = len(state.areas)
    if not state.last_round:
        return tuple(Seat(seat) for seat in range(seats))
    return tuple(sorted(Seat((state.on_turn + n) % seats) for n in range(1, min(state.turns_left, seats))))


def _win(course: Course, moon: Moon) -> None:
    own = course.own
    rest = tuple(other for other in own.moons if other.colour != moon.colour)
    course.change_area(
        course.actor, moons=rest, won=own.won + moon.cards, full_moons=own.full_moons + 1,
    )  # fmt: skip
    points = course.deck.points(moon.cards)
    course.tell(FullMoon(course.actor, course.state.turn, moon.colour, moon.cards, points))
    varied = len(course.deck.animals_on(moon.cards)) >= course.deck.counts.bonus_animals
    if varied and course.state.stock:
        course.push(ChoosingBonus())
