"""Running a state: an answer opens the way, frames are run until somebody must decide (canon, 3.1).

A question with a single answer answers itself. The number of a decision counts the answers of its own seat, so that
seats that are asked side by side cannot change each other's numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from engines.core import Decision, DecisionId, Seat, Step
from engines.dogs import actions as act
from engines.dogs import arranging, driving, fair, frames, upkeep, working
from engines.dogs.course import Course
from engines.dogs.events import Event
from engines.dogs.legal import forced
from engines.dogs.state import Board, State

_SEATS = tuple(map(Seat, range(4)))
_OPEN, _IN_TURN, _BESIDE = True, True, False
_KINDS = {frame: str(frame.__struct_config__.tag) for frame in (*get_args(frames.Asking), *get_args(frames.Own))}


def run(course: Course) -> Step[State, Event]:
    """Run frames until somebody must decide or the game is over."""
    while True:
        while course.stirred:
            _settle(course, course.stirred.pop())
        if not course.state.frames or not _advance(course):
            return Step(course.state, tuple(course.events))


def answer(course: Course, seat: Seat, action: act.Action) -> None:
    """Carry out a legal answer of a seat that is asked."""
    state, area = course.state, course.state.areas[seat]
    frame: frames.Frame | frames.Own = area.frames[-1] if area.frames else state.frames[-1]
    if area.frames:
        course.stirred.append(seat)
    course.change_area(seat, answered=area.answered + 1)
    _ANSWERS[type(frame), type(action)](course, frame, seat, action)


def pending(board: Board) -> tuple[Decision, ...]:
    """Return the open decisions: the seat on turn, and beside it all that still have something of their own."""
    if not board.frames:
        return ()
    frame, decisions, count = board.frames[-1], [], len(board.areas)
    on_turn = frame.seat if isinstance(frame, frames.AtTable) else None
    for seat, area in zip(_SEATS, board.areas, strict=False):
        number = area.answered * count + seat
        if area.frames:
            kind = _KINDS[type(area.frames[-1])]
            decisions.append(Decision(DecisionId(number), seat, kind, area.stretch, kind, _OPEN, _BESIDE))
        elif seat == on_turn:
            kind = _KINDS[type(frame)]
            decisions.append(Decision(DecisionId(number), seat, kind, board.stretch, kind, _OPEN, _IN_TURN))
    return tuple(decisions)


def _settle(course: Course, seat: Seat) -> None:
    """Answer the own questions of a seat as long as they answer themselves."""
    while own := course.area(seat).frames:
        action = forced(course.box, course.state, seat, own[-1])
        if action is None:
            return
        _ANSWERS[type(own[-1]), type(action)](course, own[-1], seat, action)


def _advance(course: Course) -> bool:
    """Run the innermost frame of the table; tell whether it went on."""
    frame = course.state.frames[-1]
    runs = _RUNS.get(type(frame))
    if runs is not None:
        runs(course, frame)
        return True
    if not isinstance(frame, frames.AtTable):
        return _gather(course)
    action = forced(course.box, course.state, frame.seat, frame)
    if action is None:
        return False
    _ANSWERS[type(frame), type(action)](course, frame, frame.seat, action)
    return True


def _gather(course: Course) -> bool:
    """Wait for everybody who still has something of his own to do; tell whether nobody has."""
    if any(area.frames for area in course.state.areas):
        return False
    course.go()
    return True


_RUNS: dict[type[frames.Frame], Callable[[Course, Any], None]] = {
    frames.Beginning: upkeep.run_beginning,
    frames.Road: driving.run_road,
    frames.Donors: arranging.run_donors,
    frames.Hall: working.run_hall,
    frames.Upkeep: upkeep.run_upkeep,
    frames.Closing: upkeep.run_closing,
    frames.CleanUp: upkeep.run_clean_up,
    frames.Income: upkeep.run_income,
    frames.Turning: upkeep.run_turning,
}

_ANSWERS: dict[
    tuple[type[frames.Frame | frames.Own], type[act.Action]], Callable[[Course, Any, Seat, Any], None]
] = {
    (frames.Driving, act.Move): driving.move,
    (frames.Driving, act.Stay): driving.stay,
    (frames.Driving, act.Home): driving.home,
    (frames.Driving, act.Play): driving.play_exchange,
    (frames.ExchangingFirst, act.First): driving.exchange_first,
    (frames.ExchangingSecond, act.Second): driving.exchange_second,
    (frames.Returning, act.DrawDog): driving.draw_dog,
    (frames.Returning, act.Pass): driving.keep_card,
    (frames.Claiming, act.Bonus): driving.claim,
    (frames.Arranging, act.Place): arranging.place,
    (frames.Arranging, act.Lift): arranging.lift,
    (frames.Arranging, act.Tidy): arranging.make_tidy,
    (frames.Arranging, act.Give): arranging.give,
    (frames.Arranging, act.Play): arranging.heal_truck,
    (frames.Arranging, act.Done): arranging.close,
    (frames.Donating, act.Place): arranging.place,
    (frames.Donating, act.Lift): arranging.lift,
    (frames.Donating, act.Tidy): arranging.make_tidy,
    (frames.Donating, act.Admit): arranging.admit,
    (frames.Donating, act.Done): arranging.pass_on,
    (frames.Sending, act.Send): working.send,
    (frames.Sending, act.SendFree): working.send_free,
    (frames.TakingCard, act.Take): working.take,
    (frames.Building, act.Build): working.build,
    (frames.Building, act.Skip): working.leave,
    (frames.Swapping, act.Swap): working.swap,
    (frames.Swapping, act.Done): working.leave,
    (frames.Shopping, act.BuyGoods): working.shop,
    (frames.Shopping, act.Done): working.leave,
    (frames.Curing, act.Cure): working.cure,
    (frames.Curing, act.Done): working.leave,
    (frames.Putting, act.Put): working.put,
    (frames.Dealing, act.Buy): fair.buy,
    (frames.Dealing, act.Sell): fair.sell,
    (frames.Dealing, act.Trade): fair.trade,
    (frames.Dealing, act.Skip): working.leave,
    (frames.SellingFrom, act.From): fair.sell_from,
    (frames.SellingExtra, act.Extra): fair.sell_extra,
    (frames.Offering, act.OfferDog): fair.offer,
    (frames.Getting, act.Get): fair.get,
    (frames.Feeding, act.Starve): upkeep.starve,
    (frames.Paying, act.Wage): upkeep.pay,
    (frames.Hiring, act.Hire): upkeep.hire,
    (frames.Fuelling, act.Fuel): upkeep.fuel,
}
"""How each question is answered by each action."""


def answers(frame: frames.AnyQuestion) -> frozenset[type[act.Action]]:
    """Return the kinds of actions that can answer a question at all."""
    return frozenset(action for asked, action in _ANSWERS if asked is type(frame))
