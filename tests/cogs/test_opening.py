"""Opening a session where not all is as it should be: a slip, a place without threads, a busy channel."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from cogs import ids
from cogs.press.item import other_than
from cogs.rooms import Wanted
from engines.core import Chosen
from sessions import find
from tests.kit import Table, World, command, press, text_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


def threads_made(world: World) -> list[Any]:
    """The calls that opened a thread."""
    return [one for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/threads")]


async def test_a_mistyped_edition_is_named_as_such_and_leaves_no_empty_thread(world: World) -> None:
    refused = await command(world.ann, world.channel, "game new", game="dogs", pack="golden", thread=True)
    assert "I do not know the edition golden of this game. You can choose" in text_of(refused)
    assert threads_made(world) == []


async def test_the_clock_that_was_chosen_goes_along_into_the_thread_of_a_busy_channel(table: Table) -> None:
    world = table.world
    offer = await command(world.ann, world.channel, "game new", game="dogs", pace="2d+6h/4d")
    await press(world.ann, offer.response, label="Open a thread for it")
    opened = (await find.active(world.house))[-1]
    assert opened.place.channel != world.channel.id
    assert opened.terms.pace is not None


async def test_a_thread_within_a_thread_is_refused_for_what_it_is(world: World) -> None:
    await command(world.ann, world.channel, "game new", game="dogs", thread=True)
    (thread,) = world.channel.threads
    refused = await command(world.ann, thread, "game new", game="dogs", thread=True)
    assert "Threads can be opened in text channels only" in text_of(refused)


async def test_a_thread_in_which_nothing_could_be_posted_is_not_opened(world: World) -> None:
    mute = world.guild.create_text_channel(
        "mute", overwrites={world.guild.default_role: discord.PermissionOverwrite(send_messages_in_threads=False)}
    )
    refused = await command(world.ann, mute, "game new", game="dogs", thread=True)
    assert "I need more rights in this channel" in text_of(refused)
    assert threads_made(world) == []


@pytest.mark.expects_errors  # the simulated platform does not say who owns such a thread
async def test_an_announcement_channel_has_threads_of_its_own_kind(world: World) -> None:
    await command(world.ann, world.guild.create_news_channel("news"), "game new", game="dogs", thread=True)
    (call,) = threads_made(world)
    assert call.json["type"] == discord.ChannelType.news_thread.value


@pytest.mark.parametrize("seat", [-1, 9])
async def test_a_seat_that_is_not_there_is_given_to_nobody(table: Table, seat: int) -> None:
    world = table.world
    boss = world.guild.add_member(
        world.env.create_user("boss"), roles=[world.guild.create_role("M", permissions=discord.Permissions(32))]
    )
    refused = await command(boss, world.channel, "game replace", seat=seat, computer=True)
    assert "there is no such seat" in text_of(refused)
    assert not any(holder.computer for holder in (await table.session()).holders)


@pytest.mark.parametrize("pack", [None, "kibble-2"])
@pytest.mark.parametrize("pace", ["", "daily", "2d+6h/4d"])
def test_what_was_wanted_is_written_into_a_button_and_read_back(pack: str | None, pace: str) -> None:
    wanted = Wanted("dogs_bond", pack, (Chosen("pace", pace),) if pace else ())
    id_ = ids.LobbyId.read(str(ids.LobbyId("k3f9a", "thread", str(wanted))))
    assert Wanted.read(id_.argument) == wanted


@pytest.mark.parametrize("text", ["p1:k3f9a:1:2:zz0.0.r", "b1:k3f9a", "l1:", "q1:k3f9a:7:perhaps", "zz:1", "x\n"])
def test_b10_an_id_that_begins_like_ours_and_goes_on_otherwise_is_answered_too(text: str) -> None:
    templates = [kind.TEMPLATE for kind in ids.KINDS]
    assert not any(re.fullmatch(template, text) for template in templates)
    assert re.fullmatch(other_than(templates), text)
    assert not re.fullmatch(other_than(templates), "b1:k3f9a:act")


async def test_a_seat_is_not_offered_to_a_bot(table: Table) -> None:
    world = table.world
    machine = world.guild.add_member(world.env.create_user("machine", bot=True))
    refused = await world.ann.slash(world.channel, "game replace", player=machine)
    assert "/game replace computer:True" in text_of(refused)
    assert all(holder.invited is None for holder in (await table.session()).holders)
