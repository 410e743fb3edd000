"""How long a person waits: from the start to the page, from a press to the new pictures. Bounds are loose."""

import asyncio
import os
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tools.browser import chromium
from tools.player import FOOT

pytestmark = pytest.mark.asyncio(loop_scope="module")
ROOT = Path(__file__).parents[2]
START_SECONDS, PRESS_MILLISECONDS = 20, 1500
BOARDS, MOST_PRESSES = 6, 60
PRESS = """async (button) => {
  const list = document.getElementById("messages");
  const newest = (kind) => [...list.querySelectorAll(`img[src*="/${kind}-"]`)].at(-1);
  const before = { board: newest("board")?.src, hand: newest("hand")?.src };
  const seen = {};
  const loaded = ({ target }) => {
    for (const kind of ["board", "hand"]) {
      if (target === newest(kind) && target.src !== before[kind]) seen[kind] ??= waited();
    }
  };
  list.addEventListener("load", loaded, true);
  const start = performance.now();
  button.click();
  const waited = () => performance.now() - start;
  const all = () => (seen.board && seen.hand) || waited() > (seen.board ?? seen.hand) + 500;
  while (waited() < 3000 && !all()) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  list.removeEventListener("load", loaded, true);
  return seen;
}"""
"""Presses and returns when the new pictures were loaded; asking all the time would keep the page from its work."""


@asynccontextmanager
async def started(port: int) -> AsyncIterator[float]:
    """`python bot.py` without a token, and when it was started."""
    environment = {name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "LANG"}}
    begun = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", cwd=ROOT, stdout=asyncio.subprocess.PIPE,
        env=environment | {"PLAYGROUND_PORT": str(port), "DISCORD_TOKEN": "", "LOG_LEVEL": "WARNING"},
    )  # fmt: skip
    assert process.stdout is not None
    greeting = (await process.stdout.readline()).decode()
    assert greeting == f"Open http://127.0.0.1:{port}/ in a browser to play. Press Ctrl-C here to stop.\n"
    yield begun
    process.terminate()
    assert await process.wait() == 0


async def answer(page: Page) -> dict[str, float]:
    """Take the first answer of the newest panel; return the milliseconds until other pictures are seen."""
    panel = page.locator("#messages .message.private").last
    await expect(panel.locator(".thinking")).to_have_count(0)
    offered = panel.locator(".components .button:not(:disabled)").filter(has_not_text=FOOT)
    if await offered.count():
        button = offered.first
    elif await panel.locator(".menu").count():
        await panel.locator(".menu").first.click()
        button = page.locator("dialog .option").first
        if await page.get_by_role("button", name="Choose", exact=True).count():  # a form: several may be picked
            await button.click()
            button = page.get_by_role("button", name="Choose", exact=True)
    else:
        button = page.get_by_role("button", name="Act", exact=True).last
    waited: dict[str, float] = await button.evaluate(PRESS)
    return waited


async def test_start_to_page_and_press_to_picture(port: int) -> None:
    waits: dict[str, list[float]] = {"board": [], "hand": []}
    async with chromium() as browser, started(port) as begun:
        page = await browser.new_page()
        page.set_default_timeout(30_000)
        await page.goto(f"http://127.0.0.1:{port}/")
        await expect(page.get_by_text("bot is here")).to_be_visible(timeout=30_000)
        usable = time.monotonic() - begun
        await page.get_by_role("button", name="Play now against the computer").first.click()
        await page.get_by_role("button", name="Act", exact=True).last.click()
        for _ in range(MOST_PRESSES):
            for kind, waited in (await answer(page)).items():
                waits[kind].append(waited)
            if len(waits["board"]) == BOARDS:
                break
        await page.get_by_role("button", name="1 hour later").click()
        await expect(page.get_by_text("1 hour later than outside")).to_be_visible(timeout=30_000)
    medians = {kind: statistics.median(found) for kind, found in waits.items()}
    print(f"\nstart to page {usable:.2f} s; press to picture, median ms: {medians}")  # noqa: T201 - the real figures
    assert usable < START_SECONDS
    assert max(medians.values()) < PRESS_MILLISECONDS
