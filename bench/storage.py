"""One persisted move beside bare sqlite3: the same statements, values and pragmas, in turns within one run.

A move is what the store writes for one accepted action: the session's revision, the two seats whose
question changed, a line of the record and the new state. The state is that of a dealt Zombeasts session.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from bench.line import Line
from db import Store, open_store
from db.rows import Change, EntryRow, PackRow, SeatRow, SessionRow, SnapshotRow
from engines.core import Setup
from sessions.library import Library

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")
SESSION = """UPDATE session SET status=?, guild=?, channel=?, host=?, options=?, seed=?, commitment=?,
    why_frozen=?, ended_at=?, revision=?, terms=?, paused_at=?, paused_until=?, active_at=?, warned_at=?
    WHERE id=? AND revision=?"""
SEAT = """UPDATE seat SET player=?, name=?, computer=?, decision=?, asked_at=?, stretch=?, left=?, given=?,
    ticking_since=?, away=?, late=?, timeouts=?, invited=? WHERE session=? AND seat=?"""
ENTRY = "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
SNAPSHOT = "UPDATE snapshot SET state=?, digest=?, rules_version=? WHERE session=?"


class Moves(msgspec.Struct, frozen=True):
    """Medians of both, in microseconds a move."""

    ours: float
    peer: float

    @property
    def ratio(self) -> float:
        """Our speed as a part of the peer's."""
        return self.peer / self.ours


def measure() -> tuple[Line, ...]:
    """Return the line of one persisted move."""
    moves = run()
    ours, peer = 1e6 / moves.ours, 1e6 / moves.peer
    return (Line("one persisted move", ours, peer, "moves/s", "bare sqlite3", higher_is_better=True),)


def run(moves: int = 1000) -> Moves:
    """Persist so many moves with the store and with bare sqlite3 in turns."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_run(Path(folder), moves))


async def _run(folder: Path, moves: int) -> Moves:
    paths = folder / "ours.db", folder / "peer.db"
    stores = [await open_store(f"sqlite:///{path}") for path in paths]
    for store in stores:
        await _prepare(store)
    await stores[1].close()
    peer = sqlite3.connect(paths[1], isolation_level=None)
    for pragma in PRAGMAS:
        peer.execute(f"PRAGMA {pragma}")
    state = _dealt()
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(1, moves + 1):
        change = _move(number, state)
        begun = time.perf_counter()
        await stores[0].commit(change)
        between = time.perf_counter()
        _bare(peer, change)
        times[0].append(between - begun)
        times[1].append(time.perf_counter() - between)
    await stores[0].close()
    peer.close()
    return Moves(*(median(taken) * 1e6 for taken in times))


def _dealt() -> str:
    engine = Library().offered("zombeasts")
    setup = Setup("zombeasts", engine.pack.hash, 3, "bench")
    return msgspec.json.encode(engine.start(setup).state).decode()


async def _prepare(store: Store) -> None:
    row = _session(0)
    seats = tuple(SeatRow("bench", seat, seat, f"player {seat}") for seat in range(3))
    await store.create(row, seats, PackRow("hash", "zombeasts", "pack", "Pack", ""))
    await store.commit(Change(_session(1), entry=_entry(0), snapshot=SnapshotRow("bench", "{}", "", 1)))


def _move(number: int, state: str) -> Change:
    asked, done = number % 3, (number - 1) % 3
    return Change(
        _session(number + 1),
        (
            SeatRow("bench", asked, asked, f"player {asked}", decision=number, asked_at=float(number)),
            SeatRow("bench", done, done, f"player {done}"),
        ),
        entry=_entry(number),
        snapshot=SnapshotRow("bench", state, f"{number:064}", 1),
    )


def _session(revision: int) -> SessionRow:
    return SessionRow("bench", "zombeasts", "hash", "running", 1, 2, 0, "[]", 0.0, revision, seed="0" * 32)


def _entry(number: int) -> EntryRow:
    events = '[{"type":"lay","actor":1,"stretch":7,"card":"dog-3-black","moon":"black","begun":false,"pair":true}]'
    return EntryRow(
        "bench", number, number + 1, number, number % 3, "play dog-3-black black", number, events, "", 1.0
    )


def _bare(peer: sqlite3.Connection, change: Change) -> None:
    row, entry, snapshot = change.session, change.entry, change.snapshot
    if entry is None or snapshot is None:
        raise ValueError(change)
    peer.execute("BEGIN IMMEDIATE")
    fields = (row.status, row.guild, row.channel, row.host, row.options, row.seed, row.commitment, row.why_frozen)
    time = (row.terms, row.paused_at, row.paused_until, row.active_at, row.warned_at)
    peer.execute(SESSION, (*fields, row.ended_at, row.revision, *time, row.id, row.revision - 1))
    for seat in change.seats:
        peer.execute(SEAT, (*msgspec.structs.astuple(seat)[2:], seat.session, seat.seat))
    peer.execute(ENTRY, msgspec.structs.astuple(entry))
    peer.execute(SNAPSHOT, (snapshot.state, snapshot.digest, snapshot.rules_version, row.id))
    peer.execute("COMMIT")
