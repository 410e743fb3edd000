"""Requirements B27 and B28: reminders at half and at nine tenths of the time, quiet at night, never twice."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from db.rows import SeatRow
from engines.core import Seat
from sessions import play
from sessions.clocks import vacations
from sessions.clocks.calls import BadZone, Calls, Quiet, calls_of, is_quiet, save_calls, zones
from sessions.clocks.due import stage_of
from sessions.clocks.reminding import mute, note_reminded, reminders
from sessions.handover import offer, take
from sessions.house import House
from sessions.values import Place
from tests.sessions.clocks.conftest import DAY, HOUR, begun
from tests.sessions.conftest import Clock, Opener
from tests.sessions.people import A, B, C


async def sent(house: House) -> list[tuple[int, int]]:
    """Player and stage of what is due, noted as sent."""
    due = await reminders(house)
    for one in due:
        await note_reminded(house, one, 1, 2)
    return [(one.player, one.stage) for one in due]


async def test_half_and_nine_tenths_of_the_time_and_its_end(house: House, clock: Clock) -> None:
    await begun(house, pace="2d+6h/4d")
    begin, got = clock.now, []
    for hour in range(60):
        clock.now = begin + hour * HOUR
        got += [(hour, *one) for one in await sent(house)]
    assert got == [(27, A.id, 1), (49, A.id, 2), (54, A.id, 3)], "of 54 hours: two days and the increment"


async def test_without_a_clock_after_a_day_three_and_seven(house: House, clock: Clock) -> None:
    await begun(house, pace="off")
    begin, got = clock.now, []
    for day in range(29):
        clock.now = begin + day * DAY
        got += [(day, *one) for one in await sent(house)]
    assert got == [(1, A.id, 1), (3, A.id, 2), (7, A.id, 3)], "at most three in a turn"


async def test_b28_whoever_is_told_once_a_day_is_reminded_only_where_time_runs_out(
    house: House, clock: Clock
) -> None:
    await save_calls(house, A.id, Calls(digest=8))
    await begun(house, pace="off")
    await begun(house, pace="2d+6h/4d", place=Place(1, 201))
    begin, got = clock.now, []
    for hour in range(60):
        clock.now = begin + hour * HOUR
        got += [(hour, *one) for one in await sent(house)]
    assert got == [(27, A.id, 1), (49, A.id, 2), (54, A.id, 3)], "the clock alone"


async def test_b28_a_restart_repeats_no_reminder(open_toys: Opener, clock: Clock) -> None:
    house = await open_toys()
    await begun(house, pace="off")
    clock.now += DAY
    assert await sent(house) == [(A.id, 1)]
    house = await open_toys()
    assert await sent(house) == []


async def test_b27_only_the_seat_that_is_waited_for_and_anew_in_each_turn(house: House, clock: Clock) -> None:
    session = await begun(house, pace="off")
    clock.now += DAY
    assert await sent(house) == [(A.id, 1)]
    await play.submit(house, session, A.id, ("roll", "keep"))
    assert await sent(house) == []
    clock.now += DAY
    (due,) = await reminders(house)
    assert (due.player, due.stage, due.before) == (B.id, 1, None)


async def test_the_next_reminder_knows_the_former_message(house: House, clock: Clock) -> None:
    await begun(house, pace="off")
    clock.now += DAY
    await sent(house)
    clock.now += 2 * DAY
    (due,) = await reminders(house)
    assert due.before is not None
    assert (due.before.channel, due.before.message) == (1, 2)


async def test_what_was_missed_is_not_made_up_for(house: House, clock: Clock) -> None:
    await begun(house, pace="off")
    clock.now += 20 * DAY
    assert await sent(house) == [(A.id, 3)]


async def test_muted_for_this_turn_and_only_for_this(house: House, clock: Clock) -> None:
    session = await begun(house, pace="off")
    clock.now += DAY
    await sent(house)
    await mute(house, session, A.id)
    clock.now += 9 * DAY
    assert await sent(house) == []
    await play.submit(house, session, A.id, ("roll", "keep"))
    await play.submit(house, session, B.id, ("roll", "keep"))
    clock.now += DAY
    assert await sent(house) == [(A.id, 1)]


@pytest.mark.parametrize("calls", [Calls(reminders=False), Calls(silent=True)])
async def test_who_wishes_none_gets_none(house: House, clock: Clock, calls: Calls) -> None:
    await begun(house)
    await save_calls(house, A.id, calls)
    clock.now += 3 * DAY
    assert await sent(house) == []


async def test_none_on_vacation_and_none_in_a_pause(house: House, clock: Clock) -> None:
    await begun(house)
    await vacations.begin(house, A.id, 20)
    clock.now += 10 * DAY
    assert await sent(house) == []


async def test_quiet_hours_hold_a_reminder_back_until_morning(house: House, clock: Clock) -> None:
    clock.now = datetime(2026, 3, 1, 13, 30, tzinfo=UTC).timestamp()
    await begun(house, pace="off")
    await save_calls(house, A.id, Calls(zone="Asia/Tokyo", quiet=Quiet(22, 7)))
    clock.now += DAY
    assert await sent(house) == [], "half past ten in the evening there"
    clock.now += 9 * HOUR
    assert await sent(house) == [(A.id, 1)]


@pytest.mark.parametrize(
    ("zone", "quiet", "utc_hour", "expected"),
    [
        ("UTC", Quiet(22, 7), 23, True),
        ("UTC", Quiet(22, 7), 6, True),
        ("UTC", Quiet(22, 7), 7, False),
        ("UTC", Quiet(1, 5), 0, False),
        ("UTC", Quiet(1, 5), 4, True),
        ("America/New_York", Quiet(22, 7), 6, True),
        ("America/New_York", Quiet(22, 7), 13, False),
        ("Asia/Kolkata", Quiet(22, 7), 17, True),
        ("Gone/Away", Quiet(22, 7), 23, True),
        ("UTC", None, 3, False),
    ],
)
def test_quiet_hours_follow_the_players_own_clock(
    zone: str, quiet: Quiet | None, utc_hour: int, expected: bool
) -> None:
    winter = datetime(2026, 1, 10, utc_hour, 45, tzinfo=UTC).timestamp()
    assert is_quiet(Calls(zone=zone, quiet=quiet), winter) is expected


def test_quiet_hours_follow_summer_time() -> None:
    calls = Calls(zone="Europe/Berlin", quiet=Quiet(22, 7))
    assert is_quiet(calls, datetime(2026, 1, 10, 5, 30, tzinfo=UTC).timestamp())
    assert not is_quiet(calls, datetime(2026, 7, 10, 5, 30, tzinfo=UTC).timestamp())


async def test_wishes_about_calls_are_kept_and_a_zone_must_exist(house: House) -> None:
    calls = Calls(silent=True, auto_vacation=True, zone="Europe/Berlin", quiet=Quiet(23, 8))
    await save_calls(house, A.id, calls)
    assert await calls_of(house, A.id) == calls
    assert await calls_of(house, B.id) == Calls()
    with pytest.raises(BadZone):
        await save_calls(house, A.id, Calls(zone="Mars/Base"))
    assert "Pacific/Auckland" in zones()


def test_stages_need_a_seat_that_is_asked() -> None:
    asked: Any = {"player": 1, "decision": 3, "asked_at": 0.0, "stretch": 1}
    assert stage_of(SeatRow("k", 0, **asked), 8 * DAY) == 3
    for missing in ({"player": None}, {"decision": None}, {"computer": True}, {"away": True}):
        assert stage_of(SeatRow("k", 0, **(asked | missing)), 8 * DAY) == 0


async def test_muted_while_a_reminder_was_on_its_way(house: House, clock: Clock) -> None:
    session = await begun(house, pace="off")
    clock.now += DAY
    (due,) = await reminders(house)
    await mute(house, session, A.id)
    await note_reminded(house, due, 1, 2)
    clock.now += 9 * DAY
    assert await sent(house) == []


async def test_b36_what_the_former_player_had_muted_calls_the_new_one(house: House, clock: Clock) -> None:
    session = await begun(house, pace="off")
    await mute(house, session, A.id)
    await offer(house, session, A.id, Seat(0))
    await take(house, session, C, Seat(0))
    clock.now += DAY
    assert await sent(house) == [(C.id, 1)]
