"""Passing in every session: a default of the wish, changeable in each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.rows import Change
from engines.core import Seat
from sessions import find, wishes
from sessions.handover import offer, take
from sessions.house import House
from sessions.lobby import add_computer, join, open_lobby, relocate, set_option, start
from sessions.opening import open_house
from sessions.play import look
from sessions.usual import set_auto_pass
from sessions.values import Place, Player, Session, SessionId
from tests.sessions.people import A, B, C


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    yield house
    await house.close()


async def begun(house: House, channel: int) -> SessionId:
    """Zoollywood with a scene in whose deck somebody may cut."""
    session = await open_lobby(house, Place(1, channel), A, "zoollywood")
    await join(house, session.id, B)
    await set_option(house, session.id, A.id, "scene", "nest-egg")
    await start(house, session.id, A.id)
    return session.id


async def wished(house: House, session: SessionId, player: Player) -> dict[str, str]:
    return {one.wish.id: one.value for one in (await look(house, session, player.id)).standing.on}


async def test_who_passes_everywhere_sits_down_with_the_wish_set_and_may_change_it_here(table: House) -> None:
    await set_auto_pass(table, A.id, on=True)
    first, second = await begun(table, 1), await begun(table, 2)
    assert await wished(table, first, A) == {"windows": "pass"}
    assert await wished(table, first, B) == {}
    await wishes.set_wish(table, first, A.id, "windows", "ask")
    assert (await wished(table, first, A), await wished(table, second, A)) == ({}, {"windows": "pass"})


async def test_sessions_under_way_follow_the_switch(table: House) -> None:
    session = await begun(table, 1)
    assert await wished(table, session, A) == {}
    await set_auto_pass(table, A.id, on=True)
    assert (await find.settings(table, A.id)).auto_pass
    assert await wished(table, session, A) == {"windows": "pass"}
    await set_auto_pass(table, A.id, on=False)
    assert await wished(table, session, A) == {}


async def posted(house: House, session: SessionId) -> Session:
    """The session while the message of its lobby still stands."""
    await find.set_lobby_message(house, session, 6)
    return await find.session(house, session)


async def test_b26_the_first_board_waits_where_computers_may_have_gone_on(table: House) -> None:
    """Then somebody may be asked already what a standing pass is about to answer."""
    dealt = await posted(table, await begun(table, 1))
    assert dealt.board_message is None
    assert dealt.ripe_at(4.0) == 0.0
    lobby = await open_lobby(table, Place(1, 2), A, "zoollywood")
    await add_computer(table, lobby.id, A.id)
    await start(table, lobby.id, A.id)
    beside = await posted(table, lobby.id)
    assert beside.asked_at is not None
    assert beside.ripe_at(4.0) == beside.asked_at + 4.0


async def test_b26_a_session_that_was_moved_speaks_no_sooner_of_a_new_question(table: House) -> None:
    session = await begun(table, 1)
    await find.mark_published(table, session, 1, board_message=7)
    moved = await relocate(table, session, Place(1, 2))
    assert (moved.board_message, moved.lobby_message) == (None, None)
    assert moved.asked_at is not None
    assert moved.ripe_at(4.0) == moved.asked_at + 4.0


class PowerCut(Exception):
    """The machine stops here."""


def cut_off_after_the_next_commit(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is committed stands; nothing comes after it."""
    real = house.store.commit

    async def commit(change: Change) -> None:
        await real(change)
        raise PowerCut

    monkeypatch.setattr(house.store, "commit", commit)


async def test_b1_a_kill_right_after_the_deal_loses_no_wish(table: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await set_auto_pass(table, A.id, on=True)
    lobby = await open_lobby(table, Place(1, 1), A, "zoollywood")
    await join(table, lobby.id, B)
    cut_off_after_the_next_commit(table, monkeypatch)
    with pytest.raises(PowerCut):
        await start(table, lobby.id, A.id)
    assert await wished(table, lobby.id, A) == {"windows": "pass"}


async def test_b1_a_kill_right_after_a_seat_was_taken_loses_no_wish(
    table: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await set_auto_pass(table, C.id, on=True)
    session = await begun(table, 1)
    await offer(table, session, A.id, Seat(0))
    cut_off_after_the_next_commit(table, monkeypatch)
    with pytest.raises(PowerCut):
        await take(table, session, C, Seat(0))
    assert await wished(table, session, C) == {"windows": "pass"}


async def test_b36_a_seat_taken_over_follows_its_new_player(table: House) -> None:
    await set_auto_pass(table, C.id, on=True)
    session = await begun(table, 1)
    await offer(table, session, A.id, Seat(0))
    await take(table, session, C, Seat(0))
    assert await wished(table, session, C) == {"windows": "pass"}
