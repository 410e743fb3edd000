"""Requirements B29, B33 and B34: pauses, vacations and the consent that they need."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db.rows import VacationRow
from engines.core import Seat
from sessions import consent, find, play
from sessions.clocks import vacations
from sessions.clocks.calls import Calls, save_calls
from sessions.clocks.ticking import tick
from sessions.clocks.vacations import BUDGET, longest, used
from sessions.errors import NoStanding, NotPaused, NoVacation, OnVacation, Paused, Settled, VacationSpent
from sessions.handover import offer, take
from sessions.house import House
from sessions.lobby import leave
from sessions.values import Place, SessionId
from tests.sessions.clocks.conftest import DAY, FULL, HOUR, begun, kinds, shows
from tests.sessions.conftest import Clock
from tests.sessions.people import A, B, C

YEAR_2024 = 1_704_067_200.0
YEAR_2025 = 1_735_689_600.0


async def paused(house: House) -> SessionId:
    session = await begun(house)
    request = await consent.ask(house, session, A.id, "pause", days=3)
    await consent.answer(house, session, B.id, request.number, agrees=True)
    return session


async def test_b33_a_pause_begins_when_all_agree_and_stops_every_clock(house: House, clock: Clock) -> None:
    session = await begun(house)
    request = await consent.ask(house, session, A.id, "pause", days=3)
    assert (await find.session(house, session)).paused is None
    assert (request.outcome, request.asked) == (None, (1,))
    await consent.answer(house, session, B.id, request.number, agrees=True)
    pause = (await find.session(house, session)).paused
    assert pause is not None
    assert pause.until == clock.now + 3 * DAY
    clock.now += DAY
    assert await shows(house, session, 0) == FULL
    with pytest.raises(Paused):
        await play.submit(house, session, A.id, ("roll",))
    assert await kinds(house, session) == ["pause-asked", "paused"]


async def test_b33_a_pause_ends_by_itself_and_the_clock_goes_on_where_it_stood(house: House, minutes: Any) -> None:
    session = await paused(house)
    await minutes(3 * DAY + HOUR, step=HOUR)
    assert (await find.session(house, session)).paused is None
    assert await shows(house, session, 0) == pytest.approx(FULL - HOUR)
    assert (await kinds(house, session))[-1] == "resumed"


async def test_b33_all_together_end_a_pause_sooner(house: House) -> None:
    session = await paused(house)
    request = await consent.ask(house, session, B.id, "resume")
    assert (await find.session(house, session)).paused is not None
    await consent.answer(house, session, A.id, request.number, agrees=True)
    assert (await find.session(house, session)).paused is None
    with pytest.raises(NotPaused):
        await consent.ask(house, session, A.id, "resume")


async def test_b33_in_a_pause_computers_play_as_little_as_players(house: House, clock: Clock, minutes: Any) -> None:
    session = await begun(house, A, B, C)
    for player in (A, B, C):
        await consent.ask(house, session, player.id, "pause", days=3)
    await leave(house, session, A.id)
    assert [one.seat for one in (await play.look(house, session, None)).pending] == [0], "it waits as well"
    clock.now += DAY
    await minutes(2 * DAY, step=HOUR)
    assert [one.seat for one in (await play.look(house, session, None)).pending] == [1], "and goes on afterwards"


async def test_b33_who_goes_on_sooner_lets_computers_go_on_as_well(house: House) -> None:
    session = await paused(house)
    await leave(house, session, A.id)
    assert [one.seat for one in (await play.look(house, session, None)).pending] == [0]
    await consent.ask(house, session, B.id, "resume")
    assert [one.seat for one in (await play.look(house, session, None)).pending] == [1]


async def test_b29_one_refusal_settles_a_request_of_all(house: House) -> None:
    session = await begun(house, A, B, C)
    request = await consent.ask(house, session, A.id, "pause", days=3)
    assert (await consent.answer(house, session, C.id, request.number, agrees=False)).outcome == "refused"
    with pytest.raises(Settled):
        await consent.answer(house, session, B.id, request.number, agrees=True)
    assert (await find.session(house, session)).paused is None
    assert await kinds(house, session) == ["pause-asked", "pause-refused"]


async def test_b33_where_the_terms_forbid_it_there_is_no_pause_and_no_vacation(house: House, clock: Clock) -> None:
    session = await begun(house, vacation="off")
    with pytest.raises(NoStanding):
        await consent.ask(house, session, A.id, "pause", days=3)
    await vacations.begin(house, A.id, 5)
    clock.now += HOUR
    assert await shows(house, session, 0) == FULL - HOUR
    assert not (await find.session(house, session)).holders[0].away


async def test_b33_a_vacation_stops_the_players_clocks_everywhere_and_is_shown(house: House, clock: Clock) -> None:
    here, there = await begun(house), await begun(house, A, C, place=Place(2, 200))
    await vacations.begin(house, A.id, 5)
    clock.now += DAY
    for session in (here, there):
        assert await shows(house, session, 0) == FULL
        assert (await find.session(house, session)).holders[0].away
        assert await kinds(house, session) == ["vacation"]
    await vacations.end(house, A.id)
    clock.now += HOUR
    assert await shows(house, here, 0) == FULL - HOUR
    assert (await kinds(house, here))[-1] == "vacation-over"
    with pytest.raises(NoVacation):
        await vacations.end(house, A.id)


async def test_b33_a_session_that_begins_during_a_vacation_waits_as_well(house: House, minutes: Any) -> None:
    await vacations.begin(house, A.id, 2)
    session = await begun(house)
    await minutes(HOUR)
    assert (await find.session(house, session)).holders[0].away
    await minutes(2 * DAY, step=HOUR)
    assert not (await find.session(house, session)).holders[0].away, "it ends by itself"


async def test_b33_the_days_of_a_year_are_spent_once(house: House, clock: Clock) -> None:
    clock.now = YEAR_2024 + 100 * DAY
    standing = await vacations.begin(house, A.id)
    assert standing.running is not None
    assert standing.running.until == clock.now + BUDGET
    with pytest.raises(OnVacation):
        await vacations.begin(house, A.id)
    clock.now += 20 * DAY
    standing = await vacations.end(house, A.id)
    assert standing.left == pytest.approx(BUDGET - 20 * DAY)
    await vacations.begin(house, A.id, 30)
    clock.now += 8 * DAY
    await tick(house)
    with pytest.raises(VacationSpent) as refused:
        await vacations.begin(house, A.id, 1)
    assert refused.value.again == YEAR_2025


async def test_b34_a_vacation_of_its_own_accord_is_off_unless_wished(house: House, minutes: Any) -> None:
    session = await begun(house, timeout="computer")
    await minutes(FULL, step=HOUR / 2)
    assert await kinds(house, session) == ["late-computer"]


async def test_b34_a_vacation_of_its_own_accord_is_announced_and_ends_with_the_next_move(
    house: House, minutes: Any
) -> None:
    session = await begun(house, timeout="computer")
    await save_calls(house, A.id, Calls(auto_vacation=True))
    await minutes(5 * DAY, step=HOUR / 2)
    assert await kinds(house, session) == ["vacation-auto"]
    assert await shows(house, session, 0) > 0
    assert (await play.submit(house, session, A.id, ("roll",))).accepted
    assert not (await find.session(house, session)).holders[0].away
    assert (await kinds(house, session))[-1] == "vacation-over"


async def test_b34_a_planned_vacation_goes_on_when_its_player_plays(house: House) -> None:
    session = await begun(house)
    await vacations.begin(house, A.id, 5)
    await play.submit(house, session, A.id, ("roll",))
    assert (await find.session(house, session)).holders[0].away


SPELLS = st.lists(st.tuples(st.integers(0, 40 * DAY), st.integers(0, 40 * DAY)), max_size=12)


@given(SPELLS)
def test_no_year_ever_holds_more_than_its_days(spells: list[tuple[int, int]]) -> None:
    rows: list[VacationRow] = []
    now = YEAR_2024
    for wait, length in spells:
        now += wait
        until = min(longest(rows, now), now + length)
        rows.append(VacationRow(1, now, until, ended_at=until))
        now = until
    for year in (2024, 2025, 2026):
        assert used(rows, year, now) <= BUDGET + 1e-3


def test_over_new_year_the_days_of_both_years_count() -> None:
    assert longest((), YEAR_2025 - 10 * DAY) == YEAR_2025 + BUDGET
    assert longest((), YEAR_2025 - 100 * DAY) == YEAR_2025 - 100 * DAY + BUDGET
    spent = (VacationRow(1, YEAR_2024, YEAR_2024 + BUDGET, ended_at=YEAR_2024 + BUDGET),)
    assert longest(spent, YEAR_2025 - 100 * DAY) == YEAR_2025 - 100 * DAY


async def test_b36_the_clock_of_a_seat_taken_from_a_player_on_vacation_runs(house: House, clock: Clock) -> None:
    session = await begun(house)
    await offer(house, session, A.id, Seat(0))
    await vacations.begin(house, A.id, 14)
    await take(house, session, C, Seat(0))
    clock.now += HOUR
    await tick(house)
    assert await shows(house, session, 0) == FULL - HOUR
    assert not (await find.session(house, session)).holders[0].away


async def test_b33_who_leaves_while_on_vacation_is_not_said_to_be_back(house: House) -> None:
    session = await begun(house, A, B, C)
    await vacations.begin(house, A.id, 14)
    await leave(house, session, A.id)
    await tick(house)
    assert await kinds(house, session) == ["vacation"]


async def test_b33_two_presses_at_once_begin_one_vacation(house: House, clock: Clock) -> None:
    both = await asyncio.gather(
        vacations.begin(house, A.id, 7), vacations.begin(house, A.id, 14), return_exceptions=True
    )
    assert [type(one) for one in both].count(OnVacation) == 1
    clock.now += DAY
    assert (await vacations.end(house, A.id)).left == BUDGET - DAY
