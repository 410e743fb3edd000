"""What a seat may say without being asked, typed in Discord."""

from __future__ import annotations

from sessions import play
from tests.kit import Table, World, command, text_of, words


async def test_what_is_said_unasked_reaches_its_seat_alone(world: World, plain_pictures: None) -> None:
    table = await Table.begun(world, game="dogs_bond")
    asked = await table.asked()
    other = next(one for one in (world.ann, world.bob) if one not in asked)
    said = await command(other, world.channel, "move", action="bow-policy big")
    assert said.ephemeral
    assert "Your Play Bow is kept for large losses." in text_of(said)
    assert (await play.look(world.house, table.id, other.id)).view.policy == "big"
    assert await table.asked() == asked
    assert not any("Play Bow" in words(message) for message in world.public())


async def test_whoever_is_asked_may_say_it_too_and_stays_asked(world: World, plain_pictures: None) -> None:
    table = await Table.begun(world, game="dogs_bond")
    (one,) = await table.asked()
    question = await table.question(one)
    await command(one, world.channel, "move", action="bow-policy ask")
    assert await table.question(one) == question
