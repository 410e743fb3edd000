"""Answers given on the public board: one press, a private reply, and the right menu afterwards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs import ids
from engines.registry import GAMES
from sessions import play
from tests.kit import Table, World, choose, labels, leaves, text_of, use, walk
from tests.kit import components as parts_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


def menus(message: Any) -> list[dict[str, Any]]:
    """The menus of a message."""
    return [dict(part) for part in walk(parts_of(message)) if "options" in part]


@pytest.fixture
async def drive(world: World, same_deal: None) -> Table:
    """Dogs, at the first drive."""
    return await Table.begun(world, game="dogs")


async def test_1_6_a_driving_turn_takes_one_press_on_the_board(drive: Table) -> None:
    (driver,) = await drive.asked()
    board = drive.board
    (menu,) = menus(board)
    assert menu["placeholder"].endswith(f"({len(menu['options'])})")
    assert labels(board) == ["Stay at the centre", "Act", "ARC", "Rules", "Text"]
    before = (await drive.session()).revision
    done = await choose(driver, board, menu["custom_id"], menu["options"][0]["value"])
    assert done.ephemeral
    assert "✔" in text_of(done)
    assert (await drive.session()).revision == before + 1
    after = drive.board
    assert after.id != board.id
    (other,) = await drive.asked()
    assert other is not driver
    assert menus(after)[0]["custom_id"] != menu["custom_id"], "the next driver's menu"
    assert not menus(next(m for m in drive.world.public() if m.id == board.id)), "the old board has lost its menu"


async def test_b18_others_are_told_privately_whose_menu_it_is(drive: Table) -> None:
    world = drive.world
    carl = world.add("carl")
    (driver,) = await drive.asked()
    other = next(one for name, one in world.people.items() if one is not driver and name != "carl")
    before, messages = await drive.session(), len(world.public())
    for stranger, told in ((other, f"{driver.name}'s turn"), (carl, "You are watching")):
        refused = await use(stranger, drive.board, leaves(drive.board)[0])
        assert refused.ephemeral
        assert told in text_of(refused)
        assert "done already" not in text_of(refused)
    assert await drive.session() == before
    assert len(world.public()) == messages


async def test_b14_a_menu_that_was_answered_elsewhere_shows_what_is_asked_now(drive: Table) -> None:
    (driver,) = await drive.asked()
    board, leaf = drive.board, leaves(drive.board)[0]
    stored = drive.world.env.backend.get_message(board.channel.id, board.id)
    had = stored.components
    await use(driver, (await drive.act(driver)).response, leaves((await drive.act(driver)).response)[0])
    stored.components = had
    before = await drive.session()
    late = await use(driver, board, leaf)
    assert "That is done already" in text_of(late)
    assert await drive.session() == before


async def test_the_board_offers_what_is_asked_now_while_the_same_seat_goes_on(drive: Table) -> None:
    luck = random.Random("goes on")
    seen: set[str] = set()
    while await drive.running() and len(seen) < 6:
        look = await play.look(drive.world.house, drive.id, None)
        board, question = drive.board, look.open_question
        if question is None:
            assert not leaves(board)
        else:
            seen.add(question.decision.kind)
            stands = {ids.PressId.read(custom_id).decision for custom_id, _ in leaves(board)}
            assert stands == {question.decision.id}
        player = luck.choice(await drive.asked())
        panel = (await drive.act(player)).response
        await use(player, panel, luck.choice(leaves(panel)))
    assert {"drive", "send", "arrange"} <= seen


async def test_a_secret_question_leaves_the_board_as_it_was(table: Table) -> None:
    assert not leaves(table.board)
    assert labels(table.board) == ["Act", "Hand", "Rules", "Text"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_session_is_played_from_the_board_wherever_it_offers_something(
    world: World, game: str
) -> None:
    table = await Table.begun(world, game=game)
    luck = random.Random(f"board {game}")
    from_board = 0
    while await table.running():
        board = table.board
        if not leaves(board):
            player = luck.choice(await table.asked())
            panel = (await table.act(player)).response
            await use(player, panel, luck.choice(leaves(panel)))
            continue
        look = await play.look(world.house, table.id, None)
        assert look.open_question is not None
        holder = look.session.holders[look.open_question.decision.seat].player
        player = next(one for one in world.people.values() if holder and one.id == holder.id)
        done = await use(player, board, luck.choice(leaves(board)))
        assert done.ephemeral
        while (await table.session()).revision == look.session.revision:
            held = "Not played yet" in text_of(done) or "⚠" in text_of(done)
            assert held, "what was not played is a draft, or asked back, in a panel of one's own"
            done = await use(player, done.response, luck.choice(leaves(done.response)))
        from_board += 1
    assert from_board > 3 or game == "zombeasts", "what is open in Zombeasts is folded into a private menu"
    assert " is over: " in table.board.content
    assert not leaves(table.board)


@pytest.mark.parametrize("game", GAMES)
async def test_b28_the_direct_message_of_a_turn_is_one_and_its_menu_answers(world: World, game: str) -> None:
    table = await Table.begun(world, game=game)
    for player in await table.asked():
        (message,) = world.messages(player)
        assert leaves(message)
        before = (await table.session()).revision
        done = await use(player.user, message, leaves(message)[0])
        assert (await table.session()).revision > before or "Not played yet" in text_of(done)
        assert done.response.id == message.id, "the message itself goes on"
