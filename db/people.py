"""Forgetting a person: every place in the tables in which an account stands.

A column of 64 bits holds an account unless its name is that of a place or a message, and a row that belongs to a
session and a seat is a thought of whoever sat there. So a new table is covered as soon as it exists. Requests alone
are blanked instead: the others may have answered them, and their numbers stand on buttons.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Column,
    ColumnElement,
    Table,
    bindparam,
    delete,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.sql.dml import Delete, Update

from db.connection import Database, Do
from db.kept import Kept
from db.tables import BOT_STATE, ENTRY, METADATA, NOTICE, REQUEST, RESULT, SEAT, SESSION

PLACES = frozenset({"guild", "channel", "message", "board_message", "lobby_message"})
KEPT = (SESSION, SEAT, ENTRY, REQUEST, RESULT)
"""What others need for their games: the person is taken out of these, the rows stay."""
NOBODY = 0
"""Stands where an account must stand and nobody is left."""

_WHO: BindParameter[object] = bindparam("of")


def accounts(table: Table) -> tuple[Column[int], ...]:
    """Return the columns of a table that hold accounts."""
    return tuple(
        column for column in table.columns if isinstance(column.type, BigInteger) and column.name not in PLACES
    )


class People:
    """The part of the store that is about persons."""

    def __init__(self, database: Database, *kept: Kept[Any, Any]) -> None:
        self._database = database
        self._kept = kept
        """What others keep in memory of the tables that a person is taken out of."""

    async def seats(self, player: int) -> tuple[tuple[str, int], ...]:
        """Return session and seat wherever a player sits or sat to the end."""
        where = select(SEAT.c.session, SEAT.c.seat).where(SEAT.c.player == _WHO)
        (rows,) = await self._database.fetch(Do(where, {"of": player}))
        return tuple((row["session"], row["seat"]) for row in rows)

    async def forget(self, player: int, seats: Sequence[tuple[str, int]]) -> None:
        """Take a person out of every table, and delete what the person thought on these seats."""
        named = {"inside": f"%:{player},%", "last": f"%:{player}}}%"}
        await self._database.transact(
            *(Do(thought, {"session_of": session, "seat_of": seat, "noted_of": f"%:{session}"})
              for session, seat in seats for thought in _THOUGHTS),
            *(Do(step, named) for step in _NAMED),
            Do(_NOTES, {"ending": f"%:{player}"}),
            Do(_RESULTS, {"of": player, "nobody": -1 - secrets.randbits(62)}),
            *(Do(step, {"of": player}) for step in _STEPS),
        )  # fmt: skip
        for kept in self._kept:
            kept.clear()


def _thoughts() -> Iterator[Delete | Update]:
    yield _BLANKED.where(REQUEST.c.session == bindparam("session_of"), REQUEST.c.seat == bindparam("seat_of"))
    yield delete(BOT_STATE).where(BOT_STATE.c.key.like(bindparam("noted_of")), _ENDED.exists())
    for table in METADATA.sorted_tables:
        if table not in KEPT and {"session", "seat"} <= set(table.columns.keys()):
            mine = (table.c.session == bindparam("session_of"), table.c.seat == bindparam("seat_of"))
            yield delete(table).where(*mine)


def _without(table: Table) -> Iterator[Delete | Update]:
    columns = accounts(table)
    if table in KEPT:
        yield from (_blanked(table, column) for column in columns)
    elif columns:
        yield delete(table).where(or_(*(column == _WHO for column in columns)))


def _blanked(table: Table, column: Column[int]) -> Update:
    named = {"name": None} if table is SEAT and column.name == "player" else {}
    return update(table).where(column == _WHO).values({column.name: None if column.nullable else NOBODY, **named})


def _naming(table: Table) -> ColumnElement[bool]:
    """Tell whether the JSON of a row names the account."""
    return or_(table.c.args.like(bindparam("inside")), table.c.args.like(bindparam("last")))


_ENDED = select(SESSION.c.id).where(SESSION.c.id == bindparam("session_of"), SESSION.c.ended_at.is_not(None))
"""What was noted of a running session is noted anew with its next board."""
_BLANKED = update(REQUEST).values(args="{}", outcome=func.coalesce(REQUEST.c.outcome, "withdrawn"))
_NAMED = (_BLANKED.where(_naming(REQUEST)), delete(NOTICE).where(_naming(NOTICE)))
_NOTES = delete(BOT_STATE).where(BOT_STATE.c.key.like(bindparam("ending")))
_RESULTS = update(RESULT).where(RESULT.c.player == _WHO).values(player=bindparam("nobody"))
"""Results pass to a made-up negative number, so that what others won against it still counts for them."""
_THOUGHTS = tuple(_thoughts())
_STEPS = tuple(step for table in METADATA.sorted_tables for step in _without(table))
