"""What the others may do when a seat's time has run out: let the computer play it, or end the session."""

from __future__ import annotations

from msgspec.structs import replace

from db.rows import Change, Seated, SeatRow
from sessions.clocks.notices import notice
from sessions.clocks.seats import credited, left_open, stopped
from sessions.clocks.terms import AtEnd
from sessions.errors import NotLate, NotSeated
from sessions.guards import closed, expect, seated
from sessions.house import House
from sessions.rows import terms_in
from sessions.rules import Args, Effect, Rule, everybody, most, unanimous
from sessions.values import SessionId, Status


async def come_back(house: House, session: SessionId, player: int) -> None:
    """Take one's seat back from the computer that played it. Raise NotSeated, WrongStatus."""

    async def work() -> None:
        found = await seated(house, session)
        expect(found.session, Status.RUNNING)
        seat = next((one for one in found.seats if one.player == player), None)
        if seat is None:
            raise NotSeated
        if seat.computer:
            back = credited(replace(seat, computer=False), terms_in(found.session).pace)
            told = notice(session, "back", house.clock(), seat.seat)
            row = replace(found.session, revision=found.session.revision + 1)
            await house.commit(Change(row, (back,), notices=(told,)))

    await house.queued(session, work)


def computed(seat: SeatRow, now: float) -> SeatRow:
    """Return a seat that the computer plays from now on, until its player is back."""
    return replace(stopped(seat, now), computer=True)


def late_seat(found: Seated, args: Args) -> SeatRow:
    """Return the seat of a claim. Raise NotLate if it has played since, or its table never agreed to claims."""
    seat = next((seat for seat in found.seats if seat.seat == args.get("of")), None)
    claims = terms_in(found.session).at_end is AtEnd.CLAIM
    if seat is None or not claims or not left_open(seat) or seat.stretch != args.get("stretch"):
        raise NotLate
    return seat


def _check(found: Seated, seat: int, args: Args, _: float) -> None:
    if late_seat(found, args).seat == seat:
        raise NotLate


def _others(found: Seated, args: Args) -> tuple[int, ...]:
    return tuple(seat for seat in everybody(found) if seat != args.get("of"))


def _take(found: Seated, _: int, args: Args, now: float) -> Effect:
    seat = late_seat(found, args)
    told = notice(seat.session, "taken", now, seat.seat)
    return Effect(found.session, (computed(seat, now),), (told,))


def _end(found: Seated, _: int, args: Args, now: float) -> Effect:
    seat = late_seat(found, args)
    return Effect(closed(found.session, now), (), (notice(seat.session, "ended", now, seat.seat),))


TAKE = Rule(_check, _others, most, _take)
END = Rule(_check, _others, unanimous, _end)
