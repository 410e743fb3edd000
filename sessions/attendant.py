"""Gives the answers that were left for questions, in their time and as ordinary entries.

What is due follows from rows: since when a seat is asked, and what it has left. So a restart loses nothing and
doubles nothing.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from msgspec.structs import replace

from db import StorageError
from db.rows import PlanRow
from engines.core import Decision
from sessions.computer import run_computers
from sessions.errors import SessionError
from sessions.house import House
from sessions.live import Done, Live, commit, read, taken_back
from sessions.standing import answer_of, carries_on, waits_for
from sessions.values import SessionId, Status

_log = logging.getLogger(__name__)


async def answer_due(house: House, session: SessionId) -> float | None:
    """Give every answer whose time has come, each its own transaction, in the order of the seats.

    The time is the same for all: so long after the question was put, whatever the seat holds or has left, and
    whenever it was left. Return when the next answer may be due, None if nothing was left for an open question.
    Raise NoSession, WrongStatus, FrozenSession, HouseClosed.
    """
    if not await house.store.thoughts(session):
        return None
    return await house.queued(session, lambda: _answer_due(house, session))


async def attend_to(house: House, session: SessionId) -> float | None:
    """Do what `answer_due` does, and raise nothing: where an answer cannot be given, its seat stays asked."""
    try:
        return await answer_due(house, session)
    except (SessionError, StorageError):
        return None  # it has ended, is on hold, or the house is closing: then nothing is due
    except Exception:  # noqa: BLE001 - the trouble of one session must not reach the others
        _log.exception("what was left for session %s could not be answered", session)
        return None


async def _answer_due(house: House, session: SessionId) -> float | None:
    live = await read(house, session)
    at_once: Decision | None = None
    while _goes_on(live) and not house.closing:
        live, done = await _next(house, live, at_once)
        if done is None:
            return min((at for at in _times(house, live) if at > house.clock()), default=None)
        newer = await commit(house, live, done)
        at_once = None if done.decision is None else carries_on(live, newer, done.decision)
        live = (await run_computers(house, newer)).live
        await asyncio.sleep(0)  # other sessions go on meanwhile
    return None


def _goes_on(live: Live) -> bool:
    """Tell whether the session runs; while it is paused nothing is answered."""
    return live.row.status == Status.RUNNING and live.row.paused_at is None


async def _next(house: House, live: Live, at_once: Decision | None) -> tuple[Live, Done | None]:
    """Return the next answer that is due; a plan that does not fit its question stops on the way."""
    for decision in live.pending:
        if decision == at_once or put_at(live, decision) + house.delay <= house.clock():
            found = None if await _at_it(house, live, decision) else answer_of(live, decision)
            if isinstance(found, Done):
                return live, found
            if found is not None:
                live = await _stop(house, live, replace(found, stopped=decision.id))
    return live, None


async def _at_it(house: House, live: Live, decision: Decision) -> bool:
    """Tell whether the player answers by hand: something is laid out, or an answer was taken back."""
    draft = await house.store.draft(live.row.id, decision.seat)
    laid_out = draft is not None and draft.decision == decision.id
    return laid_out or await taken_back(house, live, decision)


async def _stop(house: House, live: Live, stopped: PlanRow) -> Live:
    await house.store.save_plan(stopped)
    same = (stopped.seat, stopped.kind)
    plans = tuple(stopped if (plan.seat, plan.kind) == same else plan for plan in live.thoughts.plans)
    return replace(live, thoughts=replace(live.thoughts, plans=plans))


def _times(house: House, live: Live) -> list[float]:
    """Return when each open question for which something was left may be answered."""
    return [put_at(live, decision) + house.delay for decision in live.pending if waits_for(live, decision)]


def put_at(live: Live, decision: Decision) -> float:
    """Return when an open question was put."""
    return live.seats[decision.seat].asked_at or 0.0


class Attendant:
    """Wakes a session when an answer may be due. It holds nothing but sleep: all it knows is read anew."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stirred: dict[SessionId, asyncio.Event] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listen to the house, and take up what was left before it was opened."""
        self._house.on_change(self.wake)
        self._house.on_close(self.close)
        for session in await self._house.store.thinking():
            self.wake(SessionId(session))

    def wake(self, session: SessionId) -> None:
        """Note that a session has changed."""
        if session in self._stirred:
            self._stirred[session].set()
            return
        self._stirred[session] = asyncio.Event()
        task = asyncio.create_task(self._attend(session), name=f"attend {session}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Stop sleeping; an answer that is being given is finished by the house."""
        for task in self._tasks:
            task.cancel()

    async def _attend(self, session: SessionId) -> None:
        stirred = self._stirred[session]
        try:
            while (due := await attend_to(self._house, session)) is not None or stirred.is_set():
                if due is not None:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(max(0.0, due - self._house.clock())):
                            await stirred.wait()
                stirred.clear()
        finally:
            del self._stirred[session]
