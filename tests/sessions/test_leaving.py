"""Requirement B39: a player goes at any moment, of any game, and what the others are at stays as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from engines.core import Decision, Seat
from engines.registry import GAMES
from sessions import find
from sessions.audit import audit
from sessions.house import House
from sessions.live import read
from sessions.lobby import join, leave, open_lobby, start
from sessions.opening import open_house
from sessions.play import look, submit
from sessions.values import SessionId, Status
from tests.sessions.people import HERE, A, B, C, D

PEOPLE = (A, B, C, D)
ENTRIES = 12
"""So many answers are given between two departures."""


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    yield house
    await house.close()


async def play_some(house: House, session: SessionId, luck: Random) -> bool:
    """Let the people answer at random for a while; False if that ended the session."""
    for _ in range(ENTRIES):
        live = await read(house, session)
        if live.row.status != Status.RUNNING:
            return False
        decision = luck.choice(live.pending)
        player = live.seats[decision.seat].player
        assert player is not None, "the computer answers by itself"
        text = live.engine.write(luck.choice(live.engine.legal_actions(live.state, decision)))
        assert (await submit(house, session, player, (text,))).accepted
    return True


async def of_others(house: House, session: SessionId, gone: Seat) -> list[Decision]:
    """What the other people are asked and must answer, whoever goes."""
    now = await look(house, session, None)
    people = {holder.seat for holder in now.session.holders if not holder.computer}
    return [one for one in now.pending if one.seat in people - {gone} and not one.may_lapse]


@pytest.mark.parametrize("game", GAMES)
async def test_b39_whoever_goes_in_whatever_state_the_others_play_on(table: House, game: str) -> None:
    luck = Random(f"gone {game}")
    lobby = await open_lobby(table, HERE, A, game)
    for player in PEOPLE[1:]:
        await join(table, lobby.id, player)
    await start(table, lobby.id, A.id)
    for player in PEOPLE[:-1]:
        if not await play_some(table, lobby.id, luck):
            break
        seat = (await find.session(table, lobby.id)).seat_of(player.id)
        assert seat is not None
        before = await of_others(table, lobby.id, seat)
        left = await leave(table, lobby.id, player.id)
        assert len(left.holders) == len(PEOPLE), "nobody moves up: the order of turns stays"
        assert left.holders[seat].computer
        assert [one for one in before if one not in await of_others(table, lobby.id, seat)] == []
    running = await play_some(table, lobby.id, luck)
    found = await audit(table, lobby.id)
    assert found.misfit is None, "every step was legal, each state is sound"
    assert found.entries > ENTRIES * len(PEOPLE[1:])
    if running:
        assert (await leave(table, lobby.id, D.id)).status is Status.CLOSED, "the last player ends it"
