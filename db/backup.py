"""A copy of a database that may be in use, opened and looked through before it counts."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import msgspec

from db.connection import copy_file
from db.errors import CannotOpen


class CannotBackUp(Exception):
    """The copy cannot be written, or is not whole: its path, and the reason given."""

    def __init__(self, path: str, why: str) -> None:
        super().__init__(path, why)
        self.path = path
        self.why = why


class Backup(msgspec.Struct, frozen=True):
    """A copy that was opened again: its size in bytes, the sessions and entries in it."""

    path: Path
    size: int
    sessions: int
    entries: int


def back_up(path: Path, target: Path) -> Backup:
    """Copy a database, with everything committed so far, to a file that must not exist yet.

    Whoever works on the database goes on undisturbed. The copy is readable for its owner alone, and appears
    under its name only when it was found whole. Raise CannotOpen for the database, CannotBackUp for the copy.
    """
    if not path.is_file():
        raise CannotOpen(str(path), "there is no such file")
    if target.exists():
        raise CannotBackUp(str(target), "it exists already")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise CannotBackUp(str(target), error.strerror or str(error)) from error
    try:
        _copy(path, part)
        found = _look_through(part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise CannotBackUp(str(target), str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return Backup(target, target.stat().st_size, *found)


def _copy(path: Path, part: Path) -> None:
    try:
        copy_file(path, part)
    except sqlite3.Error as error:
        raise CannotOpen(str(path), str(error)) from error
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, that is read without another beside it


def _look_through(part: Path) -> tuple[int, int]:
    """Return how many sessions and entries a copy holds; raise sqlite3.Error if it is not whole."""
    with closing(sqlite3.connect(f"file:{quote(str(part))}?mode=ro", uri=True)) as copy:
        (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok" or copy.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.DatabaseError(sound)
        (sessions,) = copy.execute("SELECT count(*) FROM session").fetchone()
        (entries,) = copy.execute("SELECT count(*) FROM entry WHERE number > 0 AND undone_at IS NULL").fetchone()
        return sessions, entries
