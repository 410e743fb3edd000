"""The check plays each open session again and names the first entry that no longer fits."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.rows import Loaded
from sessions.audit import Trouble, audit, audit_all
from sessions.errors import NoSession
from sessions.house import House
from sessions.lobby import close, open_lobby
from sessions.play import submit
from sessions.values import Place, Receipt, SessionId, Status
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B, C, D


async def played(house: House) -> SessionId:
    session = await running(house, A, B)
    for player, text in ((A, "bid 2"), (B, "bid 1"), (A, "roll"), (A, "keep"), (B, "wave"), (B, "roll")):
        assert (await submit(house, session, player.id, (text,))).accepted
    return session


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as rows, rows:
        rows.execute(statement)


async def test_a_session_that_fits_is_found_whole(house: House) -> None:
    session = await played(house)
    found = await audit(house, session)
    assert (found.session, found.game, found.status) == (session, "toy", Status.RUNNING)
    assert (found.entries, found.misfit) == (6, None)


DAMAGES = {
    "an action that is not accepted": ("UPDATE entry SET action = 'fly' WHERE number = 4", Trouble.ENTRY, 4, "fly"),
    "another legal action": ("UPDATE entry SET action = 'drop' WHERE number = 4", Trouble.DIGEST, 4, "drop"),
    "another deal": ("UPDATE session SET seed = 'x'", Trouble.DIGEST, 0, ""),
    "another option": (
        """UPDATE session SET options = '[{"option":"first","value":"3"}]'""", Trouble.DIGEST, 0, "",
    ),
    "another state": ("UPDATE snapshot SET state = replace(state, '12', '30')", Trouble.STATE, 0, ""),
    "no state": ("DELETE FROM snapshot", Trouble.STATE, 0, ""),
    "no record": ("DELETE FROM entry", Trouble.ENTRY, 0, ""),
    "another seat is called": ("UPDATE seat SET decision = 77 WHERE decision IS NOT NULL", Trouble.SEATS, 0, ""),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
async def test_the_first_thing_that_does_not_fit_is_named_and_nothing_is_changed(
    open_toys: Opener, tmp_path: Path, damage: str
) -> None:
    statement, trouble, number, action = DAMAGES[damage]
    house = await open_toys()
    session = await played(house)
    change(tmp_path / "bot.db", statement)
    before = await house.store.load(session)
    misfit = (await audit(house, session)).misfit
    assert misfit is not None
    assert (misfit.trouble, misfit.number, misfit.action) == (trouble, number, action)
    assert await house.store.load(session) == before


async def test_a_pack_that_cannot_be_read_is_named(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    session = await played(house)
    change(tmp_path / "bot.db", "PRAGMA foreign_keys = OFF")
    change(tmp_path / "bot.db", "UPDATE session SET pack = 'gone'")
    row = await house.store.load(session)
    assert row is None, "a session without its pack is not even found"
    with pytest.raises(NoSession):
        await audit(house, session)


async def test_all_open_sessions_are_checked_and_only_those(house: House) -> None:
    session = await played(house)
    other = await running(house, C, D, place=Place(2, 200))
    ended = await running(house, C, D, place=Place(1, 300))
    await close(house, ended, C.id)
    await open_lobby(house, Place(1, 400), A, "toy")
    assert {one.session for one in await audit_all(house)} == {session, other}
    assert {one.session for one in await audit_all(house, HERE.guild)} == {session}


async def test_a_move_during_the_check_is_no_misfit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await played(house)
    load = house.store.load
    moves: list[asyncio.Task[Receipt]] = []

    async def slow(of: str) -> Loaded | None:
        loaded = await load(of)
        if not moves:
            moves.append(asyncio.create_task(submit(house, session, B.id, ("keep",))))
            await asyncio.sleep(0.1)
        return loaded

    monkeypatch.setattr(house.store, "load", slow)
    assert (await audit(house, session)).misfit is None
    assert (await moves[0]).accepted
