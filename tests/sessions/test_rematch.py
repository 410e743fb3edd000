from __future__ import annotations

import asyncio
from random import Random

import pytest

from sessions import find, lobby
from sessions.errors import NotSeated, PlaceTaken, WrongStatus
from sessions.house import House
from sessions.rematch import rematch
from sessions.values import Session, SessionId, Status
from tests.records import play_out
from tests.sessions.conftest import Opener, running
from tests.sessions.people import HERE, A, B, C, D


async def over(house: House) -> SessionId:
    """A session of A, B, the computer and C, to 6 points."""
    session = await lobby.open_lobby(house, HERE, A, "toy")
    await lobby.join(house, session.id, B)
    await lobby.add_computer(house, session.id, A.id)
    await lobby.join(house, session.id, C)
    await lobby.set_option(house, session.id, A.id, "goal", "6")
    await lobby.start(house, session.id, A.id)
    await play_out(house, session.id, Random("over"))
    return session.id


def seats(session: Session) -> list[object]:
    return [h.player.id if h.player else "computer" if h.computer else h.invited for h in session.holders]


async def test_everybody_moves_up_one_seat_and_the_computer_stays(house: House) -> None:
    again, new = await rematch(house, await over(house), B)
    assert new
    assert (again.status, again.place, again.host) == (Status.LOBBY, HERE, B.id)
    assert [(one.option, one.value) for one in again.options] == [("goal", "6")]
    assert seats(again) == [B.id, "computer", C.id, A.id]
    assert [holder.free for holder in again.holders] == [False, False, True, True]


async def test_whoever_was_invited_finds_the_seat_kept_and_strangers_sit_elsewhere_first(house: House) -> None:
    again, _ = await rematch(house, await over(house), B)
    joined = await lobby.join(house, again.id, A)
    assert joined.seat_of(A.id) == 3
    stranger = await lobby.join(house, again.id, D)
    assert stranger.seat_of(D.id) == 2, "a kept seat is better than none"
    await lobby.leave(house, again.id, D.id)
    assert (await lobby.join(house, again.id, C)).seat_of(C.id) == 2
    assert (await lobby.start(house, again.id, B.id)).status is Status.RUNNING


async def test_two_who_press_at_once_open_one_lobby(house: House) -> None:
    session = await over(house)
    found = await asyncio.gather(*(rematch(house, session, player) for player in (A, B, C)))
    assert len({one.id for one, _ in found}) == 1
    assert [new for _, new in found] == [True, False, False]


async def test_a_rematch_that_was_closed_can_be_opened_again(house: House) -> None:
    session = await over(house)
    again, _ = await rematch(house, session, A)
    await lobby.close(house, again.id, A.id)
    other, new = await rematch(house, session, B)
    assert new
    assert other.id != again.id


async def test_b2_an_open_rematch_is_found_after_a_restart(open_toys: Opener) -> None:
    session = await over(house := await open_toys())
    again, _ = await rematch(house, session, A)
    house = await open_toys()
    assert (await rematch(house, session, C))[0].id == again.id
    assert seats(await find.session(house, again.id)) == seats(again)


async def test_only_who_played_opens_it_only_at_the_end_and_only_where_nothing_is_played(house: House) -> None:
    session = await over(house)
    with pytest.raises(NotSeated):
        await rematch(house, session, D)
    other = await running(house, A, B)
    with pytest.raises(WrongStatus):
        await rematch(house, other, A)
    with pytest.raises(PlaceTaken):
        await rematch(house, session, A)
