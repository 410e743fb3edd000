"""Whole games through the page, with the real bot."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot import build_bot
from playground import Playground, Table, redirect
from playground.gateway import TOKEN
from settings import Settings
from tools.browser import chromium
from tools.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")
TABLES = (
    Table("zombeasts", "Zombeasts", "Complete full moons of four cards."),
    Table("zoollywood", "Zoollywood", "Slide over the ice and leave eggs behind."),
    Table("dogs_bond", "Dogs Bond", "Win people over until Adoption Day."),
)
PATIENCE = 600
FINGER = 44
"""A line that is lower is missed by a finger."""
SLOW = 30_000
"""Milliseconds in which a page shows a first picture even on a busy machine."""

OpenPage = Callable[[int], Awaitable[Page]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path: Path, port: int) -> AsyncIterator[Playground]:
    """The stand-in with the real bot; no request of the bot may be unknown to it."""
    redirect(port)
    bot = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", settle_seconds=0))
    async with Playground(port) as place:
        place.open_tables(TABLES)
        running = asyncio.create_task(bot.start(TOKEN))
        yield place
        await bot.close()
        await running
        assert place.faults.unimplemented == []


@pytest_asyncio.fixture(loop_scope="module")
async def open_page(browser: Browser, table: Playground) -> AsyncIterator[OpenPage]:
    async def tab(person: int) -> Page:
        page = await browser.new_page(viewport={"width": 1200, "height": 900})
        page.set_default_timeout(15_000)
        await page.goto(f"{table.address}?as={person}")
        await expect(page.get_by_text("bot is here")).to_be_visible(timeout=15_000)
        return page

    yield tab
    for context in browser.contexts:
        await context.close()


async def play_to_the_end(*players: Player) -> str:
    async with asyncio.timeout(PATIENCE):
        while (result := await players[0].result()) is None:
            await turn_of_each(*players)
    return result


async def turn_of_each(*players: Player) -> None:
    """Let everybody who is asked take a turn."""
    for player in players:
        if await player.is_asked():
            await player.take_turn()
    await asyncio.sleep(0.05)


@pytest.mark.parametrize("game", [table.id for table in TABLES])
async def test_one_person_plays_against_the_computer_to_the_end(open_page: OpenPage, game: str) -> None:
    ann = Player(await open_page(1), "Ann")
    await ann.page.get_by_role("button", name=game.replace("_", "-"), exact=True).click()
    await ann.press(ann.page.get_by_role("button", name="Play now against the computer"))
    result = await play_to_the_end(ann)
    assert re.search(r"wins with \d+", result)
    assert ann.presses > 5


async def test_two_people_play_to_the_end_in_two_tabs(open_page: OpenPage) -> None:
    ann, ben = Player(await open_page(1), "Ann"), Player(await open_page(2), "Ben")
    await ann.page.locator("#write").fill("/game new game:zombeasts")
    await ann.page.keyboard.press("Enter")
    await ben.press(ben.messages.get_by_role("button", name="Join"))
    await ann.press(ann.messages.get_by_role("button", name="Start with 2"))
    result = await play_to_the_end(ann, ben)
    assert re.search(r"(Ann|Ben) wins with \d+|draw|share", result)
    assert min(ann.presses, ben.presses) > 20


async def test_two_people_and_two_computers_play_a_round_of_dogs_in_two_tabs(open_page: OpenPage) -> None:
    ann, ben = Player(await open_page(1), "Ann"), Player(await open_page(2), "Ben")
    await ann.page.locator("#write").fill("/game new game:dogs")
    await ann.page.keyboard.press("Enter")
    await ben.press(ben.messages.get_by_role("button", name="Join"))
    for taken in (3, 4):
        await ann.press(ann.messages.get_by_role("button", name="Add a computer"))
        await expect(ann.messages.get_by_role("button", name=f"Start with {taken}")).to_be_visible()
    await ann.press(ann.messages.get_by_role("button", name="Start with 4"))
    async with asyncio.timeout(PATIENCE):
        while "round 2" not in await ann.page.inner_text("#messages"):
            await turn_of_each(ann, ben)
    assert min(ann.presses, ben.presses) > 8
    await expect(ann.page.locator("#toasts > *")).to_have_count(0)


async def test_play_now_in_a_busy_channel_goes_on_in_a_thread(open_page: OpenPage) -> None:
    page = await open_page(1)
    for heading in ("zombeasts", "Zombeasts · Ann"):
        await page.get_by_role("button", name="zombeasts", exact=True).click()
        await page.get_by_role("button", name="Play now against the computer").click()
        await expect(page.locator("#heading h1")).to_contain_text(heading, timeout=15_000)
        act = page.locator("#messages").get_by_role("button", name="Act", exact=True)
        await expect(act.first).to_be_visible(timeout=30_000)
    await expect(page.locator("#toasts > *")).to_have_count(0)


async def test_a_wish_is_set_by_two_presses_in_the_page_and_makes_the_draws(open_page: OpenPage) -> None:
    ann, ben = Player(await open_page(1), "Ann"), Player(await open_page(2), "Ben")
    await ann.page.locator("#write").fill("/game new game:zombeasts")
    await ann.page.keyboard.press("Enter")
    await ben.press(ben.messages.get_by_role("button", name="Join"))
    await ann.press(ann.messages.get_by_role("button", name="Start with 2"))
    await expect(ann.board).to_be_visible(timeout=SLOW)
    for player in (ann, ben):
        await player.press(player.board.get_by_role("button", name="Hand", exact=True))
        await player.press(player.panel.get_by_role("button", name="Wishes", exact=True))
        await expect(player.panel).to_contain_text("Only you see it.", timeout=SLOW)
        await player.press(player.panel.locator(".menu").first)
        await player.page.locator("dialog .option", has_text="from the pile · My draws").click()
        await expect(player.panel).to_contain_text("Saved", timeout=SLOW)
        await expect(player.panel.locator(".menu").first).to_contain_text("from the pile", timeout=SLOW)
        for left in reversed(range(await player.page.locator("#messages .message.private").count())):
            await player.panel.get_by_role("button", name="Dismiss").click()
            await expect(player.page.locator("#messages .message.private")).to_have_count(left, timeout=SLOW)
    first = ann if await ann.is_asked() else ben
    await first.press(first.board.get_by_role("button", name="Act", exact=True))
    await first.press(first.panel.locator(".menu").first)
    await first.page.locator("dialog .option").first.click()
    await expect(first.panel).to_contain_text("drew", timeout=SLOW)
    other = ben if first is ann else ann
    assert "Wishes" not in await other.page.inner_text("#messages"), "what one has left is seen by nobody else"


async def test_a_form_is_filled_in_on_a_phone(browser: Browser, table: Playground) -> None:
    """Several draws in one menu: each line is big enough for a finger, and what submits them stays in sight."""
    page = await browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
    page.set_default_timeout(15_000)
    await page.goto(f"{table.address}?as=1")
    await expect(page.get_by_text("bot is here")).to_be_visible(timeout=15_000)
    await page.locator("#write").fill("/game new game:zombeasts")
    await page.keyboard.press("Enter")
    ann = Player(page, "Ann")
    await ann.messages.get_by_role("button", name="Add a computer").tap()
    await ann.messages.get_by_role("button", name="Start with 2").tap()
    plan = re.compile(r"Draw (\d): choose up to")
    async with asyncio.timeout(PATIENCE):
        while not await page.locator(".private .menu").filter(has_text=plan).count():
            if not await ann.panel.locator(".menu").count():
                await ann.board.get_by_role("button", name="Act", exact=True).tap()
                await expect(ann.panel.locator(".menu").first).to_be_visible(timeout=SLOW)
            else:
                await ann.answer()
    await ann.panel.locator(".menu").filter(has_text=plan).tap()
    lines, done = page.locator("dialog label.option"), page.locator("dialog footer button")
    boxes = [await lines.nth(place).bounding_box() for place in range(await lines.count())]
    assert all(box is not None and box["height"] >= FINGER for box in boxes)
    await expect(done).to_be_disabled()
    await expect(done).to_be_in_viewport(ratio=1)
    await lines.first.tap()
    await expect(done).to_have_text("Choose 1")
    await expect(done).to_be_in_viewport(ratio=1)
    await done.tap()
    await expect(ann.panel).to_contain_text("Your turn is over", timeout=SLOW)
    await expect(ann.panel).to_contain_text("You drew", timeout=SLOW)
