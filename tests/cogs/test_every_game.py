"""Every registered game, pressed from the lobby to the winner."""

from __future__ import annotations

import random

import pytest

from engines.registry import GAMES
from render.registry import presenter
from sessions.values import Status
from tests.kit import Table, World, command, press, text_of, words
from tools.games import build

GAPPED = [name for name in GAMES if build(name).about.never_seats]
"""Games with numbers of seats that cannot be dealt."""
LONG = {"dogs"}
"""Games that by chance take a thousand presses: `test_whole_games.py` plays them sensibly."""


@pytest.mark.parametrize("game", [game for game in GAMES if game not in LONG])
async def test_two_players_press_a_whole_session_to_its_end(world: World, plain_pictures: None, game: str) -> None:
    table = await Table.begun(world, game=game)
    luck = random.Random(game)
    while await table.running():
        await table.play_turn(luck.choice(await table.asked()), luck)
    assert " is over: " in table.board.content
    assert "Deal check" in words(table.board)
    assert (await table.session()).status is Status.OVER


@pytest.mark.parametrize("game", GAMES)
async def test_every_reader_is_told_the_table_in_text(world: World, plain_pictures: None, game: str) -> None:
    table = await Table.begun(world, game=game)
    public = await command(world.ann, world.channel, "board", text=True)
    assert "bob" in text_of(public)
    own = await press(world.ann, table.board, custom_id=f"b1:{table.id}:hand")
    assert own.ephemeral
    assert ("only you see this" in text_of(own)) is not presenter(build(game)).hand_is_open


@pytest.mark.parametrize("game", GAMES)
async def test_one_player_and_computers_play_at_the_largest_table(
    world: World, plain_pictures: None, game: str
) -> None:
    most = build(game).about.most_seats
    table = await Table.open(world, game=game)
    for _ in range(most - 1):
        await press(world.ann, table.lobby, label="Add a computer")
    await press(world.ann, table.lobby, label=f"Start with {most}")
    luck, played = random.Random(game), (await table.session()).revision
    for _ in range(12):
        if await table.running():
            assert await table.asked() == [world.ann], "computers answer at once"
            await table.play_turn(world.ann, luck)
            assert (await table.session()).revision > played
            played = (await table.session()).revision


@pytest.mark.parametrize("game", GAPPED)
async def test_a_number_of_seats_that_cannot_be_dealt_is_refused_with_the_rule(world: World, game: str) -> None:
    never = build(game).about.never_seats[0]
    table = await Table.open(world, game=game)
    for _ in range(never - 1):
        await press(world.ann, table.lobby, label="Add a computer")
    refused = await press(world.ann, table.lobby, label=f"Start with {never}")
    assert f"{never} seats do not fit" in text_of(refused)
    assert (await table.session()).status is Status.LOBBY
