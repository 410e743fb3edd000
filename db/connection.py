"""SQLite, and the only place that knows it: files, pragmas, locks, transactions.

A transaction is data: Core statements with their values. All of it runs in one hop to the writer's
thread, between `BEGIN IMMEDIATE` and `COMMIT`. So transactions cannot mix, a cancelled task cannot
leave one half done, and a move costs one change of threads instead of a dozen.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec
from sqlalchemy import Executable, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Connection, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool
from sqlalchemy.sql import ClauseElement

from db.errors import AlreadyOpen, CannotOpen, Clash, Missed

_DIALECT = sqlite.dialect(paramstyle="qmark")
_PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")
_CHUNK = 64

T = TypeVar("T")
Row = dict[str, Any]


class Do(msgspec.Struct, frozen=True):
    """A statement with its values and, where it matters, the number of rows it must meet."""

    statement: Executable
    values: Mapping[str, Any] = {}
    rows: int | None = None


class Database:
    """One file: a connection that writes, one that reads, and the lock that keeps other processes out."""

    def __init__(self, writer: Line, reader: Line, lock: sqlite3.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._lock = lock
        self._open = True

    async def transact(self, *steps: Do) -> None:
        """Do all steps or none. Raise Clash for a broken constraint, Missed for a wrong number of rows."""
        await self._writer.transact(steps)

    async def fetch(self, *queries: Do) -> tuple[list[Row], ...]:
        """Answer all queries from one and the same moment."""
        return await self._reader.fetch(queries)

    async def close(self) -> None:
        """Finish what was begun and let go of the file; a second call does nothing."""
        if self._open:
            self._open = False
            await self._reader.close()
            await self._writer.close()
            self._lock.close()


class Line(aiosqlite.Connection):
    """A connection with a thread of its own, on which whole transactions run undivided."""

    async def transact(self, steps: Sequence[Do]) -> None:
        """Run the steps in one writing transaction."""
        await self._run(_transact, steps)

    async def fetch(self, queries: Sequence[Do]) -> tuple[list[Row], ...]:
        """Run the queries in one reading transaction."""
        return await self._run(_fetch, queries)

    async def _run(self, function: Callable[[sqlite3.Connection, Sequence[Do]], T], steps: Sequence[Do]) -> T:
        result: T = await self._execute(function, self._conn, steps)  # type: ignore[no-untyped-call]  # aiosqlite's
        return result


def database_path(url: str) -> Path:
    """Return the file that a database address names; raise CannotOpen if it names none."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise CannotOpen(url, str(error)) from error
    if parsed.get_backend_name() != "sqlite" or parsed.database in {None, "", ":memory:"}:
        raise CannotOpen(parsed.render_as_string(), "expected sqlite:///<path of a file>")
    return Path(str(parsed.database))


def lock_file(path: Path) -> sqlite3.Connection:
    """Keep other processes away from a database until the connection is closed or the process ends.

    The lock is a transaction on an empty database beside it: that works alike on every system.
    Raise AlreadyOpen if somebody else holds it, CannotOpen if the folder cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise CannotOpen(str(path), str(error)) from error
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise AlreadyOpen(str(path)) from error
        raise CannotOpen(str(path), str(error)) from error
    return lock


async def connect(path: Path, lock: sqlite3.Connection) -> Database:
    """Open a migrated file for work; raise CannotOpen."""
    try:
        writer = Line(lambda: _opened(path), _CHUNK)
        await writer
        reader = Line(lambda: _opened(path, "query_only = ON"), _CHUNK)
        await reader
    except sqlite3.Error as error:
        raise CannotOpen(str(path), str(error)) from error
    return Database(writer, reader, lock)


def schema_engine(path: Path) -> Engine:
    """Return an engine for schema changes, whose transactions hold data definitions as well."""
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool, isolation_level="AUTOCOMMIT")
    event.listen(engine, "begin", _begin)
    event.listen(engine, "commit", _commit)
    event.listen(engine, "rollback", _rollback)
    return engine


def copy_file(path: Path, target: Path) -> None:
    """Copy a database with everything committed so far."""
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _commit(connection: Connection) -> None:
    connection.exec_driver_sql("COMMIT")


def _rollback(connection: Connection) -> None:
    connection.exec_driver_sql("ROLLBACK")


def _opened(path: Path, *more: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in (*_PRAGMAS, *more):
        connection.execute(f"PRAGMA {pragma}").close()
    return connection


def _transact(connection: sqlite3.Connection, steps: Sequence[Do]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps:
            cursor = connection.execute(*_bound(step))
            if step.rows is not None and cursor.rowcount != step.rows:
                raise Missed(cursor.rowcount)  # noqa: TRY301 - one way out rolls back whatever went wrong
        connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.IntegrityError):
            raise Clash(str(error)) from error
        raise


def _fetch(connection: sqlite3.Connection, queries: Sequence[Do]) -> tuple[list[Row], ...]:
    connection.execute("BEGIN")
    try:
        return tuple(_rows(connection.execute(*_bound(query))) for query in queries)
    finally:
        connection.execute("COMMIT")


def _rows(cursor: sqlite3.Cursor) -> list[Row]:
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _bound(step: Do) -> tuple[str, list[Any]]:
    text, names, fixed = _compiled(step.statement)
    given = step.values
    return text, [given[name] if name in given else fixed[name] for name in names]


@lru_cache(maxsize=256)
def _compiled(statement: ClauseElement) -> tuple[str, tuple[str, ...], Mapping[str, Any]]:
    compiled = statement.compile(dialect=_DIALECT)
    names: Sequence[str] = compiled.positiontup or ()  # type: ignore[attr-defined]  # of every SQL compiler
    return str(compiled), tuple(names), dict(compiled.params)
