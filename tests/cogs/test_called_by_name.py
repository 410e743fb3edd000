"""Where a server wants no mentions, nobody is mentioned: neither by a request nor by a reminder."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sessions import find
from sessions.guilds import GuildSettings, save_guild_settings
from tests.cogs.test_time import DAY, Watch, with_clock
from tests.kit import World, command, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_requests_and_reminders_call_by_name_where_pings_are_off(world: World, same_deal: None) -> None:
    watch = Watch(world)
    await save_guild_settings(world.house, world.guild.id, GuildSettings(pings=False))
    for player in world.people.values():
        settings = await find.settings(world.house, player.id)
        await find.save_settings(world.house, player.id, replace(settings, dms=False))
    await with_clock(world)
    await watch.passes(1.5 * DAY)
    await command(world.ann, world.channel, "game pause", days=3)
    said = [words(message) for message in world.public()]
    assert any("asks for a pause" in one for one in said)
    assert any("your time in Zombeasts ends" in one and "ann" in one for one in said)
    assert not any(player.mention in one for player in world.people.values() for one in said)
    assert not any(message.mentions for message in world.public())
