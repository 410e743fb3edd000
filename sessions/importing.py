"""A record from a file: judged line by line, played again, and kept as a session that lives in no channel."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows import EntryRow, Seated, SeatRow, SessionRow
from engines.core import (
    AnyGame,
    BadPack,
    BadRecord,
    Record,
    SetupRefused,
    Step,
    UnknownOption,
    answer,
    asked,
    commitment,
    line_numbers,
    read_record,
    write_record,
)
from sessions.errors import BadFile, NoSession
from sessions.find import session as find_session
from sessions.house import House
from sessions.lobby import new_row, pack_row
from sessions.record import MISFITS
from sessions.rows import options_text, snapshot_of
from sessions.values import Place, Player, Session, SessionId, Status

FILE_BYTES = 256 * 1024
LINE = 200
"""Longer lines than this are no lines of a record."""
KEPT = 20
"""So many imports are kept for each player; a further one makes the oldest go."""
_NOWHERE = Place(0, 0)


class Played(msgspec.Struct, frozen=True):
    """A record with its engine and its steps; step 0 is the deal."""

    record: Record
    engine: AnyGame
    steps: tuple[Step[Any, Any], ...]


async def import_record(house: House, data: bytes, by: Player) -> Session:
    """Verify a record and keep it as an ended session; the same record again is the same session.

    Raise BadFile with the line at fault.
    """
    text = _text(data)
    record = _read(text)
    lines = line_numbers(text)
    engine = await _engine(house, record, lines)
    played = await asyncio.to_thread(_played, engine, record, lines[len(lines) - len(record.entries) :])
    id_ = SessionId("x" + sha256(write_record(record).encode()).hexdigest()[:10])
    entries = await asyncio.to_thread(_entries, id_, played, house.clock())
    return await house.queued(id_, lambda: _kept(house, id_, played, entries, by))


def _text(data: bytes) -> str:
    if len(data) > FILE_BYTES:
        raise BadFile(0)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile(data[: error.start].count(b"\n") + 1) from error
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LINE or not line.isprintable():
            raise BadFile(number)
    return text


def _read(text: str) -> Record:
    try:
        return read_record(text)
    except BadRecord as error:
        masked = any(line.startswith("hash ") for line in text.splitlines()[:10])
        raise BadFile(error.line, error.expected, masked=masked) from error


async def _engine(house: House, record: Record, lines: Sequence[int]) -> AnyGame:
    """Return the engine of the record's own pack, which must be known here, if it can deal the setup."""
    setup = record.setup
    try:
        engine = (await house.edition(setup.pack)).engine
    except BadPack as error:
        raise BadFile(lines[1], why=error) from error
    if engine.about.id != setup.game:
        raise BadFile(lines[0], f"`game {engine.about.id}`")
    if setup.seats not in engine.about.seat_counts:
        raise BadFile(lines[3], "a number of seats that can be dealt")
    if not setup.seed:
        raise BadFile(lines[4], "`seed ...`")
    try:
        engine.admit(setup)
    except (SetupRefused, UnknownOption) as error:
        raise BadFile(lines[2], why=error) from error
    return engine


def _played(engine: AnyGame, record: Record, lines: Sequence[int]) -> Played:
    if len(record.entries) > engine.about.step_limit:
        raise BadFile(lines[engine.about.step_limit])
    steps = [engine.start(record.setup)]
    for entry, line in zip(record.entries, lines, strict=True):
        try:
            steps.append(answer(engine, steps[-1].state, entry.seat, entry.action))
            engine.check(steps[-1].state)
        except MISFITS as why:
            raise BadFile(line, why=why) from why
    return Played(record, engine, tuple(steps))


async def _kept(house: House, id_: SessionId, played: Played, entries: tuple[EntryRow, ...], by: Player) -> Session:
    try:
        return await find_session(house, id_)
    except NoSession:
        pass
    row = _row(house, id_, played, by)
    seats = tuple(SeatRow(id_, seat) for seat in range(played.record.setup.seats))
    snapshot = snapshot_of(id_, played.engine, played.steps[-1].state)
    await house.store.imports.add(Seated(row, seats), pack_row(played.engine.pack), entries, snapshot, keep=KEPT)
    return await find_session(house, id_)


def _row(house: House, id_: SessionId, played: Played, by: Player) -> SessionRow:
    setup, now = played.record.setup, house.clock()
    over = played.engine.outcome(played.steps[-1].state) is not None
    revision = len(played.steps)
    return replace(
        new_row(played.engine.pack, _NOWHERE, by, now),
        id=id_,
        status=(Status.OVER if over else Status.CLOSED).value,
        options=options_text(setup.options),
        seed=setup.seed,
        commitment=commitment(setup.seed),
        revision=revision,
        published_revision=revision,
        ended_at=now,
    )


def _entries(id_: SessionId, played: Played, now: float) -> tuple[EntryRow, ...]:
    engine = played.engine
    rows = [_entry(id_, 0, None, "", played, now)]
    for number, entry in enumerate(played.record.entries, start=1):
        decision = asked(engine, played.steps[number - 1].state, entry.seat)
        open_still = decision is not None and decision in engine.pending(played.steps[number].state)
        row = _entry(id_, number, entry.seat, engine.write(engine.read(entry.action)), played, now)
        if decision is not None and not open_still:
            row = replace(row, decision=decision.id, stretch=decision.stretch)
        rows.append(row)
    return tuple(rows)


def _entry(id_: SessionId, number: int, seat: int | None, action: str, played: Played, now: float) -> EntryRow:
    step = played.steps[number]
    events = msgspec.json.encode(step.events).decode()
    digest = sha256(msgspec.json.encode(step.state)).hexdigest()
    return EntryRow(id_, number, number + 1, None, seat, action, 0, events, digest, now)
