"""The end of a seat's time: what the table agreed on happens, and is said to all."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from db.rows import Change, NoticeRow, SeatRow
from engines.core import Decision, MarkKind, Role, Seat, asked
from sessions.clocks.notices import notice
from sessions.clocks.seats import left_open, out, timed_out
from sessions.clocks.taking import computed
from sessions.clocks.terms import AtEnd
from sessions.computer import run_computers
from sessions.house import House
from sessions.live import Done, Live, commit, read
from sessions.rows import terms_in
from sessions.values import SessionId, Status


async def end_of_time(house: House, session: SessionId) -> None:
    """Note every seat of a session whose time has run out, once, and let happen what was agreed.

    Raise NoSession, WrongStatus, FrozenSession.
    """
    await house.queued(session, lambda: _end_of_time(house, session))


async def _end_of_time(house: House, session: SessionId) -> None:
    live = await read(house, session)
    now, at_end = house.clock(), terms_in(live.row).at_end
    late = tuple(timed_out(seat, now) for seat in live.seats if out(seat, now))
    if live.row.status != Status.RUNNING or live.row.paused_at is not None:
        return
    if at_end is AtEnd.COMPUTER:
        late = tuple(computed(seat, now) for seat in late)
    live = await _noted(house, live, late, at_end) if late else live
    if at_end is AtEnd.PASS:
        for seat in filter(left_open, live.seats):  # also those that a crash kept from being passed
            live = await _passed(house, live, Seat(seat.seat), seat.stretch)
    await run_computers(house, live)


async def _noted(house: House, live: Live, late: tuple[SeatRow, ...], at_end: AtEnd) -> Live:
    row = replace(live.row, revision=live.row.revision + 1)
    told = () if at_end is AtEnd.REMIND else tuple(_told(seat, at_end, house.clock()) for seat in late)
    await house.commit(Change(row, late, notices=told))
    changed = {seat.seat: seat for seat in late}
    return replace(live, row=row, seats=tuple(changed.get(seat.seat, seat) for seat in live.seats))


def _told(seat: SeatRow, at_end: AtEnd, now: float) -> NoticeRow:
    return notice(seat.session, f"late-{at_end}", now, seat.seat, of=seat.seat, stretch=seat.stretch or 0)


async def _passed(house: House, live: Live, seat: Seat, stretch: int | None) -> Live:
    """Answer for a seat until its stretch of play is over."""
    while (decision := asked(live.engine, live.state, seat)) is not None and decision.stretch == stretch:
        live = await commit(house, live, harmless(live, decision))
    return live


def harmless(live: Live, decision: Decision) -> Done:
    """Return the way out of a question if it has one that costs nothing, else what the computer would do."""
    engine: Any = live.engine
    actions = engine.legal_actions(live.state, decision)
    view = engine.view(live.state, decision.seat)
    ways_out = (
        offer.text
        for offer in engine.question(view, decision, actions).offers
        if offer.role is Role.EXIT and not offer.marked(MarkKind.COSTLY)
    )
    text = next(ways_out, None)
    action = engine.choose(view, decision, actions) if text is None else engine.read(text)
    return Done(decision, engine.write(action), engine.apply(live.state, decision, action), decision.seat)
