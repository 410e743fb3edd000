"""One started bot and one browser for many tests, with a tab for each person that stays open between them."""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from unittest.mock import patch

from PIL import Image
from playwright.async_api import Browser, expect

from bot import build_bot
from cogs.client import GameBot
from playground import Playground, redirect
from playground.gateway import TOKEN
from sessions.house import House
from settings import Settings
from tests.disk import UNHURRIED
from tools.browser import chromium
from tools.player import Player

SLOW = 30_000
"""Milliseconds in which a page shows what was asked for even on a busy machine."""


async def until(fact: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that the page has no event for."""
    async with asyncio.timeout(SLOW / 1000):
        while not await fact():  # noqa: ASYNC110  see above
            await asyncio.sleep(0.05)


class Room:
    """The stand-in with the real bot behind it, and one browser with a tab for each person."""

    def __init__(self, place: Playground, bot: GameBot, browser: Browser) -> None:
        self.place = place
        self.bot = bot
        self._browser = browser
        self._tabs: dict[int, Player] = {}

    @property
    def house(self) -> House:
        """Where the bot keeps the sessions."""
        return self.bot.desk.house

    async def player(self, person: int, channel: str) -> Player:
        """The tab of a person, turned to a channel."""
        if person not in self._tabs:
            page = await self._browser.new_page(viewport={"width": 1200, "height": 900})
            page.set_default_timeout(SLOW)
            await page.goto(f"{self.place.address}?as={person}")
            await expect(page.get_by_text("bot is here")).to_be_attached(timeout=SLOW)
            self._tabs[person] = Player(page, self.place.world.user(person).name)
        page = self._tabs[person].page
        await page.locator("#channels").get_by_role("button", name=channel, exact=True).click()
        return Player(page, self._tabs[person].name)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Room]:
    """Start bot and browser. One small picture stands for every scene, since tests here are about presses alone."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    redirect(port)
    bot = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{folder / 'games.db'}", settle_seconds=0))
    picture = _picture()
    with patch("cogs.desk.draw", lambda *_: picture), patch("db.connection._PRAGMAS", UNHURRIED):
        async with Playground(port) as place, chromium() as browser:
            running = asyncio.create_task(bot.start(TOKEN))
            await until(lambda: _ready(bot))
            yield Room(place, bot, browser)
            await bot.close()
            await running
            assert place.faults.unimplemented == []


async def _ready(bot: GameBot) -> bool:
    return bot.is_ready()


def _picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (60, 40), "teal").save(out, "PNG")
    return out.getvalue()


@contextmanager
def unheard(house: House) -> Iterator[None]:
    """Let nobody publish what is prepared."""
    listeners, house._listeners = house._listeners, []
    yield
    house._listeners = listeners
