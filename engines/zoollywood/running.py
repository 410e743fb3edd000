"""Running a state: an answer opens the way, frames are run until somebody must decide (canon, section 3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engines.core import Decision, DecisionId, Seat, Step
from engines.zoollywood import actions as act
from engines.zoollywood import exploring, frames, laying_out, turns
from engines.zoollywood.cards import cancel, let_pass, pick, play, run_target, run_working
from engines.zoollywood.course import Course
from engines.zoollywood.effects import guess, place, run_place
from engines.zoollywood.events import Event
from engines.zoollywood.legal import legal
from engines.zoollywood.pieces import EMPTY
from engines.zoollywood.state import State
from engines.zoollywood.triggers import move_gull, resolve, run_gull, run_order

OPEN = frozenset({
    "scene", "component", "component-place", "opening-egg", "target", "guess", "place", "explore-again", "stop",
    "storm", "order", "gull",
})  # fmt: skip
"""Kinds whose whole list follows from public facts (canon, section 6)."""
SIDES = (0, 1)
_SIDE_BY_SIDE = frozenset({"draft", "draft-first", "draft-second", "react"})
_KINDS = {shape: str(shape.__struct_config__.tag) for shape in get_args(frames.Frame)}


def run(course: Course) -> Step[State, Event]:
    """Run frames until one needs an answer or the game is over; give the new question its id."""
    while course.frames:
        frame = course.frames[-1]
        if _RUNS[type(frame)](course, frame):
            if not isinstance(frame, frames.Drafting | frames.Window):
                course.new_ids()
            break
    return Step(course.state, tuple(course.events))


def answer(course: Course, seat: Seat, action: act.Action) -> None:
    """Carry out a legal answer."""
    _ANSWERS[type(action)](course, course.frames[-1], seat, action)


def pending(state: State) -> tuple[Decision, ...]:
    """Return the open decisions."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    if isinstance(frame, frames.Drafting):
        asked = laying_out.drafting(state.on_turn, state.options.mode, frame.kept)
        return tuple(_decision(state, kind, seat, frame.first_id + seat) for seat, kind in asked.items())
    if isinstance(frame, frames.Window):
        return tuple(_decision(state, "react", seat, frame.first_id + seat) for seat in frame.waiting)
    kind = _KINDS[type(frame)]
    return (_decision(state, kind, getattr(frame, "seat", state.on_turn), state.asked),)


def _decision(state: State, kind: str, seat: Seat, number: int) -> Decision:
    frame = state.frames[-1]
    side_by_side = kind in _SIDE_BY_SIDE
    in_turn = seat == state.on_turn or (state.turn == 0 and not side_by_side)
    may_lapse = kind == "react" and state.options.seats > len(SIDES)
    secret = (
        isinstance(frame, frames.Choosing) and frame.hidden
    )  # the hand that holds the penguin is nobody's business
    is_open = kind in OPEN and not secret
    return Decision(DecisionId(number), seat, kind, state.turn, kind, is_open, in_turn, may_lapse)


def _asks(_: Course, __: frames.Frame) -> bool:
    return True


def _run_acting(course: Course, frame: frames.Acting) -> bool:
    """Ask for the action; with an empty hand a single option is taken, which everybody can foresee."""
    if not turns.run_acting(course, frame):
        return False
    forced = course.doing.ghost or course.doing.mark
    if course.hand or not (forced or course.cells.count(EMPTY) <= 1):
        return True
    options = legal(course.box, course.state, course.on_turn)
    if len(options) > 1:
        return True
    answer(course, course.on_turn, options[0])
    return False


def _scene(course: Course, _: frames.ChoosingScene, seat: Seat, action: act.Scene) -> None:
    course.go()
    laying_out.lay_scene(course, seat, action.scene)


def _set(course: Course, _: frames.ChoosingSet, seat: Seat, action: act.Component) -> None:
    laying_out.take_set(course, seat, action.component)


def _set_down(course: Course, frame: frames.PlacingPiece, _: Seat, action: act.SetDown) -> None:
    laying_out.set_down(course, frame, action.place)


def _keep_two(course: Course, frame: frames.Drafting, seat: Seat, action: act.KeepTwo) -> None:
    laying_out.keep(course, frame, seat, (action.first, action.second))


def _keep_one(course: Course, frame: frames.Drafting, seat: Seat, action: act.KeepOne) -> None:
    laying_out.keep(course, frame, seat, (action.card,))


def _egg(course: Course, _: frames.OpeningEgg, seat: Seat, action: act.Egg) -> None:
    laying_out.set_egg(course, seat, action.space)


