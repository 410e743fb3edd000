from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from db import AlreadyOpen, CannotOpen, open_store
from db.connection import database_path, schema_engine
from db.migrate import upgrade
from db.schema import newest, prepare
from db.tables import METADATA

OLD = Path(__file__).parent / "old"
FIXTURES = sorted(OLD.glob("*.sql"))
VERSIONS = sorted(path.stem[:4] for path in Path("db/migrations/versions").glob("[0-9]*.py"))


def old_file(tmp_path: Path, fixture: Path) -> Path:
    path = tmp_path / "bot.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(fixture.read_text())
    return path


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("*.bak"))


@pytest.mark.parametrize(
    "url", ["sqlite:///:memory:", "sqlite://", "postgresql://host/bot", "not an address", "sqlite+aiosqlite://"]
)
async def test_an_address_that_names_no_file_is_refused(url: str) -> None:
    with pytest.raises(CannotOpen):
        await open_store(url)


@pytest.mark.parametrize("driver", ["sqlite", "sqlite+aiosqlite"])
def test_a_relative_and_an_absolute_path_are_understood(driver: str) -> None:
    assert database_path(f"{driver}:///data/bot.db") == Path("data/bot.db")
    assert database_path(f"{driver}:////var/bot.db") == Path("/var/bot.db")


async def test_folders_on_the_way_are_made(tmp_path: Path) -> None:
    await (await open_store(f"sqlite:///{tmp_path / 'a' / 'b' / 'bot.db'}")).close()
    assert (tmp_path / "a" / "b" / "bot.db").is_file()


async def test_a_path_that_cannot_be_written_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path / "file" / "bot.db", Path("/proc/bot.db")):
        with pytest.raises(CannotOpen) as refused:
            await open_store(f"sqlite:///{path}")
        assert refused.value.path == str(path)


async def test_a_folder_and_a_file_that_is_no_database_are_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "text.db").write_text("this is a diary and no database at all " * 50)
    for name in ("folder.db", "text.db"):
        for _ in range(2):  # the refusal lets go of the lock
            with pytest.raises(CannotOpen):
                await open_store(f"sqlite:///{tmp_path / name}")


async def test_the_same_file_is_not_opened_twice(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bot.db'}"
    store = await open_store(url)
    with pytest.raises(AlreadyOpen):
        await open_store(url)
    await store.close()
    await store.close()
    await (await open_store(url)).close()


async def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await (await open_store(f"sqlite:///{path}")).close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotOpen, match="9999"):
        await open_store(f"sqlite:///{path}")
    assert copies(tmp_path) == []


def shape(path: Path) -> dict[str, object]:
    """Everything that tells one schema from another, whatever words made it."""
    with closing(sqlite3.connect(path)) as file:
        names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        told = ("table_xinfo", "foreign_key_list", "index_list")
        found: dict[str, object] = {f"{what} {name}": _told(file, what, name) for name in names for what in told}
        indexes = file.execute("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL")
        found |= {f"index {name}": " ".join(sql.split()) for name, sql in indexes}
        return found | {"version": file.execute("SELECT version_num FROM alembic_version").fetchall()}


def _told(file: sqlite3.Connection, what: str, name: str) -> list[tuple[object, ...]]:
    """What SQLite tells of a table, without the numbers that only say in which order things were made."""
    return sorted((row[1:] for row in file.execute(f"PRAGMA {what}({name})")), key=repr)


def test_a_new_file_is_made_as_all_migrations_together_make_it(tmp_path: Path) -> None:
    made, migrated = tmp_path / "made.db", tmp_path / "migrated.db"
    assert prepare(made) is upgrade(migrated) is None
    assert shape(made) == shape(migrated)
    assert len([what for what in shape(made) if what.startswith("table_xinfo")]) == len(METADATA.tables) + 1
    assert newest() == VERSIONS[-1]


async def test_the_newest_schema_is_that_of_the_tables(tmp_path: Path) -> None:
    upgrade(tmp_path / "bot.db")
    engine = schema_engine(tmp_path / "bot.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        partial = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE sql LIKE '%UNIQUE INDEX%WHERE%'")
        assert {row[0] for row in partial} == {"one_active_session_per_channel", "one_live_answer_per_decision"}


@pytest.mark.parametrize("fixture", FIXTURES, ids=[fixture.stem for fixture in FIXTURES])
async def test_a_file_of_every_older_version_is_upgraded_with_what_it_holds(tmp_path: Path, fixture: Path) -> None:
    path = old_file(tmp_path, fixture)
    store = await open_store(f"sqlite:///{path}")
    found = await store.load("k3f9")
    assert found is not None
    assert found.session.status == "running"
    assert [seat.name for seat in found.seats] == ["A", "B"]
    assert [entry.action for entry in await store.entries("k3f9")] == ["", "bid 2"]
    await store.remember("key", "value")
    await store.close()


async def test_the_old_file_is_kept_beside_the_upgraded_one_and_only_then(tmp_path: Path) -> None:
    path = old_file(tmp_path, OLD / "0001.sql")
    untouched = tmp_path / "untouched.db"
    shutil.copy(path, untouched)
    await (await open_store(f"sqlite:///{path}")).close()
    (copy,) = copies(tmp_path)
    assert copy.name == f"bot.db.before-{VERSIONS[-1]}.bak"
    assert copy.stat().st_mode & 0o777 == 0o600, "hands and seeds are in it"
    with closing(sqlite3.connect(copy)) as kept, closing(sqlite3.connect(untouched)) as before:
        assert list(kept.iterdump()) == list(before.iterdump())
    copy.unlink()
    await (await open_store(f"sqlite:///{path}")).close()
    assert copies(tmp_path) == []


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = old_file(tmp_path, OLD / "0001.sql")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE bot_state (mine)")  # in the way of the second table of 0002
        before = list(connection.iterdump())
    with pytest.raises(CannotOpen):
        upgrade(path)
    with closing(sqlite3.connect(path)) as connection:
        assert list(connection.iterdump()) == before


def test_every_schema_before_the_newest_has_its_old_file() -> None:
    assert [fixture.stem for fixture in FIXTURES] == VERSIONS[:-1]
