"""Seats change hands while the session runs: offered to somebody or to anybody, and taken in one step.

With the seat go hand, clock and open question; what its former player had in mind stays with nobody.
"""

from __future__ import annotations

from msgspec.structs import replace

from db.rows import Change, DepartureRow, NoticeRow, Seated, SeatRow
from engines.core import Seat
from sessions import seats as seating
from sessions.clocks.notices import notice
from sessions.clocks.seats import returning
from sessions.errors import AlreadySeated, NotOffered, NotSeated, NotYourSeat, SeatTaken
from sessions.guards import expect, seated
from sessions.house import House
from sessions.live import read
from sessions.rows import session_of
from sessions.rules import Args, Effect, Rule, everybody, unanimous
from sessions.usual import usual_wishes
from sessions.values import Player, Session, SessionId, Status

ANYBODY = 0
"""An offer to whoever comes first; any other number is the account that it is for."""
REPLACE = "replace"


async def offer(
    house: House, session: SessionId, by: int, seat: Seat, to: int = ANYBODY, *, moderator: bool = False
) -> Session:
    """Offer a seat: one's own, or any as a moderator. The player stays until somebody takes it.

    Raise NotSeated if it is another's, AlreadySeated if `to` plays here, SeatTaken if there is no such seat.
    """

    async def work() -> Session:
        found = await _running(house, session)
        held = _seat(found, seat)
        if not moderator and held.player != by:
            raise NotSeated
        _expect_newcomer(found, to)
        told = offered(found, seat, to, house.clock())
        return await _write(house, found, replace(held, invited=to), Change(found.session, notices=(told,)))

    return await house.queued(session, work)


async def withdraw(house: House, session: SessionId, by: int, seat: Seat, *, moderator: bool = False) -> Session:
    """Withdraw the offer of a seat: its player may, whoever offered it, or a moderator.

    Raise NotYourSeat if it is another's, NotOffered if no offer stands, SeatTaken if there is no such seat.
    """

    async def work() -> Session:
        found = await _running(house, session)
        held = _seat(found, seat)
        if not moderator and held.player != by:
            raise NotYourSeat
        if held.invited is None:
            raise NotOffered(seat)
        told = notice(session, "seat-kept", house.clock(), seat)
        return await _write(house, found, replace(held, invited=None), Change(found.session, notices=(told,)))

    return await house.queued(session, work)


async def take(house: House, session: SessionId, player: Player, seat: Seat) -> Session:
    """Take an offered seat, at once and whole. Raise NotOffered if it is not offered to them, AlreadySeated."""

    async def work() -> Session:
        found = await _running(house, session)
        held = _seat(found, seat)
        if held.invited not in {ANYBODY, player.id}:
            raise NotOffered(seat)
        _expect_newcomer(found, player.id)
        taken = replace(held, player=player.id, name=player.name, computer=False, invited=None, timeouts=0)
        if held.away:  # the vacation was the former player's
            taken = returning(taken, house.clock(), paused=found.session.paused_at is not None)
        told = notice(session, "seat-taken", house.clock(), seat)
        absent = (held.player,) if held.computer and held.player else ()
        left = tuple(DepartureRow(session, account, house.clock()) for account in absent)
        wishes = await usual_wishes(house, await read(house, session), seat, player.id)
        beside = Change(found.session, notices=(told,), vacated=(seat,), departures=left, wishes=wishes)
        return await _write(house, found, taken, beside)

    return await house.queued(session, work)


def offered(found: Seated, seat: int, to: int, now: float) -> NoticeRow:
    """Return the public word about an offer."""
    return notice(found.session.id, "seat-offered", now, seat, to=to)


async def _write(house: House, found: Seated, seat: SeatRow, change: Change) -> Session:
    """Write a seat with what changes beside it."""
    seats = tuple(seat if one.seat == seat.seat else one for one in found.seats)
    host = seating.next_host(seats, found.session.host) or found.session.host
    row = replace(found.session, host=host, revision=found.session.revision + 1, active_at=house.clock())
    await house.commit(replace(change, session=row, seats=(seat,)))
    return session_of(row, seats)


async def _running(house: House, session: SessionId) -> Seated:
    found = await seated(house, session)
    expect(found.session, Status.RUNNING)
    return found


def _seat(found: Seated, seat: int) -> SeatRow:
    held = next((one for one in found.seats if one.seat == seat), None)
    if held is None:
        raise SeatTaken(Seat(seat))
    return held


def _expect_newcomer(found: Seated, player: int) -> None:
    if any(one.player == player for one in found.seats):
        raise AlreadySeated


def _check(found: Seated, _: int, args: Args, __: float) -> None:
    _seat(found, int(args["of"]))
    _expect_newcomer(found, int(args.get("to", ANYBODY)))


def _offer(found: Seated, _: int, args: Args, now: float) -> Effect:
    seat, to = int(args["of"]), int(args.get("to", ANYBODY))
    return Effect(found.session, (replace(_seat(found, seat), invited=to),), (offered(found, seat, to, now),))


RULE = Rule(_check, everybody, unanimous, _offer)
"""A seat that is another's is offered if all players agree, its own among them."""
