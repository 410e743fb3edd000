"""How sessions ended: one row for each seat, written in the transaction that ends the session."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select

from db.connection import Database, Do, Row
from db.rows import Change, DepartureRow, ResultRow
from db.tables import DEPARTURE, RESULT, SESSION

_ORDER = (RESULT.c.ended_at, RESULT.c.session, RESULT.c.seat)
_OF_PLAYER = select(RESULT).where(RESULT.c.player == bindparam("of_player")).order_by(*_ORDER)
_OF_GAME = select(RESULT).where(RESULT.c.game == bindparam("of_game")).order_by(*_ORDER)
_OWING = (
    select(SESSION.c.id)
    .where(SESSION.c.status == "over", SESSION.c.channel != 0, SESSION.c.id.not_in(select(RESULT.c.session)))
    .order_by(SESSION.c.ended_at)
)
_DROP = delete(RESULT).where(RESULT.c.session == bindparam("of"))
_ADD = insert(RESULT)
_DEPARTURES = select(DEPARTURE).where(DEPARTURE.c.player == bindparam("of_player")).order_by(DEPARTURE.c.at)
_COME_BACK = delete(DEPARTURE).where(DEPARTURE.c.session == bindparam("of"), DEPARTURE.c.player == bindparam("who"))
_DEPART = insert(DEPARTURE)


class Results:
    """The results of all sessions. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_player(self, player: int) -> tuple[ResultRow, ...]:
        """Return a player's results, oldest first."""
        (rows,) = await self._database.fetch(Do(_OF_PLAYER, {"of_player": player}))
        return _all(rows)

    async def of_game(self, game: str) -> tuple[ResultRow, ...]:
        """Return all results of a game, those of the computer included, oldest session first."""
        (rows,) = await self._database.fetch(Do(_OF_GAME, {"of_game": game}))
        return _all(rows)

    async def departures(self, player: int) -> tuple[DepartureRow, ...]:
        """Return the sessions that a player left, oldest first."""
        (rows,) = await self._database.fetch(Do(_DEPARTURES, {"of_player": player}))
        return msgspec.convert(rows, tuple[DepartureRow, ...], strict=False)

    async def owing(self) -> tuple[str, ...]:
        """Return the sessions that came to an end and have no results, oldest first."""
        (rows,) = await self._database.fetch(Do(_OWING))
        return tuple(row["id"] for row in rows)

    async def note(self, session: str, results: Sequence[ResultRow]) -> None:
        """Write a session's results in place of those there are."""
        await self._database.transact(*noted(session, results))


def noted(session: str, results: Sequence[ResultRow]) -> tuple[Do, ...]:
    """Return the statements that put these results in place of a session's old ones."""
    return (Do(_DROP, {"of": session}), *(Do(_ADD, asdict(row)) for row in results))


def departed(change: Change) -> tuple[Do, ...]:
    """Return the statements that note who left with a change; whoever left twice is noted once."""
    steps: list[Do] = []
    for row in change.departures:
        steps += [Do(_COME_BACK, {"of": row.session, "who": row.player}), Do(_DEPART, asdict(row))]
    return tuple(steps)


def _all(rows: list[Row]) -> tuple[ResultRow, ...]:
    return msgspec.convert(rows, tuple[ResultRow, ...], strict=False)
