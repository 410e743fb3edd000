"""What a lobby tells of those who sit, and the two settings of a player that reach into every session."""

from __future__ import annotations

import pytest

from db.rows import ResultRow
from sessions import find
from sessions.lobby import open_lobby
from sessions.reliability import ENOUGH
from sessions.values import Place, Player
from tests.kit import Table, World, command, press, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def have_played(world: World, player: object, times: int) -> None:
    """Let a player have ended some sessions elsewhere: turns of an hour, one of two over time."""
    for number in range(times):
        host = Player(player.id, "x")  # type: ignore[attr-defined]  # a member of the simulated server
        session = await open_lobby(world.house, Place(9, 900 + number), host, "zombeasts")
        row = ResultRow(session.id, 0, host.id, "zombeasts", 9, 1, 10, "[3600,3600]", 1, 1.0)
        await world.house.store.results.note(session.id, [row])


async def test_a_lobby_tells_how_reliably_those_have_played_who_have_played_enough(world: World) -> None:
    await have_played(world, world.ann, ENOUGH)
    await have_played(world, world.bob, 0)
    table = await Table.open(world)
    await press(world.bob, table.lobby, label="Join")
    lines = [line for line in words(table.lobby).splitlines() if line.startswith("-#")]
    assert lines == ["-# ● finished 5 of 5 sessions · 50 % of turns over time · a turn takes 60 min"]


async def test_the_card_of_settings_keeps_it_private_and_lets_pass_everywhere(world: World) -> None:
    await have_played(world, world.ann, ENOUGH)
    card = await command(world.ann, world.channel, "settings")
    assert "say how reliably you have played" in text_of(card)
    card = await press(world.ann, card.response, label="Keep my reliability private")
    assert "say nothing about how you have played" in text_of(card)
    card = await press(world.ann, card.response, label="Pass for me")
    assert "for you in every session" in text_of(card)
    kept = await find.settings(world.house, world.ann.id)
    assert (kept.reliability, kept.auto_pass) == (False, True)
    table = await Table.open(world)
    assert "-#" not in words(table.lobby)
    card = await press(world.ann, card.response, label="Ask me before passing")
    assert not (await find.settings(world.house, world.ann.id)).auto_pass
