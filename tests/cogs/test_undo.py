"""Steps back and seats in new hands, as people see them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, World, command, labels, leaves, press, text_of, use, words

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def drive(table: Table) -> tuple[Any, Any]:
    """Whoever is asked drives somewhere; the player and what the panel says then."""
    (player,) = await table.asked()
    text = next(o.text for o in (await table.question(player)).offers if o.text.startswith("move"))
    answer = await command(player, table.world.channel, "move", action=text)
    assert "✔" in text_of(answer), text_of(answer)
    return player, answer.response


@pytest.fixture
async def dogs(world: World) -> Table:
    return await Table.begun(world, game="dogs")


async def test_b8_a_drive_is_taken_back_from_its_receipt(dogs: Table) -> None:
    (before,) = await dogs.asked()
    player, receipt = await drive(dogs)
    assert player is before
    assert "Undo" in labels(receipt)
    old = dogs.board
    back = await press(player, receipt, label="Undo")
    assert "Taken back" in words(back.response)
    assert leaves(back.response), "the question is open again"
    assert await dogs.asked() == [player]
    assert dogs.board.id != old.id, "the board is posted anew"
    (stripped,) = (message for message in dogs.world.public() if message.id == old.id)
    assert labels(stripped) == []


async def test_b8_beyond_the_barrier_the_others_are_asked(dogs: Table) -> None:
    first, _ = await drive(dogs)
    second, _ = await drive(dogs)
    assert first is not second
    refused = await command(first, dogs.world.channel, "undo")
    assert "cannot simply be taken back" in text_of(refused)
    assert second.name in text_of(refused)
    asked = await press(first, refused.response, label="Ask for it")
    assert "I have asked" in words(asked.response)


async def test_a_button_from_before_the_undo_is_outdated(dogs: Table) -> None:
    (player,) = await dogs.asked()
    panel = (await dogs.act(player)).response
    leaf = leaves(panel)[0]
    text = (await dogs.question(player)).offers[0].text
    await command(player, dogs.world.channel, "move", action=text)
    await command(player, dogs.world.channel, "undo")
    before = await dogs.session()
    late = await use(player, panel, leaf)
    assert "done already" in words(late.response)
    assert (await dogs.session()).revision == before.revision


async def test_an_undo_takes_what_is_laid_out_first(table: Table) -> None:
    ann = table.world.ann
    panel = (await table.act(ann)).response
    await use(ann, panel, leaves(panel)[0])
    assert (await table.look(ann)).draft.steps
    await command(ann, table.world.channel, "undo")
    assert not (await table.look(ann)).draft.steps


async def test_b37_the_host_goes_back_for_a_public_reason(dogs: Table) -> None:
    for _ in range(3):
        await drive(dogs)
    others = await command(dogs.world.bob, dogs.world.channel, "game rewind", steps=2, reason="a slip")
    assert dogs.world.ann.mention in text_of(others)
    far = await command(dogs.world.ann, dogs.world.channel, "game rewind", steps=99, reason="a slip")
    assert "3 steps" in text_of(far)
    done = await command(dogs.world.ann, dogs.world.channel, "game rewind", steps=2, reason="a slip")
    assert "Done" in text_of(done)
    assert len(await dogs.world.house.store.entries(dogs.id)) == 2


async def test_b36_a_seat_that_is_taken_has_its_hand_and_its_old_buttons(table: Table) -> None:
    world = table.world
    ann, cleo = world.ann, world.add("cleo")
    panel = (await table.act(ann)).response
    offered = await command(ann, world.channel, "game replace")
    assert "Offered" in text_of(offered)
    offer = next(message for message in world.public() if "Take this seat" in labels(message))
    await press(cleo, offer, label="Take this seat")
    assert await table.asked() == [cleo]
    assert "cleo" in table.board.content
    gone = await use(ann, panel, leaves(panel)[0])
    assert "watching" in words(gone.followups[0])
    assert leaves((await table.act(cleo)).response)


async def test_b8_all_agree_and_the_board_goes_back(dogs: Table) -> None:
    first, _ = await drive(dogs)
    second, _ = await drive(dogs)
    asked = await command(first, dogs.world.channel, "undo")
    await press(first, asked.response, label="Ask for it")
    request = next(message for message in dogs.world.public() if "Agree" in labels(message))
    assert second.mention in request.content
    assert "went on" in request.content or "answered" in request.content
    await press(second, request, label="Agree")
    assert await dogs.asked() == [first]
    assert any("took 2 steps back" in message.content for message in dogs.world.public())
