"""What outlives a stop of the stand-in."""

import asyncio
from pathlib import Path

import pytest

from playground import Playground, Table, redirect
from playground.gateway import TOKEN
from playground.posting import Upload, say
from tests.playground.testbot import TestBot

pytestmark = pytest.mark.asyncio(loop_scope="module")
TABLE = Table("apple", "Apples", "Count apples.")


async def test_kept_place_goes_on_where_it_stopped(port: int, tmp_path: Path) -> None:
    file = tmp_path / "place.bin"
    redirect(port)
    async with Playground(port, keep=file) as first:
        first.open_tables((TABLE,))
        bot = TestBot()
        running = asyncio.create_task(bot.start(TOKEN))
        await asyncio.wait_for(bot.ready.wait(), 10)
        channel = bot.text_channel("apples")
        upload = Upload("a.bin", "application/octet-stream", b"kept")
        said = say(first.world, channel.id, {"content": "Before."}, {0: upload}, only_for=2)
        await bot.close()
        await running
    second = Playground(port, keep=file)
    second.open_tables((TABLE,))
    assert second.world.messages == first.world.messages
    assert second.world.messages[said.id].only_for == 2
    assert list(second.world.files.values()) == [b"kept"]
    assert second.commands.all() == first.commands.all() != []
    assert [each.name for each in second.world.channels.values()] == ["apples"]
    assert second.world.new_id() > said.id


async def test_a_place_that_is_killed_has_kept_what_was_said_a_while_ago(
    port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.server.SAVE_SECONDS", 0.05)
    file = tmp_path / "place.bin"
    async with Playground(port, keep=file) as place:
        said = say(place.world, place.world.text_channel("games").id, {"content": "Before."}, {})
        async with asyncio.timeout(10):
            while not file.exists():  # noqa: ASYNC110  a file has no event
                await asyncio.sleep(0.02)
        written = file.stat().st_mtime_ns
        assert Playground(port, keep=file).world.messages == {said.id: said}
        await asyncio.sleep(0.2)
        assert file.stat().st_mtime_ns == written  # nothing new, nothing written


async def test_place_without_file_forgets(port: int) -> None:
    async with Playground(port) as first:
        first.open_tables((TABLE,))
    assert Playground(port).world.channels == {}


async def test_missing_file_is_a_fresh_start(port: int, tmp_path: Path) -> None:
    assert Playground(port, keep=tmp_path / "none.bin").world.channels == {}


async def test_taken_port_is_an_os_error(port: int) -> None:
    async with Playground(port):
        with pytest.raises(OSError):
            await Playground(port).start()
