"""Pauses by agreement: all clocks stand still, nobody is reminded, and after some days play goes on by itself."""

from __future__ import annotations

from msgspec.structs import replace

from db.rows import Change, Seated
from sessions.clocks.notices import notice
from sessions.clocks.seats import held, resumed
from sessions.clocks.terms import DAY
from sessions.computer import run_computers
from sessions.errors import NoStanding, NotPaused, Paused
from sessions.guards import seated
from sessions.house import House
from sessions.live import read
from sessions.rows import terms_in
from sessions.rules import Args, Effect, Rule, everybody, unanimous
from sessions.values import SessionId, Status

USUAL_DAYS = 7
MOST_DAYS = 60


async def resume_due(house: House, session: SessionId) -> None:
    """Let a session go on whose pause has reached its end, computers as well. Raise FrozenSession."""

    async def work() -> None:
        found = await seated(house, session)
        until = found.session.paused_until
        if found.session.status == Status.RUNNING and until is not None and until <= house.clock():
            effect = _resume(found, 0, {}, house.clock())
            row = replace(effect.row, revision=found.session.revision + 1)
            await house.commit(Change(row, effect.seats, notices=effect.notices))
            await run_computers(house, await read(house, session))

    await house.queued(session, work)


def _check_pause(found: Seated, _: int, __: Args, ___: float) -> None:
    if found.session.paused_at is not None:
        raise Paused(found.session.paused_until)
    if not terms_in(found.session).vacations:
        raise NoStanding


def _check_resume(found: Seated, _: int, __: Args, ___: float) -> None:
    if found.session.paused_at is None:
        raise NotPaused


def _pause(found: Seated, _: int, args: Args, now: float) -> Effect:
    until = now + min(MOST_DAYS, max(1, int(args.get("days", USUAL_DAYS)))) * DAY
    row = replace(found.session, paused_at=now, paused_until=until)
    return Effect(row, held(found.seats, now), (notice(row.id, "paused", now, until=int(until)),))


def _resume(found: Seated, _: int, __: Args, now: float) -> Effect:
    row = replace(found.session, paused_at=None, paused_until=None)
    return Effect(row, resumed(found.seats, now), (notice(row.id, "resumed", now),))


PAUSE = Rule(_check_pause, everybody, unanimous, _pause)
RESUME = Rule(_check_resume, everybody, unanimous, _resume)
