"""What stands before and behind a change that is no action: is it time, is it allowed, then write it."""

from __future__ import annotations

from msgspec.structs import replace

from db.rows import Change, DepartureRow, Seated, SeatRow, SessionRow
from sessions.errors import NoSession, NotHost, NotSeated, WrongStatus
from sessions.house import House
from sessions.rows import session_of
from sessions.values import Session, SessionId, Status

_HOST_ALONE = 24 * 60 * 60
"""For so many seconds only the host may start."""


async def seated(house: House, session: SessionId) -> Seated:
    """Return a session with its seats. Raise NoSession."""
    found = await house.store.seated(session)
    if found is None:
        raise NoSession(session)
    return found


async def in_lobby(house: House, session: SessionId, host: int | None = None) -> Seated:
    """Return a session that was not started. Raise NoSession, WrongStatus, NotHost if it is another's."""
    found = await seated(house, session)
    expect(found.session, Status.LOBBY)
    if host is not None:
        check_host(found.session, host)
    return found


def expect(row: SessionRow, *possible: Status) -> None:
    """Raise WrongStatus unless the session has one of these."""
    if row.status not in possible:
        raise WrongStatus(Status(row.status))


def check_host(row: SessionRow, by: int) -> None:
    """Raise NotHost unless `by` is the host."""
    if row.host != by:
        raise NotHost(row.host)


def check_starter(found: Seated, by: int, now: float) -> None:
    """Raise NotHost on the first day, later NotSeated, unless `by` may start."""
    if now - found.session.opened_at < _HOST_ALONE:
        check_host(found.session, by)
    elif by != found.session.host and all(seat.player != by for seat in found.seats):
        raise NotSeated


def closed(row: SessionRow, now: float) -> SessionRow:
    """Return the session as ended without a result."""
    return replace(row, status=Status.CLOSED.value, ended_at=now)


async def change(house: House, found: Seated, row: SessionRow, seats: tuple[SeatRow, ...] | None = None) -> Session:
    """Write a session, and the seats that differ, as the revision after the one found. Raise LostRace."""
    row = replace(row, revision=found.session.revision + 1)
    seats = found.seats if seats is None else seats
    held = {seat.seat: seat.player for seat in found.seats}
    vacated = tuple(seat.seat for seat in seats if held[seat.seat] not in {None, seat.player})
    changed = tuple(seat for seat in seats if seat not in found.seats)
    left = _left(found, seats, vacated, house.clock())
    await house.commit(Change(row, changed, vacated=vacated, departures=left))
    return session_of(row, seats)


def _left(
    found: Seated, seats: tuple[SeatRow, ...], vacated: tuple[int, ...], now: float
) -> tuple[DepartureRow, ...]:
    """Return who leaves others behind with whom the session was under way; alone one leaves nobody behind."""
    if found.session.status == Status.LOBBY or all(seat.player is None for seat in seats):
        return ()
    gone = (seat for seat in found.seats if seat.seat in vacated)
    return tuple(DepartureRow(seat.session, seat.player, now) for seat in gone if seat.player)
