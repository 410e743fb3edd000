"""The powers of the toys, for the option `master` (canon, 4.7)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.course import Course
from engines.zombeasts.drawing import begin_drawing
from engines.zombeasts.events import BoneUsed, CarrotLifted, Discarded, Laid, MouseUsed, PawDrew, PawUsed
from engines.zombeasts.frames import After, Discarding, LayingIn, Surplus
from engines.zombeasts.laying import lay, levelled
from engines.zombeasts.state import State


def use_bone(course: Course) -> None:
    """Let the card laid last fetch a further one without a pair."""
    course.tell(BoneUsed(course.actor, course.state.turn, _sleep(course)))


def use_mouse(course: Course, card: str, target: str) -> None:
    """Lay a stock card."""
    course.tell(MouseUsed(course.actor, course.state.turn, card, _sleep(course)))
    course.take_from_stock(card)
    lay(course, card, target, "mouse")


def lift(course: Course, card: str) -> None:
    """Name the moon card that the carrot exchanges; it stays in its moon until then."""
    moon = next(moon for moon in course.own.moons if card in moon.cards)
    course.tell(CarrotLifted(course.actor, course.state.turn, card, moon.colour, _sleep(course)))
    course.push(LayingIn(card, moon.colour))


def lay_in(course: Course, frame: LayingIn, card: str) -> None:
    """Exchange the lifted card for a hand card, which counts as laid (R26, R45)."""
    rules, moons = course.rules, course.own.moons
    old = next(moon for moon in moons if moon.colour == frame.moon)
    pair = rules.pairs([other for other in old.cards if other != frame.card], card)
    after, new = rules.exchange(moons, old, frame.card, card)
    course.go(After())
    course.take_hand_card(course.actor, card)
    course.add_to_hand(course.actor, (frame.card,))
    course.change_area(course.actor, moons=after)
    course.change(laid=card, pair=pair)
    course.tell(Laid(course.actor, course.state.turn, card, new.colour, begun=False, pair=pair, source="carrot"))


def use_paw(course: Course) -> None:
    """Bring every hand to five cards: draws first, then the discards side by side (R31)."""
    course.tell(PawUsed(course.actor, course.state.turn, _sleep(course)))
    if not course.state.last_round:
        _draw_up(course)
    begin_drawing(course)
    _ask_discards(course)


def discard(course: Course, frame: Discarding, seat: Seat, card: str) -> None:
    """Discard a card, face up; the seat is done when its hand has the right size."""
    course.take_hand_card(seat, card)
    course.change(discard=course.deck.sort((*course.state.discard, card)))
    course.tell(Discarded(seat, course.state.turn, card))
    if surplus(course.state, seat, course.deck.counts.paw_hand) == 0:
        left = tuple(other for other in frame.seats if other.seat != seat)
        course.go(*([Discarding(left)] if left else []))


def surplus(state: State, seat: Seat, limit: int) -> int:
    """Return how many cards a seat has to discard."""
    return max(0, len(state.areas[seat].hand) - limit)


def _sleep(course: Course) -> str:
    """Note that the toy of the card laid last is used (R27); return the card."""
    toy = course.state.laid or ""
    course.change(slept=(*course.state.slept, toy))
    return toy


def _draw_up(course: Course) -> None:
    seats, limit = len(course.state.areas), course.deck.counts.paw_hand
    for step in range(seats):
        seat = Seat((course.actor + step) % seats)
        missing = limit - len(course.state.areas[seat].hand)
        if missing > 0 and course.state.pile:
            cards = course.draw_up_to(seat, missing)
            course.tell(PawDrew(seat, course.state.turn, len(cards), cards))


def _ask_discards(course: Course) -> None:
    """Reserve a decision id for every discard, so that the order of the answers changes nothing."""
    asked, called = course.state.asked, []
    for seat in levelled(course):
        count = surplus(course.state, seat, course.deck.counts.paw_hand)
        asked += count
        if count:
            called.append(Surplus(seat, asked))
    if called:
        course.change(asked=asked)
        course.push(Discarding(tuple(called)))
