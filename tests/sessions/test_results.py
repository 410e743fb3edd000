from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from db.rows import Change, EntryRow, ResultRow, Undo
from sessions import find
from sessions.house import House
from sessions.lobby import add_computer, open_lobby, start
from sessions.play import submit
from sessions.results import turn_seconds
from sessions.settle import settle
from sessions.values import Player, SessionId, Status
from tests.records import play_on, play_out
from tests.sessions.conftest import Clock, Opener, running
from tests.sessions.people import HERE, A, B
from tests.sessions.test_durability import check_record, victim
from tests.sessions.victim import DIED


async def results(house: House, game: str = "toy") -> tuple[ResultRow, ...]:
    return await house.store.results.of_game(game)


async def ended(house: House, *players: Player) -> SessionId:
    session = await running(house, *players)
    await play_out(house, session, Random("end"))
    return session


def forget_results(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM result")


async def test_the_end_of_a_session_is_kept_seat_by_seat(house: House, clock: Clock) -> None:
    session = await running(house, A, B)
    assert await results(house) == ()
    clock.now += 500
    ending = await play_on(house, session, Random("end"))
    assert ending is not None
    assert await results(house) == (), "nothing before the last answer"
    receipt = await submit(house, session, ending[0], (ending[1],))
    outcome = receipt.look.outcome
    assert outcome is not None
    rows = await results(house)
    assert [(row.session, row.seat, row.player, row.guild) for row in rows] == [
        (session, 0, A.id, 1), (session, 1, B.id, 1),
    ]  # fmt: skip
    assert tuple(row.place for row in rows) == outcome.places
    assert tuple(row.points for row in rows) == tuple(one.points for one in outcome.standings)
    assert {row.ended_at for row in rows} == {clock.now}
    assert {row.timeouts for row in rows} == {0}


async def test_a_seat_of_the_computer_has_a_result_without_a_player(house: House) -> None:
    session = await open_lobby(house, HERE, A, "toy")
    await add_computer(house, session.id, A.id)
    await start(house, session.id, A.id)
    await play_out(house, session.id, Random("end"))
    assert [row.player for row in await results(house)] == [A.id, None]


async def test_results_follow_from_the_record_and_are_made_once(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    await ended(house, A, B)
    before = await results(house)
    assert await settle(house) == 0, "nothing is owed"
    await house.close()
    forget_results(tmp_path / "bot.db")
    house = await open_toys()
    assert await settle(house) == 1
    assert await settle(house) == 0
    assert await results(house) == before


@pytest.mark.parametrize("statement", [1, 5, 8, 20])
async def test_b1_killed_while_it_ends_a_session_has_its_results_exactly_if_it_has_ended(
    open_toys: Opener, tmp_path: Path, shelf: Path, statement: int
) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    ending = await play_on(house, session, Random("kill"))
    assert ending is not None
    await house.close()
    process = victim(
        "end", f"sqlite:///{tmp_path / 'bot.db'}", str(shelf), session, str(statement), str(ending[0]), ending[1]
    )
    killed = process.wait(60) == DIED
    house = await open_toys()
    await check_record(house, session)
    over = (await find.session(house, session)).status is Status.OVER
    assert over is not killed
    assert len(await results(house)) == (2 if over else 0)
    if not over:
        await submit(house, session, ending[0], (ending[1],))
    assert len(await results(house)) == 2
    assert await settle(house) == 0


async def test_an_undone_end_leaves_no_result(house: House) -> None:
    session = await ended(house, A, B)
    found = await house.store.seated(session)
    assert found is not None
    row = replace(found.session, status="running", revision=found.session.revision + 1)
    await house.store.commit(Change(row, undo=Undo(3, 9.0)))
    assert await results(house) == ()


def answered(number: int, seat: int | None, stretch: int, at: float, decision: int | None = 1) -> EntryRow:
    return EntryRow("k3f9", number, number, decision, seat, "go", stretch, "[]", "", at)


def test_a_turn_lasts_from_the_end_of_the_one_before_to_its_own_last_answer() -> None:
    entries = (
        answered(0, None, 0, 100, None), answered(1, 0, 1, 160), answered(2, 0, 1, 170),
        answered(3, 1, 2, 470), answered(4, 0, 3, 480),
    )  # fmt: skip
    assert turn_seconds(entries, 0) == (70, 10)
    assert turn_seconds(entries, 1) == (300,)


def test_those_who_are_asked_side_by_side_do_not_wait_for_one_another() -> None:
    entries = (answered(0, None, 0, 0, None), answered(1, 0, 0, 50), answered(2, 1, 0, 600))
    assert turn_seconds(entries, 0) == (50,)
    assert turn_seconds(entries, 1) == (600,)


def test_what_is_said_unasked_costs_no_time() -> None:
    entries = (answered(0, None, 0, 0, None), answered(1, 1, 0, 30, None), answered(2, 0, 1, 40))
    assert turn_seconds(entries, 0) == (40,)
    assert turn_seconds(entries, 1) == ()
    assert msgspec.json.encode(turn_seconds(entries, 0)) == b"[40]"
