"""Requirements B21 to B28 and B43 to B48: what is said, to whom, and what happens when it cannot be said."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.client import GameBot
from cogs.encode import ACCENT
from cogs.publisher.course import Course, Kind
from cogs.sight import see_board
from sessions import find, lobby, play
from sessions.live import read
from sessions.values import Player, Status
from settings import Settings
from tests.kit import Table, World, choose, command, ids_of, labels, leaves, press, quit_game, text_of, use, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
Make = Callable[[], GameBot]


PARKED = 200.0
"""Seconds beyond the platform's patience: only the test's clock ends such a wait."""


@pytest.fixture
def slow_retries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.publisher.workers.FIRST_PAUSE", PARKED)


async def end_turn(table: Table) -> Any:
    """Play the turn of whoever is asked, by the first choice each time."""
    (player,) = await table.asked()
    result = await table.act(player)
    while leaves(result.response):
        result = await use(player, result.response, leaves(result.response)[0])
    return player


async def switch_messages_off(world: World, *players: Any) -> None:
    for player in players:
        settings = await find.settings(world.house, player.id)
        await find.save_settings(world.house, player.id, replace(settings, dms=False))


def sends(env: Any, channel: int) -> list[Any]:
    """The messages that the bot tried to send to a channel."""
    return [one for one in env.http_requests if (one.method, one.path) == ("POST", f"/channels/{channel}/messages")]


async def test_b21_joining_leaving_computers_and_options_show_in_the_lobby(world: World) -> None:
    table = await Table.open(world)
    await press(world.bob, table.lobby, label="Join")
    assert "bob" in words(table.lobby)
    await press(world.bob, table.lobby, label="Leave")
    assert "bob" not in words(table.lobby)
    await press(world.ann, table.lobby, label="Add a computer")
    assert "■ Computer\n" in words(table.lobby)
    await press(world.ann, table.lobby, label="Add a computer")
    assert {"■ Computer B", "▲ Computer C"} <= set(words(table.lobby).splitlines()), "several are told apart"
    for _ in range(2):
        await press(world.ann, table.lobby, label="Remove a computer")
    assert "Computer" not in words(table.lobby)
    assert len(world.public()) == 1, "one message, edited in place"


async def test_the_computers_opening_turn_is_told_in_the_first_board(world: World) -> None:
    table = await Table.open(world)
    await press(world.ann, table.lobby, label="Add a computer")
    card = await press(world.ann, table.lobby, label="Options")
    await choose(world.ann, card.response, f"l1:{table.id}:set.first", "1")
    await press(world.ann, table.lobby, label="Start with 2")
    boards = [message for message in world.public() if message.attachments]
    assert len(boards) == 1
    assert await table.asked() == [world.ann]
    assert "Computer" in words(boards[0])


async def test_b21_a_player_who_leaves_is_replaced_in_public(table: Table) -> None:
    await quit_game(table.world.bob, table.world.channel)
    assert "The computer plays seat ■ from now on." in words(table.board)


async def test_b21_a_closed_session_says_so(table: Table) -> None:
    for player in (table.world.ann, table.world.bob):
        await command(player, table.world.channel, "game end", reason="it rains")
    assert "was ended by the vote of its players" in words(table.world.public()[-1])
    assert not [m for m in table.world.public() if "Act" in labels(m)]


async def test_b22_a_panel_older_than_its_token_still_changes_in_place(table: Table) -> None:
    panel = (await table.act(table.world.ann)).response
    await table.world.env.advance_time(1000)
    laid = await use(table.world.ann, panel, leaves(panel)[0])
    assert "Not played yet" in words(laid.response)
    assert laid.response.id == panel.id


async def test_b23_closed_messages_cost_nothing(world: World, same_deal: None) -> None:
    env = world.env
    for player in world.people.values():
        path = f"/channels/{player.user.dm_channel.id}/messages"
        env.inject_error("POST", path, status=403, code=50007, times=None)
    table = await Table.begun(world)
    assert world.ann.mention in table.board.content, "who cannot be written to is called in the channel"
    for _ in range(4):
        player = await end_turn(table)
        hand = await press(player, table.board, label="Hand")
        assert hand.ephemeral
        assert "only you see this" in text_of(hand)
    tried = [len(sends(env, player.user.dm_channel.id)) for player in world.people.values()]
    assert tried == [1, 1], "not tried again for days"


async def test_b24_nothing_public_names_what_lies_in_a_hand(table: Table) -> None:
    world = table.world
    for _ in range(6):
        look = await play.look(world.house, table.id, None)
        board = table.board
        said = words(board) + " ".join(a.description or "" for a in board.attachments) + " ".join(ids_of(board))
        said += " ".join(attachment.filename for attachment in board.attachments)
        for player in world.people.values():
            own = await play.look(world.house, table.id, player.id)
            hidden = set(own.view.hand) - set(str(look.view).replace("'", " ").replace(",", " ").split())
            assert not [card for card in hidden if card in said]
        await end_turn(table)


async def test_b24_the_private_panel_is_seen_by_nobody_else(table: Table) -> None:
    world = table.world
    panel = await table.act(world.ann)
    seen = {message.id for message in world.channel.history(viewer=world.bob)}
    assert panel.response.id not in seen
    assert all("hand" not in words(message).lower() for message in world.public())


async def test_b27_exactly_the_seat_that_is_asked_is_written_to(table: Table) -> None:
    world = table.world
    assert [len(world.messages(player)) for player in (world.ann, world.bob)] == [1, 0]
    await end_turn(table)
    assert [len(world.messages(player)) for player in (world.ann, world.bob)] == [1, 1]


async def test_b27_without_messages_exactly_the_seat_that_is_asked_is_pinged(world: World, same_deal: None) -> None:
    await switch_messages_off(world, world.ann, world.bob)
    table = await Table.begun(world)
    assert world.ann.mention in table.board.content
    assert world.bob.mention not in table.board.content
    call = sends(world.env, world.channel.id)[-1].json
    assert call["allowed_mentions"] == {"parse": [], "users": [world.ann.id]}


async def test_b28_one_notice_per_turn_in_one_place(table: Table) -> None:
    world = table.world
    for turn in range(1, 5):
        messages = sum(len(world.messages(player)) for player in world.people.values())
        assert messages == turn
        assert "<@" not in table.board.content, "who was written to is not pinged"
        await end_turn(table)


async def test_b28_a_restart_repeats_no_notice(table: Table, make_bot: Make) -> None:
    world = table.world
    await world.env.bot.close_house()
    await world.env.restart_bot(make_bot())
    assert len(world.messages(world.ann)) == 1
    assert len([m for m in world.public() if "Act" in labels(m)]) == 1


async def test_a_message_is_the_panel_and_becomes_the_receipt(table: Table) -> None:
    ann, world = table.world.ann, table.world
    (message,) = world.messages(ann)
    assert message.attachments[0].description
    result = await use(ann.user, message, leaves(message)[0])
    while leaves(result.response):
        result = await use(ann.user, result.response, leaves(result.response)[0])
    assert "Your turn is over" in words(world.messages(ann)[0])


async def test_the_story_of_a_first_turn_begins_with_the_session_and_later_with_the_own_turn(table: Table) -> None:
    world = table.world
    await end_turn(table)
    first = words(world.messages(world.bob)[-1])
    assert "So far:" in first
    assert "Since your last turn:" not in first
    await end_turn(table)
    assert "Since your last turn:" in words(world.messages(world.ann)[-1])


async def test_a_message_answered_elsewhere_loses_its_menus(table: Table) -> None:
    await end_turn(table)
    assert not leaves(table.world.messages(table.world.ann)[0])


async def test_b42_no_frame_is_pure_black(table: Table) -> None:
    assert ACCENT > 0x101010
    assert all(embed.colour is not None and embed.colour.value == ACCENT for embed in table.board.embeds)


async def test_b43_old_boards_lose_their_buttons_and_the_newest_is_last(table: Table) -> None:
    for _ in range(3):
        await end_turn(table)
    with_buttons = [message for message in table.world.public() if "Act" in labels(message)]
    assert with_buttons == [table.world.public()[-1]]


async def test_b43_a_started_lobby_leads_to_the_board(table: Table) -> None:
    first = table.world.public()[0]
    assert "has begun" in words(first)
    assert labels(first) == ["Go to the board"]


async def test_b44_no_address_of_an_upload_is_stored(table: Table, bot_settings: Settings) -> None:
    await end_turn(table)
    file = bot_settings.database_url.partition("///")[2]
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as rows:
        dump = "\n".join(rows.iterdump())
    assert "http" not in dump
    assert ".png" not in dump


@pytest.mark.parametrize("status", [500, 502, 429])
async def test_b46_a_failed_send_is_repeated_until_it_succeeds(
    world: World, same_deal: None, slow_retries: None, status: int
) -> None:
    table = await Table.open(world)
    await press(world.bob, table.lobby, label="Join")
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=status, times=2)
    await press(world.ann, table.lobby, label="Start with 2")
    await world.env.advance_time(1000)
    assert len([m for m in world.public() if "Act" in labels(m)]) == 1
    assert len(world.messages(world.ann)) == 1, "the message that arrived is not sent again"


async def test_b46_what_was_unsaid_at_a_crash_is_said_after_the_restart(
    world: World, same_deal: None, make_bot: Make
) -> None:
    table = await Table.open(world)
    await lobby.join(world.house, table.id, Player(world.bob.id, "bob"))
    bot = world.env.bot
    bot.publisher.wake = lambda _: None
    world.house._listeners.clear()
    await lobby.start(world.house, table.id, world.ann.id)
    await world.env.settle()
    assert not [m for m in world.public() if "Act" in labels(m)]
    await bot.close_house()
    await world.env.restart_bot(make_bot())
    assert "Act" in labels(table.board)


async def test_b46_a_session_does_not_wait_for_its_board(table: Table, slow_retries: None) -> None:
    world = table.world
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=None)
    for _ in range(3):
        (player,) = await table.asked()
        question = await table.question(player)
        await command(player, world.channel, "move", action=question.offers[0].text)
    assert (await table.session()).revision > (await table.session()).published_revision
    world.env.backend.faults.clear()
    await world.env.advance_time(2000)
    assert "Act" in labels(world.public()[-1])


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
async def test_b47_lost_ground_is_explained_to_the_host_once_and_moving_helps(
    table: Table, status: int, code: int
) -> None:
    world = table.world
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=status, code=code, times=None)
    for _ in range(3):
        await end_turn(table)
    told = [m for m in world.messages(world.ann) if "The session is safe" in m.content]
    assert len(told) == 1
    other = world.guild.create_text_channel("elsewhere")
    moved = await command(world.ann, other, "game here", session=table.id)
    assert "The board is posted" in text_of(moved)
    assert "Act" in labels(world.public(other)[-1])


async def test_b47_missing_rights_are_named_before_a_lobby_opens(world: World) -> None:
    env = world.env
    silent = world.guild.create_text_channel(
        "silent", overwrites={world.guild.default_role: _denied("attach_files", "embed_links")}
    )
    answer = await command(world.ann, silent, "game new", game="zombeasts")
    assert "Attach Files" in text_of(answer)
    assert "Embed Links" in text_of(answer)
    assert not await find.active(env.bot.desk.house)


def _denied(*names: str) -> Any:
    return discord.PermissionOverwrite(**dict.fromkeys(names, False))


async def test_b48_a_long_log_is_turned_page_by_page(table: Table) -> None:
    luck = random.Random("log")
    for _ in range(30):
        (player,) = await table.asked()
        await table.play_turn(player, luck)
    log = await command(table.world.bob, table.world.channel, "log")
    text = text_of(log)
    assert "page 2 of" in text or "page 3 of" in text or "page 4 of" in text
    earlier = await press(table.world.bob, log.response, label="Earlier")
    assert text_of(earlier) != text
    assert earlier.response.id == log.response.id


@pytest.mark.usefixtures("plain_pictures")
async def test_a_picture_that_fails_is_replaced_by_the_text_board(
    world: World, same_deal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> bytes:
        raise MemoryError

    monkeypatch.setattr("cogs.desk.draw", broken)
    table = await Table.begun(world)
    assert not table.board.attachments
    assert "The picture could not be drawn this time" in words(table.board)
    panel = await table.act(world.ann)
    assert "The picture could not be drawn this time" in words(panel.response)


async def test_a_session_that_ended_is_over_for_every_button(table: Table) -> None:
    luck = random.Random("over")
    board = table.board
    while await table.running():
        (player,) = await table.asked()
        question = await table.question(player)
        await play.submit(table.world.house, table.id, player.id, (luck.choice(question.offers).text,))
    await table.world.env.settle()
    assert (await table.session()).status is Status.OVER
    answer = await command(table.world.ann, table.world.channel, "move", action="pass")
    assert "has ended" in text_of(answer)
    assert board.id != table.board.id


async def test_b43_a_board_is_edited_while_it_is_last_and_posted_anew_after_chat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = table.world
    monkeypatch.setattr("cogs.publisher.posts.steer", lambda *_, **__: Course(Kind.EDIT))
    first = table.board
    await end_turn(table)
    assert table.board.id == first.id
    assert words(table.board) != words(first)
    await world.bob.send(world.channel, "nice move")
    await end_turn(table)
    assert table.board.id != first.id
    assert [m for m in world.public() if "Act" in labels(m)] == [table.board]


async def test_b31_one_message_shows_whose_turn_it_is(table: Table) -> None:
    world = table.world
    for _ in range(3):
        player = await end_turn(table)
        telling = [m for m in world.public() if "Act" in labels(m)]
        assert telling == [table.board]
        assert (await table.session()).board_message == table.board.id
        (asked,) = await table.asked()
        assert asked is not player
        waiting = words(table.board).splitlines()[-1]
        assert asked.user.name in waiting
        assert player.user.name not in waiting


async def test_b43_a_board_older_than_an_hour_is_not_edited(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.publisher.posts.steer", lambda *_, **__: Course(Kind.EDIT))
    first = table.board
    await table.world.env.advance_time(3700)
    await end_turn(table)
    assert table.board.id != first.id


async def test_b47_an_archived_thread_is_woken_by_the_next_board(world: World, same_deal: None) -> None:
    await Table.open(world)
    refused = await command(world.bob, world.channel, "game new", game="zombeasts")
    await press(world.bob, refused.response, label="Open a thread for it")
    (thread,) = world.channel.threads
    lobby_message = world.public(thread)[-1]
    table = Table(world, (await find.active(world.house))[-1].id)
    await press(world.bob, lobby_message, label="Add a computer")
    await press(world.bob, lobby_message, label="Start with 2")
    (player,) = await table.asked()
    await world.env.bot.get_channel(thread.id).edit(archived=True)
    text = (await table.question(player)).offers[0].text
    await command(
        player, world.channel, "move", action=f"{text}; " + "; ".join(["draw pile"] * 4), session=table.id
    )
    boards = [m for m in world.public(thread) if "Act" in labels(m)]
    assert len(boards) == 1
    assert boards[0].id == (await table.session()).board_message


async def test_quick_moves_give_one_board(table: Table) -> None:
    world, settle = table.world, PARKED
    world.env.bot.publisher._settle = settle
    before = len(world.public())
    for _ in range(2):
        (player,) = await table.asked()
        while (await table.asked()) == [player]:
            line = (await table.question(player)).offers[0].text
            await command(player, world.channel, "move", action=line)
    assert len(world.public()) == before
    await world.env.advance_time(settle + 1)
    assert len(world.public()) == before + 1


async def test_a_board_tells_nothing_that_happened_after_its_look(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, desk = table.world.ann, table.world.env.bot.desk
    offer = (await table.question(ann)).offers[0]

    async def read_and_be_late(house: Any, id_: Any) -> Any:
        live = await read(house, id_)
        monkeypatch.undo()
        await play.submit(house, id_, ann.id, (offer.text,))
        return live

    monkeypatch.setattr("sessions.following.read", read_and_be_late)
    assert (await see_board(desk, table.id)).events == ()
    assert (await see_board(desk, table.id)).events != ()
