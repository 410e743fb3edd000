"""A server lets those who watch from elsewhere see its sessions late."""

from __future__ import annotations

from typing import Any

import pytest

from sessions.guilds import GuildSettings, Lag, guild_settings, save_guild_settings
from tests.cogs.test_publisher import end_turn
from tests.kit import Table, choose, command, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
LATE = "you see the table as it was a turn ago"


async def shown(player: Any, channel: Any, table: Table, name: str) -> str:
    return text_of(await command(player, channel, name, session=table.id))


async def test_who_watches_from_elsewhere_sees_a_turn_late_what_players_and_readers_see_at_once(
    table: Table,
) -> None:
    world, carl = table.world, table.world.add("carl")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await end_turn(table)
    before = {name: await shown(carl, elsewhere, table, name) for name in ("board", "log", "game replay")}
    exported = await command(carl, elsewhere, "game export", session=table.id)
    old = await exported.response.attachments[0].read()
    await save_guild_settings(world.house, world.guild.id, GuildSettings(lag=Lag.TURN))
    await end_turn(table)
    for name, text in before.items():
        now = await shown(carl, elsewhere, table, name)
        kept = slice(0, 2) if name == "board" else slice(None)  # a board that is late tells its turn as well
        assert now.splitlines()[kept] == text.splitlines()[kept], name
        assert (LATE in now) is (name == "board")
        for player, channel in ((carl, world.channel), (world.ann, elsewhere)):
            assert await shown(player, channel, table, name) != text, f"{name} at once"
    exported = await command(carl, elsewhere, "game export", session=table.id)
    assert await exported.response.attachments[0].read() == old
    text = await command(carl, elsewhere, "board", session=table.id, text=True)
    assert LATE in text_of(text)
    await command(carl, elsewhere, "board", session=table.id, share=True)
    assert LATE in words(world.public(elsewhere)[-1])


async def test_managers_choose_it_on_the_card(table: Table) -> None:
    world = table.world
    boss = world.guild.add_member(world.guild.owner)
    card = await command(boss, world.channel, "server settings")
    assert "sees the table at once" in text_of(card)
    card = await choose(boss, card.response, "g1:lag", "hour")
    assert "sees it an hour late" in text_of(card)
    assert (await guild_settings(world.house, world.guild.id)).lag is Lag.HOUR
