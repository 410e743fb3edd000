"""Play a whole game through the playground page and count the presses: `python -m tools.pageplay dogs`.

The real bot plays against the stand-in in a throw-away database; every person has a tab of a headless Chromium.
"""

import asyncio
import re
import tempfile
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, ViewportSize, expect
from playwright.async_api import TimeoutError as Late

from bench.presses.occasions import followed, occasions
from bot import build_bot
from cogs.client import GameBot
from cogs.exporting import whole
from engines.core import read_record
from engines.registry import GAMES
from playground import Playground, Table, redirect
from playground.gateway import TOKEN
from sessions.values import SessionId
from settings import Settings
from tools.browser import chromium
from tools.command import Parser
from tools.player import Player, Stuck

PORT = 8767
NAMES = ("Ann", "Ben", "Cleo", "Dan")
DESKTOP = ViewportSize(width=1280, height=900)
PHONE = ViewportSize(width=390, height=844)
SLOW = 30_000
"""Milliseconds in which a page shows what was asked for even on a busy machine."""
SESSION = re.compile(r"session (\w+)")
GLANCE = 0.7
"""Seconds without news after which somebody believes what the board says."""
OFTEN = 20
"""Turns between two lines of progress."""


@asynccontextmanager
async def running(game: str, port: int) -> AsyncIterator[tuple[str, GameBot]]:
    """The real bot at the stand-in, with a channel for the game; gives the address of the page and the bot."""
    redirect(port)
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{scratch}/games.db", settle_seconds=0)
        async with Playground(port) as place, build_bot(settings) as bot:
            place.open_tables((Table(game, game, "A whole game."),))
            started = asyncio.create_task(bot.start(TOKEN))
            yield place.address, bot
            await bot.close()
            await started


async def tab(browser: Browser, address: str, person: int, size: ViewportSize) -> Player:
    """Open the page for a person, who begins each turn in the menu under the board where there is one."""
    page = await browser.new_page(viewport=size)
    page.set_default_timeout(SLOW)
    await page.goto(f"{address}?as={person}")
    await page.get_by_text("bot is here").wait_for(state="attached")
    return Player(page, NAMES[person - 1], shortcuts=True)


async def seat(players: Sequence[Player], game: str, computers: int) -> None:
    """Open a lobby and let everybody sit down."""
    host, *others = players
    await host.page.locator("#write").fill(f"/game new game:{game}")
    await host.page.keyboard.press("Enter")
    for taken in range(2, len(players) + computers + 1):
        joining = others[taken - 2] if taken <= len(players) else host
        name = "Join" if joining is not host else "Add a computer"
        await joining.messages.locator(".button:not(:disabled)", has_text=name).first.click()
        await expect(host.messages.get_by_role("button", name=f"Start with {taken}")).to_be_visible(timeout=SLOW)


async def choose(host: Player, choice: str) -> None:
    """Choose an option by the words of its menu, such as `Last stall: on`."""
    await host.messages.get_by_role("button", name="Options", exact=True).click()
    await host.panel.locator(".menu").first.wait_for()
    menu = host.panel.locator(".menu", has_text=f"{choice.partition(':')[0]}:")
    while not await menu.count():
        await host.panel.get_by_role("button", name="Later").click()
        await asyncio.sleep(1)
    await menu.click()
    await host.page.locator("dialog .option", has_text=choice).click()
    await expect(menu).to_contain_text(choice, timeout=SLOW)
    await host.panel.get_by_role("button", name="Dismiss").click()


async def play(players: Sequence[Player], pictures: Path | None) -> str:
    """Let everybody take turns until the game is over; return how it ended. Raise Stuck."""
    began, told = time.monotonic(), 0
    await players[0].board.wait_for()
    while (result := await players[0].result()) is None:
        for player in players:
            if await player.is_asked():
                await turn(player, pictures)
                await players[0].settled(GLANCE)
        if sum(player.turns for player in players) >= told + OFTEN:
            told += OFTEN
            print(told_so_far(players, told, time.monotonic() - began), flush=True)
            await look(players[0], pictures, f"turn-{told}")
        await asyncio.sleep(0.05)
    await look(players[0], pictures, "over")
    return result


async def turn(player: Player, pictures: Path | None) -> None:
    """Let a player take a turn; a picture shows where somebody is stuck."""
    try:
        await player.take_turn()
    except (Stuck, Late, TimeoutError, AssertionError) as error:
        await look(player, pictures, "stuck")
        raise Stuck(player.name, await player.panel.inner_text()) from error


async def look(player: Player, pictures: Path | None, name: str) -> None:
    """Keep what a player sees."""
    if pictures is not None:
        await player.page.locator("#messages").evaluate("list => list.scrollTo(0, list.scrollHeight)")
        (pictures / f"{name}.txt").write_text("\n---\n".join((await player.messages.all_inner_texts())[-6:]))
        await player.page.screenshot(path=pictures / f"{name}.png")


async def turns_of(bot: GameBot, players: Sequence[Player]) -> int:
    """Count the occasions of all these players in the record, as docs/presses.md has them."""
    found = SESSION.search(await players[0].page.inner_text("#messages"))
    assert found is not None  # noqa: S101 - every board names its session
    reel = await bot.desk.reels.of(SessionId(found[1]))
    record = read_record(await whole(bot.desk, reel))
    game = await bot.desk.game(reel.session)
    seats = {reel.session.seat_of(NAMES.index(player.name) + 1) for player in players}
    return sum(one[0].decision.seat in seats for one in occasions(game, followed(game, record)))


def told_so_far(players: Sequence[Player], turns: int, seconds: float) -> str:
    """Return one line with turns, presses and their mean."""
    presses = sum(player.presses for player in players)
    return f"{turns} turns, {presses} presses, {presses / max(turns, 1):.2f} a turn, {seconds:.0f} s"


def _parser() -> Parser:
    parser = Parser(prog="pageplay", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--people", type=int, default=1, choices=range(1, len(NAMES) + 1), help="tabs that play")
    parser.add_argument("--computers", type=int, default=1, help="seats of the computer")
    parser.add_argument("--choose", action="append", default=[], metavar="WORDS", help="such as 'Last stall: on'")
    parser.add_argument("--phone", action="store_true", help="look through a window of 390 x 844")
    parser.add_argument("--pictures", type=Path, help="a folder for what the first person sees now and then")
    parser.add_argument("--port", type=int, default=PORT)
    return parser


async def main(asked: Namespace) -> None:
    """Play one game and print how it went."""
    size = PHONE if asked.phone else DESKTOP
    async with running(asked.game, asked.port) as (address, bot), chromium() as browser:
        players = [await tab(browser, address, person + 1, size) for person in range(asked.people)]
        await seat(players, asked.game, asked.computers)
        for choice in asked.choose:
            await choose(players[0], choice)
        await look(players[0], asked.pictures, "lobby")
        await players[0].messages.get_by_role("button", name="Start with").click()
        began = time.monotonic()
        result = await play(players, asked.pictures)
        seconds, turns = time.monotonic() - began, await turns_of(bot, players)
        print(told_so_far(players, turns, seconds))
        print(result)


if __name__ == "__main__":
    given = _parser().parse_args()
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(given))
