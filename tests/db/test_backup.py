"""A backup is whole, taken while others write, and never in the place of something else."""

from __future__ import annotations

import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from db import CannotOpen, open_store
from db.backup import CannotBackUp, back_up


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "bot.db"
    store = await open_store(f"sqlite:///{path}")
    await store.remember("key", "value")
    await store.close()
    return path


async def test_what_is_committed_is_in_the_copy_even_before_the_database_is_closed(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path / 'bot.db'}")
    await store.remember("key", "value")
    back_up(tmp_path / "bot.db", tmp_path / "copy.db")
    await store.remember("key", "later")
    await store.close()
    kept = await open_store(f"sqlite:///{tmp_path / 'copy.db'}")
    assert await kept.recall("key") == "value"
    await kept.close()


def test_the_copy_is_one_file_for_its_owner_alone(database: Path, tmp_path: Path) -> None:
    done = back_up(database, tmp_path / "copy.db")
    assert stat.S_IMODE(done.path.stat().st_mode) == 0o600
    assert done.size == done.path.stat().st_size
    assert {file.name for file in tmp_path.iterdir()} <= {"bot.db", "bot.db.lock", "copy.db"}


def test_a_copy_taken_while_others_write_holds_whole_transactions(database: Path, tmp_path: Path) -> None:
    stop = threading.Event()

    def write() -> None:
        with closing(sqlite3.connect(database, isolation_level=None)) as line:
            number = 0
            while not stop.is_set():
                number += 1
                line.execute("BEGIN IMMEDIATE")
                line.execute("INSERT INTO bot_state VALUES (?, 'x')", (f"left:{number}",))
                line.execute("INSERT INTO bot_state VALUES (?, 'x')", (f"right:{number}",))
                line.execute("COMMIT")

    writer = threading.Thread(target=write)
    writer.start()
    seen = []
    for number in range(20):
        copy = back_up(database, tmp_path / f"copy-{number}.db").path
        with closing(sqlite3.connect(copy)) as rows:
            seen.append(tuple(rows.execute(
                "SELECT sum(key LIKE 'left:%'), sum(key LIKE 'right:%') FROM bot_state"
            ).fetchone()))  # fmt: skip
    stop.set()
    writer.join()
    assert all(left == right for left, right in seen)
    assert seen[-1] > seen[0], "the writer was at work meanwhile"


def test_nothing_is_overwritten(database: Path, tmp_path: Path) -> None:
    there = tmp_path / "diary.txt"
    there.write_text("mine")
    for target in (there, database, tmp_path):
        with pytest.raises(CannotBackUp, match="exists already"):
            back_up(database, target)
    assert there.read_text() == "mine"


@pytest.mark.parametrize("place", ["no-such-folder/copy.db", "bot.db/copy.db"])
def test_a_place_that_cannot_be_written_is_refused(database: Path, tmp_path: Path, place: str) -> None:
    with pytest.raises(CannotBackUp) as refused:
        back_up(database, tmp_path / place)
    assert refused.value.path == str(tmp_path / place)


def test_a_database_that_is_not_there_is_refused_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen):
        back_up(tmp_path / "bot.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_leaves_no_copy(tmp_path: Path) -> None:
    (tmp_path / "bot.db").write_text("this is a diary and no database at all " * 50)
    with pytest.raises(CannotOpen):
        back_up(tmp_path / "bot.db", tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["bot.db"]


def test_a_damaged_database_gives_no_backup(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as rows, rows:
        rows.execute("PRAGMA foreign_keys = OFF")
        rows.execute("INSERT INTO snapshot VALUES ('gone', '{}', 'd', 1)")
    with pytest.raises(CannotBackUp):
        back_up(database, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
