"""Vacations: so many days a year for each player, in which the player's clocks stand still."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from db import StorageError
from db.rows import Change, NoticeRow, Seated, SeatRow, VacationRow
from sessions.clocks.notices import notice
from sessions.clocks.seats import leaving, returning
from sessions.clocks.terms import DAY
from sessions.errors import NoVacation, OnVacation, SessionError, VacationSpent
from sessions.guards import seated
from sessions.house import House
from sessions.rows import terms_in
from sessions.values import SessionId, Status

BUDGET = 28 * DAY
"""Seconds of vacation in a calendar year, by UTC."""
_log = logging.getLogger(__name__)


class Vacation(msgspec.Struct, frozen=True):
    """A vacation that runs."""

    since: float
    until: float
    auto: bool


class Holidays(msgspec.Struct, frozen=True):
    """A player's vacation, if one runs, and what is left of this year's days."""

    running: Vacation | None
    left: float


async def holidays(house: House, player: int) -> Holidays:
    """Return how a player stands with vacations."""
    now = house.clock()
    rows = await house.store.agenda.vacations(player)
    row = _running(rows)
    running = None if row is None else Vacation(row.since, row.until, row.auto)
    return Holidays(running, max(0.0, BUDGET - used(rows, year_of(now), now)))


async def begin(house: House, player: int, days: int | None = None, *, auto: bool = False) -> Holidays:
    """Begin a vacation of so many days, of all that are left if none are named.

    Raise OnVacation, VacationSpent.
    """
    now = house.clock()
    rows = await house.store.agenda.vacations(player)
    running = _running(rows)
    if running is not None:
        raise OnVacation(running.until)
    end = longest(rows, now)
    if end <= now:
        raise VacationSpent(_new_year(year_of(now) + 1))
    until = end if days is None else min(end, now + days * DAY)
    if not await house.store.agenda.add_vacation(VacationRow(player, now, until, auto)):
        raise OnVacation(until)  # begun by a second press in the same moment
    await align(house)
    return await holidays(house, player)


async def end(house: House, player: int) -> Holidays:
    """End the vacation that a player is on. Raise NoVacation."""
    if _running(await house.store.agenda.vacations(player)) is None:
        raise NoVacation
    await house.store.agenda.end_vacation(player, house.clock())
    await align(house)
    return await holidays(house, player)


async def played(house: House, player: int) -> None:
    """End a vacation that had begun by itself: whoever plays is back."""
    running = _running(await house.store.agenda.vacations(player))
    if running is not None and running.auto:
        await end(house, player)


async def expire(house: House) -> None:
    """End the vacations whose time has come."""
    now = house.clock()
    for row in await house.store.agenda.running_vacations():
        if row.until <= now:
            await house.store.agenda.end_vacation(row.player, row.until)


async def align(house: House, active: Iterable[Seated] | None = None) -> None:
    """Bring every seat in line with its player's vacation: also where a session or a seat has begun since."""
    running = await _runners(house)
    for found in await house.store.active() if active is None else active:
        if found.session.status == Status.RUNNING and _turned(found, running):
            session = SessionId(found.session.id)
            try:
                await house.queued(session, lambda session=session: _align(house, session))  # type: ignore[misc]  # a default argument
            except (SessionError, StorageError):
                _log.info("session %s has changed meanwhile", session)


async def _runners(house: House) -> dict[int, VacationRow]:
    return {row.player: row for row in await house.store.agenda.running_vacations()}


async def _align(house: House, session: SessionId) -> None:
    found, running = await seated(house, session), await _runners(house)
    turned = _turned(found, running)
    if found.session.status != Status.RUNNING or not turned:
        return
    now, paused = house.clock(), found.session.paused_at is not None
    seats = tuple(returning(seat, now, paused=paused) if seat.away else leaving(seat, now) for seat in turned)
    told = tuple(_told(seat, running, now) for seat in seats)
    await house.commit(Change(replace(found.session, revision=found.session.revision + 1), seats, notices=told))


def _told(seat: SeatRow, running: dict[int, VacationRow], now: float) -> NoticeRow:
    row = running.get(seat.player or 0)
    if not seat.away or row is None:
        return notice(seat.session, "vacation-over", now, seat.seat)
    return notice(seat.session, "vacation-auto" if row.auto else "vacation", now, seat.seat, until=int(row.until))


def _turned(found: Seated, running: dict[int, VacationRow]) -> tuple[SeatRow, ...]:
    allowed = terms_in(found.session).vacations
    return tuple(seat for seat in found.seats if seat.away != (allowed and seat.player in running))


def used(rows: Iterable[VacationRow], year: int, now: float) -> float:
    """Return the seconds of a year that were spent on vacation up to now."""
    start, stop = _new_year(year), min(now, _new_year(year + 1))
    ends = ((row.since, row.ended_at if row.ended_at is not None else min(row.until, now)) for row in rows)
    return sum(max(0.0, min(over, stop) - max(since, start)) for since, over in ends)


def longest(rows: Iterable[VacationRow], now: float) -> float:
    """Return until when a vacation that begins now may last: over New Year the next year's days count as well."""
    year = year_of(now)
    left = max(0.0, BUDGET - used(rows, year, now))
    turn = _new_year(year + 1)
    return now + left if now + left < turn else turn + BUDGET


def year_of(now: float) -> int:
    """Return the calendar year of a moment."""
    return datetime.fromtimestamp(now, tz=UTC).year


def _new_year(year: int) -> float:
    return datetime(year, 1, 1, tzinfo=UTC).timestamp()


def _running(rows: Iterable[VacationRow]) -> VacationRow | None:
    return next((row for row in rows if row.ended_at is None), None)
