"""The computer's answers are written in lots: fewer writings, the same record."""

from __future__ import annotations

import pytest

from db.errors import StorageError
from db.rows import Change
from sessions import computer, play
from sessions.clocks.ticking import tick
from sessions.errors import FrozenSession
from sessions.house import House
from sessions.lobby import add_computer, open_lobby, start
from sessions.values import SessionId, Status
from tests.sessions.people import HERE, A
from tests.sessions.test_durability import check_record


@pytest.fixture
def written(house: House, monkeypatch: pytest.MonkeyPatch) -> list[tuple[Change, ...]]:
    """Every writing of the house, in order."""
    found: list[tuple[Change, ...]] = []
    commit = house.commit

    async def noted(*changes: Change) -> None:
        found.append(changes)
        await commit(*changes)

    monkeypatch.setattr(house, "commit", noted)
    return found


async def with_computers(house: House, count: int) -> SessionId:
    session = await open_lobby(house, HERE, A, "toy")
    for _ in range(count):
        await add_computer(house, session.id, A.id)
    await start(house, session.id, A.id)
    return session.id


async def test_what_computers_answer_between_two_players_is_one_writing_and_one_word_to_all(
    house: House, written: list[tuple[Change, ...]]
) -> None:
    id_ = await with_computers(house, 3)
    heard: list[SessionId] = []
    house.on_change(heard.append)
    written.clear()
    receipt = await play.submit(house, id_, A.id, ("bid 1",))
    assert receipt.accepted == ("bid 1",)
    while not (receipt := await play.submit(house, id_, A.id, ("roll", "keep"))).left and len(written) < 8:
        if receipt.look.session.status is Status.OVER:
            break
    lots = [len(lot) for lot in written if len(lot) > 1]
    assert max(lots) >= 6, "three computers roll and keep"
    assert len(heard) == len(written)
    await check_record(house, id_)


async def test_a_lot_that_ends_the_session_leaves_its_results(
    house: House, written: list[tuple[Change, ...]]
) -> None:
    id_ = await with_computers(house, 3)
    await play.submit(house, id_, A.id, ("bid 0",))
    while (look := await play.look(house, id_, A.id)).session.status is Status.RUNNING:
        await play.submit(house, id_, A.id, ("roll", "drop"))
    assert look.outcome is not None
    assert written[-1][-1].results
    await check_record(house, id_)


async def test_a_computer_that_fails_in_the_middle_of_a_lot_keeps_what_was_answered_and_freezes(
    house: House, written: list[tuple[Change, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await with_computers(house, 3)
    answered = computer._answer
    calls = 0

    def faulty(*given: object) -> object:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise RuntimeError("the third answer")
        return answered(*given)  # type: ignore[arg-type]  # handed through

    monkeypatch.setattr(computer, "_answer", faulty)
    await play.submit(house, id_, A.id, ("bid 1",))
    calls, before = 0, len(await house.store.entries(id_))
    with pytest.raises(FrozenSession):
        await play.submit(house, id_, A.id, ("roll", "keep"))
    assert len(await house.store.entries(id_)) == before + 4, "two answers of the player, two of computers"
    assert calls == 3


async def test_b37_computers_whose_answers_could_not_be_written_go_on_within_a_minute(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await with_computers(house, 1)
    await play.submit(house, id_, A.id, ("bid 1",))
    commit, full = house.commit, [True]

    async def failing(*changes: Change) -> None:
        if full[0] and changes[0].entry is not None and changes[0].entry.seat != 0:
            raise StorageError("the disk is full")
        await commit(*changes)

    monkeypatch.setattr(house, "commit", failing)
    with pytest.raises(StorageError):
        await play.submit(house, id_, A.id, ("roll", "keep"))
    look = await play.look(house, id_, A.id)
    assert look.question is None
    assert look.pending, "only the computer is asked"
    full[0] = False
    await tick(house)
    assert (await play.look(house, id_, A.id)).question is not None
