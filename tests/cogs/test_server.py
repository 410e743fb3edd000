"""What the managers of a server set, and that it holds everywhere. Refusals name the rule and what is possible."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

import cogs
from sessions.clocks.terms import PRESETS
from sessions.guilds import GuildSettings, Openers, guild_settings, save_guild_settings
from tests.kit import Table, World, choose, command, press, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture
def boss(world: World) -> Any:
    """Who owns the server, and so manages it."""
    return world.guild.add_member(world.guild.owner)


async def set_up(world: World, **settings: Any) -> None:
    await save_guild_settings(world.house, world.guild.id, GuildSettings(**settings))


async def stored(world: World) -> GuildSettings:
    return await guild_settings(world.house, world.guild.id)


async def unhide(world: World, name: str, *people: Any) -> None:
    """A server may show a command to whom it likes; the bot checks again."""
    shown = next(one for one in await world.env.bot.tree.fetch_commands() if one.name == name)
    world.guild.set_command_permissions(shown, dict.fromkeys(people, True))


async def test_the_settings_are_kept_from_members_even_where_a_server_shows_them(world: World, boss: Any) -> None:
    await unhide(world, "server", world.ann)
    refused = await command(world.ann, world.channel, "server settings")
    assert refused.ephemeral
    assert "You need the right “Manage Server”" in text_of(refused)


async def test_in_direct_messages_there_is_no_server_to_set_up(world: World, boss: Any) -> None:
    refused = await boss.user.slash("server settings")
    assert "in a server channel" in text_of(refused)


async def test_every_setting_is_changed_on_the_card_and_shown_there(world: World, boss: Any) -> None:
    other = world.guild.create_text_channel("other")
    role = world.guild.create_role("Hosts")
    card = await command(boss, world.channel, "server settings")
    assert card.ephemeral
    assert "everywhere that I may write" in text_of(card)
    for values, what, shown in (
        ([other, world.channel], "channels", f"<#{other.id}>"),
        (["role"], "openers", "until you choose a role"),
        ([role], "role", f"<@&{role.id}>"),
        (["daily"], "pace", "**Clock of new lobbies**: daily"),
        (["threads", "text_boards", "contrast"], "switches", "in a thread of their own"),
    ):
        card = await boss.select(card.response, values, custom_id=f"g1:{what}")
        assert card.acknowledged
        assert shown in text_of(card)
        assert "Saved." in text_of(card)
    found = await stored(world)
    assert set(found.channels) == {other.id, world.channel.id}
    assert (found.openers, found.role) == (Openers.ROLE, role.id)
    assert (found.threads, found.pings, found.text_boards, found.contrast) == (True, False, True, True)
    emptied = await boss.select(card.response, [], custom_id="g1:channels")
    assert "everywhere that I may write" in text_of(emptied)


async def test_a_right_that_was_lost_meanwhile_changes_nothing(world: World) -> None:
    role = world.guild.create_role("Hosts", permissions=discord.Permissions(manage_guild=True))
    carl = world.guild.add_member(world.env.create_user("carl"), roles=[role])
    card = await command(carl, world.channel, "server settings")
    await world.env.bot.get_guild(world.guild.id).get_role(role.id).edit(permissions=discord.Permissions.none())
    refused = await choose(carl, card.response, "g1:openers", "managers")
    assert "You need the right “Manage Server”" in text_of(refused)
    assert await stored(world) == GuildSettings()


async def test_a_channel_without_games_refuses_and_names_those_that_have_them(world: World) -> None:
    games = world.guild.create_text_channel("board-games")
    await set_up(world, channels=(games.id,))
    for thread in (False, True):
        refused = await command(world.ann, world.channel, "game new", game="zombeasts", thread=thread)
        assert text_of(refused) == f"On this server sessions are played in <#{games.id}>. Please do this there."
    assert world.public() == []
    opened = await command(world.ann, games, "game new", game="zombeasts")
    assert "The lobby is open" in text_of(opened)


async def test_threads_below_an_allowed_channel_are_allowed(world: World) -> None:
    await set_up(world, channels=(world.channel.id,))
    opened = await command(world.ann, world.channel, "game new", game="zombeasts", thread=True)
    assert "The lobby is open" in text_of(opened)


async def test_a_session_does_not_move_to_a_channel_without_games(table: Table) -> None:
    world = table.world
    other = world.guild.create_text_channel("other")
    await set_up(world, channels=(world.channel.id,))
    refused = await command(world.ann, other, "game here", session=table.id)
    assert f"sessions are played in <#{world.channel.id}>" in text_of(refused)
    assert (await table.session()).place.channel == world.channel.id


async def test_nothing_is_shared_in_a_channel_without_games_but_everybody_may_look(table: Table) -> None:
    world = table.world
    other = world.guild.create_text_channel("other")
    await set_up(world, channels=(world.channel.id,))
    for name, options in (("board", {"session": table.id}), ("rules", {"topic": "attack", "game": "zombeasts"})):
        refused = await command(world.ann, other, name, share=True, **options)
        assert "Please do this there" in text_of(refused)
        looked = await command(world.ann, other, name, **options)
        assert looked.ephemeral
        assert "Please do this there" not in text_of(looked)
    assert world.public(other) == []


@pytest.mark.parametrize("openers", [Openers.ROLE, Openers.MANAGERS])
async def test_only_those_who_may_open_a_lobby_and_everybody_may_join(
    world: World, boss: Any, openers: Openers
) -> None:
    role = world.guild.create_role("Hosts")
    carl = world.guild.add_member(world.env.create_user("carl"), roles=[role])
    await set_up(world, openers=openers, role=role.id)
    refused = await command(world.ann, world.channel, "game new", game="zombeasts")
    who = f"<@&{role.id}> and its managers" if openers is Openers.ROLE else "those who manage it"
    assert text_of(refused) == f"On this server {who} open sessions. You can join any lobby."
    by_role = text_of(await command(carl, world.channel, "game new", game="zombeasts", thread=True))
    assert ("The lobby is open" in by_role) is (openers is Openers.ROLE)
    assert "The lobby is open" in text_of(await command(boss, world.channel, "game new", game="zombeasts"))
    table = await Table.newest(world)
    joined = await press(world.ann, table.lobby, label="Join")
    assert "You have seat" in text_of(joined)


async def test_the_offered_thread_of_a_busy_channel_obeys_as_well(table: Table) -> None:
    world = table.world
    offer = await command(world.ann, world.channel, "game new", game="zombeasts")
    await set_up(world, openers=Openers.MANAGERS)
    refused = await press(world.ann, offer.response, label="Open a thread for it")
    assert "those who manage it open sessions" in text_of(refused)


async def test_each_session_gets_a_thread_where_the_server_wishes_it(world: World) -> None:
    await set_up(world, threads=True)
    await command(world.ann, world.channel, "game new", game="zombeasts")
    session = await (await Table.newest(world)).session()
    assert session.place.channel != world.channel.id
    thread = world.env.bot.get_channel(session.place.channel)
    assert thread.parent_id == world.channel.id
    assert not [message for message in world.public() if message.author.bot and message.components]


@pytest.mark.parametrize("thread", [False, True])
async def test_lobbies_begin_with_the_clock_of_the_server(world: World, thread: bool) -> None:
    await set_up(world, pace="slow")
    await command(world.ann, world.channel, "game new", game="zombeasts", thread=thread)
    session = await (await Table.newest(world)).session()
    assert session.terms.pace == PRESETS["slow"]


async def test_boards_call_by_name_where_pings_are_off(world: World, same_deal: None) -> None:
    await set_up(world, pings=False)
    table = await Table.begun(world)
    assert f"<@{world.ann.id}>" not in table.board.content
    assert "ann" in table.board.content
    assert not table.board.mentions


async def test_boards_come_as_text_alone_where_the_server_wishes_it(world: World, same_deal: None) -> None:
    await set_up(world, text_boards=True)
    table = await Table.begun(world)
    assert not table.board.attachments
    assert "could not be drawn" not in words(table.board)
    assert len(words(table.board)) > 300
    panel = await table.act(world.ann)
    assert panel.response.attachments, "the private picture is the player's own matter"


async def test_pictures_follow_the_server_in_public_and_the_player_in_private(
    world: World, same_deal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[bool] = []

    def draw(_: Any, contrast: bool = False) -> bytes:
        drawn.append(contrast)
        return b"\x89PNG\r\n\x1a\n"

    monkeypatch.setattr("cogs.desk.draw", draw)
    await set_up(world, contrast=True)
    for one in (world.ann, world.bob):
        await press(one, (await command(one, world.channel, "settings")).response, custom_id="s1:dms")
    table = await Table.begun(world)
    assert drawn == [True]
    await table.act(world.ann)
    assert drawn[1:] == [False]
    card = await command(world.ann, world.channel, "settings")
    changed = await press(world.ann, card.response, label="High contrast")
    assert "high contrast" in text_of(changed)
    await command(world.ann, world.channel, "hand")
    await command(world.ann, world.channel, "board")
    await command(world.bob, world.channel, "board")
    assert drawn[2:] == [True, True, False]


def test_only_one_module_opens_lobbies_and_it_asks_the_server() -> None:
    folder = Path(cogs.__file__).parent
    opening = [
        file.relative_to(folder).as_posix() for file in folder.rglob("*.py") if "open_lobby(" in file.read_text()
    ]
    assert opening == ["rooms.py"]
    assert (folder / "rooms.py").read_text().count("await check_opening(") == 2
