"""`python bot.py check`: every open session played again from its record, while the bot runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from cogs.audits import audit_line
from db import open_store
from db.backup import back_up
from db.connection import database_path
from render.words import core_words
from sessions.audit import Audit, audit_all
from sessions.house import House
from sessions.library import Library


async def check(database_url: str, packs: Path | None) -> int:
    """Check a copy of the database, print a line for each session that needs a hand and one for all.

    Return the exit code: 1 if some session does not fit. Raise CannotOpen, CannotBackUp, BadPack.
    """
    with TemporaryDirectory(prefix="check-") as folder:
        copy = Path(folder) / "games.db"
        await asyncio.to_thread(back_up, database_path(database_url), copy)
        house = House(await open_store(f"sqlite:///{copy}"), Library(extra=packs))
        try:
            return _told(await audit_all(house))
        finally:
            await house.close()


def _told(audits: Sequence[Audit]) -> int:
    words = core_words()
    for line in filter(None, (audit_line(words, one) for one in audits)):
        print(line)  # noqa: T201 - whoever asked reads it here
    steps = sum(one.entries for one in audits)
    bad = sum(one.misfit is not None for one in audits)
    key = "cogs-terminal-check-ill" if bad else "cogs-terminal-check"
    print(words.text(key, n=len(audits), steps=steps, bad=bad))  # noqa: T201 - the same
    return 1 if bad else 0
