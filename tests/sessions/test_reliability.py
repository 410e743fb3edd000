"""How reliably a player plays: counted by hand from results and departures."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from db.rows import DepartureRow, ResultRow
from engines.core import Seat
from sessions import find
from sessions.clocks.taking import come_back
from sessions.clocks.ticking import tick
from sessions.handover import offer, take
from sessions.house import House
from sessions.lobby import leave
from sessions.privacy import forget
from sessions.reliability import ENOUGH, Reliability, of_seats, reckoned, reliability
from sessions.values import Place, Player
from tests.records import play_out
from tests.sessions.clocks.conftest import DAY, begun
from tests.sessions.conftest import Clock, running
from tests.sessions.people import A, B, C, D


def result(session: str, turns: str = "[60]", timeouts: int = 0) -> ResultRow:
    return ResultRow(session, 0, A.id, "toy", 1, 1, 10, turns, timeouts, 1.0)


async def departures(house: House, player: Player) -> list[str]:
    return [row.session for row in await house.store.results.departures(player.id)]


def test_five_sessions_say_something_and_four_do_not() -> None:
    assert reckoned([result(f"s{number}") for number in range(ENOUGH - 1)], ()) is None
    assert reckoned([result(f"s{number}") for number in range(ENOUGH)], ()) == Reliability(5, 5, 0.0, 60)


def test_the_figures_are_those_of_the_hand() -> None:
    """Four played to the end, two left; 8 turns, 2 of them over time; of 10 .. 80 the median is 45."""
    results = [result(f"s{number}", f"[{20 * number + 10},{20 * number + 20}]", number % 2) for number in range(4)]
    left = [DepartureRow("x", A.id, 1.0), DepartureRow("y", A.id, 2.0)]
    assert reckoned(results, left) == Reliability(6, 4, 0.25, 45)


def test_a_session_left_and_finished_after_all_counts_as_finished() -> None:
    results = [result(f"s{number}") for number in range(ENOUGH)]
    found = reckoned(results, [DepartureRow("s0", A.id, 1.0)])
    assert found is not None
    assert (found.begun, found.finished) == (5, 5)


async def test_who_leaves_others_behind_has_left_and_who_leaves_alone_has_not(house: House) -> None:
    session = await running(house, A, B, C)
    await leave(house, session, A.id)
    await leave(house, session, B.id)
    await leave(house, session, C.id)
    found = [await departures(house, player) for player in (A, B, C)]
    assert found == [[session], [session], []]


async def test_a_seat_handed_over_is_not_left_but_one_that_the_computer_had_to_play_is(
    house: House, clock: Clock
) -> None:
    session = await begun(house, A, B, timeout="computer")
    await offer(house, session, B.id, Seat(1))
    await take(house, session, C, Seat(1))
    clock.now += 4 * DAY
    await tick(house)
    await offer(house, session, A.id, Seat(0), moderator=True)
    await take(house, session, D, Seat(0))
    assert (await departures(house, B), await departures(house, A)) == ([], [session])


@pytest.mark.parametrize("back", [True, False])
async def test_the_end_counts_for_who_plays_then(house: House, clock: Clock, back: bool) -> None:
    session = await begun(house, A, B, timeout="computer")
    clock.now += 4 * DAY
    await tick(house)
    if back:
        await come_back(house, session, A.id)
    await play_out(house, session, random.Random("end"))
    mine = [row.session for row in await house.store.results.of_player(A.id)]
    assert (mine, await departures(house, A)) == (([session], []) if back else ([], [session]))


async def test_it_stays_private_on_wish_and_goes_with_the_player(house: House) -> None:
    rows = [await running(house, A, B, place=Place(1, 200 + number)) for number in range(ENOUGH)]
    for session in rows:
        await leave(house, session, A.id)
    lobby = await find.session(house, await running(house, A, B, place=Place(1, 300)))
    assert await of_seats(house, lobby) == {Seat(0): Reliability(5, 0, 0.0, None)}
    await find.save_settings(house, A.id, replace(await find.settings(house, A.id), reliability=False))
    assert await reliability(house, A.id) is None
    await forget(house, A.id)
    assert await departures(house, A) == []
