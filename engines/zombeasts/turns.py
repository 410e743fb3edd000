"""The course of a turn, from its beginning to the next one, and the end of the game (canon, 3.1 and 7)."""

from __future__ import annotations

from engines.core import Seat
from engines.zombeasts.course import Course
from engines.zombeasts.events import GameOver, LastRound, PassedOver, StockFilled, Stuck, TurnBegan
from engines.zombeasts.frames import Beginning, Ending, Playing
from engines.zombeasts.laying import lay
from engines.zombeasts.legal import can_play, only_play
from engines.zombeasts.scores import total


def run_beginning(course: Course, _: Beginning) -> bool:
    """Begin the turn of the seat on turn; a seat without cards is passed over (R21)."""
    turn = course.state.turn + 1
    course.change(turn=turn, laid=None, pair=False, robbed=(), slept=())
    course.tell(TurnBegan(course.actor, turn))
    if course.own.hand:
        course.go(Ending(), Playing())
    else:
        course.tell(PassedOver(course.actor, turn))
        course.go(Ending())
    return False


def run_playing(course: Course, _: Playing) -> bool:
    """Ask for a card, unless the hand is stuck or holds a single card with a single place (3.2)."""
    if not can_play(course.rules, course.state):
        _set_aside(course)
        return False
    if len(course.own.hand) > 1:
        return True
    forced = only_play(course.rules, course.state)
    if forced is None:
        return True
    course.go()
    course.take_hand_card(course.actor, forced.card)
    lay(course, forced.card, forced.target)
    return False


def run_ending(course: Course, _: Ending) -> bool:
    """Fill the stock, see whether the last round begins or ends, and pass the turn on (R19)."""
    _fill_stock(course)
    state = course.state
    if state.last_round:
        course.change(turns_left=state.turns_left - 1)
    elif not state.pile:
        turns = (len(state.areas) - 1) * course.deck.counts.last_turns_each
        course.change(last_round=True, turns_left=turns)
        course.tell(LastRound(None, state.turn, turns))
    if course.state.last_round and course.state.turns_left == 0:
        course.go()
        points = tuple(total(course.deck, area) for area in state.areas)
        course.tell(GameOver(None, state.turn, points))
    else:
        course.change(on_turn=Seat((state.on_turn + 1) % len(state.areas)))
        course.go(Beginning())
    return False


def _set_aside(course: Course) -> None:
    """Lay the stuck hand on the minus pile and try again with new cards, if there are any (4.8, R16, R22)."""
    own = course.own
    course.tell(Stuck(course.actor, course.state.turn, own.hand, course.deck.points(own.hand)))
    course.change_area(course.actor, minus=own.minus + own.hand, hand=())
    course.refill(course.actor, "stuck")
    if not course.own.hand:
        course.go()


def _fill_stock(course: Course) -> None:
    state = course.state
    cards = state.pile[: max(0, course.deck.counts.stock_size - len(state.stock))]
    if cards:
        course.change(stock=state.stock + cards, pile=state.pile[len(cards) :])
        course.tell(StockFilled(None, state.turn, cards))
