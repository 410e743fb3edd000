"""The choices under the board, on a window as small as a phone: a drive in Dogs takes one press."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, ViewportSize, expect

from bot import build_bot
from playground import Playground, Table, redirect
from playground.gateway import TOKEN
from settings import Settings
from tools.browser import chromium
from tools.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")
PHONE = ViewportSize(width=390, height=844)
DRIVES = 3


@pytest_asyncio.fixture(loop_scope="module")
async def phone(tmp_path: Path, port: int) -> AsyncIterator[Page]:
    """A phone that shows the channel of Dogs, with the real bot behind it."""
    redirect(port)
    bot = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", settle_seconds=0))
    async with Playground(port) as place, chromium() as browser:
        place.open_tables((Table("dogs", "Dogs", "Fetch dogs and find them homes."),))
        running = asyncio.create_task(bot.start(TOKEN))
        page = await browser.new_page(viewport=PHONE, is_mobile=True, has_touch=True)
        page.set_default_timeout(15_000)
        await page.goto(f"{place.address}?as=1")
        await expect(page.get_by_text("bot is here")).to_be_attached(timeout=15_000)
        yield page
        await bot.close()
        await running
        assert place.faults.unimplemented == []


async def test_1_6_drives_from_the_board_take_one_press_each(phone: Page) -> None:
    ann = Player(phone, "Ann")
    await phone.get_by_role("button", name="Play now against the computer").click()
    for _ in range(DRIVES):
        menu = ann.board.locator(".menu")
        await expect(menu).to_be_visible(timeout=30_000)
        await expect(menu).to_contain_text(re.compile(r"\(\d+\)"))
        assert await phone.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        told = await phone.locator("#messages .message.private").count()
        await ann.press(menu)
        await phone.locator("dialog .option").filter(has_not_text="⚠").first.click()
        await expect(phone.locator("#messages .message.private")).to_have_count(told + 1)
        await expect(ann.panel).to_contain_text("✔")
    assert ann.presses == DRIVES
    await expect(phone.locator("#toasts > *")).to_have_count(0)
