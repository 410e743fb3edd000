"""Once a minute: what has come due? Everything is found again from rows, so a missed minute is made up for."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable

from db.rows import Seated
from engines.core import BadPack
from sessions.clocks import vacations
from sessions.clocks.calls import from_row
from sessions.clocks.idle import overdue, tidy
from sessions.clocks.pausing import resume_due
from sessions.clocks.seats import left_at, left_open, out
from sessions.clocks.terms import HOUR, AtEnd
from sessions.clocks.timeouts import end_of_time
from sessions.errors import HouseClosed, SessionError
from sessions.house import House
from sessions.recover import resume
from sessions.rows import terms_in
from sessions.values import SessionId, Status

_log = logging.getLogger(__name__)
SHORT = 0.1
"""A vacation of its own accord begins when this part of a turn's time is left, at most an hour."""


async def tick(house: House) -> None:
    """Leave a sign of life and do all that is due. Trouble of one session is logged and stops no other."""
    await house.store.agenda.beat(house.clock())
    await vacations.expire(house)
    active = await house.store.active()
    await _holiday_makers(house, active)
    await vacations.align(house, active)
    for found in active:  # each piece of work looks again before it acts
        for work in _due(found, house.clock()):
            await _tried(house, SessionId(found.session.id), work)


def _due(found: Seated, now: float) -> list[Callable[[House, SessionId], Awaitable[None]]]:
    """Return what is due in a session."""
    row = found.session
    if overdue(row, now) is not None:
        return [tidy]
    if row.status != Status.RUNNING:
        return []
    if row.paused_at is not None:
        return [resume_due] if row.paused_until is not None and row.paused_until <= now else []
    passes = terms_in(row).at_end is AtEnd.PASS
    late = any(out(seat, now) or (passes and left_open(seat)) for seat in found.seats)
    stalled = any(seat.computer and seat.decision is not None for seat in found.seats)
    return [*([end_of_time] if late else []), *([resume] if stalled else [])]


async def _tried(house: House, session: SessionId, work: Callable[[House, SessionId], Awaitable[None]]) -> None:
    try:
        await work(house, session)
    except HouseClosed:
        raise
    except (SessionError, BadPack) as error:
        _log.info("session %s: not done in its time: %r", session, error)
    except Exception:  # noqa: BLE001 - one session's trouble must not keep the others waiting
        _log.exception("session %s: what was due failed", session)


async def _holiday_makers(house: House, active: Iterable[Seated]) -> None:
    """Begin the vacations of players who wish it so and whose time is nearly over."""
    willing = {row.player for row in await house.store.agenda.all_calls() if from_row(row).auto_vacation}
    now = house.clock()
    for player in sorted({one for found in active for one in _short(found, now)} & willing):
        try:
            await vacations.begin(house, player, auto=True)
        except SessionError:
            _log.info("a vacation could not begin by itself")


def _short(found: Seated, now: float) -> list[int]:
    """Return the players whose time is nearly over where vacations are allowed."""
    row = found.session
    if row.status != Status.RUNNING or row.paused_at is not None or not terms_in(row).vacations:
        return []
    players = []
    for seat in found.seats:
        left = left_at(seat, now)
        runs = left is not None and seat.ticking_since is not None and seat.given and not seat.away
        if runs and left is not None and left <= min(HOUR, SHORT * (seat.given or 0.0)) and seat.player:
            players.append(seat.player)
    return players
