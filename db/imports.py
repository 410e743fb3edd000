"""Sessions that were read from files: whole at once, in no channel, the oldest of a person making room."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select

from db import statements as sql
from db.connection import Database, Do
from db.rows import EntryRow, PackRow, Seated, SnapshotRow
from db.tables import SESSION

_MINE = (SESSION.c.channel == 0, SESSION.c.host == bindparam("of_host"))
_NEWEST = (SESSION.c.opened_at.desc(), SESSION.c.id)
_KEPT = select(SESSION.c.id).where(*_MINE).order_by(*_NEWEST).limit(bindparam("room"))
_MAKE_ROOM = delete(SESSION).where(*_MINE, SESSION.c.id.not_in(_KEPT))


class Imports:
    """The part of the store that takes sessions from files."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, found: Seated, pack: PackRow, entries: Sequence[EntryRow], snapshot: SnapshotRow, *, keep: int
    ) -> None:
        """Add a session with its whole record; of its host's imports only the newest are kept, `keep` in all.

        Raise Clash if it is there already.
        """
        columns = {name: value for name, value in asdict(found.session).items() if not name.startswith("pack_")}
        await self._database.transact(
            Do(_MAKE_ROOM, {"of_host": found.session.host, "room": keep - 1}),
            Do(sql.ADD_PACK, asdict(pack) | {"known": pack.hash}),
            Do(sql.ADD_SESSION, columns),
            *(Do(sql.ADD_SEAT, asdict(seat)) for seat in found.seats),
            *(Do(sql.ADD_ENTRY, asdict(entry)) for entry in entries),
            Do(sql.ADD_SNAPSHOT, asdict(snapshot)),
        )
