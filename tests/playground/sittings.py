"""Sessions of Ann and Ben, brought to a question in the house, and the page of whom it asks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec
from playwright.async_api import Locator, expect

from cogs.client import GameBot
from engines.core import Decision, put
from playground.world import PEOPLE
from sessions import find, lobby, play
from sessions.house import House
from sessions.live import Live, read
from sessions.values import Place, SessionId
from sessions.values import Player as Somebody
from tests.cogs.ahead import Moment, brought_to, planted
from tests.playground.room import SLOW, Room, unheard, until
from tests.playground.ways import Way, way_of
from tools.player import Player

TWO = PEOPLE[:2]


class Scene(msgspec.Struct, frozen=True):
    """A deal that soon comes to a question, with its options; `prefer` begins an answer that leads there.

    `state`, if there is one, is put in the place of the dealt one, where no deal leads there soon.
    """

    deal: str = "deal 0"
    options: Mapping[str, str] = msgspec.field(default_factory=dict[str, str])
    prefer: str = ""
    state: Any = None


class Sitting(msgspec.Struct, frozen=True):
    """A session at a question, the tab of whom it asks, and the way to an answer."""

    id: SessionId
    bot: GameBot
    player: Player
    person: int
    way: Way

    @property
    def house(self) -> House:
        """Where the session is kept."""
        return self.bot.desk.house

    @property
    def panel(self) -> Locator:
        """The newest message that only this person sees."""
        return self.player.panel

    async def open(self, command: str) -> None:
        """Let a command bring a private message, and wait for its buttons."""
        told = await self.player.privates.count()
        await self.player.page.locator("#write").fill(command)
        await self.player.page.keyboard.press("Enter")
        await expect(self.player.privates).to_have_count(told + 1, timeout=SLOW)
        await expect(self.panel.locator(".components").first).to_be_visible(timeout=SLOW)

    async def press(self, around: Locator) -> None:
        """Give the answer where it stands."""
        if self.way.menu is None:
            await self.push(around, self.way.label)
        else:
            await self.player.press(around.locator(".components .menu").nth(self.way.menu))
            await self.pick(self.way.line)

    async def pick(self, *lines: int) -> None:
        """Choose these lines of the menu that is open."""
        dialog = self.player.page.locator("dialog.chooser")
        await expect(dialog.locator(".option").first).to_be_visible()
        if not await dialog.locator("input").count():
            await dialog.locator(".option").nth(lines[0]).click()
            return
        for line in lines:
            await dialog.locator("input").nth(line).check()
        await dialog.locator("footer .button").click()

    async def push(self, around: Locator, label: str) -> None:
        """Press the button with these words."""
        await self.player.press(around.locator(".components .button", has_text=label).first)

    async def reads(self, words: str) -> None:
        """Wait until the newest private message says this."""
        await expect(self.panel).to_contain_text(words, timeout=SLOW)

    async def is_answered(self) -> None:
        """Wait until the panel tells that something was done or laid out."""
        await expect(self.panel).to_contain_text(re.compile("✔|Not played yet"), timeout=SLOW)

    async def revision(self) -> int:
        """The number of committed changes."""
        return (await find.session(self.house, self.id)).revision

    async def played(self, since: int) -> tuple[str, ...]:
        """What was played since a revision."""
        return tuple(one.action for one in await self.house.store.entries(self.id, since))

    async def said(self, since: int) -> tuple[str, ...]:
        """What was played since a revision, and what is laid out."""
        return *await self.played(since), *(await play.look(self.house, self.id, self.person)).draft.texts

    async def comes(self, since: int, texts: tuple[str, ...]) -> None:
        """Wait until this was said."""
        await until(lambda: self._has_said(since, texts))

    async def _has_said(self, since: int, texts: tuple[str, ...]) -> bool:
        said = await self.said(since)
        return bool(said) and said[: len(texts)] == texts

    async def goes_on(self, until_said: str, prefer: str) -> None:
        """Answer for everybody as the computer would, or with `prefer`, until something is said."""
        since = await self.revision()
        async with asyncio.timeout(SLOW / 1000):
            while until_said not in await self.played(since):
                live = await read(self.house, self.id)
                open_one = next((one for one in live.pending if not self._is_planned(live, one)), None)
                if open_one is None:
                    await asyncio.sleep(0.02)  # what was planned is about to be said
                else:
                    holder = live.seats[open_one.seat].player
                    assert holder is not None
                    await play.submit(self.house, self.id, holder, (_sensible(live, open_one, prefer),))

    def _is_planned(self, live: Live, decision: Decision) -> bool:
        plan, question = self.way.plan, put(live.engine, live.state, decision.seat)
        if plan is None or question is None or decision.seat != self.way.seat:
            return False
        return decision.kind == plan.kind and plan.topic in ("", question.topic)


def _sensible(live: Live, decision: Decision, prefer: str) -> str:
    engine, actions = live.engine, live.engine.legal_actions(live.state, decision)
    chosen = engine.choose(engine.view(live.state, decision.seat), decision, actions)
    return prefer if prefer in [engine.write(action) for action in actions] else engine.write(chosen)


@asynccontextmanager
async def sitting(room: Room, game: str, pattern: str, scene: Scene) -> AsyncIterator[Sitting]:
    """A session in a channel of its own, brought to a question that shows a pattern at the first glance."""
    name = f"{game}-{pattern}".replace("_", "-").replace(" ", "-")
    channel = room.place.world.text_channel(name)
    with unheard(room.house):
        session = await _dealt(room, channel.id, game, scene)
        person, way = await _brought(room.house, session, pattern, scene)
    yield Sitting(session, room.bot, await room.player(person, name), person, way)


async def _dealt(room: Room, channel: int, game: str, scene: Scene) -> SessionId:
    house, host = room.house, Somebody(TWO[0].id, TWO[0].name)
    id_ = (await lobby.open_lobby(house, Place(room.bot.guilds[0].id, channel), host, game)).id
    await lobby.join(house, id_, Somebody(TWO[1].id, TWO[1].name))
    for option, value in scene.options.items():
        await lobby.set_option(house, id_, host.id, option, value)
    with patch("sessions.lobby.secrets.token_hex", lambda _: scene.deal):
        await lobby.start(house, id_, host.id)
    return id_


async def _brought(house: House, session: SessionId, pattern: str, scene: Scene) -> tuple[int, Way]:
    """Play to the first question that shows a pattern; return who is to press, and where."""
    table: Any = SimpleNamespace(id=session, world=SimpleNamespace(house=house, people={p.name: p for p in TWO}))
    found: list[Way] = []

    def wanted(moment: Moment) -> bool:
        found.extend(way for way in [way_of(pattern, moment)] if way)
        return bool(found)

    if scene.state is not None:
        await planted(table, scene.state)
    asked = (await brought_to(table, wanted, scene.prefer)).id
    if found[-1].seat is None:
        return asked, found[-1]
    holder = (await read(house, session)).seats[found[-1].seat].player
    assert holder is not None
    return holder, found[-1]
