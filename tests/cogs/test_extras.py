"""What is seen besides the board: a hand by the game's own word, open ones shown to all, extras by name."""

from __future__ import annotations

import pytest

from cogs.press.board import show
from cogs.sight import see_seat
from engines.registry import GAMES
from render.registry import presenter
from tests.kit import Table, World, command, labels, press, text_of, words
from tools.games import build

OWN_WORDS = {"dogs": "ARC", "dogs_bond": "Paw", "zombeasts": "Hand", "zoollywood": "Hand"}
OPEN = [name for name in GAMES if presenter(build(name)).hand_is_open]


@pytest.mark.parametrize("game", GAMES)
async def test_the_second_button_is_called_by_the_games_own_word(
    world: World, plain_pictures: None, game: str
) -> None:
    table = await Table.begun(world, game=game)
    shown = labels(table.board)
    assert shown[shown.index("Act") + 1] == OWN_WORDS[game]
    hand = await command(world.ann, world.channel, "hand")
    assert text_of(hand).startswith(f"**{OWN_WORDS[game]} · ")
    shown = await command(world.ann, world.channel, "board")
    assert OWN_WORDS[game] in labels(shown.response)


async def test_who_wants_no_messages_is_told_the_word_when_joining(world: World) -> None:
    table = await Table.open(world, game="dogs")
    joined = await press(world.bob, table.lobby, label="Join")
    await press(world.bob, joined.followups[0], label="Channel only")
    await press(world.bob, table.lobby, label="Leave")
    again = await press(world.bob, table.lobby, label="Join")
    assert "Your cards are behind ARC" in text_of(again)


@pytest.mark.parametrize("game", OPEN)
async def test_an_open_hand_hides_nothing_and_can_be_shown_to_all(
    world: World, plain_pictures: None, game: str
) -> None:
    table = await Table.begun(world, game=game)
    hand = await press(world.bob, table.board, label=OWN_WORDS[game])
    assert hand.ephemeral
    assert "only you see this" not in text_of(hand)
    before = len(world.public())
    shared = await press(world.bob, hand.response, label="Show to all")
    assert "Shared" in text_of(shared)
    shown = world.channel.last_message
    assert len(world.public()) == before + 1
    assert "■ bob shows you this." in words(shown)
    assert "■ bob's ARC" in words(shown)
    assert shown.attachments[0].description.startswith("■ bob's ARC.")


@pytest.mark.parametrize("game", [name for name in GAMES if name not in OPEN])
async def test_a_secret_hand_cannot_be_shown_to_all(world: World, plain_pictures: None, game: str) -> None:
    table = await Table.begun(world, game=game)
    hand = await command(world.bob, world.channel, "hand")
    assert "Show to all" not in labels(hand.response)
    desk = world.env.bot.desk
    assert await show(desk, await see_seat(desk, table.id, world.bob.id)) is None


@pytest.mark.parametrize("game", GAMES)
async def test_b48_every_extra_is_offered_and_shown_by_id_and_by_title(
    world: World, plain_pictures: None, game: str
) -> None:
    await Table.begun(world, game=game)
    offered = await world.bob.autocomplete(world.channel, "board", "part", "")
    assert bool(offered) is (game != "zombeasts"), "without the master variant nothing is discarded"
    for choice in offered:
        by_id = await command(world.bob, world.channel, "board", part=choice["value"])
        by_title = await command(world.bob, world.channel, "board", part=choice["name"].upper())
        assert text_of(by_id) == text_of(by_title)
        assert text_of(by_id).startswith("**")
        assert by_id.ephemeral


async def test_the_arc_of_another_seat_is_shown_on_request_and_to_all(world: World, plain_pictures: None) -> None:
    await Table.begun(world, game="dogs")
    (choice,) = await world.ann.autocomplete(world.channel, "board", "part", "bob")
    answer = await command(world.ann, world.channel, "board", part=choice["value"])
    assert answer.response.attachments[0].description.startswith("■ bob's ARC. In the ARC: ")
    await command(world.ann, world.channel, "board", part=choice["value"], share=True)
    assert "■ bob's ARC" in words(world.channel.last_message)


async def test_a_part_that_is_not_there_is_refused_with_those_that_are(world: World) -> None:
    await Table.begun(world, game="zoollywood")
    answer = await command(world.ann, world.channel, "board", part="the moon")
    assert "There is no “the moon” here." in text_of(answer)
    assert "The cards of this session and Discards, the newest first." in text_of(answer)


async def test_where_nothing_else_lies_open_that_is_said(world: World) -> None:
    await Table.begun(world, game="zombeasts")
    answer = await command(world.ann, world.channel, "board", part="discard")
    assert "Nothing else lies open here" in text_of(answer)
