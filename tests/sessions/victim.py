"""A process that is killed: `hold DB`, `play DB SHELF`, `die DB SHELF SESSION STATEMENT`, `left ...` or `end ...`.

`hold` keeps a database open, `play` begins session after session, `die` presses
once and ends, without any farewell, just before the given statement of the transaction; `end` does so with
the player and the text that are named after it; `left` answers what players left beforehand.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from db import open_store
from sessions.house import House
from sessions.library import Library
from sessions.lobby import add_computer, open_lobby, start
from sessions.opening import open_house
from sessions.play import submit
from sessions.values import Place, SessionId
from tests.sessions.people import A, B
from tests.sessions.toy import GAMES

DIED = 77


async def hold(url: str) -> None:
    await open_store(url)
    print("open", flush=True)  # noqa: T201 - tells the test that the lock is held
    await asyncio.sleep(600)


async def play(url: str, shelf: str) -> None:
    house = await open_house(url, library=Library(GAMES, Path(shelf)))
    for channel in range(100_000):
        await _session(house, channel)
        print("played", flush=True)  # noqa: T201 - tells the test that there is something to kill


async def _session(house: House, channel: int) -> None:
    session = await open_lobby(house, Place(1, os.getpid() * 100_000 + channel), A, "toy")
    await add_computer(house, session.id, A.id)
    await start(house, session.id, A.id)
    await submit(house, session.id, A.id, ("bid 1",))
    await submit(house, session.id, A.id, ("roll", "drop"))


async def left(url: str, shelf: str, session: str, statement: str) -> None:
    """Let what was left for a session be answered, and die just before a statement that writes."""
    written = [0]

    def count(sql: str) -> None:
        written[0] += sql.startswith(("UPDATE", "INSERT", "DELETE"))
        if written[0] == int(statement):
            os._exit(DIED)

    trace(count)
    house = await open_house(url, library=Library(GAMES, Path(shelf)))
    while await house.store.thoughts(session):  # noqa: ASYNC110 - it is the database that tells when all is done
        await asyncio.sleep(0.01)
    await house.close()


async def die(url: str, shelf: str, session: str, statement: str) -> None:
    await end(url, shelf, session, statement, str(B.id), "bid 1", "1")


async def end(  # noqa: PLR0913, PLR0917 - the words of a command line
    url: str, shelf: str, session: str, statement: str, player: str, text: str, decision: str = ""
) -> None:
    left = [-1]

    def count(sql: str) -> None:
        if left[0] > 0 or (left[0] == 0 and sql.startswith("BEGIN IMMEDIATE")):
            left[0] += 1
        if left[0] == int(statement):
            os._exit(DIED)
        if left[0] > 0 and sql == "COMMIT":
            left[0] = -1  # whoever looks at the session afterwards is no part of the transaction

    trace(count)
    house = await open_house(url, library=Library(GAMES, Path(shelf)))
    left[0] = 0
    await submit(house, SessionId(session), int(player), (text,), decision=int(decision) if decision else None)
    left[0] = -1
    await house.close()


def trace(callback: Any) -> None:
    """Tell a callback of every statement of every connection that is opened from now on."""
    connect = sqlite3.connect

    def traced(*arguments: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **named)
        connection.set_trace_callback(callback)
        return connection

    sqlite3.connect = traced  # type: ignore[assignment]  # the test stands between us and SQLite


if __name__ == "__main__":
    parts: tuple[Callable[..., Coroutine[Any, Any, None]], ...] = (hold, play, left, die, end)
    asyncio.run({part.__name__: part for part in parts}[sys.argv[1]](*sys.argv[2:]))
