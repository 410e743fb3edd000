"""Playing: submit actions, look at the table, read the story."""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core import (
    AnyGame,
    Decision,
    DecisionId,
    Event,
    NotAnAction,
    NotLegal,
    NotYours,
    Question,
    Seat,
    TooLate,
    answer,
    asked,
    is_quiet,
    say_aside,
)
from sessions.computer import run_computers
from sessions.errors import NotSeated, WrongStatus
from sessions.house import House
from sessions.live import Done, Live, commit, read, shown
from sessions.values import Look, Receipt, SessionId, Status, Told

_REFUSALS = (NotAnAction, NotLegal, NotYours, TooLate)


class _Chain(msgspec.Struct, frozen=True):
    """How far a chain came."""

    live: Live
    accepted: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    last: Decision | None = None
    why: Exception | None = None


async def submit(
    house: House,
    session: SessionId,
    player: int,
    texts: tuple[str, ...],
    decision: int | None = None,
) -> Receipt:
    """Answer with one text or a chain, each its own transaction; stop at the first that does not fit.

    `decision` guards the first text. What was accepted stays; why the rest was not stands in the
    receipt. Raise NotSeated, WrongStatus unless the session runs, NoSession, FrozenSession.
    """
    return await house.queued(session, lambda: _submit(house, session, player, texts, decision))


async def look(house: House, session: SessionId, player: int | None) -> Look:
    """Return the table as the player sees it, as a spectator sees it for anybody else.

    Raise NoSession, WrongStatus if the session was never dealt, FrozenSession.
    """
    live = await read(house, session)
    return seen(live, seat_of(live, player))


async def story(house: House, session: SessionId, player: int | None, since: int = 0) -> tuple[Told, ...]:
    """Return what happened after revision `since`, as far as the player's seat may know today."""
    live = await read(house, session)
    seat = seat_of(live, player)
    return tuple(
        Told(
            entry.revision,
            None if entry.seat is None else Seat(entry.seat),
            entry.at,
            shown(live.edition.events.decode(entry.events), seat),
        )
        for entry in await house.store.entries(session, since)
    )


async def peek(house: House, session: SessionId, player: int, texts: tuple[str, ...]) -> Look | None:
    """Return the table as it would be after quiet steps; None if one is not legal or not quiet."""
    live = await read(house, session)
    seat = _seated(live, player)
    for text in texts:
        try:
            step = answer(live.engine, live.state, seat, text)
        except _REFUSALS:
            return None
        if not is_quiet(live.state, step, seat):
            return None
        live = msgspec.structs.replace(live, state=step.state)
    return seen(live, seat)


def seen(live: Live, seat: Seat | None) -> Look:
    """Return a dealt session through the eyes of a seat."""
    view = live.engine.view(live.state, seat)
    return Look(
        session=live.session,
        seat=seat,
        view=view,
        pending=tuple(_waited_for(decision, seat) for decision in live.pending),
        question=None if seat is None else _question(live, view, seat),
        outcome=live.engine.outcome(live.state),
    )


def _waited_for(decision: Decision, reader: Seat | None) -> Decision:
    """Return an open decision as a reader may know it: others see the kind that it is shown as."""
    if decision.seat == reader:
        return decision
    return msgspec.structs.replace(decision, kind=decision.shown_as)


def seat_of(live: Live, player: int | None) -> Seat | None:
    """Return the seat through which a player sees the session."""
    return None if player is None else live.session.seat_of(player)


def _question(live: Live, view: Any, seat: Seat) -> Question | None:
    decision = next((decision for decision in live.pending if decision.seat == seat), None)
    if decision is None:
        return None
    engine: AnyGame = live.engine
    return engine.question(view, decision, engine.legal_actions(live.state, decision))


def _seated(live: Live, player: int) -> Seat:
    if live.row.status != Status.RUNNING:
        raise WrongStatus(Status(live.row.status))
    seat = seat_of(live, player)
    if seat is None:
        raise NotSeated
    return seat


async def _submit(
    house: House,
    session: SessionId,
    player: int,
    texts: tuple[str, ...],
    decision: int | None,
) -> Receipt:
    live = await read(house, session)
    seat = _seated(live, player)
    chain = await _play(house, live, seat, texts, decision)
    ran = await run_computers(house, chain.live)
    return Receipt(
        accepted=chain.accepted,
        left=texts[len(chain.accepted) :],
        why=chain.why,
        events=shown(chain.events + ran.events, seat),
        look=seen(ran.live, seat),
        turn_over=_turn_over(ran.live, seat, chain.last),
    )


async def _play(house: House, live: Live, seat: Seat, texts: tuple[str, ...], decision: int | None) -> _Chain:
    chain = _Chain(live)
    engine = live.engine
    guard = None if decision is None else DecisionId(decision)
    for text in texts:
        try:
            done = _answered(engine, chain.live.state, seat, text, guard)
        except _REFUSALS as why:
            return msgspec.structs.replace(chain, why=why)
        newer = await commit(house, chain.live, done)
        last = done.decision or chain.last
        chain = _Chain(newer, (*chain.accepted, text), chain.events + done.step.events, last)
        guard = guard if done.decision is None else None
    return chain


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
