"""Whether what is stored of a session still fits: its record played again, held against it, nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec

from db.rows import EntryRow, Loaded, SeatRow
from engines.core import AnyGame, BadPack
from sessions.errors import NoSession
from sessions.house import House
from sessions.record import MISFITS, states
from sessions.rows import snapshot_of
from sessions.values import SessionId, Status

DEALT = frozenset({Status.RUNNING.value, Status.FROZEN.value})


class Trouble(StrEnum):
    """What does not fit."""

    PACK = "pack"
    """The data pack cannot be read."""
    ENTRY = "entry"
    """An entry is not accepted any more; entry 0 is the deal."""
    DIGEST = "digest"
    """After an entry the state is another one than was noted then."""
    STATE = "state"
    """The stored state is not the one to which the record leads."""
    SEATS = "seats"
    """Other seats are noted as asked than the state asks."""


class Misfit(msgspec.Struct, frozen=True):
    """The first thing that does not fit: at which entry, the entry's text, why."""

    trouble: Trouble
    number: int = 0
    action: str = ""
    why: str = ""


class Audit(msgspec.Struct, frozen=True):
    """What came of checking a session: how many entries were played again, and what is wrong if anything."""

    session: SessionId
    game: str
    status: Status
    entries: int
    misfit: Misfit | None = None


async def audit(house: House, session: SessionId) -> Audit:
    """Check a session that was dealt. Raise NoSession, HouseClosed."""
    loaded, entries = await house.queued(session, lambda: _stored(house, session))
    row = loaded.session
    found = Audit(session, row.game, Status(row.status), max(0, len(entries) - 1))
    try:
        engine = (await house.edition(row.pack)).engine
    except BadPack as error:
        return msgspec.structs.replace(found, misfit=Misfit(Trouble.PACK, why=str(error)))
    misfit = await asyncio.to_thread(first_misfit, engine, loaded, entries)
    return msgspec.structs.replace(found, misfit=misfit)


async def _stored(house: House, session: SessionId) -> tuple[Loaded, tuple[EntryRow, ...]]:
    """Return state and record as of one moment: to be called inside the queue."""
    loaded = await house.store.load(session)
    if loaded is None:
        raise NoSession(session)
    return loaded, await house.store.entries(session)


async def audit_all(house: House, guild: int | None = None) -> tuple[Audit, ...]:
    """Check every session that was dealt and has not ended, of one server if one is named."""
    active = [found.session for found in await house.store.active()]
    return tuple(
        [
            await audit(house, SessionId(row.id))
            for row in active
            if row.status in DEALT and guild in {None, row.guild}
        ]
    )


def first_misfit(engine: AnyGame, loaded: Loaded, entries: Sequence[EntryRow]) -> Misfit | None:
    """Play a record again and return the first thing that does not fit what is stored."""
    if not entries:
        return Misfit(Trouble.ENTRY)
    state, number = None, -1
    try:
        for number, state in enumerate(states(engine, loaded.session, len(loaded.seats), tuple(entries))):
            if snapshot_of(loaded.session.id, engine, state).digest != entries[number].digest:
                return Misfit(Trouble.DIGEST, number, entries[number].action)
    except MISFITS as error:
        return Misfit(Trouble.ENTRY, number + 1, entries[number + 1].action, repr(error))
    return _held_against(engine, loaded, state)


def _held_against(engine: AnyGame, loaded: Loaded, state: Any) -> Misfit | None:
    snapshot = snapshot_of(loaded.session.id, engine, state)
    if loaded.snapshot is None or loaded.snapshot.state != snapshot.state:
        return Misfit(Trouble.STATE)
    pending = {(decision.seat, decision.id) for decision in engine.pending(state)}
    return None if _asked(loaded.seats) == pending else Misfit(Trouble.SEATS)


def _asked(seats: Sequence[SeatRow]) -> set[tuple[int, int]]:
    return {(seat.seat, seat.decision) for seat in seats if seat.decision is not None}
