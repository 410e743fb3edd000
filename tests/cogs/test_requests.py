"""Requests reach those asked in the place of their choice, and count wherever they are answered; B29."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from sessions import find
from tests.kit import Table, World, command, labels, press, quit_game, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
ASKS = "asks for a pause of 3 days"


async def ask(world: World) -> discord.Message:
    """Ann asks for a pause; the public message that asks for consent."""
    await command(world.ann, world.channel, "game pause", days=3)
    return next(message for message in world.public() if ASKS in words(message))


def asking(world: World, player: Any) -> list[discord.Message]:
    """The direct messages that ask a player, or did."""
    return [message for message in world.messages(player) if ASKS in words(message)]


@pytest.fixture
async def three(world: World, same_deal: None) -> Table:
    world.add("cleo")
    return await Table.begun(world, "bob", "cleo")


async def test_b29_a_request_comes_by_direct_message_as_well_and_the_answer_there_counts(table: Table) -> None:
    world = table.world
    public = await ask(world)
    assert world.bob.mention in public.content
    (private,) = asking(world, world.bob)
    assert f"You are asked in Zombeasts, session {table.id}" in words(private)
    assert labels(private) == ["Agree", "Refuse"]
    assert not asking(world, world.ann), "whoever asks has agreed"
    assert "It is settled" in text_of(await press(world.bob.user, private, label="Agree"))
    assert (await table.session()).paused is not None
    for message in (*asking(world, world.bob), *(one for one in world.public() if one.id == public.id)):
        assert labels(message) == []
        assert "✔ Settled: agreed." in words(message)


async def test_b29_an_answer_in_the_channel_closes_the_direct_message(table: Table) -> None:
    world = table.world
    await press(world.bob, await ask(world), label="Refuse")
    (private,) = asking(world, world.bob)
    assert labels(private) == []
    assert "✔ Settled: refused." in words(private)


async def test_b29_while_others_are_asked_only_the_own_message_is_closed(three: Table) -> None:
    world = three.world
    public = await ask(world)
    await press(world.bob, public, label="Agree")
    assert "others are still asked" in words(asking(world, world.bob)[0])
    assert labels(asking(world, world.cleo)[0]) == ["Agree", "Refuse"]
    assert labels(next(one for one in world.public() if one.id == public.id)) == ["Agree", "Refuse"]


async def test_b27_who_takes_no_messages_is_asked_in_the_channel_alone(table: Table) -> None:
    world = table.world
    settings = await find.settings(world.house, world.bob.id)
    await find.save_settings(world.house, world.bob.id, replace(settings, dms=False))
    assert world.bob.mention in (await ask(world)).content
    assert not asking(world, world.bob)


async def test_b23_closed_messages_cost_nothing(table: Table) -> None:
    world = table.world
    dm = world.bob.user.dm_channel
    world.env.inject_error("POST", f"/channels/{dm.id}/messages", status=403, code=50007)
    public = await ask(world)
    assert not asking(world, world.bob)
    assert "It is settled" in text_of(await press(world.bob, public, label="Agree"))


async def test_b36_whoever_has_left_the_seat_is_asked_no_more(three: Table) -> None:
    world = three.world
    await ask(world)
    await quit_game(world.bob, world.channel)
    (private,) = asking(world, world.bob)
    assert labels(private) == []
    assert "no longer yours" in words(private)


async def test_no_words_about_anybody_are_kept_with_a_request(table: Table) -> None:
    world = table.world
    await ask(world)
    kept = await find.recall(world.house, f"asking:{table.id}")
    assert kept
    assert "pause" not in kept
    await press(world.bob, next(one for one in world.public() if ASKS in words(one)), label="Refuse")
    assert await find.recall(world.house, f"asking:{table.id}") == "[]"


async def test_b29_whoever_is_offered_a_seat_is_called_and_a_taken_one_is_offered_no_more(table: Table) -> None:
    world = table.world
    cleo = world.add("cleo")
    await world.ann.slash(world.channel, "game replace", player=cleo)
    offer = next(message for message in world.public() if "Take this seat" in labels(message))
    assert offer.content.startswith(cleo.mention)
    await press(cleo, offer, label="Take this seat")
    taken = next(message for message in world.public() if message.id == offer.id)
    assert labels(taken) == []
    assert "✔ The seat is taken." in words(taken)


async def test_an_offer_is_withdrawn_by_one_press_and_its_message_says_so(table: Table) -> None:
    world = table.world
    await command(world.ann, world.channel, "game replace")
    offer = next(message for message in world.public() if "Take this seat" in labels(message))
    assert "Only who holds the seat" in text_of(await press(world.bob, offer, label="Withdraw the offer"))
    kept = await press(world.ann, offer, label="Withdraw the offer")
    assert kept.ephemeral
    assert "nobody can take the seat" in text_of(kept)
    offer = next(message for message in world.public() if message.id == offer.id)
    assert labels(offer) == []
    assert "✔ The offer was withdrawn." in words(offer)
    assert "plays on; the seat is offered no more" in words(world.public()[-1])
