"""/log since: the page on which what is new to the reader begins."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit import Table, World, command, text_of

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def test_a_log_begins_where_the_reader_left_off(table: Table) -> None:
    world, luck = table.world, Random("log")
    for _ in range(6):
        await table.play_turn((await table.asked())[0], luck)
    (asked,) = await table.asked()
    other = world.bob if asked is world.ann else world.ann
    lines = text_of(await command(asked, world.channel, "log", since="turn")).splitlines()
    marked = [line for line in lines if line.startswith("▶ ")]
    assert len(marked) == 1
    new = lines[lines.index(marked[0]) :]
    assert all(not line.startswith("You ") for line in new if line), "nothing of the reader's own is new"
    assert "▶" not in text_of(await command(other, world.channel, "log", since="turn")), (
        "all is known to who acted last"
    )


async def test_a_log_from_the_start_shows_its_first_page(table: Table) -> None:
    world, luck = table.world, Random("log")
    for _ in range(16):
        await table.play_turn((await table.asked())[0], luck)
    assert "page 1 of" in text_of(await command(world.ann, world.channel, "log", since="start"))
    newest = text_of(await command(world.ann, world.channel, "log"))
    assert "page 1 of" not in newest


async def test_a_round_is_a_turn_of_each_seat(table: Table) -> None:
    world, luck = table.world, Random("log")
    for _ in range(6):
        await table.play_turn((await table.asked())[0], luck)
    text = text_of(await command(world.ann, world.channel, "log", since="round"))
    new = text[text.index("▶") :]
    assert "bob" in new
    assert "You" in new


async def test_a_spectator_reads_from_the_start(world: World, same_deal: None) -> None:
    table = await Table.begun(world)
    await table.play_turn((await table.asked())[0], Random("log"))
    eve = world.add("eve")
    assert "▶" not in text_of(await command(eve, world.channel, "log", since="turn"))