def _land(course: Course, _: frames.Acting, __: Seat, action: act.Land) -> None:
    turns.land(course, course.box.space(action.space))


def _hatch(course: Course, _: frames.Acting, __: Seat, action: act.Hatch) -> None:
    turns.hatch(course, course.box.space(action.space))


def _explore(
    course: Course, frame: frames.Acting | frames.ExploringAgain, _: Seat, action: act.Explore | act.Circle
) -> None:
    if isinstance(frame, frames.Acting):
        turns.begin_exploring(course)
    else:
        course.go()
    exploring.answer_explore(course, action)


def _emperor(course: Course, _: frames.Frame, __: Seat, action: act.Emperor) -> None:
    turns.move_emperor(course, course.box.space(action.space))


def _play(course: Course, _: frames.Frame, __: Seat, action: act.Play) -> None:
    play(course, action.card)


def _pick(course: Course, frame: frames.Choosing, _: Seat, action: act.Pick) -> None:
    pick(course, frame, action.target)


def _cancel(course: Course, frame: frames.Window, seat: Seat, _: act.Cancel) -> None:
    cancel(course, frame, seat)


def _pass(course: Course, frame: frames.Window, seat: Seat, _: act.Pass) -> None:
    let_pass(course, frame, seat)


def _guess(course: Course, frame: frames.Guessing, _: Seat, action: act.Guess) -> None:
    guess(course, frame, action.hand)


def _place(course: Course, frame: frames.Placing, _: Seat, action: act.Place) -> None:
    place(course, frame, course.box.space(action.space))


def _stop(course: Course, frame: frames.Stopping, _: Seat, action: act.Stop) -> None:
    exploring.stop_at(course, frame, course.box.space(action.space))


def _step(course: Course, frame: frames.Storming, _: Seat, action: act.Step) -> None:
    exploring.step(course, frame, course.box.space(action.space))


def _resolve(course: Course, frame: frames.Triggering, _: Seat, action: act.Resolve) -> None:
    resolve(course, frame, action.effect)


def _gull(course: Course, _: frames.MovingGull, __: Seat, action: act.Gull) -> None:
    move_gull(course, course.box.space(action.space))


def _keep_top(course: Course, _: frames.Peeking, __: Seat, action: act.KeepTop) -> None:
    turns.keep_top(course, action.card, action.rest)


def _draw(course: Course, _: frames.After, __: Seat, ___: act.Draw) -> None:
    turns.star_draw(course)


def _end(course: Course, _: frames.After, __: Seat, ___: act.End) -> None:
    course.go()


def _discard(course: Course, _: frames.Discarding, seat: Seat, action: act.Discard) -> None:
    course.shed(seat, action.card)


_RUNS: dict[type[frames.Frame], Callable[[Course, Any], bool]] = {
    frames.ChoosingScene: _asks,
    frames.ChoosingSet: _asks,
    frames.PlacingPiece: _asks,
    frames.Dealing: laying_out.run_dealing,
    frames.Drafting: laying_out.run_drafting,
    frames.OpeningEgg: _asks,
    frames.Beginning: turns.run_beginning,
    frames.Acting: _run_acting,
    frames.After: turns.run_after,
    frames.Ending: turns.run_ending,
    frames.Choosing: run_target,
    frames.Window: _asks,
    frames.Working: run_working,
    frames.Guessing: _asks,
    frames.Placing: run_place,
    frames.ExploringAgain: exploring.run_again,
    frames.Stopping: _asks,
    frames.Storming: exploring.run_storm,
    frames.Settling: exploring.run_settling,
    frames.Triggering: run_order,
    frames.MovingGull: run_gull,
    frames.Peeking: _asks,
    frames.Discarding: turns.run_discard,
}

_ANSWERS: dict[type[act.Action], Callable[[Course, Any, Seat, Any], None]] = {
    act.Scene: _scene,
    act.Component: _set,
    act.SetDown: _set_down,
    act.KeepTwo: _keep_two,
    act.KeepOne: _keep_one,
    act.KeepTop: _keep_top,
    act.Egg: _egg,
    act.Land: _land,
    act.Hatch: _hatch,
    act.Explore: _explore,
    act.Circle: _explore,
    act.Emperor: _emperor,
    act.Play: _play,
    act.Pick: _pick,
    act.Cancel: _cancel,
    act.Pass: _pass,
    act.Guess: _guess,
    act.Place: _place,
    act.Stop: _stop,
    act.Step: _step,
    act.Resolve: _resolve,
    act.Gull: _gull,
    act.Draw: _draw,
    act.End: _end,
    act.Discard: _discard,
}
