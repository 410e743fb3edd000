"""Lobbies that do not fill and sessions that nobody plays: warned, then closed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from db.rows import Change, SessionRow
from sessions.clocks.notices import notice
from sessions.clocks.terms import DAY
from sessions.guards import closed, seated
from sessions.house import House
from sessions.values import SessionId, Status


class Patience(msgspec.Struct, frozen=True):
    """After how long without any change the table is warned, and after how long it is closed."""

    warn: int
    close: int


PATIENCE: Mapping[str, Patience] = {
    Status.LOBBY: Patience(5 * DAY, 7 * DAY),
    Status.RUNNING: Patience(30 * DAY, 45 * DAY),
}


def overdue(row: SessionRow, now: float) -> str | None:
    """Return what is due for a session: `warn`, `close`, or nothing. A paused one is left alone."""
    patience = PATIENCE.get(row.status)
    if patience is None or row.paused_at is not None:
        return None
    idle = now - row.active_at
    warned = row.warned_at is not None and row.warned_at >= row.active_at
    if idle >= patience.close and warned:
        return "close"
    return "warn" if idle >= patience.warn and not warned else None


async def tidy(house: House, session: SessionId) -> None:
    """Warn a session that is idle, or close it if that was done in good time."""

    async def work() -> None:
        row, now = (await seated(house, session)).session, house.clock()
        due = overdue(row, now)
        if due == "warn":
            when = int(max(row.active_at + PATIENCE[row.status].close, now + DAY))
            told = notice(session, f"idle-{row.status}", now, until=when)
            if await house.store.agenda.warn(told, row.active_at):
                house.stir(session)
        elif due == "close" and row.warned_at is not None and now - row.warned_at >= DAY:
            over = replace(closed(row, now), revision=row.revision + 1, warned_at=now)
            await house.commit(Change(over, notices=(notice(session, f"closed-{row.status}", now),)))

    await house.queued(session, work)
