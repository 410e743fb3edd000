"""Statistics: a player's record as picture and words, a server's table."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from engines.registry import GAMES
from render.registry import presenter
from render.scene import Face
from render.typeface import fit
from sessions import stats
from sessions.library import Library
from tests.kit import Table, World, command, text_of


async def test_a_record_is_told_and_drawn(world: World) -> None:
    await Table.over(world)
    own = await command(world.ann, world.channel, "stats")
    assert own.ephemeral
    assert "Record of ann" in text_of(own)
    assert "**Zombeasts** · 1 played" in text_of(own)
    picture = own.response.attachments[0]
    assert picture.description.startswith("Record of ann Zombeasts · 1 played")
    assert Image.open(BytesIO(await picture.read())).width == 1200
    other = await world.ann.slash(world.channel, "stats", player=world.bob.user)
    assert "Record of bob" in text_of(other)
    won = [("1 won" in text_of(one)) for one in (own, other)]
    assert any(won)


async def test_who_has_finished_nothing_is_told_so(world: World) -> None:
    answer = await command(world.ann, world.channel, "stats")
    assert "ann has not finished a session yet" in text_of(answer)
    assert answer.response.attachments == []


async def test_a_record_is_shared_on_wish(world: World, plain_pictures: None) -> None:
    await Table.over(world)
    before = len(world.public())
    done = await command(world.bob, world.channel, "stats", share=True)
    assert done.ephemeral
    assert len(world.public()) == before + 1
    assert "Record of bob" in world.public()[-1].content


async def test_the_table_of_a_server_pings_nobody(world: World, plain_pictures: None) -> None:
    await Table.over(world)
    answer = await command(world.ann, world.channel, "game table")
    text = text_of(answer)
    assert "Zombeasts on this server" in text
    best = (await stats.table(world.house, "zombeasts", world.guild.id))[0]
    assert f"1. <@{best.player}> · {best.rating.points}?" in text
    (sent,) = [call.json for call in world.env.http_requests if "## Zombeasts on this" in str(call.json)]
    assert sent["allowed_mentions"]["users"] == []
    none = await command(world.ann, world.channel, "game table", game="dogs")
    assert "Nobody has finished a session here yet" in text_of(none)


async def test_a_channel_without_a_session_asks_which_game(world: World) -> None:
    answer = await command(world.ann, world.channel, "game table")
    assert "Which game do you mean?" in text_of(answer)


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_has_its_line(world: World, plain_pictures: None, game: str) -> None:
    await Table.over(world, game)
    answer = await command(world.bob, world.channel, "stats")
    assert "1 played" in text_of(answer)
    assert answer.response.attachments


def test_the_caption_of_somebody_who_always_wins_is_not_cut() -> None:
    words = presenter(Library().offered(next(iter(GAMES)))).words
    caption = words.text("cogs-stats-column-won", share=100)
    assert fit(caption, Face.TEXT, 30, 160).text == caption
