"""Running a state: an answer opens the way, frames are run until somebody must decide (canon, 3.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core import Decision, DecisionId, Seat, Step
from engines.zombeasts import actions as act
from engines.zombeasts import frames
from engines.zombeasts.course import Course
from engines.zombeasts.drawing import begin_drawing, draw, run_drawing
from engines.zombeasts.events import Event, Passed
from engines.zombeasts.laying import lay, run_after, run_bonus, take_bonus
from engines.zombeasts.state import State
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
            if not isinstance(frame, frames.Discarding):
                course.change(asked=course.state.asked + 1)
            break
    return Step(course.state, tuple(course.events))


def answer(course: Course, seat: Seat, action: act.Action) -> None:
    """Carry out a legal answer."""
    _ANSWERS[type(action)](course, course.state.frames[-1], seat, action)


def pending(state: State, hand_limit: int) -> tuple[Decision, ...]:
    """Return the open decisions."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    if isinstance(frame, frames.Discarding):
        return tuple(
            _decision(state, "discard", called.seat, called.last + 1 - surplus(state, called.seat, hand_limit))
            for called in frame.seats
        )
    kind = str(frame.__struct_config__.tag)
    return (_decision(state, kind, state.on_turn, state.asked),)


def _decision(state: State, kind: str, seat: Seat, number: int) -> Decision:
    return Decision(DecisionId(number), seat, kind, state.turn, kind, kind in OPEN, seat == state.on_turn)


def _asks(_: Course, __: frames.Frame) -> bool:
    return True


def _play(course: Course, frame: frames.Frame, seat: Seat, action: act.Play) -> None:
    _spend(course, frame)
    course.take_hand_card(seat, action.card)
    lay(course, action.card, action.target)


def _swap(course: Course, frame: frames.Frame, _: Seat, action: act.Swap) -> None:
    _spend(course, frame)
    show_joker(course, action.joker)


def _spend(course: Course, frame: frames.Frame) -> None:
    """Close the question; a further card without a pair is fetched by the bone."""
    course.go()
    if isinstance(frame, frames.GoingOn) and not course.state.pair:
        use_bone(course)


def _rival(course: Course, frame: frames.ChoosingRival, _: Seat, action: act.Rival) -> None:
    course.go(frames.ChoosingCard(frame.joker, action.seat))


def _take(course: Course, frame: frames.ChoosingCard, _: Seat, action: act.Take) -> None:
    exchange(course, frame, action.card)


def _place(course: Course, frame: frames.Placing, _: Seat, action: act.Place) -> None:
    place(course, frame, action.target)


def _bonus(course: Course, _: frames.ChoosingBonus, __: Seat, action: act.Bonus) -> None:
    take_bonus(course, action.card)


def _pass(course: Course, _: frames.GoingOn, seat: Seat, __: act.Pass) -> None:
    course.tell(Passed(seat, course.state.turn))
    course.go()
    begin_drawing(course)


def _carrot(course: Course, _: frames.GoingOn, __: Seat, action: act.Carrot) -> None:
    course.go()
    lift(course, action.card)


def _lay_in(course: Course, frame: frames.LayingIn, _: Seat, action: act.LayIn) -> None:
    lay_in(course, frame, action.card)


def _mouse(course: Course, _: frames.GoingOn, __: Seat, action: act.Mouse) -> None:
    course.go()
    use_mouse(course, action.card, action.target)


def _paw(course: Course, _: frames.GoingOn, __: Seat, ___: act.Paw) -> None:
    course.go()
    use_paw(course)


def _draw(
    course: Course, frame: frames.Drawing, _: Seat, action: act.DrawPile | act.DrawStock | act.DrawHand
) -> None:
    draw(course, frame, action)


def _discard(course: Course, frame: frames.Discarding, seat: Seat, action: act.Discard) -> None:
    discard(course, frame, seat, action.card)


_RUNS: dict[type[frames.Frame], Callable[[Course, Any], bool]] = {
    frames.Beginning: run_beginning,
    frames.Playing: run_playing,
    frames.ChoosingRival: run_rival,
    frames.ChoosingCard: run_card,
    frames.Placing: run_place,
    frames.ChoosingBonus: run_bonus,
    frames.After: run_after,
    frames.GoingOn: _asks,
    frames.LayingIn: _asks,
    frames.Discarding: _asks,
    frames.Drawing: run_drawing,
    frames.Ending: run_ending,
}

_ANSWERS: dict[type[act.Action], Callable[[Course, Any, Seat, Any], None]] = {
    act.Play: _play,
    act.Swap: _swap,
    act.Rival: _rival,
    act.Take: _take,
    act.Place: _place,
    act.Bonus: _bonus,
    act.Pass: _pass,
    act.Carrot: _carrot,
    act.LayIn: _lay_in,
    act.Mouse: _mouse,
    act.Paw: _paw,
    act.DrawPile: _draw,
    act.DrawStock: _draw,
    act.DrawHand: _draw,
    act.Discard: _discard,
}
