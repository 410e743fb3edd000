"""Requirement B5 by command: a session put on hold and brought back, and how all sessions of a server are."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sessions.values import Status
from settings import Settings
from tests.cogs.test_server import unhide
from tests.kit import Table, World, command, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture
def boss(world: World) -> Any:
    return world.guild.add_member(world.guild.owner)


def alter(settings: Settings, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(settings.database_url.partition("///")[2])) as rows, rows:
        rows.execute(statement, values)


async def test_b5_a_frozen_session_is_announced_refuses_everything_and_goes_on_after_its_restoring(
    table: Table, boss: Any
) -> None:
    world, old = table.world, table.board
    done = await command(boss, world.channel, "server freeze", session=table.id)
    assert f"Session {table.id} is on hold" in text_of(done)
    assert (await table.session()).status is Status.FROZEN
    assert "by those who manage this server" in words(world.public()[-1])
    assert not next(one for one in world.public() if one.id == old.id).components
    for refused in (
        await command(world.ann, world.channel, "act"),
        await command(world.ann, world.channel, "move", action="pass"),
        await command(world.ann, world.channel, "game leave"),
    ):
        assert "on hold, by those who manage this server" in text_of(refused)
    restored = await command(boss, world.channel, "server restore", session=table.id)
    assert "The session goes on. All 0 steps were kept." in text_of(restored)
    assert table.board.id != old.id
    panel = await table.act(world.ann)
    assert "Your turn." in words(panel.response)


async def test_only_those_who_manage_the_server_may_and_only_for_its_own_sessions(table: Table, boss: Any) -> None:
    world = table.world
    await unhide(world, "server", world.ann)
    for name in ("freeze", "restore"):
        refused = await command(world.ann, world.channel, f"server {name}", session=table.id)
        assert "You need the right “Manage Server”" in text_of(refused)
        assert "in a server channel" in text_of(await boss.user.slash(f"server {name}", session=table.id))
    assert "You need the right “Manage Server”" in text_of(await command(world.ann, world.channel, "server health"))
    elsewhere = world.env.create_guild("Elsewhere", owner=world.ann.user)
    channel = elsewhere.create_text_channel("far")
    ann = elsewhere.add_member(world.ann.user)
    for name in ("freeze", "restore"):
        refused = await command(ann, channel, f"server {name}", session=table.id)
        assert f"I know no session {table.id}" in text_of(refused)
    carl = elsewhere.add_member(world.add("carl").user)
    assert "You hold no seat" in text_of(await command(carl, channel, "game here", session=table.id))
    assert (await table.session()).status is Status.RUNNING


async def test_what_is_not_possible_is_said(table: Table, boss: Any) -> None:
    world = table.world
    running = await command(boss, world.channel, "server restore", session=table.id)
    assert "running already" in text_of(running)
    assert "I know no session nope" in text_of(await command(boss, world.channel, "server freeze", session="nope"))
    await command(boss, world.channel, "server freeze", session=table.id)
    again = await command(boss, world.channel, "server freeze", session=table.id)
    assert "is on hold until those who manage the server restore it" in text_of(again)


async def test_sessions_are_offered_to_the_managers_alone(table: Table, boss: Any) -> None:
    world = table.world
    await unhide(world, "server", world.ann)
    offered = await boss.autocomplete(world.channel, "server freeze", "session", "")
    assert [one["value"] for one in offered] == [table.id]
    assert await boss.autocomplete(world.channel, "server restore", "session", "") == []
    assert await world.ann.autocomplete(world.channel, "server freeze", "session", "") == []
    await command(boss, world.channel, "server freeze", session=table.id)
    offered = await boss.autocomplete(world.channel, "server restore", "session", table.id[:2])
    assert [one["value"] for one in offered] == [table.id]


async def test_health_counts_the_sessions_and_finds_nothing_wrong(table: Table, boss: Any) -> None:
    world = table.world
    await command(world.bob, world.guild.create_text_channel("more"), "game new", game="dogs")
    found = await command(boss, world.channel, "server health")
    assert found.ephemeral
    assert "1 running · 1 in the lobby · 0 on hold" in text_of(found)
    assert "All is well" in text_of(found)


async def test_health_names_what_no_longer_fits_and_lost_rights(
    table: Table, boss: Any, bot_settings: Settings
) -> None:
    world = table.world
    alter(bot_settings, "UPDATE entry SET digest = 'x' WHERE number = 0")
    guild = world.env.bot.get_guild(world.guild.id)
    await guild.get_channel(world.channel.id).set_permissions(guild.me, attach_files=False)
    found = text_of(await command(boss, world.guild.create_text_channel("office"), "server health"))
    assert f"{table.id} · zombeasts: after step 0" in found
    assert f"In <#{world.channel.id}> I need more rights: Attach Files." in found
    assert "All is well" not in found
