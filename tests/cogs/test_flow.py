"""Whole sessions, from the lobby to the winner."""

from __future__ import annotations

import random

import discord

from sessions.values import Status
from tests.kit import Table, World, command, labels, press, text_of, words


async def test_a_lobby_opens_fills_and_starts(world: World) -> None:
    table = await Table.open(world)
    assert labels(table.lobby) == [
        "Join", "Leave", "Add a computer", "Remove a computer",
        "Start with 1", "Options", "About this edition", "Close this lobby",
    ]  # fmt: skip
    joined = await press(world.bob, table.lobby, label="Join")
    assert "You have seat" in text_of(joined)
    assert joined.followups[0].ephemeral
    assert "bob" in words(table.lobby)
    await press(world.ann, table.lobby, label="Start with 2")
    assert table.board.attachments[0].description
    png = await table.board.attachments[0].read()
    assert png.startswith(b"\x89PNG")


async def test_two_players_press_a_whole_session_to_its_winner(table: Table, plain_pictures: None) -> None:
    luck = random.Random("buttons")
    turns = 0
    while await table.running():
        (player,) = await table.asked()
        assert f"{player.name} it is your turn" in table.board.content
        await table.play_turn(player, luck)
        turns += 1
    board = table.board
    assert "Zombeasts is over" in board.content
    assert all(one.mention in board.content for one in table.world.people.values())
    assert "Deal check" in words(board)
    assert "equal" in words(board)
    assert (await table.session()).status is Status.OVER
    boards = [m for m in table.world.public() if m.attachments]
    assert len(boards) == turns + 1, "one board for the deal and one for each turn"
    assert [m for m in boards if "Act" in labels(m)] == []


async def test_two_players_type_a_whole_session_to_its_winner(table: Table, plain_pictures: None) -> None:
    luck = random.Random("typed")
    while await table.running():
        (player,) = await table.asked()
        question = await table.question(player)
        line = luck.choice(question.offers).text
        answer = await command(player, table.world.channel, "move", action=line)
        assert answer.ephemeral
        assert "✔" in text_of(answer), text_of(answer)
    assert "Zombeasts is over" in table.board.content


async def test_one_player_and_two_computers_play_to_the_end(world: World, plain_pictures: None) -> None:
    table = await Table.open(world)
    for _ in range(2):
        await press(world.ann, table.lobby, label="Add a computer")
    await press(world.ann, table.lobby, label="Start with 3")
    luck = random.Random("alone")
    while await table.running():
        assert await table.asked() == [world.ann]
        await table.play_turn(world.ann, luck)
    assert "Zombeasts is over" in table.board.content


async def test_a_drawing_plan_is_one_line(table: Table, plain_pictures: None) -> None:
    ann = table.world.ann
    play = next(o for o in (await table.question(ann)).offers if any("draw" in n.key for n in o.note)).text
    line = f"{play}; " + "; ".join(["draw pile"] * 9)
    answer = await command(ann, table.world.channel, "move", action=line)
    text = text_of(answer)
    assert "Your turn is over" in text
    assert "dropped" in text, "more draws were typed than were due, and that is said"


async def test_a_second_session_lives_in_a_thread_of_its_own(world: World, plain_pictures: None) -> None:
    await Table.open(world)
    refused = await command(world.bob, world.channel, "game new", game="zombeasts")
    assert "A thread has room for the new one" in text_of(refused)
    await press(world.bob, refused.response, label="Open a thread for it")
    (thread,) = world.channel.threads
    assert "Join" in labels(world.public(thread)[-1])


async def test_a_thread_without_a_session_speaks_of_the_channel_above(world: World, plain_pictures: None) -> None:
    table = await Table.begun(world)
    thread = await world.env.bot.get_channel(world.channel.id).create_thread(
        name="chat", type=discord.ChannelType.public_thread
    )
    handle = next(one for one in world.channel.threads if one.id == thread.id)
    hand = await command(world.ann, handle, "hand")
    assert table.id in text_of(hand)
    assert "only you see this" in text_of(hand)
