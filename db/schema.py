"""The schema of a file: made at once in a new one, brought up to date by migrations in an older one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import DatabaseError

from db.connection import schema_engine
from db.errors import CannotOpen
from db.tables import METADATA

_VERSIONS = Path(__file__).parent / "migrations" / "versions"
_NAMES = text("SELECT name FROM sqlite_master WHERE type = 'table'")
_VERSION = text("SELECT version_num FROM alembic_version")
_KEEP_VERSION = text(
    "CREATE TABLE alembic_version "
    "(version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)
_NOTE_VERSION = text("INSERT INTO alembic_version VALUES (:newest)")


def prepare(path: Path) -> Path | None:
    """Give the file the newest schema; return the copy of what it was, None if it was new or up to date.

    Raise CannotOpen if the file is no database, cannot be written, or comes from a newer version.
    """
    try:
        with schema_engine(path).begin() as connection:
            names = set(connection.scalars(_NAMES))
            if not names:
                _make(connection)
            if not names or ("alembic_version" in names and connection.scalar(_VERSION) == newest()):
                return None
    except DatabaseError as error:
        raise CannotOpen(str(path), str(error.orig)) from error
    from db.migrate import upgrade  # noqa: PLC0415 - few starts need it, and it would be a tenth of each

    return upgrade(path)


def newest() -> str:
    """Return the version of this program's schema."""
    return max(file.name[:4] for file in _VERSIONS.glob("[0-9]*.py"))


def _make(connection: Connection) -> None:
    METADATA.create_all(connection)
    connection.execute(_KEEP_VERSION)
    connection.execute(_NOTE_VERSION, {"newest": newest()})
