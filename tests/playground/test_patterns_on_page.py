"""The patterns that save presses, each pressed on the page in each game; docs/presses.md has the table."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot import build_bot
from cogs.client import GameBot
from cogs.entries import captions_of, entries_of
from cogs.fields import form_of, sizes
from cogs.layout import Button, Leaf, Menu, Option, Row, keeps, lay_out
from engines.core import Form, Question, fold, look_ahead
from engines.registry import GAMES
from playground import Playground, redirect
from playground.gateway import TOKEN
from playground.world import PEOPLE
from render.contract import Person, Presenter
from render.contract import Table as Seating
from render.registry import presenter
from sessions import find, lobby, play
from sessions.values import Place
from sessions.values import Player as Somebody
from settings import Settings
from tests.cogs.ahead import Moment, brought_to
from tools.browser import chromium
from tools.player import Player

pytestmark = pytest.mark.asyncio(loop_scope="module")
TWO = PEOPLE[:2]
SEATED = Seating("page", tuple(Person(one.name) for one in TWO))
SLOW = 30_000
"""Milliseconds in which a page shows what was asked for even on a busy machine."""


class Way(msgspec.Struct, frozen=True):
    """Where an answer stands: in a line of a menu, or on the button with this label."""

    texts: tuple[str, ...]
    label: str = ""
    menu: int | None = None
    line: int = 0


async def until(fact: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something that the page has no event for."""
    async with asyncio.timeout(SLOW / 1000):
        while not await fact():  # noqa: ASYNC110  see above
            await asyncio.sleep(0.05)


class House(msgspec.Struct, frozen=True):
    """The stand-in with the real bot behind it, and one browser for all tests."""

    place: Playground
    bot: GameBot
    browser: Browser


class Sitting(msgspec.Struct, frozen=True):
    """A session of Ann and Ben brought to a question, with the page of whom it asks and the way to an answer."""

    table: Any
    bot: GameBot
    player: Player
    person: int
    way: Way

    @property
    def menu(self) -> Locator:
        """The menu of the answer in the panel."""
        return self.player.panel.locator(".components .menu").nth(self.way.menu or 0)

    async def open(self, command: str) -> None:
        """Let a command bring a private message, and wait for its buttons."""
        told = await self.player.privates.count()
        await self.player.page.locator("#write").fill(command)
        await self.player.page.keyboard.press("Enter")
        await expect(self.player.privates).to_have_count(told + 1, timeout=SLOW)
        await expect(self.player.panel.locator(".components").first).to_be_visible(timeout=SLOW)

    async def press(self, around: Locator) -> None:
        """Give the answer where it stands."""
        if self.way.menu is None:
            await around.locator(".button", has_text=self.way.label).first.click()
        else:
            await around.locator(".components .menu").nth(self.way.menu).click()
            await self.player.page.locator("dialog.chooser .option").nth(self.way.line).click()

    async def revision(self) -> int:
        return (await find.session(self.bot.desk.house, self.table.id)).revision

    async def said(self, since: int) -> tuple[str, ...]:
        """What was played since a revision, and what is laid out."""
        house = self.bot.desk.house
        look = await play.look(house, self.table.id, self.person)
        return (*(one.action for one in await house.store.entries(self.table.id, since)), *look.draft.texts)

    async def comes(self, since: int, texts: tuple[str, ...]) -> None:
        """Wait until this was said."""
        await until(lambda: self._has_said(since, texts))

    async def _has_said(self, since: int, texts: tuple[str, ...]) -> bool:
        said = await self.said(since)
        return bool(said) and said[: len(texts)] == texts


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    redirect(port)
    stored = tmp_path_factory.mktemp("page") / "games.db"
    bot = build_bot(Settings(database_url=f"sqlite+aiosqlite:///{stored}", settle_seconds=0))
    async with Playground(port) as place, chromium() as browser:
        running = asyncio.create_task(bot.start(TOKEN))
        await until(lambda: _ready(bot))
        yield House(place, bot, browser)
        await bot.close()
        await running
        assert place.faults.unimplemented == []


async def _ready(bot: GameBot) -> bool:
    return bot.is_ready()


@asynccontextmanager
async def sitting(house: House, game: str, pattern: str) -> AsyncIterator[Sitting]:
    """A session in a channel of its own, brought to a question that shows a pattern at the first glance."""
    channel = house.place.world.text_channel(f"{game}-{pattern}".replace("_", "-"))
    games, host = house.bot.desk.house, Somebody(TWO[0].id, TWO[0].name)
    session = await lobby.open_lobby(games, Place(house.bot.guilds[0].id, channel.id), host, game)
    await lobby.join(games, session.id, Somebody(TWO[1].id, TWO[1].name))
    await lobby.start(games, session.id, host.id)
    people = {one.name: one for one in TWO}
    table: Any = SimpleNamespace(id=session.id, world=SimpleNamespace(house=games, people=people))
    found: list[Way] = []

    def wanted(moment: Moment) -> bool:
        found.extend(way for way in [next(WAYS[pattern](moment, presenter(moment.engine)), None)] if way)
        return bool(found)

    person = await brought_to(table, wanted)
    page = await house.browser.new_page(viewport={"width": 1200, "height": 900})
    page.set_default_timeout(SLOW)
    await page.goto(f"{house.place.address}?as={person.id}#{channel.id}")
    await expect(page.get_by_text("bot is here")).to_be_attached(timeout=SLOW)
    yield Sitting(table, house.bot, Player(page, person.name), person.id, found[-1])
    await page.context.close()


