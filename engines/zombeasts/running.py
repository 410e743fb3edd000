"""Running a state: an answer opens the way, frames are run until somebody must decide (canon, 3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core import Decision, DecisionId, Seat, Step
from engines.zombeasts.actions import (
    Action, Bonus, Carrot, Discard, DrawHand, DrawPile, DrawStock, LayIn, Mouse, Pass, Paw, Place, Play, Rival,
    Swap, Take,
)  # fmt: skip
from engines.zombeasts.course import Course
from engines.zombeasts.drawing import begin_drawing, draw, run_drawing
from engines.zombeasts.events import Event, Passed
from engines.zombeasts.laying import lay, run_after, run_bonus, take_bonus
from engines.zombeasts.state import (
    After, Beginning, ChoosingBonus, ChoosingCard, ChoosingRival, Discarding, Drawing, Ending, Frame, GoingOn,
    LayingIn, Placing, Playing, State,
)  # fmt: skip
from engines.zombeasts.swapping import exchange, place, run_card, run_place, run_rival, show_joker
from engines.zombeasts.toys import discard, lay_in, lift, surplus, use_bone, use_mouse, use_paw
from engines.zombeasts.turns import run_beginning, run_ending, run_playing

OPEN = frozenset({"swap-seat", "swap-take", "place", "bonus", "draw"})
"""Kinds whose whole list follows from public facts (canon, section 6)."""


def run(course: Course) -> Step[State, Event]:
    """Run frames until one needs an answer or the game is over; give the new question its id."""
    while course.state.frames:
        frame = course.state.frames[-1]
        if _RUNS[type(frame)](course, frame):
            if not isinstance(frame, Discarding):
                course.change(asked=course.state.asked + 1)
            break
    return Step(course.state, tuple(course.events))


def answer(course: Course, seat: Seat, action: Action) -> None:
    """Carry out a legal answer."""
    _ANSWERS[type(action)](course, course.state.frames[-1], seat, action)


def pending(state: State, hand_limit: int) -> tuple[Decision, ...]:
    """Return the open decisions."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    if isinstance(frame, Discarding):
        return tuple(
            _decision(state, "discard", called.seat, called.last + 1 - surplus(state, called.seat, hand_limit))
            for called in frame.seats
        )
    kind = str(frame.__struct_config__.tag)
    return (_decision(state, kind, state.on_turn, state.asked),)


def _decision(state: State, kind: str, seat: Seat, number: int) -> Decision:
    return Decision(DecisionId(number), seat, kind, state.turn, kind, kind in OPEN, seat == state.on_turn)


def _asks(_: Course, __: Frame) -> bool:
    return True


def _play(course: Course, frame: Frame, seat: Seat, action: Play) -> None:
    _spend(course, frame)
    course.take_hand_card(seat, action.card)
    lay(course, action.card, action.target)


def _swap(course: Course, frame: Frame, _: Seat, action: Swap) -> None:
    _spend(course, frame)
    show_joker(course, action.joker)


def _spend(course: Course, frame: Frame) -> None:
    """Close the question; a further card without a pair is fetched by the bone."""
    course.go()
    if isinstance(frame, GoingOn) and not course.state.pair:
        use_bone(course)


def _rival(course: Course, frame: ChoosingRival, _: Seat, action: Rival) -> None:
    course.go(ChoosingCard(frame.joker, action.seat))


def _take(course: Course, frame: ChoosingCard, _: Seat, action: Take) -> None:
    exchange(course, frame, action.card)


def _place(course: Course, frame: Placing, _: Seat, action: Place) -> None:
    place(course, frame, action.target)


def _bonus(course: Course, _: ChoosingBonus, __: Seat, action: Bonus) -> None:
    take_bonus(course, action.card)


def _pass(course: Course, _: GoingOn, seat: Seat, __: Pass) -> None:
    course.tell(Passed(seat, course.state.turn))
    course.go()
    begin_drawing(course)


def _carrot(course: Course, _: GoingOn, __: Seat, action: Carrot) -> None:
    course.go()
    lift(course, action.card)


def _lay_in(course: Course, frame: LayingIn, _: Seat, action: LayIn) -> None:
    lay_in(course, frame, action.card)


def _mouse(course: Course, _: GoingOn, __: Seat, action: Mouse) -> None:
    course.go()
    use_mouse(course, action.card, action.target)


def _paw(course: Course, _: GoingOn, __: Seat, ___: Paw) -> None:
    course.go()
    use_paw(course)


def _draw(course: Course, frame: Drawing, _: Seat, action: DrawPile | DrawStock | DrawHand) -> None:
    draw(course, frame, action)


def _discard(course: Course, frame: Discarding, seat: Seat, action: Discard) -> None:
    discard(course, frame, seat, action.card)


_RUNS: dict[type[Frame], Callable[[Course, Any], bool]] = {
    Beginning: run_beginning,
    Playing: run_playing,
    ChoosingRival: run_rival,
    ChoosingCard: run_card,
    Placing: run_place,
    ChoosingBonus: run_bonus,
    After: run_after,
    GoingOn: _asks,
    LayingIn: _asks,
    Discarding: _asks,
    Drawing: run_drawing,
    Ending: run_ending,
}

_ANSWERS: dict[type[Action], Callable[[Course, Any, Seat, Any], None]] = {
    Play: _play,
    Swap: _swap,
    Rival: _rival,
    Take: _take,
    Place: _place,
    Bonus: _bonus,
    Pass: _pass,
    Carrot: _carrot,
    LayIn: _lay_in,
    Mouse: _mouse,
    Paw: _paw,
    DrawPile: _draw,
    DrawStock: _draw,
    DrawHand: _draw,
    Discard: _discard,
}
