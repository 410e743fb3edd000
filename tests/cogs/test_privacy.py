"""`/privacy` from the card to the public word that a seat has passed on."""

from __future__ import annotations

import pytest

from sessions import find
from sessions.values import PlayerSettings, Status
from tests.kit import Table, World, command, labels, press, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_the_card_says_what_is_kept_and_asks_back_before_anything_goes(table: Table) -> None:
    world = table.world
    card = await command(world.ann, world.channel, "privacy")
    assert card.ephemeral
    assert "Your account number and display name" in text_of(card)
    asked = await press(world.ann, card.response, label="Delete my data")
    assert "You hold a seat in 1 session." in text_of(asked)
    back = await press(world.ann, asked.response, label="Back")
    assert "What I keep of you" in text_of(back)
    assert (await table.session()).seat_of(world.ann.id) == 0


async def test_a_deleted_player_leaves_the_seat_to_the_computer_and_everybody_reads_it(table: Table) -> None:
    world = table.world
    await find.save_settings(world.house, world.ann.id, PlayerSettings(contrast=True))
    card = await command(world.ann, world.channel, "privacy")
    asked = await press(world.ann, card.response, label="Delete my data")
    done = await press(world.ann, asked.response, label="Delete my data now")
    assert "Your data is deleted." in text_of(done)
    assert labels(done.response) == []
    assert "The computer plays seat ● from now on." in "\n".join(words(one) for one in world.public())
    session = await table.session()
    assert (session.status, session.holders[0].computer, session.host) == (Status.RUNNING, True, world.bob.id)
    assert await find.settings(world.house, world.ann.id) == PlayerSettings()
    assert await table.asked() == [world.bob]


async def test_it_works_in_direct_messages_where_messages_with_buttons_are_forgotten_too(table: Table) -> None:
    world = table.world
    assert any(one.components for one in world.messages(world.ann))
    card = await world.ann.user.slash("privacy")
    asked = await world.ann.user.click(card.response, label="Delete my data")
    done = await world.ann.user.click(asked.response, label="Delete my data now")
    assert "Your data is deleted." in text_of(done)
    turns = [one for one in world.messages(world.ann) if f"session {table.id}" in words(one)]
    assert turns
    assert not any(one.components for one in turns)


async def test_in_an_ended_session_the_seat_has_no_name_any_more(world: World) -> None:
    table = await Table.begun(world)
    for player in (world.ann, world.bob):
        await command(player, world.channel, "game end", reason="it rains")
    card = await command(world.ann, world.channel, "privacy")
    asked = await press(world.ann, card.response, label="Delete my data")
    assert "You hold no seat at present." in text_of(asked)
    await press(world.ann, asked.response, label="Delete my data now")
    status = text_of(await command(world.bob, world.channel, "game info"))
    assert "ann" not in status
    assert "Former player" in status
    assert "bob" in status
    assert (await table.session()).host == 0
