"""What waits for its time: clocks, vacations, reminders, things to be said and to be agreed."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import asdict

from db import agenda_statements as sql
from db.connection import Database, Do, Row
from db.errors import Missed
from db.kept import Kept
from db.rows import CallSettingsRow, NoticeRow, ReminderRow, RequestRow, VacationRow, VoteRow

R = TypeVar("R", bound=msgspec.Struct)


class Agenda:
    """The part of the store that is about time. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.kept = Kept[int, CallSettingsRow | None]()

    async def beat(self, now: float) -> None:
        """Leave a sign of life."""
        await self._database.transact(*_beat(now))

    async def refund(self, now: float) -> float:
        """Give clocks, and sessions that are idle, back the time since the last sign of life; return that time."""
        (rows,) = await self._database.fetch(Do(sql.ONE_HEARTBEAT, {}))
        last = float(rows[0]["value"]) if rows else now
        slept = max(0.0, now - last)
        refund = (Do(sql.REFUND, {"last": last, "to": now}), Do(sql.REFUND_PATIENCE, {"slept": slept}))
        await self._database.transact(*(refund if slept else ()), *_beat(now))
        return slept

    async def calls(self, player: int) -> CallSettingsRow | None:
        """Return how a player wishes to be called."""
        return await self.kept.read(player, lambda: self._calls(player))

    async def all_calls(self) -> tuple[CallSettingsRow, ...]:
        """Return how all players wish to be called who ever said so."""
        (rows,) = await self._database.fetch(Do(sql.ALL_CALLS, {}))
        return _all(rows, CallSettingsRow)

    async def save_calls(self, row: CallSettingsRow) -> None:
        """Keep how a player wishes to be called."""
        drop, add = Do(sql.DROP_CALLS, {"of": row.player}), Do(sql.ADD_CALLS, asdict(row))
        await self.kept.write(row.player, lambda: self._database.transact(drop, add))

    async def digested(self, player: int, now: float) -> None:
        """Note that a player's message of the day is done with."""
        done = Do(sql.DIGESTED, {"of": player, "now": now})
        await self.kept.write(player, lambda: self._database.transact(done))

    async def vacations(self, player: int) -> tuple[VacationRow, ...]:
        """Return all vacations of a player, oldest first."""
        (rows,) = await self._database.fetch(Do(sql.VACATIONS, {"of": player}))
        return _all(rows, VacationRow)

    async def running_vacations(self) -> tuple[VacationRow, ...]:
        """Return the vacations that have not ended."""
        (rows,) = await self._database.fetch(Do(sql.RUNNING_VACATIONS, {}))
        return _all(rows, VacationRow)

    async def add_vacation(self, row: VacationRow) -> bool:
        """Begin a vacation; False if the player is on one."""
        try:
            await self._database.transact(Do(sql.ADD_VACATION, asdict(row) | {"of": row.player}, rows=1))
        except Missed:
            return False
        return True

    async def end_vacation(self, player: int, now: float) -> None:
        """End the vacation that a player is on."""
        await self._database.transact(Do(sql.END_VACATION, {"of": player, "now": now}))

    async def reminders(self) -> tuple[ReminderRow, ...]:
        """Return how far the seats of running sessions were reminded."""
        (rows,) = await self._database.fetch(Do(sql.ALL_REMINDERS, {}))
        return _all(rows, ReminderRow)

    async def reminder(self, session: str, seat: int) -> ReminderRow | None:
        """Return how far a seat was reminded."""
        (rows,) = await self._database.fetch(Do(sql.ONE_REMINDER, {"of": session, "number": seat}))
        return _all(rows, ReminderRow)[0] if rows else None

    async def save_reminder(self, row: ReminderRow) -> None:
        """Keep how far a seat was reminded."""
        drop = Do(sql.DROP_REMINDER, {"of": row.session, "number": row.seat})
        await self._database.transact(drop, Do(sql.ADD_REMINDER, asdict(row)))

    async def with_unsaid(self) -> tuple[str, ...]:
        """Return the sessions in which something is to be said."""
        (rows,) = await self._database.fetch(Do(sql.WITH_UNSAID, {}))
        return tuple(row["session"] for row in rows)

    async def said(self, notice: int) -> None:
        """Note that a notice was said."""
        await self._database.transact(Do(sql.SAID, {"of": notice}))

    async def warn(self, notice: NoticeRow, active_at: float) -> bool:
        """Keep a warning for a session that was not touched since `active_at`; False if it was."""
        mark = Do(sql.WARN, {"of": notice.session, "active": active_at, "now": notice.at}, rows=1)
        try:
            await self._database.transact(mark, sql.add_notice(notice))
        except Missed:
            return False
        return True

    async def requests(self, session: str) -> tuple[tuple[RequestRow, ...], tuple[VoteRow, ...]]:
        """Return the requests of a session and the answers to them."""
        of = {"of": session}
        requests, votes = await self._database.fetch(Do(sql.REQUESTS, of), Do(sql.VOTES, of))
        return _all(requests, RequestRow), _all(votes, VoteRow)

    async def _calls(self, player: int) -> CallSettingsRow | None:
        (rows,) = await self._database.fetch(Do(sql.ONE_CALLS, {"of": player}))
        return _all(rows, CallSettingsRow)[0] if rows else None


def _beat(now: float) -> tuple[Do, Do]:
    return Do(sql.DROP_HEARTBEAT, {}), Do(sql.ADD_HEARTBEAT, {"now": repr(now)})


def _all(rows: list[Row], shape: type[R]) -> tuple[R, ...]:
    return msgspec.convert(rows, tuple[shape, ...], strict=False)  # type: ignore[valid-type]  # built at run time
