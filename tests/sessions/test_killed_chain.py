"""Requirement B1: a chain of five, killed before and within each of its transactions.

That a single transaction is whole wherever it is killed, statement by statement, is told by `test_durability`.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from cogs.desk import Desk
from cogs.screens.panel import panel
from cogs.sight import see
from engines.core import Entry, Record, Seat, replay
from sessions.house import House
from sessions.lobby import join, open_lobby, start
from sessions.opening import open_house
from sessions.play import look, submit
from sessions.rows import setup_of
from sessions.values import NO_DRAFT, SessionId
from tests.sessions.people import HERE, A, B
from tests.sessions.victim import DIED, trace

CHAIN = ("play green-rat-4r new", *["draw pile"] * 4)


class Dealt(msgspec.Struct, frozen=True):
    """A session that waits for the first answer of the chain."""

    file: Path
    session: SessionId
    player: int
    entries: int

    def copied(self, name: str) -> Dealt:
        """The same in a file of its own."""
        return msgspec.structs.replace(self, file=shutil.copy(self.file, self.file.with_name(name)))


async def deal(file: Path) -> Dealt:
    house = await opened(file)
    session = (await open_lobby(house, HERE, A, "zombeasts")).id
    await join(house, session, B)
    await start(house, session, A.id)
    first = (await look(house, session, None)).pending[0].seat
    await house.close()
    return Dealt(file, session, (A, B)[first].id, 1)


async def opened(file: Path) -> House:
    return await open_house(f"sqlite:///{file}")


async def play(dealt: Dealt, before: Callable[[], None] = lambda: None) -> None:
    house = await opened(dealt.file)
    before()
    await submit(house, dealt.session, dealt.player, CHAIN)
    await house.close()


def killed_at(dealt: Dealt, point: int) -> int:
    """Play the chain in a process that dies as a transaction begins or ends; return its exit code."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    left = [0]

    def count(sql: str) -> None:
        if left[0] and sql.startswith(("BEGIN IMMEDIATE", "COMMIT")):
            left[0] -= 1
            if not left[0]:
                os._exit(DIED)

    trace(count)
    asyncio.run(play(dealt, lambda: left.__setitem__(0, point)))
    os._exit(0)


async def is_honest(dealt: Dealt) -> int:
    """Insist that a session is whole and that its panel asks what is open; return how much was played."""
    house = await opened(dealt.file)
    loaded = await house.store.load(dealt.session)
    assert loaded is not None
    assert loaded.snapshot is not None
    edition = await house.edition(loaded.session.pack)
    entries = (await house.store.entries(dealt.session))[dealt.entries :]
    assert [entry.action for entry in entries] == list(CHAIN[: len(entries)])
    lines = tuple(Entry(Seat(entry.seat or 0), entry.action) for entry in entries)
    last = replay(edition.engine, Record(setup_of(loaded.session, len(loaded.seats)), lines))[-1].state
    assert edition.states.decode(loaded.snapshot.state) == last
    now = await look(house, dealt.session, dealt.player)
    assert now.draft == NO_DRAFT
    assert (now.question is not None) == (len(entries) < len(CHAIN))
    sight = await see(Desk(house), now)
    ask = "" if now.question is None else sight.words.say(now.question.ask, sight.safe)
    assert (ask or "turn") in panel(sight).text
    assert "Not played yet" not in panel(sight).text
    await house.close()
    return len(entries)


def test_b1_a_chain_of_five_killed_at_every_point_leaves_a_legal_prefix_and_an_honest_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sessions.lobby.secrets.token_hex", lambda _: "five0")  # a card that brings four draws
    dealt = asyncio.run(deal(tmp_path / "dealt.db"))
    point, played = 1, []
    while True:
        copy = dealt.copied(f"{point}.db")
        code = killed_at(copy, point)
        played.append(asyncio.run(is_honest(copy)))
        if code == 0:
            break
        assert code == DIED
        point += 1
    assert point > 2 * len(CHAIN), "each answer is a transaction of its own"
    assert set(played) == set(range(len(CHAIN) + 1)), "each prefix was met"
