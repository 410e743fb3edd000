"""Clocks, reminders, pauses and vacations as people meet them; requirements B21, B27 to B29, B33, B34, B38, B40."""

from __future__ import annotations

import random
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from cogs.ticker import EVERY
from sessions import find
from sessions.clocks.calls import Calls, calls_of
from tests.kit import Table, World, choose, command, ids_of, labels, press, quit_game, text_of, words

pytestmark = pytest.mark.usefixtures("plain_pictures")
DAY, HOUR = 86_400, 3_600


class Watch:
    """The house's clock in the hand of a test, with the ticker that belongs to it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.now = world.house.clock()
        world.house.clock = lambda: self.now

    async def passes(self, seconds: float) -> None:
        """Let time pass and do what came due, as the next minute would."""
        self.now += seconds
        await self.world.env.advance_time(EVERY)


@pytest.fixture
def watch(world: World) -> Watch:
    return Watch(world)


async def with_clock(world: World, **terms: str) -> Table:
    """A running session with a daily clock and these terms, set by the host from the lobby."""
    await command(world.ann, world.channel, "game new", game="zombeasts", pace="daily")
    table = await Table.newest(world)
    card = await press(world.ann, table.lobby, label="Options")
    for option, value in terms.items():
        card = await press(world.ann, card.response, label="Clock and pauses")
        card = await choose(world.ann, card.response, f"l1:{table.id}:term.{option}", value)
        card = await press(world.ann, card.response, label="Options of the game")
    await press(world.bob, table.lobby, label="Join")
    await press(world.ann, table.lobby, label="Start with 2")
    return table


@pytest_asyncio.fixture
async def clocked(watch: Watch, same_deal: None) -> Table:
    return await with_clock(watch.world, timeout="claim")


async def test_the_lobby_shows_what_is_agreed_about_time(world: World) -> None:
    table = await Table.open(world)
    assert "Clock: off" in words(table.lobby)
    card = await press(world.ann, table.lobby, label="Options")
    card = await press(world.ann, card.response, label="Clock and pauses")
    card = await choose(world.ann, card.response, f"l1:{table.id}:term.pace", "slow")
    assert "Saved." in text_of(card)
    assert "Clock: slow (3 days, 36 h more each turn, at most 10 days)" in words(table.lobby)
    assert "When time is up: a word to the player" in words(table.lobby)


async def test_an_own_clock_is_typed_and_a_bad_one_explained(world: World) -> None:
    table = await Table.open(world)
    card = await press(world.ann, table.lobby, label="Options")
    card = await press(world.ann, card.response, label="Clock and pauses")
    for value, said in (("2d + 6h / 4d", "Clock: 2d+6h/4d"), ("quick", "“quick” is no clock")):
        form = await press(world.ann, card.response, label="Own clock")
        done = await world.ann.submit_modal(form, {"value": value})
        assert said in text_of(done)
    assert "Clock: 2d+6h/4d" in words(table.lobby)


async def test_only_the_host_sets_the_clock(world: World) -> None:
    table = await Table.open(world)
    await press(world.bob, table.lobby, label="Join")
    read = await command(world.bob, world.channel, "game options")
    assert "Clock: off" in text_of(read)
    assert not ids_of(read.response)


async def test_a_pace_that_is_none_opens_nothing(world: World) -> None:
    result = await command(world.ann, world.channel, "game new", game="zombeasts", pace="soon")
    assert "“soon” is no clock" in text_of(result)
    assert await find.active(world.house) == ()


async def test_the_time_is_shown_as_a_moment_everybody_reads_in_the_own_zone(clocked: Table, watch: Watch) -> None:
    ends = f"<t:{int(watch.now + 3 * DAY)}:R>"
    assert f"· {ends}" in words(clocked.board)
    assert ends in text_of(await clocked.act(clocked.world.ann))
    info = text_of(await command(clocked.world.bob, clocked.world.channel, "game info"))
    assert ends in info
    assert "■ bob · 3d left" in info


def where_time_stands(table: Table) -> list[tuple[int, str, list[str]]]:
    """The board and the newest message to ann: id, words, buttons."""
    messages = (table.board, table.world.messages(table.world.ann)[-1])
    return [(message.id, words(message), labels(message)) for message in messages]


async def test_b32_what_was_told_of_time_moves_with_the_clocks_when_the_bot_was_down(
    watch: Watch, same_deal: None, make_bot: Any
) -> None:
    world = watch.world
    watch.now -= 2 * HOUR
    table = await with_clock(world)
    told = f"<t:{int(watch.now + 3 * DAY)}:"
    before = where_time_stands(table)
    assert all(told in text for _, text, _ in before)
    await world.env.bot.close_house()
    await world.env.restart_bot(make_bot())
    clock = (await table.session()).holders[0].clock
    assert clock is not None
    assert clock.deadline is not None
    assert clock.deadline >= watch.now + 3 * DAY + 2 * HOUR
    now = f"<t:{int(clock.deadline)}:"
    after = where_time_stands(table)
    assert after == [(id_, text.replace(told, now), buttons) for id_, text, buttons in before], "and nothing else"


async def test_b38_the_others_may_let_the_computer_play(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    await watch.passes(3 * DAY - 60)
    assert not [m for m in world.public() if "Let the computer play" in labels(m)]
    await watch.passes(60)
    (notice,) = [m for m in world.public() if "Let the computer play" in labels(m)]
    refused = await press(world.ann, notice, label="Let the computer play")
    assert "nothing is to be decided" in text_of(refused)
    taken = await press(world.bob, notice, label="Let the computer play")
    assert "It is settled" in text_of(taken)
    assert await clocked.asked() == [world.bob]
    (back,) = [m for m in world.public() if "I am back" in labels(m)]
    assert "Your seat is yours again" in text_of(await press(world.ann, back, label="I am back"))
    assert not (await clocked.session()).holders[0].computer
    assert "is back and plays on" in words([m for m in world.public() if "back and plays" in words(m)][-1])


async def test_b38_nothing_is_claimed_from_who_has_played(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    await watch.passes(3 * DAY)
    (notice,) = [m for m in world.public() if "End the session" in labels(m)]
    await clocked.play_turn(world.ann, random.Random(3))
    assert "played meanwhile" in text_of(await press(world.bob, notice, label="End the session"))
    assert await clocked.running()


async def test_b27_a_reminder_comes_to_the_place_of_choice_and_the_former_one_goes(
    clocked: Table, watch: Watch
) -> None:
    world = clocked.world
    before = len(world.messages(world.ann))
    await watch.passes(1.5 * DAY)
    (first,) = world.messages(world.ann)[before:]
    assert f"your time in Zombeasts ends <t:{int(watch.now + 1.5 * DAY)}:R>" in words(first)
    assert labels(first) == ["Act", "Not this turn", "Vacation"]
    await watch.passes(60)
    await watch.passes(1.2 * DAY)
    (second,) = world.messages(world.ann)[before:]
    assert second.id != first.id
    assert not world.messages(world.bob), "nobody else is reminded"


async def test_b27_without_messages_the_reminder_calls_in_the_channel(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    settings = await find.settings(world.house, world.ann.id)
    await find.save_settings(world.house, world.ann.id, replace(settings, dms=False))
    await watch.passes(1.5 * DAY)
    reminder = world.public()[-1]
    assert world.ann.mention in reminder.content
    muted = await press(world.ann, reminder, label="Not this turn")
    assert muted.ephemeral
    await watch.passes(1.5 * DAY)
    assert not [m for m in world.public() if m.id > reminder.id and "Not this turn" in labels(m)]


async def test_b29_and_b33_a_pause_is_asked_for_agreed_and_shown(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    asked = await command(world.ann, world.channel, "game pause", days=3)
    assert "begins when all agree" in text_of(asked)
    request = world.public()[-1]
    assert world.bob.mention in request.content
    assert labels(request) == ["Agree", "Refuse"]
    assert "It is settled" in text_of(await press(world.bob, request, label="Agree"))
    assert f"Play goes on <t:{int(watch.now + 3 * DAY)}:R>" in words(clocked.board)
    refused = await clocked.act(world.ann)
    pressed = await command(world.ann, world.channel, "move", action="1")
    assert "Paused by agreement until" in text_of(pressed)
    assert refused.acknowledged
    await watch.passes(3 * DAY)
    assert "The pause is over." in [words(m).strip() for m in world.public()]
    assert "Paused" not in words(clocked.board)


async def test_b29_going_on_again_is_asked_for_and_agreed(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    for player in (world.ann, world.bob):
        await command(player, world.channel, "game pause")
    assert "Paused" in words(clocked.board)
    await watch.passes(DAY)
    asked = await command(world.bob, world.channel, "game resume")
    assert "Play goes on when all agree" in text_of(asked)
    request = world.public()[-1]
    assert world.ann.mention in request.content
    await press(world.ann, request, label="Agree")
    assert "Paused" not in words(clocked.board)
    assert f"<t:{int(watch.now + 3 * DAY)}:R>" in words(clocked.board), "the pause has cost nobody any time"


async def test_b33_who_leaves_in_a_pause_has_nobody_called_before_its_end(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    for player in (world.ann, world.bob):
        await command(player, world.channel, "game pause", days=3)
    before = len(world.messages(world.bob))
    await quit_game(world.ann, world.channel)
    assert "The computer plays seat ●" in words(clocked.board)
    assert "Paused" in words(clocked.board)
    assert world.bob.mention not in clocked.board.content
    assert len(world.messages(world.bob)) == before
    await watch.passes(3 * DAY)
    assert await clocked.asked() == [world.bob]
    assert len(world.messages(world.bob)) > before or world.bob.mention in clocked.board.content


async def test_b33_a_table_without_pauses_refuses_them(watch: Watch, same_deal: None) -> None:
    table = await with_clock(watch.world, vacation="off")
    refused = await command(table.world.ann, table.world.channel, "game pause")
    assert "agreed to have no pauses" in text_of(refused)


async def test_b33_a_vacation_is_told_shown_and_ended(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    card = await command(world.ann, world.channel, "vacation", days=5)
    assert f"until <t:{int(watch.now + 5 * DAY)}:f>" in text_of(card)
    assert any(f"is on vacation. It ends <t:{int(watch.now + 5 * DAY)}:R>" in words(m) for m in world.public())
    assert "on vacation" in words(clocked.board)
    assert "on vacation" in text_of(await command(world.bob, world.channel, "game info"))
    await watch.passes(4 * DAY)
    assert not [m for m in world.public() if "Let the computer play" in labels(m)]
    card = await press(world.ann, card.response, label="End my vacation")
    assert "24 days are left" in text_of(card)
    assert "on vacation" not in words(clocked.board)


async def test_the_card_of_calls_sets_zone_quiet_hours_and_silence(clocked: Table, watch: Watch) -> None:
    world = clocked.world
    card = await command(world.ann, world.channel, "settings", zone="Europe/Berlin")
    card = await choose(world.ann, card.response, "s1:quiet", "22-7")
    card = await press(world.ann, card.response, label="Never call me")
    assert "22:00 to 7:00" in text_of(card)
    kept = await calls_of(world.house, world.ann.id)
    assert (kept.zone, kept.silent, kept.quiet is not None) == ("Europe/Berlin", True, True)
    before = len(world.messages(world.ann)), len(world.public())
    await watch.passes(2 * DAY)
    assert (len(world.messages(world.ann)), len(world.public())) == before, "who wishes no calls gets none"
    wrong = await command(world.bob, world.channel, "settings", zone="Mars/Base")
    assert "no time zone “Mars/Base”" in text_of(wrong)
    assert await calls_of(world.house, world.bob.id) == Calls()


async def test_b40_a_lobby_that_does_not_fill_is_warned_closed_and_opened_again(world: World, watch: Watch) -> None:
    await command(world.ann, world.channel, "game new", game="zombeasts", pace="fast")
    table = await Table.newest(world)
    await watch.passes(5 * DAY)
    assert "This lobby closes" in words(world.public()[-1])
    await watch.passes(2 * DAY)
    closed = [m for m in world.public() if "Open again" in labels(m)]
    assert "closed unfilled" in words(closed[0])
    again = await press(world.bob, closed[-1], label="Open again")
    assert "A new lobby is open." in text_of(again)
    newest = await Table.newest(world)
    assert newest.id != table.id
    assert "bob (host)" in words(newest.lobby)
    assert "Clock: fast" in words(newest.lobby)
    twice = await press(world.ann, closed[-1], label="Open again")
    assert "is running here" in text_of(twice)


async def test_b28_a_crash_between_commit_and_words_loses_no_notice(
    clocked: Table, watch: Watch, make_bot: Any
) -> None:
    world = clocked.world
    world.env.bot.publisher.wake = lambda _: None
    world.house._listeners.clear()
    await watch.passes(3 * DAY)
    assert not [m for m in world.public() if "Let the computer play" in labels(m)]
    await world.env.bot.close_house()
    await world.env.restart_bot(make_bot())
    assert len([m for m in world.public() if "Let the computer play" in labels(m)]) == 1
