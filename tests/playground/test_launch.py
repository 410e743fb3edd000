"""Stand-in and bot as two tasks of one process."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp
import discord
import pytest

from playground import Playground, Table, run_with
from tests.playground.testbot import TestBot

pytestmark = pytest.mark.asyncio(loop_scope="module")

Start = Callable[[], Awaitable[tuple[TestBot, asyncio.Task[None], list[str]]]]


@pytest.fixture
def start(port: int, tmp_path: Path) -> Start:
    async def run() -> tuple[TestBot, asyncio.Task[None], list[str]]:
        announced: list[str] = []
        bot = TestBot()
        tables = [Table("apple", "Apples", "Count apples.")]
        task = asyncio.create_task(run_with(lambda: bot, tables, port, announced.append, tmp_path / "place.bin"))
        await asyncio.wait_for(bot.ready.wait(), 10)
        return bot, task, announced

    return run


async def test_one_address_is_announced_and_greets(start: Start, port: int) -> None:
    bot, task, announced = await start()
    assert announced == [f"http://127.0.0.1:{port}/"]
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{announced[0]}_ctl/ws") as page:
        everything = await page.receive_json()
    assert everything["messages"][0]["content"].startswith("# Apples\nCount apples.")
    assert everything["messages"][0]["components"][0]["components"][0]["label"] == "Play now against the computer"
    await bot.close()
    await task


async def test_closing_the_bot_stops_everything(start: Start, port: int, tmp_path: Path) -> None:
    bot, task, _ = await start()
    await bot.close()
    await asyncio.wait_for(task, 10)
    assert (tmp_path / "place.bin").exists()
    async with Playground(port):
        pass


async def test_cancelling_stops_bot_and_place(start: Start, port: int) -> None:
    bot, task, _ = await start()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(task, 10)
    assert bot.is_closed()
    async with Playground(port):
        pass


async def test_bot_that_cannot_start_is_reported_and_the_port_freed(port: int) -> None:
    class Broken(TestBot):
        async def setup_hook(self) -> None:
            raise discord.ClientException("broken")

    with pytest.raises(discord.ClientException, match="broken"):
        await run_with(Broken, port=port, announce=lambda _: None)
    async with Playground(port):
        pass
