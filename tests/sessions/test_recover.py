from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import Decision, Step
from sessions import find
from sessions.errors import FrozenSession, WrongStatus
from sessions.house import House
from sessions.lobby import add_computer, close, open_lobby, start
from sessions.play import look, submit
from sessions.recover import restore
from sessions.values import Place, SessionId, Status
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B, C, D
from tests.sessions.toy import Act, Happened, Toy, ToyState, ToyView

DAMAGES = {
    "not JSON": "UPDATE snapshot SET state = 'x'",
    "another state": "UPDATE snapshot SET state = replace(state, '\"points\":[2,0]', '\"points\":[9,0]')",
    "no state": "DELETE FROM snapshot",
    "an unknown field": "UPDATE snapshot SET state = replace(state, 'goal', 'gaol')",
}


def change_file(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


async def played(house: House) -> SessionId:
    session = await running(house, A, B)
    await submit(house, session, A.id, ("bid 2",))
    return session


@pytest.mark.parametrize("kind", DAMAGES)
async def test_b5_a_damaged_state_is_frozen_loudly_and_never_reset(
    open_toys: Opener, tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    house = await open_toys()
    session = await played(house)
    await house.close()
    change_file(tmp_path / "bot.db", DAMAGES[kind])
    house = await open_toys()
    assert [error.session for error in house.frozen] == [session]
    assert session in caplog.text
    kept = await house.store.load(session)
    for attempt in (look(house, session, A.id), submit(house, session, B.id, ("bid 1",))):
        with pytest.raises(FrozenSession):
            await attempt
    assert await house.store.load(session) == kept
    assert (await find.session(house, session)).status is Status.FROZEN
    assert session in [one.id for one in await find.unpublished(house)]


async def test_b5_one_frozen_session_harms_no_other(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    broken = await played(house)
    sound = await running(house, C, D, place=Place(1, 200))
    await house.close()
    change_file(tmp_path / "bot.db", "UPDATE snapshot SET state = 'x' WHERE session = ?", broken)
    house = await open_toys()
    assert (await submit(house, sound, C.id, ("bid 1",))).accepted


async def test_b5_restore_brings_back_the_last_good_revision(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    session = await played(house)
    before = await look(house, session, A.id)
    await house.close()
    change_file(tmp_path / "bot.db", DAMAGES["not JSON"])
    house = await open_toys()
    restored = await restore(house, session)
    assert (restored.kept, restored.dropped) == (1, 0)
    assert restored.session.status is Status.RUNNING
    assert restored.session.rewound == 0, "nothing was dropped: every button still stands"
    after = await look(house, session, A.id)
    assert (after.view, after.pending) == (before.view, before.pending)
    assert (await submit(house, session, B.id, ("bid 1",), decision=1)).accepted
    with pytest.raises(WrongStatus):
        await restore(house, session)


async def test_b5_restore_drops_what_no_longer_fits_and_keeps_it_marked(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    session = await played(house)
    await submit(house, session, B.id, ("bid 1",))
    await house.close()
    change_file(tmp_path / "bot.db", "UPDATE entry SET action = 'fly' WHERE number = 2")
    change_file(tmp_path / "bot.db", DAMAGES["not JSON"])
    house = await open_toys()
    restored = await restore(house, session)
    assert (restored.kept, restored.dropped) == (1, 1)
    assert restored.session.rewound == restored.session.revision, "no button from before stands for anything (B14)"
    assert (await submit(house, session, B.id, ("bid 0",), decision=1)).accepted
    assert (await look(house, session, None)).view.points == (2, 0)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        undone = connection.execute("SELECT action FROM entry WHERE undone_at IS NOT NULL").fetchall()
    assert undone == [("fly",)]


async def test_a_frozen_session_can_be_closed_by_a_moderator(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    session = await played(house)
    await house.close()
    change_file(tmp_path / "bot.db", DAMAGES["not JSON"])
    house = await open_toys()
    assert (await close(house, session, D.id, moderator=True)).status is Status.CLOSED
    await open_lobby(house, HERE, C, "toy")


class Stuck(Toy):
    """A game whose computer player fails."""

    def choose(self, view: ToyView, decision: Decision, actions: Sequence[Act]) -> Act:
        raise ZeroDivisionError


async def test_a_computer_that_fails_freezes_its_session_instead_of_hanging(open_toys: Opener) -> None:
    house = await open_toys({"toy": Stuck})
    lobby = await open_lobby(house, HERE, A, "toy")
    await add_computer(house, lobby.id, A.id)
    with pytest.raises(FrozenSession) as frozen:
        await start(house, lobby.id, A.id)
    assert "ZeroDivisionError" in frozen.value.why


class Endless(Toy):
    """A game that never ends."""

    def apply(self, state: ToyState, decision: Decision, action: Act) -> Step[ToyState, Happened]:
        return super().apply(replace(state, goal=10**9), decision, action)


async def test_a_session_that_outgrows_the_bound_of_its_game_is_frozen(open_toys: Opener) -> None:
    house = await open_toys({"toy": Endless})
    lobby = await open_lobby(house, HERE, A, "toy")
    await add_computer(house, lobby.id, A.id)
    await start(house, lobby.id, A.id)
    await submit(house, lobby.id, A.id, ("bid 0",))
    with pytest.raises(FrozenSession, match="400"):
        await _forever(house, lobby.id)


async def _forever(house: House, session: SessionId) -> None:
    while (await submit(house, session, A.id, ("roll", "keep"))).accepted:
        pass


COPIES = (
    """WITH RECURSIVE count(n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM count WHERE n < 2999)
    INSERT INTO session (id, game, pack, status, guild, channel, host, options, seed, opened_at, revision,
        published_revision) SELECT n, game, pack, status, guild, n, host, options, seed, opened_at, revision,
        published_revision FROM session, count WHERE id = ?""",
    """WITH RECURSIVE count(n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM count WHERE n < 2999)
    INSERT INTO snapshot SELECT n, state, digest, rules_version FROM snapshot, count WHERE session = ?""",
    """WITH RECURSIVE count(n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM count WHERE n < 2999)
    INSERT INTO entry SELECT n, number, revision, decision, seat, action, stretch, events, digest, at, undone_at,
        clocks FROM entry, count WHERE session = ?""",
    """WITH RECURSIVE count(n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM count WHERE n < 2999)
    INSERT INTO seat (session, seat, player, name, computer, decision, asked_at)
        SELECT n, seat, player, name, computer, decision, asked_at FROM seat, count WHERE session = ?""",
)


async def test_two_thousand_running_sessions_resume_within_five_seconds(open_toys: Opener, tmp_path: Path) -> None:
    house = await open_toys()
    session = await played(house)
    await house.close()
    for statement in COPIES:
        change_file(tmp_path / "bot.db", statement, session)
    begun = time.perf_counter()
    house = await open_toys()
    assert time.perf_counter() - begun < 5
    assert not house.frozen
    assert len(await find.mine(house, B.id)) == 2001


async def test_b5_a_game_that_is_gone_freezes_its_sessions_and_the_bot_starts(open_toys: Opener) -> None:
    house = await open_toys()
    session = await played(house)
    house = await open_toys({})
    assert [error.session for error in house.frozen] == [session]
    house = await open_toys()
    assert (await restore(house, session)).dropped == 0
