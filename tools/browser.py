"""The system's Chromium under Playwright."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class ChromiumMissing(Exception):
    """The page cannot be tested without a browser; the message says what to install."""


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A headless browser; raise `ChromiumMissing` where there is none."""
    if CHROMIUM is None:
        raise ChromiumMissing(
            "Please install Chromium: `apt-get install chromium`, or any other way that puts it on PATH."
        )
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            yield browser
        finally:
            await browser.close()
