"""`python bot.py backup FILE`: a copy of the database, while the bot runs or not."""

from __future__ import annotations

from pathlib import Path

from db.backup import back_up
from db.connection import database_path
from render.words import core_words

KIB = 1024


def backup(database_url: str, target: Path) -> int:
    """Write a backup, say so in one line and return the exit code. Raise CannotOpen, CannotBackUp."""
    done = back_up(database_path(database_url), target)
    size = -(-done.size // KIB)
    words = core_words()
    line = words.text("cogs-terminal-backup", path=str(done.path), n=done.sessions, steps=done.entries, size=size)
    print(line)  # noqa: T201 - whoever asked reads it here
    return 0
