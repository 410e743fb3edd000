"""Requirement B37: no session stays stuck. Its players end it by vote, those who manage the server at once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sessions.values import Status
from settings import Settings
from tests.kit import Table, World, command, labels, press, quit_game, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture
def boss(world: World) -> Any:
    return world.guild.add_member(world.guild.owner)


async def end(player: Any, world: World, reason: str = "the dog ate it") -> str:
    return text_of(await command(player, world.channel, "game end", reason=reason))


async def test_b37_most_players_end_a_session_even_if_its_host_has_gone(world: World, same_deal: None) -> None:
    for name in ("carl", "dora"):
        world.add(name)
    table = await Table.begun(world, "bob", "carl", "dora")
    await quit_game(world.ann, world.channel)
    assert "1 of 2 that are needed" in await end(world.bob, world)
    call = world.public()[-1]
    assert "asks to end this session. More than half must agree. Their reason: the dog ate it" in words(call)
    assert {one.id for one in call.mentions} == {world.carl.id, world.dora.id}
    assert (await table.session()).status is Status.RUNNING
    assert f"Session {table.id} has ended" in await end(world.carl, world, "yes")
    assert (await table.session()).status is Status.CLOSED
    said = words(world.public()[-1])
    assert f"Session {table.id} was ended by the vote of its players. Their reason: the dog ate it" in said
    assert not [one for one in world.public() if "Act" in labels(one)]
    assert "The lobby is open" in text_of(await command(world.bob, world.channel, "game new", game="zombeasts"))


async def test_b37_the_same_player_counts_once(table: Table) -> None:
    world = table.world
    for _ in range(3):
        assert "1 of 2 that are needed" in await end(world.ann, world)
    assert (await table.session()).status is Status.RUNNING


async def test_b37_who_plays_against_computers_alone_ends_at_once(world: World, same_deal: None) -> None:
    table = await Table.open(world)
    await press(world.ann, table.lobby, label="Add a computer")
    await press(world.ann, table.lobby, custom_id=f"l1:{table.id}:start")
    assert "has ended" in await end(world.ann, world)
    assert (await table.session()).status is Status.CLOSED


async def test_b37_managers_end_any_session_of_their_server_at_once(table: Table, boss: Any) -> None:
    world = table.world
    assert "has ended" in await end(boss, world, "**spam** @everyone")
    said = words(world.public()[-1])
    assert "was ended by those who manage this server. Their reason: \\*\\*spam\\*\\*" in said
    assert not world.public()[-1].mention_everyone
    assert (await table.session()).status is Status.CLOSED


async def test_b37_managers_end_what_cannot_be_read_and_lobbies_as_well(
    world: World, boss: Any, bot_settings: Settings, same_deal: None
) -> None:
    table = await Table.begun(world)
    with closing(sqlite3.connect(bot_settings.database_url.partition("///")[2])) as rows, rows:
        rows.execute("UPDATE session SET status = 'frozen', why_frozen = 'x'")
    assert "has ended" in await end(boss, world)
    lobby = await Table.open(world)
    assert "has ended" in await end(boss, world)
    assert (await table.session()).status is Status.CLOSED
    assert (await lobby.session()).status is Status.CLOSED


async def test_spectators_and_managers_of_other_servers_end_nothing(table: Table, boss: Any) -> None:
    world = table.world
    carl = world.add("carl")
    assert "You hold no seat in this session" in await end(carl, world)
    assert (await table.session()).status is Status.RUNNING
    assert "has ended" in await end(boss, world)
    assert "This session was closed" in await end(boss, world)


async def test_a_lobby_is_closed_by_its_host_alone(world: World) -> None:
    table = await Table.open(world)
    await press(world.bob, table.lobby, label="Join")
    assert f"Only <@{world.ann.id}> can do this" in await end(world.bob, world)
    assert "The lobby is closed" in await end(world.ann, world)


async def test_in_direct_messages_the_session_that_waits_is_meant(table: Table) -> None:
    (asked,) = await table.asked()
    answer = await asked.user.slash("game end", reason="enough")
    assert "1 of 2 that are needed" in text_of(answer)
    assert "asks to end" in words(table.world.public()[-1])
