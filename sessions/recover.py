"""After a start: check what is stored, let computers go on, and bring frozen sessions back."""

from __future__ import annotations

import logging
from typing import Any

from msgspec.structs import replace

from db.rows import Change, EntryRow, Loaded, Undo
from engines.core import AnyGame
from sessions.clocks.seats import read_readings, rewound
from sessions.computer import computer_asked, run_computers
from sessions.errors import FrozenSession, NoSession, SessionError, WrongStatus
from sessions.guards import change, expect, seated
from sessions.house import House
from sessions.live import asked_seats, read
from sessions.record import MISFITS, states
from sessions.results import results_of
from sessions.rows import HELD, session_of, snapshot_of
from sessions.values import Restored, Session, SessionId, Status

_log = logging.getLogger(__name__)


async def recover(house: House) -> tuple[FrozenSession, ...]:
    """Read every running session and let its computer seats go on; return those that had to be frozen."""
    frozen = []
    for name in await house.store.running():
        try:
            await resume(house, SessionId(name))
        except FrozenSession as error:
            _log.error("session %s is frozen: %s", error.session, error.why)
            frozen.append(error)
        except SessionError:
            _log.info("session %s has ended meanwhile", name)
    return tuple(frozen)


async def restore(house: House, session: SessionId) -> Restored:
    """Bring a frozen session back by playing its record again, up to the last entry that fits.

    Raise NoSession, WrongStatus unless it is frozen, BadPack if its pack cannot be read,
    FrozenSession if not even the deal can be repeated.
    """
    return await house.queued(session, lambda: _restore(house, session))


async def set_aside(house: House, session: SessionId) -> Session:
    """Put a running session on hold, untouched, until it is restored. Raise NoSession, WrongStatus."""

    async def work() -> Session:
        found = await seated(house, session)
        expect(found.session, Status.RUNNING)
        return await change(house, found, replace(found.session, status=Status.FROZEN.value, why_frozen=HELD))

    return await house.queued(session, work)


async def resume(house: House, session: SessionId) -> None:
    """Let computer seats go on where something kept one from answering. Raise what `read` raises."""
    live = await read(house, session)
    if computer_asked(live) is not None:
        await house.queued(session, lambda: _go_on(house, session))


async def _go_on(house: House, session: SessionId) -> None:
    await run_computers(house, await read(house, session))


async def _restore(house: House, session: SessionId) -> Restored:
    loaded = await house.store.load(session)
    if loaded is None:
        raise NoSession(session)
    if loaded.session.status != Status.FROZEN:
        raise WrongStatus(Status(loaded.session.status))
    engine = (await house.edition(loaded.session.pack)).engine
    entries = await house.store.entries(session)
    found = _replayed(engine, loaded, entries)
    if not found:
        raise FrozenSession(session, loaded.session.why_frozen or "")
    kept = len(found) - 1
    change = _restored(house, engine, loaded, found[-1], entries[: kept + 1])
    if kept < len(entries) - 1:  # what was offered after the last good entry stands for nothing any more
        change = replace(change, session=replace(change.session, rewound=change.session.revision))
    await house.commit(change)
    await _go_on(house, session)
    return Restored(session_of(change.session, change.seats), kept, len(entries) - 1 - kept)


def _replayed(engine: AnyGame, loaded: Loaded, entries: tuple[EntryRow, ...]) -> list[Any]:
    """Return the states after the deal and after each entry, as far as the record still fits the rules."""
    found: list[Any] = []
    try:
        found.extend(states(engine, loaded.session, len(loaded.seats), entries))
    except MISFITS as error:
        _log.warning("session %s: the record fits up to entry %d: %r", loaded.session.id, len(found) - 1, error)
    return found


def _restored(house: House, engine: AnyGame, loaded: Loaded, state: Any, entries: tuple[EntryRow, ...]) -> Change:
    now, kept = house.clock(), len(entries) - 1
    outcome = engine.outcome(state)
    over = outcome is not None
    row = replace(
        loaded.session,
        status=(Status.OVER if over else Status.RUNNING).value,
        why_frozen=None,
        ended_at=now if over else None,
        revision=loaded.session.revision + 1,
    )
    return Change(
        row,
        seats=asked_seats(
            row, rewound(loaded.seats, read_readings(entries[kept].clocks)), engine.pending(state), now
        ),
        snapshot=snapshot_of(row.id, engine, state),
        undo=Undo(kept, now),
        results=results_of(row, loaded.seats, entries, outcome),
    )
