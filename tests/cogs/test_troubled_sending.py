"""When the platform is out of order for a while: nobody is asked twice, and nobody is left in the dark."""

from __future__ import annotations

import pytest

from tests.kit import Table, command, ids_of, labels, leaves, press, text_of, use, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
ASKS = "asks for a pause of 3 days"


async def test_b29_a_channel_out_of_order_has_nobody_asked_twice_by_direct_message(table: Table) -> None:
    world = table.world
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=5)
    await command(world.ann, world.channel, "game pause", days=3)
    await world.env.advance_time(2_000)
    private = [message for message in world.messages(world.bob) if ASKS in words(message)]
    assert len(private) == 1
    await press(world.bob.user, private[0], label="Agree")
    for message in (*world.messages(world.bob), *world.public()):
        if ASKS in words(message):
            assert labels(message) == []
            assert words(message).count("✔ Settled: agreed.") == 1


async def test_b47_a_host_who_cannot_be_told_at_once_is_told_later(table: Table) -> None:
    world = table.world
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50001, times=None)
    world.env.inject_error("POST", f"/channels/{world.ann.user.dm_channel.id}/messages", status=503, times=8)
    await command(world.ann, world.channel, "move", action=(await table.question(world.ann)).offers[0].text)
    await command(world.ann, world.channel, "game pause", days=3)
    await world.env.advance_time(4_000)
    told = [message for message in world.messages(world.ann) if "The session is safe" in message.content]
    assert len(told) == 1


async def test_b43_a_session_that_is_ended_takes_the_menus_of_its_direct_messages_along(table: Table) -> None:
    world = table.world
    (message,) = world.messages(world.ann)
    assert ids_of(message)
    await command(world.ann, world.channel, "game end", reason="no time")
    await command(world.bob, world.channel, "game end", reason="no time")
    assert not await table.running()
    (message,) = world.messages(world.ann)
    assert ids_of(message) == []


async def test_a_number_typed_for_a_list_that_is_gone_plays_nothing(table: Table) -> None:
    world, ann = table.world, table.world.ann
    panel = (await table.act(ann)).response
    form = await press(ann, panel, label="Type it")
    texts = [offer.text for offer in (await table.question(ann)).offers]
    await command(ann, world.channel, "move", action=texts[0])
    before = await table.look(ann)
    refused = await ann.submit_modal(form, {"action": "1"})
    after = await table.look(ann)
    assert refused.acknowledged
    assert (after.session.revision, after.draft) == (before.session.revision, before.draft)


async def test_whoever_presses_on_a_message_that_is_taken_away_meanwhile_gets_the_answer_beside_it(
    table: Table,
) -> None:
    ann = table.world.ann
    panel = (await table.act(ann)).response
    table.world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    result = await use(ann, panel, leaves(panel)[0])
    assert "Not played yet" in text_of(result)
    assert "went wrong" not in text_of(result)
    assert result.followups[-1].flags.ephemeral
