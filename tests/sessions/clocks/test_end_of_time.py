"""Requirements B32, B37, B38 and B40: what happens when time runs out, and only what was agreed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sessions import consent, find, play
from sessions.clocks.taking import come_back
from sessions.clocks.ticking import tick
from sessions.errors import FrozenSession, NotLate, NotSeated
from sessions.house import House
from sessions.lobby import open_lobby
from sessions.recover import restore
from sessions.undo import rewind
from sessions.values import Place, SessionId, Status
from tests.sessions.clocks.conftest import DAY, FULL, HOUR, begun, kinds, shows
from tests.sessions.conftest import Clock, Opener
from tests.sessions.people import HERE, A, B, C, D


async def seat_of(house: House, session: SessionId, seat: int = 0) -> Any:
    found = await house.store.seated(session)
    assert found is not None
    return found.seats[seat]


async def test_the_clock_of_exactly_the_seats_that_are_asked_runs(house: House, clock: Clock) -> None:
    session = await begun(house, bids=False)
    clock.now += HOUR
    assert [await shows(house, session, seat) for seat in (0, 1)] == [3 * DAY - HOUR] * 2
    await play.submit(house, session, A.id, ("bid 1",))
    clock.now += HOUR
    assert [await shows(house, session, seat) for seat in (0, 1)] == [3 * DAY - HOUR, 3 * DAY - 2 * HOUR]


async def test_without_terms_there_is_no_clock_and_nothing_ends(house: House, clock: Clock) -> None:
    session = await begun(house, pace="off")
    clock.now += 25 * DAY
    await tick(house)
    assert (await find.session(house, session)).holders[0].clock is None
    assert await kinds(house, session) == []


async def test_b38_remind_only_changes_nothing_but_the_count(house: House, minutes: Any) -> None:
    session = await begun(house)
    await minutes(4 * DAY, step=HOUR)
    seat = await seat_of(house, session)
    assert (seat.late, seat.timeouts, seat.computer) == (True, 1, False)
    assert await kinds(house, session) == []
    receipt = await play.submit(house, session, A.id, ("roll", "keep"))
    assert receipt.accepted == ("roll", "keep")
    clock = (await find.session(house, session)).holders[0].clock
    assert clock is not None
    assert not clock.late


async def test_b38_the_end_is_noted_within_a_minute_and_once(house: House, clock: Clock) -> None:
    session = await begun(house, timeout="claim")
    clock.now += FULL - 1
    await tick(house)
    assert await kinds(house, session) == []
    clock.now += 60
    for _ in range(3):
        await tick(house)
    assert await kinds(house, session) == ["late-claim"]


async def test_b9_steps_back_to_a_clock_at_zero_tell_no_second_time_out(house: House, minutes: Any) -> None:
    session = await begun(house, timeout="claim")
    await minutes(FULL, step=HOUR)
    await play.submit(house, session, A.id, ("roll", "keep"))
    await rewind(house, session, A.id, 1, "a slip")
    await minutes(2 * HOUR, step=HOUR)
    seat = await seat_of(house, session)
    assert (seat.late, seat.timeouts) == (True, 1)
    assert [kind for kind in await kinds(house, session) if kind.startswith("late")] == ["late-claim"]


async def test_b38_the_computer_plays_on_and_hands_back(house: House, minutes: Any) -> None:
    session = await begun(house, timeout="computer")
    await minutes(FULL, step=HOUR)
    assert await kinds(house, session) == ["late-computer"]
    holder = (await find.session(house, session)).holders[0]
    assert (holder.computer, holder.player) == (True, A)
    look = await play.look(house, session, None)
    assert [decision.seat for decision in look.pending] == [1], "the computer has answered"
    await come_back(house, session, A.id)
    await play.submit(house, session, B.id, ("roll", "keep"))
    assert [decision.seat for decision in (await play.look(house, session, None)).pending] == [0]
    assert await shows(house, session, 0) == 24 * HOUR, "who comes back has a turn's time, and that of the new turn"
    assert (await play.submit(house, session, A.id, ("roll",))).accepted


async def test_b38_pass_answers_that_turn_and_no_other(house: House, minutes: Any) -> None:
    session = await begun(house, timeout="pass")
    await minutes(FULL, step=HOUR)
    look = await play.look(house, session, None)
    assert [decision.seat for decision in look.pending] == [1]
    assert not look.session.holders[0].computer
    await play.submit(house, session, B.id, ("roll", "keep"))
    assert await shows(house, session, 0) == 12 * HOUR
    assert await kinds(house, session) == ["late-pass"]


async def test_b38_a_claim_is_possible_only_after_the_agreed_time(house: House, minutes: Any) -> None:
    session = await begun(house, timeout="claim")
    stretch = (await seat_of(house, session)).stretch
    with pytest.raises(NotLate):
        await consent.ask(house, session, B.id, "take", of=0, stretch=stretch)
    await minutes(FULL, step=HOUR)
    with pytest.raises(NotLate):
        await consent.ask(house, session, A.id, "take", of=0, stretch=stretch)
    with pytest.raises(NotSeated):
        await consent.ask(house, session, 99, "take", of=0, stretch=stretch)
    request = await consent.ask(house, session, B.id, "take", of=0, stretch=stretch)
    assert request.outcome == "agreed"
    assert (await find.session(house, session)).holders[0].computer
    assert [d.seat for d in (await play.look(house, session, None)).pending] == [1]


async def test_b38_who_plays_before_the_claim_keeps_the_seat(house: House, minutes: Any) -> None:
    session = await begun(house, timeout="claim")
    stretch = (await seat_of(house, session)).stretch
    await minutes(FULL, step=HOUR)
    await play.submit(house, session, A.id, ("roll", "keep"))
    with pytest.raises(NotLate):
        await consent.ask(house, session, B.id, "take", of=0, stretch=stretch)


async def test_b37_more_than_half_of_the_others_decide(house: House, minutes: Any) -> None:
    session = await begun(house, A, B, C, D, timeout="claim")
    stretch = (await seat_of(house, session)).stretch
    await minutes(FULL, step=HOUR)
    first = await consent.ask(house, session, B.id, "take", of=0, stretch=stretch)
    assert (first.outcome, first.agreed, first.asked, first.needed) == (None, (1,), (2, 3), 2)
    again = await consent.ask(house, session, B.id, "take", of=0, stretch=stretch)
    assert (again.number, again.outcome) == (first.number, None), "one voice each"
    assert (await consent.answer(house, session, C.id, first.number, agrees=False)).outcome is None
    assert (await consent.ask(house, session, D.id, "take", of=0, stretch=stretch)).outcome == "agreed"


async def test_b37_all_others_together_may_end_the_session(house: House, minutes: Any) -> None:
    session = await begun(house, A, B, C, timeout="claim")
    stretch = (await seat_of(house, session)).stretch
    await minutes(FULL, step=HOUR)
    assert (await consent.ask(house, session, B.id, "end", of=0, stretch=stretch)).outcome is None
    assert (await consent.ask(house, session, C.id, "end", of=0, stretch=stretch)).outcome == "agreed"
    assert (await find.session(house, session)).status is Status.CLOSED


async def test_b32_clocks_stand_still_while_the_bot_is_down(open_toys: Opener, clock: Clock) -> None:
    house = await open_toys()
    session = await begun(house)
    clock.now += HOUR
    await house.close()
    clock.now += 40 * DAY
    house = await open_toys()
    assert await shows(house, session, 0) == pytest.approx(FULL - HOUR)
    clock.now += HOUR
    await tick(house)
    assert await shows(house, session, 0) == pytest.approx(FULL - 2 * HOUR)
    assert not (await seat_of(house, session)).late


async def test_b32_after_a_crash_the_time_since_the_last_sign_of_life_is_given_back_once(
    open_toys: Opener, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_toys()
    session = await begun(house)
    clock.now += HOUR
    await tick(house)
    clock.now += 30
    other = await begun(house, C, D, place=Place(1, 200))
    for _ in range(2):

        async def silent(*_: object) -> None:
            """A crash says no farewell."""

        monkeypatch.setattr(house.store.agenda, "beat", silent)
        clock.now += 10 * DAY
        house = await open_toys()
    assert await shows(house, session, 0) == pytest.approx(FULL - HOUR)
    assert await shows(house, other, 0) == pytest.approx(FULL)


async def test_b9_a_session_brought_back_has_the_clocks_of_its_last_good_entry(
    open_toys: Opener, clock: Clock, tmp_path: Any
) -> None:
    house = await open_toys()
    session = await begun(house)
    clock.now += HOUR
    await play.submit(house, session, A.id, ("roll",))
    left = await shows(house, session, 0)
    clock.now += DAY
    with closing(sqlite3.connect(tmp_path / "bot.db")) as rows, rows:
        rows.execute("UPDATE snapshot SET state = '{}' WHERE session = ?", (session,))
    with pytest.raises(FrozenSession):
        await play.look(house, session, None)
    clock.now += 20 * DAY
    await tick(house)
    await restore(house, session)
    assert await shows(house, session, 0) == pytest.approx(left)
    clock.now += HOUR
    assert await shows(house, session, 0) == pytest.approx(left - HOUR)


async def test_b40_a_lobby_is_warned_on_day_five_and_closed_on_day_seven(house: House, clock: Clock) -> None:
    session = (await open_lobby(house, HERE, A, "toy")).id
    for day, said, status in (
        (4.9, [], Status.LOBBY),
        (5, ["idle-lobby"], Status.LOBBY),
        (6.9, ["idle-lobby"], Status.LOBBY),
        (7, ["idle-lobby", "closed-lobby"], Status.CLOSED),
    ):
        clock.now = 1_000_000 + day * DAY
        for _ in range(2):
            await tick(house)
        assert await kinds(house, session) == said
        assert (await find.session(house, session)).status is status


async def test_an_idle_session_is_warned_after_thirty_days_and_closed_after_forty_five(
    house: House, clock: Clock
) -> None:
    session = await begun(house, pace="off")
    begin = clock.now
    for day, said in ((29, []), (30, ["idle-running"]), (44, ["idle-running"])):
        clock.now = begin + day * DAY
        await tick(house)
        assert await kinds(house, session) == said
    await play.submit(house, session, A.id, ("roll",))
    clock.now = begin + 50 * DAY
    await tick(house)
    assert (await find.session(house, session)).status is Status.RUNNING, "whoever plays starts the count anew"
    for day in (75, 90):
        clock.now = begin + day * DAY
        await tick(house)
    assert (await find.session(house, session)).status is Status.CLOSED


async def test_nobody_is_closed_out_unwarned_after_a_long_sleep_of_the_bot(house: House, clock: Clock) -> None:
    session = (await open_lobby(house, HERE, A, "toy")).id
    clock.now += 100 * DAY
    for _ in range(3):
        await tick(house)
    assert (await find.session(house, session)).status is Status.LOBBY
    clock.now += DAY
    await tick(house)
    assert (await find.session(house, session)).status is Status.CLOSED


async def test_b38_a_crash_between_the_end_of_time_and_the_pass_leaves_nobody_waiting(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await begun(house, timeout="pass")
    clock.now += FULL
    with monkeypatch.context() as crash:
        crash.setattr("sessions.clocks.timeouts.harmless", lambda *_: 1 / 0)
        await tick(house)
    assert (await seat_of(house, session)).late
    assert [one.seat for one in (await play.look(house, session, None)).pending] == [0]
    await tick(house)
    assert [one.seat for one in (await play.look(house, session, None)).pending] == [1]
    assert (await seat_of(house, session)).timeouts == 1
    assert await kinds(house, session) == ["late-pass"]


async def test_b32_a_lobby_loses_no_time_to_fill_while_the_bot_is_down(open_toys: Opener, clock: Clock) -> None:
    house = await open_toys()
    lobby = await open_lobby(house, HERE, A, "toy")
    clock.now += 5 * DAY
    await tick(house)
    assert await kinds(house, lobby.id) == ["idle-lobby"]
    await house.close()
    clock.now += 10 * DAY
    house = await open_toys()
    await tick(house)
    assert (await find.session(house, lobby.id)).status is Status.LOBBY
    clock.now += 2 * DAY
    await tick(house)
    assert (await find.session(house, lobby.id)).status is Status.CLOSED
