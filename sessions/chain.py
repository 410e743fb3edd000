"""A chain of answers of one seat: one entry and one transaction each, up to the first that does not fit."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core import (
    REFUSALS,
    AnyGame,
    Decision,
    DecisionId,
    Event,
    Seat,
    answer,
    asked,
    look_ahead,
    revealed,
    say_aside,
)
from sessions.computer import run_computers
from sessions.house import House
from sessions.live import Done, Live, commit, shown, taken_back
from sessions.seeing import seen
from sessions.standing import answer_of, carries_on
from sessions.values import NOTHING_MORE, Closing, Confirm, Receipt


class Chain(msgspec.Struct, frozen=True):
    """What a seat wants to answer: texts that must fit, and what follows them by itself."""

    texts: tuple[str, ...]
    decision: int | None = None
    """Guards the first text."""
    closing: Closing = NOTHING_MORE
    confirm: Confirm = Confirm.NEVER
    """When to ask back instead of playing: always, or only if nothing leads back freely."""


class _Course(msgspec.Struct, frozen=True):
    """How far a chain came."""

    live: Live
    accepted: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    last: Decision | None = None
    left: tuple[str, ...] = ()
    why: Exception | None = None
    free: bool = False
    """Nothing came to light with the last answer."""


async def run_chain(house: House, live: Live, seat: Seat, chain: Chain) -> tuple[Live, Receipt]:
    """Play a chain, let computers answer, and return the session with the seat's receipt."""
    course = await _play(house, _Course(live), seat, chain.texts, chain.decision)
    if course.why is None:
        course = await _rest(house, course, seat, chain.closing.rest)
    if course.why is None:
        course = await _coda(house, course, seat, chain.closing.coda)
    course = await _go_on(house, live, course)
    ran = await run_computers(house, course.live)
    return ran.live, Receipt(
        accepted=course.accepted,
        left=course.left,
        why=course.why,
        events=shown(course.events + ran.events, seat),
        look=seen(ran.live, seat),
        turn_over=_turn_over(ran.live, seat, course.last),
        free=course.free and not ran.events,
        missed=_missed(chain.closing, course),
    )


def _missed(closing: Closing, course: _Course) -> tuple[str, ...]:
    """Return the picks of a form that dropped out because their question closed before."""
    if course.why is not None or not course.left:
        return ()
    return closing.rest[len(closing.rest) - len(course.left) : closing.picks]


async def _play(house: House, course: _Course, seat: Seat, texts: tuple[str, ...], decision: int | None) -> _Course:
    engine = course.live.engine
    guard = None if decision is None else DecisionId(decision)
    for number, text in enumerate(texts):
        try:
            done = _answered(engine, course.live.state, seat, text, guard)
        except REFUSALS as why:
            return msgspec.structs.replace(course, left=texts[number:], why=why)
        newer = await commit(house, course.live, done)
        last = done.decision or course.last
        light = revealed(course.live.state, (done.step,), (), seat, len(newer.seats))
        told = course.events + done.step.events
        course = _Course(newer, (*course.accepted, text), told, last, free=light.nothing)
        guard = guard if done.decision is None else None
    return course


async def _rest(house: House, course: _Course, seat: Seat, texts: tuple[str, ...]) -> _Course:
    """Go on with a form. A refusal is told only if the question still stands; else the rest is left."""
    for number, text in enumerate(texts):
        if _turn_over(course.live, seat, course.last):
            return msgspec.structs.replace(course, left=texts[number:])
        tried = await _play(house, course, seat, (text,), None)
        if tried.why is not None:
            why = tried.why if stands(course.live.engine, course.live.state, seat, course.last) else None
            return msgspec.structs.replace(tried, left=texts[number:], why=why)
        course = tried
    return course


async def _coda(house: House, course: _Course, seat: Seat, texts: tuple[str, ...]) -> _Course:
    """Close with whatever is legal."""
    for text in texts:
        if not _turn_over(course.live, seat, course.last) and is_due(course.live, seat, text):
            left = course.left
            course = msgspec.structs.replace(await _play(house, course, seat, (text,), None), left=left)
    return course


def is_due(live: Live, seat: Seat, text: str) -> bool:
    """Tell whether a text would be accepted of the seat now."""
    over = live.engine.outcome(live.state) is not None
    return not over and look_ahead(live.engine, live.state, seat, (text,)).why is None


def stands(engine: AnyGame, state: Any, seat: Seat, last: Decision | None) -> bool:
    """Tell whether the seat is asked once more what it answered last."""
    now = asked(engine, state, seat)
    return now is not None and last is not None and (now.kind, now.stretch) == (last.kind, last.stretch)


async def _go_on(house: House, before: Live, course: _Course) -> _Course:
    """Give what the seat has left for the questions to which its answers alone have led."""
    while course.last is not None and course.why is None:
        decision = carries_on(before, course.live, course.last)
        done = None if decision is None else answer_of(course.live, decision)
        if decision is None or not isinstance(done, Done) or await taken_back(house, course.live, decision):
            break
        before, newer = course.live, await commit(house, course.live, done)
        course = _Course(newer, course.accepted, course.events + done.step.events, decision, course.left)
    return course


def _answered(engine: AnyGame, state: Any, seat: Seat, text: str, guard: DecisionId | None) -> Done:
    """Return the seat's answer, or what it says unasked: that answers no decision."""
    unasked = say_aside(engine, state, seat, text)
    open_one = None if unasked is not None else asked(engine, state, seat)
    step = unasked or answer(engine, state, seat, text, guard)
    return Done(open_one, engine.write(engine.read(text)), step, seat)


def _turn_over(live: Live, seat: Seat, last: Decision | None) -> bool:
    if last is None:
        return False
    now = asked(live.engine, live.state, seat)
    return now is None or now.stretch != last.stretch
