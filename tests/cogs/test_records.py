"""Export and import: the record of a session as a file, and back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs.exporting import masked
from engines.core import commitment, read_record
from engines.registry import GAMES
from tests.cogs.test_replay_secrets import ROUNDS
from tests.kit import Table, World, command, labels, press, text_of
from tests.twins import twins

pytestmark = pytest.mark.usefixtures("plain_pictures")


async def file_of(result: Any) -> str:
    (file,) = result.response.attachments
    return str((await file.read()).decode())


@pytest.mark.parametrize("game", GAMES)
async def test_what_was_exported_can_be_imported(world: World, game: str) -> None:
    table = await Table.over(world, game)
    exported = await command(world.ann, world.channel, "game export")
    assert exported.ephemeral
    assert table.id in text_of(exported)
    text = await file_of(exported)
    session = await table.session()
    assert read_record(text).setup.seed == session.seed
    assert f"# hash shown at the start: {commitment(str(session.seed))}" in text
    eve = world.add("eve")
    imported = await command(eve, world.channel, "game import", file=("any name.txt", text.encode()))
    assert imported.ephemeral
    assert "The record is sound" in text_of(imported)
    assert "The deal" in text_of(imported)
    last = await press(eve, imported.response, label="Last")
    assert "Player A" in last.response.attachments[0].description


async def test_a_file_that_is_no_record_is_refused_with_its_line(world: World) -> None:
    table = await Table.over(world)
    lines = (await file_of(await command(world.ann, world.channel, "game export"))).splitlines()
    for number, instead, said in (
        (8, "0 play nothing at all", "Line 8 does not fit: the rules do not allow"),
        (4, "data feed", "names an edition of the game that I do not have"),
        (3, "gameboy", "Line 3 does not fit: I expected `game ...`"),
        (6, "hash 12", "still running"),
    ):
        broken = [*lines[: number - 1], instead, *lines[number:]]
        answer = await command(
            world.ann, world.channel, "game import", file=("record.txt", "\n".join(broken).encode())
        )
        assert said in text_of(answer)
        assert labels(answer.response) == []
    large = await command(world.ann, world.channel, "game import", file=("record.txt", b"#" * 300_000))
    assert "at most 256 KB" in text_of(large)
    assert not await table.running()


async def test_b24_while_it_runs_a_seat_gets_what_it_may_know(world: World) -> None:
    table = await Table.begun(world)
    for _ in range(2):
        await table.play_turn((await table.asked())[0], Random("turn"))
    session = await table.session()
    own = await file_of(await command(world.ann, world.channel, "game export"))
    seat = session.seat_of(world.ann.id)
    rows = (await world.house.store.entries(table.id))[1:]
    mine = [f"{row.seat} {row.action}" for row in rows if row.seat == seat]
    assert mine
    assert [line for line in own.splitlines() if line.startswith(f"{seat} ")] == mine
    others = {line for line in own.splitlines() if line.startswith(f"{1 - (seat or 0)} ")}
    assert others == {f"{1 - (seat or 0)} ?"}
    assert f"hash {session.commitment}" in own
    refused = await command(world.ann, world.channel, "game import", file=("record.txt", own.encode()))
    assert "still running" in text_of(refused)
    eve = world.add("eve")
    watched = await file_of(await command(eve, world.channel, "game export"))
    assert "as everybody may know it" in watched
    assert not [line for line in watched.splitlines() if line[:2] in {"0 ", "1 "} and not line.endswith(" ?")]


@pytest.mark.parametrize("game", GAMES)
async def test_b24_b25_the_export_of_a_running_session_tells_nothing_hidden(world: World, game: str) -> None:
    desk = world.env.bot.desk
    for luck in range(ROUNDS):
        pair = twins(game, luck)
        ours, theirs = [await masked(desk, reel, pair.reader) for reel in (pair.ours, pair.theirs)]
        assert ours == theirs
