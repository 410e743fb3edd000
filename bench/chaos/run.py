"""A whole run: start, press, kill, come to rest, judge."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import perf_counter

import msgspec

from bench.chaos.host import Host
from bench.chaos.notes import Notes
from bench.chaos.people import People
from bench.chaos.process import BotProcess, start
from bench.chaos.verdict import Verdict, judge
from playground import Playground
from playground.server import LOOPBACK
from sessions.library import Library
from sessions.opening import open_house

CHANNELS = 4
HANDS = 6
"""So many presses are on their way at the same time."""
REST_SECONDS = 2.0
PRESSES_PER_KILL, MOST_KILLS = 250, 100


class Report(msgspec.Struct, frozen=True):
    """What happened and what was found."""

    presses: int
    kills: int
    seconds: float
    outcomes: dict[str, int]
    acknowledged: int
    boards: int
    unknown: tuple[str, ...]
    """Requests of the bot that the stand-in does not know."""
    complaints: tuple[str, ...]
    """What a bot that was asked to stop said on its error stream."""
    verdict: Verdict

    @property
    def defects(self) -> tuple[str, ...]:
        """Return everything that is wrong."""
        return self.verdict.defects + self.unknown + self.complaints

    def told(self) -> str:
        """Return the report for people."""
        verdict = self.verdict
        found = {
            "applied or posted twice": verdict.twice, "applied but never pressed": verdict.unasked_for,
            "acknowledged and lost": verdict.lost, "record and state apart": verdict.broken,
            "board and revision apart": verdict.unmatched, "left unsaid": verdict.unsaid,
            "unknown requests": self.unknown, "complaints at the end": self.complaints,
        }  # fmt: skip
        head = (
            f"chaos: {self.presses:,} presses in {self.seconds:,.0f} s, {self.kills} kills, "
            f"{verdict.sessions} sessions, {verdict.actions:,} actions of people, "
            f"{self.acknowledged:,} acknowledged, {self.boards:,} boards"
        )
        outcomes = ", ".join(f"{kind} {n:,}" for kind, n in sorted(self.outcomes.items()))
        lines = [f"  {what:28} {len(lines)}" for what, lines in found.items()]
        return "\n".join(
            [head, f"  first answers: {outcomes}", *lines, *(f"  ! {one}" for one in self.defects[:20])]
        )


class Evening:
    """One run, while it lasts."""

    def __init__(self, place: Playground, port: int, database: Path, seed: int, before: str) -> None:
        self.place = place
        self.notes = Notes(place)
        self.dice = random.Random(seed)
        self.people = People(place, self.notes, self.dice)
        self.presses = self.kills = 0
        self.complaints: list[str] = []
        self._port = port
        self._database = database
        self._before = before
        self._up = asyncio.Event()
        self._over = False
        self._bot: BotProcess

    async def play(self, presses: int, tell: Callable[[str], None]) -> None:
        """Press so many times, with kills at random moments between."""
        games = Library().games()
        for number in range(CHANNELS):
            self.place.world.text_channel(f"room-{number}")
        each = max(PRESSES_PER_KILL, presses // MOST_KILLS)
        moments = [begun + self.dice.randrange(each) for begun in range(each // 4, presses - each, each)]
        await self._start()
        host = asyncio.create_task(self._keep(Host(self.place, self.people, games)))
        try:
            await asyncio.gather(self._kill_at(moments, tell), *(self._press(presses) for _ in range(HANDS)))
        finally:
            self._over = True  # no cancelling: that can get lost where the host waits for an answer
            self._up.set()
            await host

    async def rest(self) -> None:
        """Let the bot say what it owes, stop it, and start it once more for what was left unsaid."""
        for last in (False, True):
            await self._quiet()
            self._up.clear()
            code, complaint = await self._bot.terminate()
            if code or complaint:
                self.complaints.append(f"exit code {code}: {complaint}")
            if not last:
                await self._start()

    async def _start(self) -> None:
        begun = await start(self.place, self._port, self._database, self._before, LOG_LEVEL="WARNING")
        self._bot = await begun.up()
        self._up.set()

    async def _press(self, presses: int) -> None:
        while self.presses < presses:
            await self._up.wait()
            done = await self.people.act()
            self.presses += done
            if not done:
                await asyncio.sleep(0.01)

    async def _kill_at(self, moments: list[int], tell: Callable[[str], None]) -> None:
        for moment in moments:
            while self.presses < moment:  # noqa: ASYNC110 - a count has no event
                await asyncio.sleep(0.001)
            self._up.clear()
            await self._bot.kill()
            self.kills += 1
            await self._start()
            tell(f"chaos: {self.presses:,} presses, killed {self.kills} times")

    async def _keep(self, host: Host) -> None:
        while not self._over:
            await self._up.wait()
            await host.look_round(self.dice)
            await asyncio.sleep(0.02)

    async def _quiet(self) -> None:
        """Wait until nothing has been asked of the stand-in for a while."""
        before = -1
        while before != self.place.faults.count:
            before = self.place.faults.count
            await asyncio.sleep(REST_SECONDS)


async def run(
    presses: int, folder: Path, seed: int = 1, before: str = "", tell: Callable[[str], None] = print
) -> Report:
    """Run it all with a database in a folder, and judge. `before` is run in each bot before it starts."""
    database, begun = folder / "games.db", perf_counter()
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port = int(probe.getsockname()[1])
    async with Playground(port) as place:
        evening = Evening(place, port, database, seed, before)
        await evening.play(presses, tell)
        await evening.rest()
        notes, people = evening.notes, evening.people
        unknown = tuple(place.faults.unimplemented)
    with closing(sqlite3.connect(database)) as file:
        sessions = [row[0] for row in file.execute("SELECT id FROM session ORDER BY opened_at")]
    house = await open_house(f"sqlite+aiosqlite:///{database}")
    try:
        verdict = await judge(house, sessions, notes)
    finally:
        await house.close()
    return Report(
        presses=evening.presses, kills=evening.kills, seconds=perf_counter() - begun, outcomes=dict(people.counts),
        acknowledged=len(notes.acknowledged), boards=len(notes.posts), unknown=unknown,
        complaints=tuple(evening.complaints), verdict=verdict,
    )  # fmt: skip
