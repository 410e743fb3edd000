from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from db import AlreadyOpen, open_store
from engines.core import Entry, Record, Seat, TooLate, replay
from sessions import find
from sessions.house import House
from sessions.lobby import add_computer, join, open_lobby, set_option, start
from sessions.play import look, submit
from sessions.rows import setup_of
from sessions.values import SessionId, Status
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B, C
from tests.sessions.victim import DIED


def victim(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.sessions.victim", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own file


async def check_record(house: House, session: SessionId) -> None:
    """The stored state, digests, numbers and questions are those of the replayed record."""
    loaded = await house.store.load(session)
    assert loaded is not None
    assert loaded.snapshot is not None
    edition = await house.edition(loaded.session.pack)
    entries = await house.store.entries(session)
    record = Record(
        setup_of(loaded.session, len(loaded.seats)),
        tuple(Entry(Seat(entry.seat or 0), entry.action) for entry in entries[1:]),
    )
    last = replay(edition.engine, record)[-1].state
    assert edition.states.decode(loaded.snapshot.state) == last
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert loaded.snapshot.digest == entries[-1].digest
    open_ones = {decision.seat: decision.id for decision in edition.engine.pending(last)}
    assert {seat.seat: seat.decision for seat in loaded.seats if seat.decision is not None} == open_ones


@pytest.mark.parametrize("statement", range(1, 9))
async def test_b1_killed_between_any_two_statements_it_is_before_or_after(
    open_toys: Opener, tmp_path: Path, shelf: Path, statement: int
) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 2",))
    await house.close()
    process = victim("die", f"sqlite:///{tmp_path / 'bot.db'}", str(shelf), session, str(statement))
    assert process.wait(60) == (DIED if statement <= 7 else 0)
    house = await open_toys()
    await check_record(house, session)
    assert (await find.session(house, session)).revision == (4 if statement > 7 else 3)
    again = await submit(house, session, B.id, ("bid 1",), decision=1)
    assert isinstance(again.why, TooLate) if statement > 7 else again.accepted
    assert (await look(house, session, None)).view.points == (2, 1)


async def test_b1_killed_at_random_moments_every_session_is_whole(
    open_toys: Opener, tmp_path: Path, shelf: Path
) -> None:
    house = await open_toys()
    await house.close()
    sessions = 0
    for _ in range(4):
        process = victim("play", f"sqlite:///{tmp_path / 'bot.db'}", str(shelf))
        assert process.stdout is not None
        assert process.stdout.readline() == "played\n"
        time.sleep(random.uniform(0.1, 0.6))  # noqa: ASYNC251 - nothing else runs here
        process.kill()
        process.wait()
        house = await open_toys()
        found = [one for one in await find.active(house) if one.status is Status.RUNNING]
        for one in found:
            await check_record(house, one.id)
        sessions += len(found)
        await house.close()
    assert sessions > 0


async def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bot.db'}"
    process = victim("hold", url)
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    with pytest.raises(AlreadyOpen) as refused:
        await open_store(url)
    assert refused.value.path == str(tmp_path / "bot.db")
    process.kill()
    process.wait()
    await (await open_store(url)).close()


async def test_b2_lobby_presses_and_half_finished_rounds_survive(open_toys: Opener) -> None:
    house = await open_toys()
    lobby = await open_lobby(house, HERE, A, "toy")
    house = await open_toys()
    await join(house, lobby.id, B)
    house = await open_toys()
    await set_option(house, lobby.id, A.id, "goal", "6")
    house = await open_toys()
    await start(house, lobby.id, A.id)
    await submit(house, lobby.id, A.id, ("bid 2",), decision=0)
    before = await look(house, lobby.id, A.id)
    house = await open_toys()
    assert await look(house, lobby.id, A.id) == before
    assert isinstance((await submit(house, lobby.id, A.id, ("bid 1",), decision=0)).why, TooLate)
    assert (await submit(house, lobby.id, B.id, ("bid 1",), decision=1)).accepted


async def test_b3_luck_after_a_restart_is_the_luck_there_would_have_been(open_toys: Opener) -> None:
    house = await open_toys()
    session = await running(house, A, B, C)
    for player in (A, B, C):
        await submit(house, session, player.id, ("bid 0",))
    rounds = 0
    while (now := await look(house, session, None)).outcome is None:
        house = await open_toys()
        asked = now.session.holders[now.pending[0].seat].player
        assert asked is not None
        await submit(house, session, asked.id, ("roll", "keep"))
        rounds += 1
    assert rounds > 3
    await check_record(house, session)


async def test_b6_computers_go_on_by_themselves_after_a_restart(open_toys: Opener) -> None:
    house = await open_toys()
    lobby = await open_lobby(house, HERE, A, "toy")
    await add_computer(house, lobby.id, A.id)

    def shut_down(_: SessionId) -> None:
        house.closing = True

    house.on_change(shut_down)  # the deal is committed, then the house closes before the computer can bid
    await start(house, lobby.id, A.id)
    assert len(await house.store.entries(lobby.id)) == 1
    house = await open_toys()
    assert [entry.action for entry in await house.store.entries(lobby.id)] == ["", "bid 0"]


async def test_rows_and_values_survive_as_they_are(open_toys: Opener) -> None:
    house = await open_toys()
    session = await running(house, A, B)
    before = await house.store.load(session)
    house = await open_toys()
    after = await house.store.load(session)
    assert msgspec.json.encode(after) == msgspec.json.encode(before)
