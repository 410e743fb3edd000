from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from db import Clash, LostRace, Store, open_store
from db.connection import _DIALECT
from db.rows import Change, EntryRow, PackRow, SeatRow, SessionRow, SnapshotRow, Undo
from db.tables import METADATA

PACK = PackRow("hash", "toy", "toy-1", "Toy", "text")
ROW = SessionRow("k3f9", "toy", "hash", "lobby", 1, 100, 11, "[]", 5.0)
SEATS = (SeatRow("k3f9", 0, 11, "A"), SeatRow("k3f9", 1))
STATE = SnapshotRow("k3f9", "{}", "d", 1)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'bot.db'}")
    yield opened
    await opened.close()


def entry(number: int, decision: int | None, revision: int | None = None) -> EntryRow:
    return EntryRow("k3f9", number, revision or number + 1, decision, 0, "go", 1, "[]", "d", 6.0)


async def dealt(store: Store) -> SessionRow:
    await store.create(ROW, SEATS, PACK)
    row = replace(ROW, status="running", revision=1)
    await store.commit(Change(row, entry=entry(0, None), snapshot=STATE))
    return row


async def test_what_was_created_is_read_back_with_the_names_of_its_pack(store: Store) -> None:
    await store.create(ROW, SEATS, PACK)
    found = await store.seated("k3f9")
    assert found is not None
    assert found.session == replace(ROW, pack_id="toy-1", pack_name="Toy")
    assert found.seats == SEATS
    assert await store.pack("hash") == PACK
    assert await store.seated("other") is None
    assert await store.load("other") is None


async def test_of_ten_changes_read_at_the_same_revision_one_is_written(store: Store) -> None:
    row = await dealt(store)
    change = Change(replace(row, revision=2), entry=entry(1, 7), snapshot=STATE)
    results = await asyncio.gather(*(store.commit(change) for _ in range(10)), return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, LostRace) for result in results) == 9
    assert len(await store.entries("k3f9")) == 2


async def test_a_lost_race_leaves_nothing_behind(store: Store) -> None:
    row = await dealt(store)
    before = await store.load("k3f9")
    seat = replace(SEATS[1], player=12, name="B")
    with pytest.raises(LostRace) as lost:
        await store.commit(Change(replace(row, revision=9), (seat,), entry=entry(1, 7), snapshot=STATE))
    assert (lost.value.session, lost.value.revision) == ("k3f9", 8)
    assert await store.load("k3f9") == before


async def test_a_decision_has_one_live_answer_and_a_new_one_after_an_undo(store: Store) -> None:
    row = await dealt(store)
    await store.commit(Change(replace(row, revision=2), entry=entry(1, 7)))
    with pytest.raises(Clash):
        await store.commit(Change(replace(row, revision=3), entry=entry(2, 7)))
    await store.commit(Change(replace(row, revision=3), snapshot=STATE, undo=Undo(0, 9.0)))
    await store.commit(Change(replace(row, revision=4), entry=entry(1, 7, revision=4)))
    assert [(one.number, one.revision) for one in await store.entries("k3f9")] == [(0, 1), (1, 4)]


async def test_a_channel_has_one_active_session(store: Store) -> None:
    await store.create(ROW, SEATS, PACK)
    other = replace(ROW, id="z9")
    with pytest.raises(Clash):
        await store.create(other, (), PACK)
    await store.commit(Change(replace(ROW, status="closed", revision=1, ended_at=9.0)))
    await store.create(other, (), PACK)
    assert await store.in_channel(100) == "z9"


async def test_a_player_has_one_seat_and_a_session_needs_its_pack(store: Store) -> None:
    await store.create(ROW, SEATS, PACK)
    twice = replace(SEATS[1], player=11, name="A")
    with pytest.raises(Clash):
        await store.commit(Change(replace(ROW, revision=1), (twice,)))
    with pytest.raises(Clash):
        await store.create(replace(ROW, id="z9", channel=7, pack="none"), (), PACK)


async def test_readers_see_a_whole_moment_while_moves_are_written(store: Store) -> None:
    row = await dealt(store)

    async def write() -> None:
        for number in range(1, 60):
            state = replace(STATE, state=str(number), digest=str(number))
            newer = replace(row, revision=number + 1)
            await store.commit(Change(newer, entry=entry(number, number), snapshot=state))

    writing = asyncio.create_task(write())
    while not writing.done():
        found = await store.load("k3f9")
        assert found is not None
        assert found.snapshot is not None
        assert found.newest == found.session.revision - 1 == int(found.snapshot.state.strip("{}") or 0)
    await writing


async def test_a_cancelled_commit_is_whole_or_not_there_and_the_next_one_works(store: Store) -> None:
    row = await dealt(store)
    task = asyncio.create_task(store.commit(Change(replace(row, revision=2), entry=entry(1, 7), snapshot=STATE)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.remember("behind", "it")  # waits for its turn on the writer
    found = await store.load("k3f9")
    assert found is not None
    revision = found.session.revision
    assert (revision, found.newest) in {(1, 0), (2, 1)}
    await store.commit(Change(replace(row, revision=revision + 1), entry=entry(revision, 8)))


async def test_the_file_is_durable_and_can_be_read_beside_the_bot(store: Store, tmp_path: Path) -> None:
    await dealt(store)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as reader:
        assert reader.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert reader.execute("SELECT revision FROM session").fetchone() == (1,)
    (row,) = await store._database._writer.execute_fetchall("PRAGMA synchronous")
    assert row == (2,)  # FULL
    (row,) = await store._database._writer.execute_fetchall("PRAGMA foreign_keys")
    assert row == (1,)


def test_columns_hold_plain_values_so_that_rows_need_no_processing() -> None:
    for table in METADATA.tables.values():
        for column in table.columns:
            processor = column.type.dialect_impl(_DIALECT).bind_processor(_DIALECT)
            sample = {int: 1, float: 1.5, str: "x"}[column.type.python_type]
            assert processor is None or processor(sample) == sample, column
