"""Seats change hands in one step: B36 and B39."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.core import Seat
from sessions import consent, find
from sessions.errors import AlreadySeated, NotSeated, NotYourSeat, SeatTaken
from sessions.handover import ANYBODY, offer, take, withdraw
from sessions.house import House
from sessions.lobby import join, open_lobby, start
from sessions.opening import open_house
from sessions.play import look, submit
from sessions.values import SessionId
from tests.sessions.people import HERE, A, B, C, D


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[House]:
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    yield house
    await house.close()


@pytest.fixture
async def session(table: House) -> SessionId:
    lobby = await open_lobby(table, HERE, A, "zombeasts")
    await join(table, lobby.id, B)
    await start(table, lobby.id, A.id)
    return lobby.id


async def test_b36_hand_and_question_pass_on_at_once(table: House, session: SessionId) -> None:
    before = await look(table, session, A.id)
    await offer(table, session, A.id, Seat(0))
    await take(table, session, C, Seat(0))
    after = await look(table, session, C.id)
    assert after.view == before.view
    assert after.question == before.question
    former = await look(table, session, A.id)
    assert former.seat is None
    assert former.view == (await look(table, session, None)).view
    with pytest.raises(NotSeated):
        await submit(table, session, A.id, ("draw pile",))


async def test_the_player_stays_until_somebody_takes_the_seat(table: House, session: SessionId) -> None:
    await offer(table, session, A.id, Seat(0))
    assert (await look(table, session, A.id)).seat == 0


async def test_a_seat_offered_to_one_is_nobody_elses(table: House, session: SessionId) -> None:
    await offer(table, session, A.id, Seat(0), C.id)
    with pytest.raises(SeatTaken):
        await take(table, session, D, Seat(0))
    await take(table, session, C, Seat(0))
    with pytest.raises(SeatTaken):
        await take(table, session, D, Seat(0))


async def test_only_the_seat_itself_or_a_moderator_may_offer_it(table: House, session: SessionId) -> None:
    with pytest.raises(NotSeated):
        await offer(table, session, A.id, Seat(1))
    with pytest.raises(SeatTaken):
        await offer(table, session, A.id, Seat(3))
    await offer(table, session, D.id, Seat(1), moderator=True)
    await take(table, session, C, Seat(1))
    assert (await find.session(table, session)).seat_of(C.id) == 1


async def test_whoever_plays_already_cannot_take_a_second_seat(table: House, session: SessionId) -> None:
    await offer(table, session, A.id, Seat(0), ANYBODY)
    with pytest.raises(AlreadySeated):
        await take(table, session, B, Seat(0))
    with pytest.raises(AlreadySeated):
        await offer(table, session, A.id, Seat(0), B.id)


async def test_an_offer_is_withdrawn_by_whoever_holds_the_seat_or_a_moderator(
    table: House, session: SessionId
) -> None:
    await offer(table, session, A.id, Seat(0))
    for other in (B, D):
        with pytest.raises(NotYourSeat):
            await withdraw(table, session, other.id, Seat(0))
    await withdraw(table, session, A.id, Seat(0))
    with pytest.raises(SeatTaken):
        await take(table, session, C, Seat(0))
    with pytest.raises(SeatTaken):
        await withdraw(table, session, A.id, Seat(0))
    await offer(table, session, D.id, Seat(0), moderator=True)
    await withdraw(table, session, D.id, Seat(0), moderator=True)
    with pytest.raises(SeatTaken):
        await take(table, session, C, Seat(0))


async def test_b37_the_hosts_part_goes_to_a_player_who_is_still_there(table: House, session: SessionId) -> None:
    await offer(table, session, A.id, Seat(0))
    assert (await take(table, session, C, Seat(0))).host == C.id


async def test_b2_an_offer_survives_a_restart(table: House, session: SessionId, tmp_path: Path) -> None:
    await offer(table, session, A.id, Seat(0))
    await table.close()
    house = await open_house(f"sqlite:///{tmp_path / 'bot.db'}")
    await take(house, session, C, Seat(0))
    assert (await look(house, session, C.id)).seat == 0
    await house.close()


async def test_another_players_seat_is_offered_if_all_agree(table: House, session: SessionId) -> None:
    request = await consent.ask(table, session, A.id, "replace", of=1, to=C.id)
    assert request.outcome is None
    with pytest.raises(SeatTaken):
        await take(table, session, C, Seat(1))
    await consent.answer(table, session, B.id, request.number, agrees=True)
    await take(table, session, C, Seat(1))
    assert (await find.session(table, session)).seat_of(B.id) is None


async def test_a_yes_of_the_former_player_is_not_that_of_the_new_one(table: House, session: SessionId) -> None:
    request = await consent.ask(table, session, A.id, "close", reason="enough")
    await offer(table, session, A.id, Seat(0))
    await take(table, session, C, Seat(0))
    (standing,) = await consent.requests(table, session)
    assert (standing.agreed, standing.asked) == ((), (0, 1))
    after = await consent.answer(table, session, B.id, request.number, agrees=True)
    assert after.outcome is None, "whoever took the seat was not asked yet"
