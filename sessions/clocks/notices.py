"""What the table is to be told once: kept with the change that it tells of, so that it is said after any crash."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from db.rows import NoticeRow
from engines.core import Seat
from sessions.house import House
from sessions.values import SessionId


class Notice(msgspec.Struct, frozen=True):
    """Something to be said to a table. `kind` names its sentence."""

    id: int
    kind: str
    at: float
    seat: Seat | None
    args: Mapping[str, int | str]


def notice(session: str, kind: str, at: float, seat: int | None = None, **args: int | str) -> NoticeRow:
    """Return something to be said as it is stored."""
    return NoticeRow(session, kind, at, seat, msgspec.json.encode(args).decode())


def read_notice(row: NoticeRow) -> Notice:
    """Return what is to be said from its row."""
    return Notice(row.id or 0, row.kind, row.at, None if row.seat is None else Seat(row.seat), _args(row))


async def with_unsaid(house: House) -> tuple[SessionId, ...]:
    """Return the sessions in which something is still to be said."""
    return tuple(SessionId(name) for name in await house.store.agenda.with_unsaid())


async def mark_said(house: House, notice: Notice) -> None:
    """Note that something was said."""
    await house.store.agenda.said(notice.id)


def _args(row: NoticeRow) -> Mapping[str, int | str]:
    return msgspec.json.decode(row.args, type=dict[str, int | str])
