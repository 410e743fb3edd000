"""Opening the store: lock, upgrade, connect."""

from __future__ import annotations

import asyncio

from db.connection import connect, database_path, lock_file
from db.schema import prepare
from db.store import Store


async def open_store(url: str) -> Store:
    """Open the store that `url` names (`sqlite:///path`), after bringing its schema up to date.

    Raise CannotOpen if it cannot be read, written or understood, AlreadyOpen if another process has it.
    """
    path = database_path(url)
    lock = lock_file(path)
    try:
        await asyncio.to_thread(prepare, path)
        return Store(await connect(path, lock))
    except BaseException:
        lock.close()
        raise
