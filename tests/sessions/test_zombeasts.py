from __future__ import annotations

import random
from pathlib import Path

import pytest

from engines.core import Entry, Record, Seat, Setup, replay
from sessions import find
from sessions.house import House
from sessions.lobby import add_computer, join, open_lobby, set_option, start
from sessions.opening import open_house
from sessions.play import look, story, submit
from sessions.values import Look, SessionId, Status
from tests.sessions.people import HERE, A, B, C

STRANGER = 99


async def opened(house: House, seats: int) -> SessionId:
    lobby = await open_lobby(house, HERE, A, "zombeasts")
    for player in (B, C)[: seats - 1]:
        await join(house, lobby.id, player)
    await add_computer(house, lobby.id, A.id)
    await start(house, lobby.id, A.id)
    return lobby.id


async def turn(house: House, session: SessionId, dice: random.Random) -> Look:
    """One answer of some player that is asked, chosen by chance; the table as it stands afterwards."""
    now = await look(house, session, None)
    asked = dice.choice(now.pending)
    player = now.session.holders[asked.seat].player
    assert player is not None  # a computer never keeps anybody waiting
    question = (await look(house, session, player.id)).question
    assert question is not None
    receipt = await submit(house, session, player.id, (dice.choice(question.offers).text,), asked.id)
    assert receipt.why is None
    return receipt.look


@pytest.mark.parametrize("seats", [1, 2, 3])
async def test_b6_a_whole_session_across_restarts_is_the_session_of_its_record(tmp_path: Path, seats: int) -> None:
    url, dice = f"sqlite:///{tmp_path / 'bot.db'}", random.Random(seats)
    house = await open_house(url)
    session = await opened(house, seats)
    now = await look(house, session, None)
    while now.outcome is None:
        for _ in range(dice.randint(5, 30)):
            if now.outcome is None:
                now = await turn(house, session, dice)
        await house.close()
        house = await open_house(url)
        assert not house.frozen
        assert (await look(house, session, None)).view == (await look(house, session, STRANGER)).view
    await check(house, session)
    await house.close()


async def check(house: House, session: SessionId) -> None:
    ended = await look(house, session, None)
    found = await find.session(house, session)
    assert found.status is Status.OVER
    assert found.seed is not None
    entries = await house.store.entries(session)
    setup = Setup(found.game, found.pack_hash, len(found.holders), found.seed, found.options)
    lines = tuple(Entry(Seat(entry.seat or 0), entry.action) for entry in entries[1:])
    engine = await house.engine(found)
    steps = replay(engine, Record(setup, lines))
    assert engine.view(steps[-1].state, None) == ended.view
    assert engine.outcome(steps[-1].state) == ended.outcome
    told = await story(house, session, A.id)
    seat = found.seat_of(A.id)
    expected = [tuple(seen for e in step.events if (seen := e.seen_by(seat)) is not None) for step in steps]
    assert [one.events for one in told] == expected


async def test_b4_every_option_of_zombeasts_survives_restart_and_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bot.db'}"
    house = await open_house(url)
    lobby = await open_lobby(house, HERE, A, "zombeasts")
    await join(house, lobby.id, B)
    for option in house.library.offered("zombeasts").about.options:
        for value in option.values:
            changed = await set_option(house, lobby.id, A.id, option.id, value)
            await house.close()
            house = await open_house(url)
            assert (await find.session(house, lobby.id)).options == changed.options
        await set_option(house, lobby.id, A.id, option.id, option.default)
    started = await start(house, lobby.id, A.id)
    assert started.status is Status.RUNNING
    await house.close()
