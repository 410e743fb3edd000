"""The one message a day: due at the player's own hour, once, and not in quiet hours."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from db.rows import CallSettingsRow
from sessions import consent, find
from sessions.clocks import vacations
from sessions.clocks.calls import Calls, Quiet, calls_of, save_calls
from sessions.clocks.digests import due_digests, is_due, newest_hour, note_digested, waiting
from sessions.house import House
from sessions.values import Place
from tests.sessions.clocks.conftest import DAY, HOUR, begun
from tests.sessions.conftest import Clock, running
from tests.sessions.people import A, B

BERLIN, TOKYO = "Europe/Berlin", "Asia/Tokyo"


def moment(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("zone", "now", "newest"),
    [
        (BERLIN, "2026-11-30 08:00", "2026-11-30 08:00"),
        (BERLIN, "2026-11-30 07:59", "2026-11-29 08:00"),
        (TOKYO, "2026-11-30 23:30", "2026-11-30 08:00"),
        pytest.param(BERLIN, "2026-03-29 09:00", "2026-03-29 08:00", id="the day that lost an hour"),
        pytest.param(BERLIN, "2026-10-25 07:00", "2026-10-24 08:00", id="the day that won one"),
    ],
)
def test_the_hour_is_that_of_the_players_own_clock(zone: str, now: str, newest: str) -> None:
    assert newest_hour(Calls(zone=zone), 8, moment(now, zone)) == moment(newest, zone)


def row(**changes: object) -> CallSettingsRow:
    """Berlin, at 8 o'clock, last told yesterday at 8."""
    told = moment("2026-11-29 08:00", BERLIN)
    usual = CallSettingsRow(
        11, silent=False, reminders=True, auto_vacation=False, zone=BERLIN, quiet=None, digest=8, digested_at=told
    )
    return replace(usual, **changes)


def test_it_is_due_once_a_day() -> None:
    eight = moment("2026-11-30 08:00", BERLIN)
    assert [is_due(row(), eight + offset) for offset in (-60, 0, 60)] == [False, True, True]
    assert not is_due(row(digested_at=eight), eight + 23 * HOUR)
    assert is_due(row(digested_at=eight), eight + DAY)
    assert is_due(row(), eight + 3 * DAY), "what was missed is made up for"
    assert not is_due(row(digested_at=eight + 3 * DAY), eight + 3 * DAY + 60), "once"


def test_quiet_hours_put_it_off_and_silence_and_a_notice_per_turn_leave_it_out() -> None:
    eight, quiet = moment("2026-11-30 08:00", BERLIN), '{"start":23,"end":9}'
    assert [is_due(row(quiet=quiet), eight + offset) for offset in (0, HOUR - 1, HOUR)] == [False, False, True]
    assert not is_due(row(silent=True), eight)
    assert not is_due(row(digest=None), eight)


async def test_an_hour_that_has_passed_today_counts_from_tomorrow_on(house: House, clock: Clock) -> None:
    clock.now = moment("2026-11-30 12:00", BERLIN)
    await save_calls(house, A.id, Calls(zone=BERLIN, digest=8))
    assert await due_digests(house) == ()
    clock.now += 20 * HOUR
    assert await due_digests(house) == (A.id,)
    await save_calls(house, A.id, replace(await calls_of(house, A.id), quiet=Quiet(1, 2)))
    assert await due_digests(house) == (A.id,), "another setting changes nothing about it"
    await note_digested(house, A.id)
    assert await due_digests(house) == ()
    assert await calls_of(house, A.id) == Calls(zone=BERLIN, digest=8, quiet=Quiet(1, 2))


async def test_b30_what_waits_is_listed_least_time_first_and_what_stands_still_is_left_out(
    house: House, clock: Clock
) -> None:
    slow = await begun(house, pace="slow", place=Place(1, 201))
    fast = await begun(house, pace="fast", place=Place(1, 202))
    free = await running(house, A, B, place=Place(1, 203))
    held = await begun(house, pace="fast", place=Place(1, 204))
    for player in (A, B):
        await consent.ask(house, held, player.id, "pause", days=3)
    assert [one.session.id for one in await waiting(house, A.id)] == [fast, slow, free]
    assert [one.session.id for one in await find.mine(house, B.id) if one.asked] == [free]
    await vacations.begin(house, A.id)
    assert await waiting(house, A.id) == ()


def test_an_hour_that_comes_twice_brings_one_message() -> None:
    two = moment("2026-10-25 02:00", BERLIN)
    told = row(digest=2, digested_at=two)
    assert [is_due(told, two + later) for later in (60, HOUR, HOUR + 60, 23 * HOUR)] == [False] * 4
    assert is_due(told, two + 25 * HOUR)
