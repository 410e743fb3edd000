"""The schema, brought up to date at every start. Before an upgrade the old file is copied and kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError

from db.connection import copy_file, schema_engine
from db.errors import CannotOpen

_SCRIPTS = Path(__file__).parent / "migrations"


def upgrade(path: Path, target: str = "head") -> Path | None:
    """Upgrade the file to `target` and return the copy of what it was, None if it was new or up to date.

    Raise CannotOpen if the file is no database, cannot be written, or comes from a newer version.
    """
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    script = ScriptDirectory.from_config(config)
    engine = schema_engine(path)
    try:
        with engine.begin() as connection:
            found = MigrationContext.configure(connection).get_current_revision()
            wanted = script.as_revision_number(target)
            if found == wanted:
                return None
            copy = _copied(path, script, found, wanted) if found else None
            _run(config, connection, target)
    except (CommandError, DatabaseError, OSError) as error:
        raise CannotOpen(str(path), _reason(error)) from error
    return copy


def _copied(path: Path, script: ScriptDirectory, found: str, wanted: Any) -> Path:
    script.get_revision(found)  # an unknown one is newer than this program: better no copy and no attempt
    copy = path.with_name(f"{path.name}.before-{wanted}.bak")
    copy.touch(mode=0o600)  # hands and seeds are in it, as in a backup
    copy.chmod(0o600)
    copy_file(path, copy)
    return copy


def _reason(error: Exception) -> str:
    return str(error.orig if isinstance(error, DatabaseError) else error)


def _run(config: Config, connection: Connection, target: str) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, target)
