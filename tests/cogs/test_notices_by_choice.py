"""Notices as each player chose: one message a day, “you are next”. Requirements B23, B27, B28, B30."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.encode import to_send
from cogs.screens.lists import Entry, digest_card
from sessions.clocks.calls import calls_of
from tests.cogs.test_publisher import end_turn, sends, switch_messages_off
from tests.cogs.test_time import DAY, HOUR, Watch
from tests.kit import Table, World, choose, command, labels, leaves, press, text_of, use, walk, words
from tests.kit import components as parts_of

pytestmark = pytest.mark.usefixtures("plain_pictures")
NEXT = "You are next in Zombeasts"
URL = "https://discord.com/channels/1/2/3"


@pytest.fixture
def watch(world: World) -> Watch:
    return Watch(world)


async def once_a_day(watch: Watch, player: Any, hour: int) -> Any:
    """Choose an hour on the card of calls."""
    card = await command(player, watch.world.channel, "settings")
    card = await press(player, card.response, label="Calls and vacation")
    return await choose(player, card.response, "s1:digest", str(hour))


async def say_when_next(world: World, player: Any) -> None:
    card = await command(player, world.channel, "vacation")
    card = await press(player, card.response, label="Say when I am next")
    assert "said when the seat before yours is asked" in text_of(card)


def told_next(world: World, player: Any) -> list[Any]:
    return [message for message in world.messages(player) if NEXT in words(message)]


async def test_b28_one_message_a_day_takes_the_place_of_a_notice_per_turn(watch: Watch, same_deal: None) -> None:
    world = watch.world
    watch.now -= watch.now % DAY - 12 * HOUR
    card = await once_a_day(watch, world.ann, 18)
    assert "once a day at 18:00" in text_of(card)
    first = await Table.begun(world)
    assert world.ann.mention not in first.board.content
    assert not world.ann.user.dm_channel or not world.messages(world.ann)
    second = world.guild.create_text_channel("second")
    await command(world.ann, second, "game new", game="zombeasts", pace="fast")
    lobby = world.public(second)[-1]
    await press(world.bob, lobby, label="Join")
    await press(world.ann, lobby, label="Start with 2")
    await watch.passes(6 * HOUR - 60)
    assert not world.ann.user.dm_channel or not world.messages(world.ann)
    await watch.passes(60)
    (message,) = world.messages(world.ann)
    listed = [line for line in words(message).splitlines() if "<#" in line]
    assert "2 sessions wait for you" in words(message)
    places = [line.rpartition(" ")[2] for line in listed]
    assert places == [second.mention, world.channel.mention], "least time first"
    assert len([part for part in walk(parts_of(message)) if "url" in part]) == 2
    await watch.passes(HOUR)
    assert len(world.messages(world.ann)) == 1
    assert not world.messages(world.bob) or "wait for you" not in words(world.messages(world.bob)[-1])


def test_b45_many_sessions_fit_into_one_message() -> None:
    entries = [Entry(f"▶ Game · {n} · waits for you · <#{n}>" + "x" * 90, f"Game · {n}", URL) for n in range(60)]
    view = to_send(digest_card("60 sessions wait for you", entries))["view"]
    links = [one for one in view.walk_children() if getattr(one, "url", None)]
    assert len(links) == 25


async def test_b28_nothing_is_said_where_nothing_waits(watch: Watch, same_deal: None) -> None:
    world = watch.world
    watch.now -= watch.now % DAY - 12 * HOUR
    await once_a_day(watch, world.bob, 13)
    table = await Table.begun(world)
    assert await table.asked() == [world.ann]
    await watch.passes(HOUR)
    await end_turn(table)
    await watch.passes(HOUR)
    assert not world.bob.user.dm_channel or not world.messages(world.bob)
    card = await choose(world.bob, (await once_a_day(watch, world.bob, 14)).response, "s1:digest", "each")
    assert "each at once" in text_of(card)
    assert (await calls_of(world.house, world.bob.id)).digest is None


async def test_b23_closed_messages_cost_a_line_in_the_channel(watch: Watch, same_deal: None) -> None:
    world = watch.world
    watch.now -= watch.now % DAY - 12 * HOUR
    await once_a_day(watch, world.ann, 13)
    await Table.begun(world)
    dms = await world.env.bot.create_dm(world.env.bot.get_user(world.ann.id) or world.ann.user)
    world.env.inject_error("POST", f"/channels/{dms.id}/messages", status=403, code=50007, times=None)
    await watch.passes(HOUR)
    line = world.public()[-1]
    assert words(line).startswith(f"{world.ann.mention}, 1 session waits for you. /mygames")
    await watch.passes(HOUR)
    assert world.public()[-1].id == line.id


async def test_who_is_next_is_told_once_and_the_word_goes_when_the_turn_comes(table: Table) -> None:
    world = table.world
    await say_when_next(world, world.bob)
    await say_when_next(world, world.ann)
    await end_turn(table)
    await end_turn(table)
    assert await table.asked() == [world.ann]
    (word,) = told_next(world, world.bob)
    assert labels(word) == ["Hand"]
    assert told_next(world, world.ann) == [], "hers went when her turn came"
    before = len(sends(world.env, world.bob.user.dm_channel.id))
    panel = await table.act(world.ann)
    await use(world.ann, panel.response, random.Random(1).choice(leaves(panel.response)))
    assert len(sends(world.env, world.bob.user.dm_channel.id)) == before, "once, however often she answers"
    while await table.asked() == [world.ann]:
        await end_turn(table)
    assert told_next(world, world.bob) == []
    assert "Your turn in Zombeasts" in words(world.messages(world.bob)[-1])


async def test_b36_the_word_goes_from_whoever_has_left_the_seat(table: Table) -> None:
    world, cleo = table.world, table.world.add("cleo")
    await say_when_next(world, world.bob)
    await say_when_next(world, cleo)
    await end_turn(table)
    await end_turn(table)
    assert len(told_next(world, world.bob)) == 1
    await command(world.bob, world.channel, "game replace")
    offer = next(message for message in world.public() if "Take this seat" in labels(message))
    await press(cleo, offer, label="Take this seat")
    assert told_next(world, world.bob) == []
    assert len(told_next(world, cleo)) == 1


async def test_the_word_goes_with_the_session(table: Table) -> None:
    world = table.world
    await say_when_next(world, world.bob)
    await end_turn(table)
    await end_turn(table)
    assert len(told_next(world, world.bob)) == 1
    for player in (world.ann, world.bob):
        await command(player, world.channel, "game end", reason="it rains")
    assert not await table.running()
    assert told_next(world, world.bob) == []


async def test_b27_without_messages_the_word_stands_in_the_channel_and_nobody_else_gets_one(table: Table) -> None:
    world = table.world
    await switch_messages_off(world, world.bob, world.ann)
    await say_when_next(world, world.bob)
    await end_turn(table)
    await end_turn(table)
    line = world.public()[-1]
    assert words(line) == f"{world.bob.mention}, you are next in Zombeasts."
    while await table.asked() == [world.ann]:
        await end_turn(table)
    assert line.id not in [message.id for message in world.public()]
    assert not [message for message in world.public() if "you are next" in words(message)]
