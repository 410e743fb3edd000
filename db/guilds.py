"""What the managers of servers have set: one row for each server, its settings as JSON."""

from __future__ import annotations

from db import statements as sql
from db.connection import Database, Do
from db.kept import Kept


class Guilds:
    """The settings of servers. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept = Kept[int, str | None]()

    async def load(self, guild: int) -> str | None:
        """Return the settings of a server as they were saved, None if nothing was ever set."""
        return await self._kept.read(guild, lambda: self._load(guild))

    async def save(self, guild: int, settings: str) -> None:
        """Keep the settings of a server."""
        add = Do(sql.ADD_GUILD, {"guild": guild, "settings": settings})
        drop = Do(sql.DROP_GUILD, {"of": guild})
        await self._kept.write(guild, lambda: self._database.transact(drop, add))

    async def _load(self, guild: int) -> str | None:
        (rows,) = await self._database.fetch(Do(sql.ONE_GUILD, {"of": guild}))
        return rows[0]["settings"] if rows else None
