"""Whoever asks to be forgotten is in no table any more, and the others play on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import BigInteger, Float, Integer, Table

from db.people import KEPT, PLACES, accounts
from db.tables import METADATA
from engines.core import Seat
from sessions import consent, find
from sessions.audit import audit
from sessions.handover import offer
from sessions.house import House
from sessions.lobby import close, join, leave, open_lobby
from sessions.play import look, story, submit
from sessions.privacy import forget
from sessions.recover import restore
from sessions.values import Place, Player, PlayerSettings, SessionId, Status
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B

GONE = Player(812_345_678_901_234_567, "Zora Quill")
"""A number and a name that nothing else in a database has."""


def cells(path: Path) -> list[tuple[str, str, str]]:
    """Everything that stands in a database file: table, column, value."""
    with closing(sqlite3.connect(path)) as rows:
        rows.row_factory = sqlite3.Row
        tables = [row["name"] for row in rows.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return [
            (table, column, str(row[column]))
            for table in tables
            for row in rows.execute(f'SELECT * FROM "{table}"')  # noqa: S608 - names from the database itself
            for column in row.keys()  # noqa: SIM118 - a row iterates over its values
        ]


def traces(path: Path) -> list[tuple[str, str, str]]:
    return [cell for cell in cells(path) if str(GONE.id) in cell[2] or GONE.name in cell[2]]


def alter(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as rows, rows:
        rows.execute(statement, values)


async def finished(house: House, place: Place) -> SessionId:
    session = await running(house, GONE, A, place=place)
    for _ in range(100):
        seen = await look(house, session, None)
        if seen.outcome is not None:
            return session
        who = seen.session.holders[seen.pending[0].seat].player
        assert who is not None
        question = (await look(house, session, who.id)).question
        assert question is not None
        await submit(house, session, who.id, (question.offers[-1 if "bid" in question.offers[0].text else 0].text,))
    raise AssertionError(session)


def filled(table: Table, session: str) -> dict[str, Any]:
    """A row for any table: of this session and its first seat, of the account to be forgotten."""
    values: dict[str, Any] = {}
    for column in table.columns:
        if column in set(accounts(table)):
            values[column.name] = GONE.id
        elif column.name == "session":
            values[column.name] = session
        elif column.name == "seat":
            values[column.name] = 0
        elif isinstance(column.type, Integer | BigInteger | Float):
            values[column.name] = 7
        else:
            values[column.name] = f"thoughts of {GONE.id}"
    return values


async def test_an_account_is_nowhere_any_more_whatever_the_tables_hold(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    path = tmp_path / "bot.db"
    over = await finished(house, Place(1, 200))
    closed = await running(house, GONE, B, place=Place(1, 300))
    await close(house, closed, GONE.id)
    plays = await running(house, GONE, A, place=Place(1, 400))
    await submit(house, plays, GONE.id, ("bid 2",))
    lobby = await open_lobby(house, HERE, GONE, "toy")
    await join(house, lobby.id, B)
    await find.save_settings(house, GONE.id, PlayerSettings(dms=False))
    for key in ("closed", "pointed"):
        await find.remember(house, f"{key}:{GONE.id}", "5.0")
    await find.remember(house, f"said:{over}", f'{{"hands":[{GONE.id},{A.id}]}}')
    await house.close()
    for table in METADATA.sorted_tables:
        of_person = accounts(table) or {"session", "seat"} <= set(table.columns.keys())
        if table not in KEPT and of_person:
            row = filled(table, over)
            names = ", ".join(f'"{name}"' for name in row)
            marks = ", ".join("?" * len(row))
            alter(path, f'INSERT OR REPLACE INTO "{table.name}" ({names}) VALUES ({marks})', *row.values())  # noqa: S608
    assert {table for table, *_ in traces(path)} >= {"seat", "session", "player_settings", "bot_state", "draft"}
    house = await open_toys()
    held = await forget(house, GONE.id)
    assert {session for session, _ in held} == {over, closed, plays, lobby.id}
    assert traces(path) == []
    await house.close()
    assert traces(path) == []


def test_every_number_of_64_bits_is_known_as_a_place_or_as_an_account() -> None:
    """A new column with an account under another name is covered; one with a place must be named here first."""
    named = {
        column.name for table in METADATA.sorted_tables for column in table.columns
        if isinstance(column.type, BigInteger)
    }  # fmt: skip
    assert named - PLACES >= {"player", "host"}
    assert not {name for name in named if name.endswith(("message", "channel", "guild"))} - PLACES


async def test_running_sessions_go_on_with_the_computer_and_lobbies_with_the_others(house: House) -> None:
    plays = await running(house, GONE, A)
    lobby = await open_lobby(house, Place(1, 300), GONE, "toy")
    await join(house, lobby.id, B)
    alone = await open_lobby(house, Place(1, 400), GONE, "toy")
    await forget(house, GONE.id)
    session = await find.session(house, plays)
    assert (session.status, session.host, session.holders[0].computer) == (Status.RUNNING, A.id, True)
    assert (await submit(house, plays, A.id, ("bid 1",))).accepted
    waiting = await find.session(house, lobby.id)
    assert (waiting.status, waiting.host, waiting.holders[0].free) == (Status.LOBBY, B.id, True)
    assert (await find.session(house, alone.id)).status is Status.CLOSED


async def test_games_of_the_others_stay_whole(house: House) -> None:
    over = await finished(house, HERE)
    before = (await look(house, over, A.id), await story(house, over, A.id))
    await forget(house, GONE.id)
    after = (await look(house, over, A.id), await story(house, over, A.id))
    assert after[1] == before[1]
    assert (after[0].view, after[0].outcome) == (before[0].view, before[0].outcome)
    assert after[0].session.holders[0].player is None
    assert after[0].session.holders[1].player == A
    assert (await audit(house, over)).misfit is None


async def test_a_session_on_hold_passes_on_as_well_and_can_be_restored(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    session = await running(house, GONE, A)
    await house.close()
    alter(tmp_path / "bot.db", "UPDATE snapshot SET state = 'x'")
    house = await open_toys()
    assert house.frozen
    await forget(house, GONE.id)
    assert traces(tmp_path / "bot.db") == []
    found = await find.session(house, session)
    assert (found.status, found.host, found.holders[0].computer) == (Status.FROZEN, A.id, True)
    await restore(house, session)
    assert (await submit(house, session, A.id, ("bid 1",))).accepted


async def test_who_was_forgotten_may_come_back_and_a_stranger_changes_nothing(house: House) -> None:
    session = await running(house, A, B)
    before = await house.store.load(session)
    assert await forget(house, GONE.id) == ()
    assert await house.store.load(session) == before
    await forget(house, A.id)
    lobby = await open_lobby(house, Place(1, 300), A, "toy")
    assert lobby.seat_of(A.id) == 0


@pytest.mark.parametrize("left_before", [True, False])
async def test_the_last_player_of_a_session_closes_it_by_going(house: House, left_before: bool) -> None:
    session = await running(house, GONE, A)
    if left_before:
        await leave(house, session, A.id)
    await forget(house, GONE.id)
    status = (await find.session(house, session)).status
    assert status is (Status.CLOSED if left_before else Status.RUNNING)


async def test_whom_a_seat_was_offered_to_is_no_longer_named_anywhere(house: House, tmp_path: Path) -> None:
    session = await running(house, A, B, place=Place(1, 500))
    await offer(house, session, A.id, Seat(0), GONE.id)
    await consent.ask(house, session, B.id, "replace", of=0, to=GONE.id)
    assert {table for table, *_ in traces(tmp_path / "bot.db")} == {"seat", "notice", "request"}
    await forget(house, GONE.id)
    assert traces(tmp_path / "bot.db") == []
    assert (await find.session(house, session)).seat_of(A.id) == 0


async def test_a_yes_to_what_a_forgotten_player_had_asked_counts_for_nothing_else(house: House) -> None:
    session = await running(house, GONE, A, B)
    asked = await consent.ask(house, session, GONE.id, "pause", days=3)
    await consent.answer(house, session, A.id, asked.number, agrees=True)
    await forget(house, GONE.id)
    assert await consent.requests(house, session) == ()
    ends = await consent.ask(house, session, B.id, "close", reason="enough")
    assert (ends.outcome, ends.agreed) == (None, (2,)), "the first player agreed to a pause, not to this"


async def test_a_request_of_another_stands_when_the_asker_of_an_earlier_one_is_forgotten(house: House) -> None:
    session = await running(house, GONE, A, B)
    await consent.ask(house, session, GONE.id, "pause", days=3)
    kept = await consent.ask(house, session, A.id, "close", reason="enough")
    await forget(house, GONE.id)
    other = await consent.ask(house, session, B.id, "pause", days=3)
    assert other.number != kept.number
    standing = {one.number: one.kind for one in await consent.requests(house, session)}
    assert standing == {kept.number: "close", other.number: "pause"}