def _leaves(rows: tuple[Row, ...], question: Question) -> Iterator[Way]:
    """The answers that stand on a sheet of menus and buttons."""
    number = -1
    for row in rows:
        number += isinstance(row, Menu)
        parts: tuple[Button | Option, ...] = row.options if isinstance(row, Menu) else row
        for line, part in enumerate(parts):
            if isinstance(part.target, Leaf):
                texts = question.offers[part.target.index].texts
                yield Way(texts, part.label, number if isinstance(row, Menu) else None, line)


def _in_panel(moment: Moment, face: Presenter) -> Iterator[Way]:
    question = fold(moment.engine, moment.state, moment.question)
    if question.form is None:
        entries, captions = entries_of(question, face, SEATED, {}), captions_of(question, face, SEATED)
        yield from _leaves(lay_out(entries, captions, (), 0).rows, question)


def _drafts(moment: Moment, face: Presenter) -> Iterator[Way]:
    seat = moment.question.decision.seat
    for way in _in_panel(moment, face):
        if look_ahead(moment.engine, moment.state, seat, way.texts).free == way.texts:
            yield way


def _folds(moment: Moment, face: Presenter) -> Iterator[Way]:
    return (way for way in _in_panel(moment, face) if len(way.texts) > 1)


def _forms(moment: Moment, face: Presenter) -> Iterator[Way]:
    """The menus in which several answers are picked together, of forms whose picks all go together."""
    asked = moment.question.form
    if asked is not None and not keeps(sizes(asked)) and not _groups(asked):
        rows = lay_out(
            (), captions_of(moment.question, face, SEATED), (), 0, form=form_of(moment.question, face, SEATED, {})
        ).rows
        menus = [row for row in rows if isinstance(row, Menu)]
        yield from (Way((), menu=number) for number, menu in enumerate(menus) if menu.most > 1)


def _groups(form: Form) -> bool:
    return any(choice.group for field in form.fields for choice in field.choices)


def _wishes(moment: Moment, face: Presenter) -> Iterator[Way]:
    seat = moment.question.decision.seat
    wishes = moment.engine.wishes(moment.engine.view(moment.state, seat))
    yield from (Way((wish.id, wish.values[-1].id)) for wish in wishes if wish.kept is None)


WAYS = {"draft": _drafts, "fold": _folds, "form": _forms, "wish": _wishes}


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_laid_out_is_taken_back(house: House, game: str) -> None:
    async with sitting(house, game, "draft") as at:
        before = await at.revision()
        await at.open("/act")
        await at.press(at.player.panel)
        await expect(at.player.panel).to_contain_text("Not played yet", timeout=SLOW)
        await at.player.panel.get_by_role("button", name="Back", exact=True).click()
        await expect(at.player.panel).not_to_contain_text("Not played yet", timeout=SLOW)
        assert await at.revision() == before
        assert await at.said(before) == ()


@pytest.mark.parametrize("game", GAMES)
async def test_a_folded_answer_is_one_press(house: House, game: str) -> None:
    async with sitting(house, game, "fold") as at:
        before = await at.revision()
        await at.open("/act")
        await at.press(at.player.panel)
        await at.comes(before, at.way.texts)


@pytest.mark.parametrize("game", sorted(set(GAMES) - {"zoollywood"}))
async def test_several_answers_are_one_form(house: House, game: str) -> None:
    async with sitting(house, game, "form") as at:
        before = await at.revision()
        await at.open("/act")
        await at.menu.click()
        await expect(at.player.page.locator("dialog.chooser input").first).to_be_visible()
        await at.player.choose()
        await at.comes(before, ())


@pytest.mark.parametrize("game", GAMES)
async def test_a_wish_is_set_in_its_menu(house: House, game: str) -> None:
    async with sitting(house, game, "wish") as at:
        await at.open("/wishes")
        wish, value = at.way.texts
        menu = at.player.panel.locator(f'.menu[data-id="w1:{at.table.id}:{wish}"]')
        await menu.click()
        await at.player.page.locator("dialog.chooser .option").last.click()
        await until(lambda: _stands(at, wish, value))


async def _stands(at: Sitting, wish: str, value: str) -> bool:
    look = await play.look(at.bot.desk.house, at.table.id, at.person)
    return any(one.wish.id == wish and one.value == value for one in look.standing.wishes)
