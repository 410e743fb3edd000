"""Replenishing the hand, card by card (canon, 4.5 and 4.6)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.actions import DrawHand, DrawPile, DrawStock
from engines.zombeasts.course import Course
from engines.zombeasts.deck import Deck
from engines.zombeasts.events import DrewHand, DrewPile, DrewStock
from engines.zombeasts.frames import Drawing
from engines.zombeasts.state import State

Draw = DrawPile | DrawStock | DrawHand


def sources(deck: Deck, state: State) -> tuple[Draw, ...]:
    """Return where the seat on turn may draw from: the pile, the stock, hands not yet robbed in this turn."""
    draws: list[Draw] = [DrawPile()] if state.pile else []
    draws += [DrawStock(card) for card in state.stock]
    for number, area in enumerate(state.areas):
        seat = Seat(number)
        if seat != state.on_turn and area.hand and state.robbed.count(seat) < deck.counts.steal_per_rival:
            draws.append(DrawHand(seat))
    return tuple(draws)


def begin_drawing(course: Course) -> None:
    """Put the draw step on the stack: the number of the card laid last, nothing in the last round (R15)."""
    laid, last_round = course.state.laid, course.state.last_round
    course.push(Drawing(0 if last_round or laid is None else course.deck.cards[laid].draw))


def run_drawing(course: Course, frame: Drawing) -> bool:
    """Ask for the next card while cards are due; the only source left is taken without a question."""
    draws = sources(course.deck, course.state) if frame.due else ()
    if len(draws) > 1:
        return True
    if draws:
        draw(course, frame, draws[0])
    else:
        course.go()
        course.refill(course.actor, "end")
    return False


def draw(course: Course, frame: Drawing, action: Draw) -> None:
    """Draw one card."""
    course.go(Drawing(frame.due - 1))
    if isinstance(action, DrawHand):
        _rob(course, action.seat)
    elif isinstance(action, DrawStock):
        course.take_from_stock(action.card)
        course.add_to_hand(course.actor, (action.card,))
        course.tell(DrewStock(course.actor, course.state.turn, action.card))
    else:
        cards = course.draw_up_to(course.actor, 1)
        course.tell(DrewPile(course.actor, course.state.turn, 1, cards))


def _rob(course: Course, rival: Seat) -> None:
    """Take a card blindly; its place is counted in the hand sorted by card id (canon, section 2)."""
    state = course.state
    hand = sorted(state.areas[rival].hand)
    index, rng = state.rng.below(len(hand))
    course.change(rng=rng, robbed=(*state.robbed, rival))
    course.take_hand_card(rival, hand[index])
    course.add_to_hand(course.actor, (hand[index],))
    course.tell(DrewHand(course.actor, state.turn, rival, hand[index]))
    course.refill(rival, "robbed")
