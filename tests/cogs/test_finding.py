"""Requirement B30 and the ways between sessions: `/mygames`, the next game after a move, `/game list`."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import pytest

from settings import Settings
from tests.kit import Table, World, command, components, ids_of, labels, press, quit_game, text_of, walk

pytestmark = pytest.mark.usefixtures("plain_pictures")


def links(message: Any) -> list[str]:
    return [part["url"] for part in walk(components(message)) if "url" in part]


async def second_table(world: World, name: str, host: str = "ann", guest: str = "bob", guild: Any = None) -> Table:
    """A further session, in a channel or a server of its own."""
    channel = (guild or world.guild).create_text_channel(name)
    people = {one: world.people[one] for one in (host, guest)}
    if guild is not None:
        people = {name: guild.add_member(one.user) for name, one in people.items()}
    await command(people[host], channel, "game new", game="zombeasts")
    table = await Table.newest(world)
    lobby = world.public(channel)[-1]
    await press(people[guest], lobby, custom_id=f"l1:{table.id}:join")
    await press(people[host], lobby, custom_id=f"l1:{table.id}:start")
    return table


async def test_b30_mygames_lists_all_servers_with_links_to_the_boards_and_what_waits_first(table: Table) -> None:
    world = table.world
    elsewhere = await second_table(world, "far", guild=world.env.create_guild("Elsewhere"))
    await table.play_turn(world.ann, random.Random(1))
    (asked,) = await table.asked()
    assert asked is world.bob
    answer = await command(world.ann, world.channel, "mygames")
    sessions = [await elsewhere.session(), await table.session()]
    assert links(answer.response) == [
        f"https://discord.com/channels/{one.place.guild}/{one.place.channel}/{one.board_message}"
        for one in sessions
    ]
    lines = text_of(answer).strip().splitlines()
    assert f"▶ Zombeasts · {elsewhere.id} · waits for you" in lines[1]
    assert f"⏳ Zombeasts · {table.id} · ■ bob" in lines[2]


async def test_b30_a_session_on_hold_is_listed_and_hides_no_other(table: Table, bot_settings: Settings) -> None:
    world = table.world
    other = await second_table(world, "second")
    with sqlite3.connect(bot_settings.database_url.partition("///")[2]) as rows:
        rows.execute("UPDATE session SET status = 'frozen', why_frozen = 'x' WHERE id = ?", (table.id,))
    rows.close()
    answer = text_of(await command(world.bob, world.channel, "mygames"))
    assert f"{table.id} · on hold" in answer
    assert other.id in answer


async def test_after_a_move_the_next_game_is_one_press_away(table: Table) -> None:
    world = table.world
    other = await second_table(world, "second")
    receipt = await table.play_turn(world.ann, random.Random(1))
    assert "Next game (1)" in labels(receipt.response)
    following = await press(world.ann, receipt.response, label="Next game (1)")
    assert following.ephemeral
    assert following.response.id != receipt.response.id
    assert any(one.startswith(f"p1:{other.id}:") for one in ids_of(following.response))


async def test_the_press_finds_what_waits_then_and_says_if_nothing_does(table: Table) -> None:
    world = table.world
    other = await second_table(world, "second")
    receipt = await table.play_turn(world.ann, random.Random(1))
    await quit_game(world.ann, next(c for c in world.guild.channels.values() if c.name == "second"))
    following = await press(world.ann, receipt.response, label="Next game (1)")
    assert text_of(following) == "No other session waits for you. /mygames lists them all."
    assert (await other.session()).seat_of(world.ann.id) is None


async def test_who_has_one_session_is_offered_no_other(table: Table) -> None:
    receipt = await table.play_turn(table.world.ann, random.Random(1))
    assert not [label for label in labels(receipt.response) if label.startswith("Next game")]


async def test_a_server_lists_its_lobbies_and_sessions_in_pages_and_no_others(table: Table) -> None:
    world = table.world
    await second_table(world, "far", guild=world.env.create_guild("Elsewhere"))
    opened = []
    for number in range(5):
        channel = world.guild.create_text_channel(f"more-{number}")
        await command(world.ann, channel, "game new", game="zombeasts")
        opened.append(await Table.newest(world))
    carl = world.add("carl")
    first = await command(carl, world.channel, "game list")
    assert first.ephemeral
    assert text_of(first).strip().startswith("## 6 sessions are open on this server.")
    assert all(one.id in text_of(first) for one in opened)
    assert "in the lobby, 3 seats free" in text_of(first)
    assert table.id not in text_of(first)
    later = await press(carl, first.response, label="Later")
    assert table.id in text_of(later)
    session = await table.session()
    assert links(later.response) == [
        f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{session.board_message}"
    ]


async def test_channels_that_a_member_cannot_see_are_not_listed(table: Table) -> None:
    world = table.world
    carl = world.add("carl")
    guild = world.env.bot.get_guild(world.guild.id)
    await guild.get_channel(world.channel.id).set_permissions(guild.default_role, view_channel=False)
    other = world.guild.create_text_channel("open")
    seen = text_of(await command(carl, other, "game list")).strip()
    assert seen == "No session is open on this server. /game new opens one."
    assert table.id in text_of(await command(world.ann, other, "game list"))
    owner = world.guild.add_member(world.guild.owner)
    assert table.id in text_of(await command(owner, other, "game list"))


async def test_in_direct_messages_there_is_no_server_to_list(world: World) -> None:
    assert "in a server channel" in text_of(await world.ann.user.slash("game list"))
