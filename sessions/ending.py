"""Ending a session before its time: by the word of most of its players, or by those who manage the place."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from db.rows import Change, RequestRow, Seated
from sessions.guards import closed, expect, seated
from sessions.house import House
from sessions.rows import session_of
from sessions.rules import Args, Effect, Rule, everybody, most
from sessions.values import Session, SessionId, Status

CLOSE = "close"
"""The kind of request by which players end their session."""
_MANAGERS = -1
"""Stands in the place of a seat where those who manage the server ended the session."""
_AGREED = "agreed"


class By(StrEnum):
    """Who ended a session."""

    PLAYERS = "players"
    MANAGERS = "managers"


class Ending(msgspec.Struct, frozen=True):
    """Who ended a session before its time, and why in their words."""

    by: By
    reason: str


async def end(house: House, session: SessionId, reason: str) -> Session:
    """End a session for those who manage the place. Raise NoSession, WrongStatus if it has ended."""

    async def work() -> Session:
        found = await seated(house, session)
        expect(found.session, Status.LOBBY, Status.RUNNING, Status.FROZEN)
        rows, _ = await house.store.agenda.requests(session)
        now = house.clock()
        row = replace(closed(found.session, now), revision=found.session.revision + 1)
        args = msgspec.json.encode({"reason": reason}).decode()
        note = RequestRow(session, len(rows) + 1, CLOSE, _MANAGERS, now, args, _AGREED)
        await house.commit(Change(row, requests=(note,)))
        return session_of(row, found.seats)

    return await house.queued(session, work)


async def ending(house: House, session: SessionId) -> Ending | None:
    """Return who ended a session before its time; None if nobody did, or its host without a word."""
    rows, _ = await house.store.agenda.requests(session)
    row = next((row for row in reversed(rows) if (row.kind, row.outcome) == (CLOSE, _AGREED)), None)
    if row is None:
        return None
    reason = str(msgspec.json.decode(row.args, type=dict[str, int | str]).get("reason", ""))
    return Ending(By.MANAGERS if row.seat == _MANAGERS else By.PLAYERS, reason)


def _always(_: Seated, __: int, ___: Args, ____: float) -> None:
    """Ending may be asked for at any time."""


def _close(found: Seated, _: int, __: Args, now: float) -> Effect:
    return Effect(closed(found.session, now))


RULE = Rule(_always, everybody, most, _close)
