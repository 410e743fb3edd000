"""Running a state: an answer opens the way, frames are run until somebody must decide (canon, section 3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core import Decision, DecisionId, Seat, Step
from engines.dogs_bond import actions as act
from engines.dogs_bond import (
    adopting,
    choosing,
    frames,
    giving,
    losing,
    moving,
    searching,
    setting_up,
    shedding,
    turns,
)
from engines.dogs_bond.checks import BOW
from engines.dogs_bond.course import Course
from engines.dogs_bond.events import Event
from engines.dogs_bond.playing import commit, run_attacking, run_playing
from engines.dogs_bond.reading import run_reading
from engines.dogs_bond.state import State
from engines.dogs_bond.view import Phase

OPEN = frozenset({"pick", "pick-dog", "salvage", "either", "swap-first", "ability", "court", "second-try"})
"""Kinds whose whole list follows from public facts (canon, section 6); which house a swap names first is none."""
_SHOWN_AS = {"attack-dog": "play", "attack-pile": "play", "swap-second": "swap-first"}
_SIDE_BY_SIDE = frozenset({frames.Playing, frames.Losing, frames.Shedding, frames.Giving, frames.Deciding})
_SHARED = (Phase.TURN, Phase.TAIL_WAG)
"""Phases in which others may be asked beside ALPHA."""
_PLAY_KINDS = ("play", "attack-dog", "attack-pile")


def run(course: Course) -> Step[State, Event]:
    """Run frames until one needs an answer or the game is over; give a lone question its id."""
    while course.frames:
        frame = course.frames[-1]
        if _RUNS[type(frame)](course, frame):
            if type(frame) not in _SIDE_BY_SIDE:
                course.new_ids()
            break
    return Step(course.state, tuple(course.told))


def answer(course: Course, seat: Seat, action: act.Action) -> None:
    """Carry out a legal answer."""
    frame = course.frames[-1]
    _ANSWERS[type(frame)](course, frame, seat, action)


def pending(state: State) -> tuple[Decision, ...]:
    """Return the open decisions, ordered by seat."""
    if not state.frames:
        return ()
    frame = state.frames[-1]
    shared = state.phase in _SHARED
    decisions = [
        Decision(
            DecisionId(number),
            seat,
            kind,
            state.turn,
            _SHOWN_AS.get(kind, kind),
            kind in OPEN,
            seat == state.alpha or not shared,
        )
        for kind, seat, number in _ASKED[type(frame)](state, frame)
    ]
    if len(decisions) > 1:
        decisions.sort(key=lambda decision: decision.seat)
    return tuple(decisions)


_Asked = Sequence[tuple[str, Seat, int]]


def _by_playing(_: State, frame: frames.Playing) -> _Asked:
    return [
        (_PLAY_KINDS[stage := _stage(commitment)], commitment.seat, commitment.first + stage)
        for commitment in frame.commitments
        if not commitment.complete
    ]


def _stage(commitment: frames.Commitment) -> int:
    return 0 if not commitment.verb else 1 if commitment.dog is None else 2


def _by_losing(_: State, frame: frames.Losing) -> _Asked:
    return [
        ("react" if len(threat.piles) == 1 else "lose-top", threat.seat, threat.id)
        for threat in frame.threats
        if not threat.answer
    ]


def _by_shedding(_: State, frame: frames.Shedding) -> _Asked:
    return [(frame.why, heap.seat, heap.first + len(heap.chosen)) for heap in frame.heaps if not heap.complete]


def _by_giving(_: State, frame: frames.Giving) -> _Asked:
    return [("give", gift.seat, gift.id) for gift in frame.gifts if not gift.card]


def _by_deciding(_: State, frame: frames.Deciding) -> _Asked:
    return [("either", turner.seat, turner.id) for turner in frame.turners if not turner.answer]


def _by_alpha(state: State, _: frames.Sniffing) -> _Asked:
    return (("event", state.alpha, state.asked),)


def _by_first(state: State, frame: frames.Picking | frames.Offering) -> _Asked:
    return ((str(frame.__struct_config__.tag), frame.seats[0], state.asked),)


def _by_order(state: State, frame: frames.Courting) -> _Asked:
    return (("court", state.day.order[frame.place], state.asked),)


def _by_seat(state: State, frame: Any) -> _Asked:
    return ((str(frame.__struct_config__.tag), frame.seat, state.asked),)


_ASKED: Mapping[type[frames.Frame], Callable[[State, Any], _Asked]] = {
    frames.Picking: _by_first,
    frames.Sniffing: _by_alpha,
    frames.Playing: _by_playing,
    frames.Losing: _by_losing,
    frames.Shedding: _by_shedding,
    frames.Giving: _by_giving,
    frames.Deciding: _by_deciding,
    frames.PickingDog: _by_seat,
    frames.Looking: _by_seat,
    frames.Salvaging: _by_seat,
    frames.Redrawing: _by_seat,
    frames.Swapping: _by_seat,
    frames.SwappingWith: _by_seat,
    frames.Offering: _by_first,
    frames.Courting: _by_order,
    frames.TryingAgain: _by_seat,
}


def _asks(_: Course, __: frames.Frame) -> bool:
    return True


_RUNS: Mapping[type[frames.Frame], Callable[[Course, Any], bool]] = {
    frames.Picking: setting_up.run_picking,
    frames.Preparing: setting_up.run_preparing,
    frames.Beginning: turns.run_beginning,
    frames.Sniffing: _asks,
    frames.Reading: run_reading,
    frames.Playing: run_playing,
    frames.Attacking: run_attacking,
    frames.Losing: losing.run_losing,
    frames.Shedding: shedding.run_shedding,
    frames.Giving: giving.run_giving,
    frames.Deciding: choosing.run_deciding,
    frames.PickingDog: giving.run_picking_dog,
    frames.Trading: giving.run_trading,
    frames.Looking: searching.run_looking,
    frames.Salvaging: searching.run_salvaging,
    frames.Redrawing: searching.run_redrawing,
    frames.Swapping: _asks,
    frames.SwappingWith: _asks,
    frames.Offering: _asks,
    frames.Barking: turns.run_barking,
    frames.Ending: turns.run_ending,
    frames.Wagging: turns.run_wagging,
    frames.Revealing: adopting.run_revealing,
    frames.Courting: adopting.run_courting,
    frames.TryingAgain: _asks,
}


def _pick(course: Course, frame: frames.Picking, _: Seat, action: act.Pick) -> None:
    setting_up.pick(course, frame, action.dog)


def _event(course: Course, _: frames.Sniffing, __: Seat, action: act.Reveal) -> None:
    turns.choose_event(course, action.event)


def _play(course: Course, _: frames.Playing, seat: Seat, action: act.Action) -> None:
    commit(course, seat, action)


def _lose(course: Course, frame: frames.Losing, seat: Seat, action: act.Bow | act.Accept | act.Drop) -> None:
    bowed = isinstance(action, act.Bow)
    pile = action.attribute if isinstance(action, act.Drop) else ""
    losing.answer_threat(course, frame, seat, BOW if bowed else pile)


def _shed(course: Course, frame: frames.Shedding, seat: Seat, action: act.Toss | act.Bow) -> None:
    shedding.answer_heap(course, frame, seat, action.card if isinstance(action, act.Toss) else "")


def _give(course: Course, frame: frames.Giving, seat: Seat, action: act.Give) -> None:
    giving.answer_gift(course, frame, seat, action.card)


def _choose(course: Course, frame: frames.Deciding, seat: Seat, action: act.Choose) -> None:
    choosing.answer_either(course, frame, seat, action.option)


def _dog(course: Course, frame: frames.PickingDog, _: Seat, action: act.Dog) -> None:
    giving.pick_dog(course, frame, action.seat)


def _keep(course: Course, frame: frames.Looking, _: Seat, action: act.Keep) -> None:
    searching.keep(course, frame, action.card)


def _take(course: Course, frame: frames.Salvaging, _: Seat, action: act.Take) -> None:
    searching.salvage(course, frame, action.source)


def _redraw(course: Course, frame: frames.Redrawing, _: Seat, action: act.Toss | act.Done) -> None:
    if isinstance(action, act.Toss):
        searching.redraw(course, frame, action.card)
    else:
        searching.finish_redraw(course, frame)


def _swap_first(course: Course, frame: frames.Swapping, _: Seat, action: act.House | act.Pass) -> None:
    if isinstance(action, act.House):
        moving.name_first(course, frame, action.number)
    else:
        moving.let_stay(course, frame)


def _swap_second(course: Course, frame: frames.SwappingWith, _: Seat, action: act.House) -> None:
    moving.name_second(course, frame, action.number)


def _ability(course: Course, frame: frames.Offering, _: Seat, action: act.Use | act.Skip) -> None:
    (choosing.use_ability if isinstance(action, act.Use) else choosing.skip_ability)(course, frame)


def _court(course: Course, _: frames.Courting, seat: Seat, action: act.Try) -> None:
    adopting.court(course, seat, action.adopter)


def _second_try(course: Course, frame: frames.TryingAgain, _: Seat, action: act.Again | act.No) -> None:
    (adopting.try_again if isinstance(action, act.Again) else adopting.go_on)(course, frame)


_ANSWERS: Mapping[type[frames.Frame], Callable[[Course, Any, Seat, Any], None]] = {
    frames.Picking: _pick,
    frames.Sniffing: _event,
    frames.Playing: _play,
    frames.Losing: _lose,
    frames.Shedding: _shed,
    frames.Giving: _give,
    frames.Deciding: _choose,
    frames.PickingDog: _dog,
    frames.Looking: _keep,
    frames.Salvaging: _take,
    frames.Redrawing: _redraw,
    frames.Swapping: _swap_first,
    frames.SwappingWith: _swap_second,
    frames.Offering: _ability,
    frames.Courting: _court,
    frames.TryingAgain: _second_try,
}
