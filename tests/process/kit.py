"""The real bot as a process of its own, a stand-in in the test's process, and people who press."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp

from bench.chaos.process import BotProcess, start, until
from cogs import ids
from playground import TOKEN, Playground
from playground.values import Message
from tests.kit import walk
from tests.playground.conftest import People

ANN, BEN, CLEO = 1, 2, 3


class Bench:
    """Where a bot is started: a stand-in, a database file, people."""

    def __init__(self, place: Playground, http: aiohttp.ClientSession, folder: Path, port: int) -> None:
        self.place = place
        self.people = People(place, http)
        self.file = folder / "games.db"
        self.port = port
        self.processes: list[BotProcess] = []

    async def start(self, before: str = "", token: str = TOKEN, **variables: str) -> BotProcess:
        """Start the bot; `before` is run in it before anything else of the bot is."""
        process = await start(self.place, self.port, self.file, before, token, **variables)
        self.processes.append(process)
        return process

    async def up(self, before: str = "", **variables: str) -> BotProcess:
        """Start the bot and wait until it is connected."""
        return await (await self.start(before, **variables)).up()

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Ask the database file itself."""
        with closing(sqlite3.connect(self.file)) as database:
            return database.execute(query).fetchall()

    # What people see

    def public(self) -> list[Message]:
        """What everybody sees in the channels, oldest first."""
        seen = self.place.world.visible_messages(ANN)
        return [each for each in seen if each.only_for is None and not self.is_direct(each)]

    def is_direct(self, message: Message) -> bool:
        return bool(self.place.world.channels[message.channel].members)

    def boards(self) -> list[Message]:
        """The boards of all sessions, with their pictures."""
        return [each for each in self.public() if any(file.name.startswith("board-") for file in each.attachments)]

    def private(self, person: int) -> list[Message]:
        """What only one person sees."""
        return [each for each in self.place.world.visible_messages(person) if each.only_for == person]

    # What people do

    async def game(self, *others: int) -> Message:
        """Ann opens a session, others join or the computer does, she starts; return the first board."""
        before = len(self.boards())
        await self.people.slash(ANN, "game new", game="zombeasts")
        lobby = await until(lambda: next((m for m in self.public() if button(m, "Join")), None), "the lobby")
        for other in others:
            await self.press(other, lobby, "Join")
        if not others:
            await self.press(ANN, lobby, "Add a computer")
        await until(lambda: button(self.now(lobby), "Start"), "the lobby offers the start")
        await self.press(ANN, lobby, "Start")
        await until(lambda: self.boards()[before:], "the first board")
        return self.boards()[-1]

    def now(self, message: Message) -> Message:
        """A message as it stands now."""
        return self.place.world.messages[message.id]

    async def press(self, person: int, message: Message, label: str) -> dict[str, Any]:
        """Press the button that begins with a label."""
        found = button(self.now(message), label)
        assert found, f"no button {label}"
        return await self.press_id(person, message, found)

    async def press_id(self, person: int, message: Message, custom_id: str, *values: str) -> dict[str, Any]:
        """Press a button or choose in a menu by id."""
        more = {"values": list(values)} if values else {}
        return await self.people.press(person, custom_id, message.id, **more)

    async def panel(self, person: int) -> Message:
        """Press Act on the newest board; return the panel when it is there."""
        before = {each.id for each in self.private(person)}
        await self.press(person, self.boards()[-1], "Act")
        found: Message = await until(
            lambda: next((m for m in self.private(person) if m.id not in before and m.content), None), "the panel"
        )
        return found

    async def asked(self) -> int:
        """Who is asked, by the newest board."""
        person: int = await until(lambda: turn_of(self.boards()[-1]), "somebody is asked")
        return person

    async def answer(self, person: int, panel: Message) -> Message:
        """Take the first answer that a panel offers; return the panel as it is then."""
        custom_id, value = answers(self.now(panel))[0]
        await self.press_id(person, panel, custom_id, *([value] if value else []))
        before = panel.edited
        await until(lambda: self.now(panel).edited != before, "the panel changes")
        return self.now(panel)

    async def play(self, person: int, panel: Message) -> Message:
        """Take first answers until something is played: what can be taken back is only laid out."""
        before = self.rows("SELECT count(*) FROM entry")
        while self.rows("SELECT count(*) FROM entry") == before:
            panel = await self.answer(person, panel)
        return panel


def turn_of(board: Message) -> int | None:
    """The account that a board calls."""
    called = re.search(r"(Ann|Ben|Cleo)|<@(\d)>", board.content)
    if called is None:
        return None
    return int(called[2]) if called[2] else {"Ann": ANN, "Ben": BEN, "Cleo": CLEO}[called[1]]


def button(message: Message, label: str) -> str | None:
    """The id of the first button that can be pressed and begins with a label."""
    for part in walk(message.components):
        if part.get("type") == 2 and not part.get("disabled") and str(part.get("label", "")).startswith(label):
            return str(part.get("custom_id"))
    return None


def answers(message: Message) -> list[tuple[str, str | None]]:
    """Everything in a message that answers a question."""
    return list(_answers(walk(message.components)))


def _answers(parts: Iterable[Any]) -> Iterable[tuple[str, str | None]]:
    for part in parts:
        custom_id = str(part.get("custom_id", ""))
        if not custom_id.startswith("p1:") or part.get("disabled"):
            continue
        if "options" not in part and ids.PressId.read(custom_id).verb in ids.ANSWERS:
            yield custom_id, None
        single = part.get("min_values", 1) <= 1
        answering = [one["value"] for one in part.get("options", ()) if one["value"].startswith(("g.", "m."))]
        yield from ((custom_id, value) for value in answering if single)
