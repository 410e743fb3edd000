"""Games of weeks, as people see them on the page: played in fast motion, and looked back on."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot import build_bot
from cogs.client import GameBot
from playground import Playground, Table, Timepiece, redirect
from playground.gateway import TOKEN
from sessions import find
from sessions.house import House
from settings import Settings
from tests.records import play_on
from tools.browser import chromium
from tools.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")
NAMES = ("Ann", "Ben", "Cleo")
SLOW = 30_000
"""Milliseconds in which a page shows what was asked for even on a busy machine."""


@dataclass(frozen=True)
class Evening:
    """The stand-in, the bot that plays on it, and a tab for each person."""

    place: Playground
    bot: GameBot
    tab: Callable[[int], Awaitable[Player]]

    @property
    def house(self) -> House:
        return self.bot.desk.house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=SLOW)
    async with chromium() as browser:
        yield browser
    expect.set_options(timeout=5000)


@pytest_asyncio.fixture(loop_scope="module")
async def evening(browser: Browser, tmp_path: Path, port: int) -> AsyncIterator[Evening]:
    """A bot by the same clock as the stand-in; no request may be unknown, no page may complain."""
    redirect(port)
    clock = Timepiece()
    bot = build_bot(
        Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}", settle_seconds=0), clock.seconds
    )
    clock.followers.append(bot.catch_up)
    complaints: list[str] = []
    async with Playground(port, clock) as place:

        async def tab(person: int) -> Player:
            page = await browser.new_page(viewport={"width": 1200, "height": 900})
            page.set_default_timeout(SLOW)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            await page.goto(f"{place.address}?as={person}")
            await expect(page.get_by_text("bot is here")).to_be_visible()
            return Player(page, NAMES[person - 1])

        place.open_tables((Table("zombeasts", "Zombeasts", "Complete full moons of four cards."),))
        running = asyncio.create_task(bot.start(TOKEN))
        yield Evening(place, bot, tab)
        for context in browser.contexts:
            await context.close()
        await bot.close()
        await running
        assert place.faults.unimplemented == []
    assert complaints == []


async def say(player: Player, line: str) -> None:
    await player.page.locator("#write").fill(line)
    await player.page.keyboard.press("Enter")


async def turn_to(player: Player, name: str) -> None:
    await player.page.locator("#channels").get_by_role("button", name=re.compile(name)).first.click()


async def pass_days(player: Player, days: int) -> None:
    later = player.page.get_by_role("button", name="1 day later")
    for _ in range(days):
        await later.click()
        await expect(later).to_be_enabled()


def message(player: Player, words: str) -> Locator:
    """The newest message with these words."""
    return player.messages.filter(has_text=words).last


async def begin(host: Player, guest: Player, pace: str = "off") -> tuple[Player, Player]:
    """A running session of two; whoever begins, and the other."""
    await say(host, f"/game new game:zombeasts pace:{pace}")
    await guest.messages.get_by_role("button", name="Join").click()
    await host.messages.get_by_role("button", name="Start with 2").click()
    await expect(host.board).to_be_visible()
    await expect(guest.board).to_be_visible()
    return (host, guest) if await host.is_asked() else (guest, host)


async def end(evening: Evening, *players: Player) -> None:
    """Give all answers but the last, which is typed by whoever must give it."""
    (session,) = await find.active(evening.house)
    listeners, evening.house._listeners = evening.house._listeners, []
    ending = await play_on(evening.house, session.id, random.Random("a fortnight"))
    evening.house._listeners = listeners
    assert ending is not None
    (last,) = [player for player in players if player.name == NAMES[ending[0] - 1]]
    await say(last, f"/move action:{ending[1]}")
    await expect(message(last, "is over")).to_be_visible()


async def test_b8_b27_b33_b36_a_game_of_two_weeks(evening: Evening) -> None:
    first, second = await begin(await evening.tab(1), await evening.tab(2), "daily")
    await pass_days(first, 2)
    await turn_to(first, "Games")
    reminder = message(first, "your time in Zombeasts ends")
    await expect(reminder).to_contain_text("in 23 hours")
    await first.page.get_by_role("button", name="1 hour later").click()
    await expect(reminder).to_contain_text("in 22 hours")
    await evening.place.world.clock.advance(16 * 3600)
    await expect(first.messages.filter(has_text="your time in Zombeasts ends")).to_have_count(1)
    await expect(message(first, "your time in Zombeasts ends")).to_contain_text("in 6 hours")

    await turn_to(first, "zombeasts")
    await first.take_turn()
    await say(first, "/undo")
    await first.page.get_by_role("button", name="Ask for it").click()
    await turn_to(second, "Games")
    asked = message(second, "asks to take 1 step back")
    await asked.get_by_role("button", name="Agree").click()
    await expect(asked).to_contain_text("Settled: agreed")
    await expect(asked.get_by_role("button")).to_have_count(0)
    await expect(message(first, f"{first.name} took 1 step back")).to_be_visible()
    await expect(message(first, "asks to take 1 step back")).to_contain_text("Settled: agreed")
    await turn_to(second, "zombeasts")
    await expect(second.board).to_contain_text(f"{first.name} ·")
    await first.take_turn()

    await say(second, "/vacation days:7")
    await expect(second.board).to_contain_text(f"{second.name} · on vacation")
    await pass_days(second, 6)
    await expect(second.board).to_contain_text(f"{second.name} · on vacation")
    await expect(message(second, "is on vacation")).to_contain_text("in 23 hours")
    await pass_days(second, 1)
    await expect(message(second, "is back from vacation")).to_be_visible()
    await expect(second.board).to_contain_text(f"{second.name} · in 2 days")

    cleo = await evening.tab(3)
    await say(second, "/game replace")
    await cleo.messages.get_by_role("button", name="Take this seat").click()
    await expect(message(cleo, "is free to be taken over")).to_contain_text("The seat is taken.")
    await expect(message(cleo, "Cleo plays on here")).to_be_visible()
    await cleo.settled(0.3)
    await cleo.take_turn()
    await pass_days(cleo, 2)
    await first.settled(0.3)
    await first.take_turn()
    await pass_days(cleo, 2)
    await evening.place.world.clock.advance(8 * 3600)
    await end(evening, first, cleo)
    assert evening.place.world.clock.ahead >= 14 * 86_400
    await expect(message(cleo, "is over")).to_contain_text(re.compile(f"@{first.name} @Cleo|@Cleo @{first.name}"))


async def test_b44_an_ended_game_is_looked_back_on_and_played_again(evening: Evening, tmp_path: Path) -> None:
    ann, ben = await evening.tab(1), await evening.tab(2)
    await begin(ann, ben)
    await end(evening, ann, ben)
    over = message(ann, "is over")

    await over.get_by_role("button", name="Replay").click()
    await expect(ann.panel).to_contain_text(re.compile(r"The deal · \d+ steps and \d+ turns follow"))
    await step(ann, "On", r"Step 1 of \d+ · turn 1 of")
    await step(ann, "Last", r"Step (\d+) of \1 · turn (\d+) of \2")
    await step(ann, "Back a turn", r"Step \d+ of \d+ · turn \d+ of")
    await ann.panel.locator(".menu").first.click()
    await ann.page.locator("dialog .option", has_text=re.compile(r"^Turn 1\D")).first.click()
    await expect(ann.panel).to_contain_text(re.compile(r"Step \d+ of \d+ · turn 1 of \d+"))
    await ann.panel.get_by_role("button", name="Go to a step").click()
    await ann.page.locator("dialog input").fill("3")
    await ann.page.locator("dialog").get_by_role("button", name="Send").click()
    await expect(ann.panel).to_contain_text(re.compile(r"Step 3 of \d+"))

    await ann.panel.get_by_role("button", name="Film").click()
    film = ann.page.get_by_role("img", name="Moving picture of a session")
    await expect(film).to_be_visible()
    assert await film.evaluate("image => image.decode().then(() => image.naturalWidth)") == 800

    await say(ann, "/stats")
    career = ann.panel.locator("figure img")
    await expect(career).to_have_attribute("alt", re.compile("Ann.*Zombeasts"))
    assert await career.evaluate("image => image.decode().then(() => image.naturalWidth)") > 400

    await say(ann, "/game export")
    async with ann.page.expect_download() as download:
        await ann.page.locator("#messages a.file").click()
    record = tmp_path / "record.txt"
    await (await download.value).save_as(record)
    assert record.read_text().startswith("# Zombeasts, session ")
    await say(ben, "/game import")
    await ben.page.get_by_label("file").set_input_files(record)
    await ben.page.locator("form.command").get_by_role("button", name="Send").click()
    await expect(message(ben, "The record is sound")).to_contain_text("kept as session")
    await expect(message(ben, "The record is sound").get_by_role("button", name="Back a turn")).to_be_visible()

    await over.get_by_role("button", name="Rematch").click()
    lobby = message(ben, "■ Ann (host)")
    await expect(lobby).to_contain_text("● kept for @Ben")
    await lobby.get_by_role("button", name="Join").click()
    await expect(lobby).to_contain_text("● Ben")


async def step(player: Player, button: str, place: str) -> None:
    """Press a button of the replay; another place is told and shown."""
    shown = player.panel.locator("figure img")
    before = await shown.get_attribute("src")
    assert before is not None
    await player.panel.get_by_role("button", name=button, exact=True).click()
    await expect(shown).not_to_have_attribute("src", before)
    await expect(player.panel).to_contain_text(re.compile(place))
