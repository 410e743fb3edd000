"""Take the pictures of the playground for the README: `python -m tools.screenshots docs/pictures`.

The real bot plays against the stand-in in a throw-away database; a headless Chromium looks on. Pictures are stored
with a palette, so that they stay small.
"""

import argparse
import asyncio
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page

from bot import build_bot
from playground import Playground, Table, redirect
from playground.gateway import TOKEN
from settings import Settings
from tools.browser import chromium

PORT = 8766
DESKTOP = {"width": 1280, "height": 1130}
PHONE = {"width": 390, "height": 844}
TABLES = (Table("zombeasts", "Zombeasts", "Complete full moons of four cards; pairs let you play on."),)
COLOURS = 128


async def open_tab(browser: Browser, address: str, size: dict[str, int]) -> Page:
    """A tab of the page."""
    page = await browser.new_page(
        viewport={"width": size["width"], "height": size["height"]}, device_scale_factor=1.5
    )
    await page.goto(address)
    await page.get_by_text("bot is here").wait_for()
    return page


async def first_board(page: Page) -> None:
    """Start a session against the computer and wait until this person is asked."""
    await page.get_by_role("button", name="Play now against the computer").click()
    await page.get_by_text("Ann it is your turn").last.wait_for()
    await page.wait_for_load_state("networkidle")


async def panel(page: Page) -> None:
    """Open the private panel and its menu."""
    await page.get_by_role("button", name="Act", exact=True).last.click()
    await page.locator(".message.private .menu").last.click()
    await page.locator("dialog .option").first.wait_for()


async def keep(page: Page, file: Path) -> None:
    """Store what is seen, with a palette."""
    with Image.open(io.BytesIO(await page.screenshot())) as seen:
        seen.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


async def take(address: str, folder: Path) -> None:
    """Take all pictures into a folder."""
    async with chromium() as browser:
        desktop = await open_tab(browser, address, DESKTOP)
        await keep(desktop, folder / "welcome.png")
        await first_board(desktop)
        await keep(desktop, folder / "board.png")
        phone = await open_tab(browser, address, PHONE)
        await phone.wait_for_load_state("networkidle")
        await keep(phone, folder / "phone-board.png")
        await panel(desktop)
        await keep(desktop, folder / "panel.png")
        await panel(phone)
        await keep(phone, folder / "phone-panel.png")


async def main(folder: Path) -> None:
    """Run stand-in, bot and browser."""
    redirect(PORT)
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{scratch}/games.db", settle_seconds=0)
        async with Playground(PORT) as place, build_bot(settings) as bot:
            place.open_tables(TABLES)
            running = asyncio.create_task(bot.start(TOKEN))
            await take(place.address, folder)
            await bot.close()
            await running


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    target = parser.parse_args().folder
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(target))
