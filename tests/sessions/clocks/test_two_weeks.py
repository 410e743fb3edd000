"""Two weeks in fast motion: reminders, vacation, pause, a step back by consent, a new player, time-outs."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engines.core import Seat
from sessions import consent, find, handover, play, undo
from sessions.clocks import vacations
from sessions.clocks.reminding import note_reminded, reminders
from sessions.clocks.ticking import tick
from sessions.house import House
from sessions.values import SessionId
from tests.sessions.clocks.conftest import DAY, HOUR, begun, kinds, shows
from tests.sessions.conftest import Clock
from tests.sessions.people import A, B, C


class Weeks:
    """Hours that pass with the bot awake; who was reminded is counted."""

    def __init__(self, house: House, clock: Clock, session: SessionId) -> None:
        self.house, self.clock, self.session = house, clock, session
        self.reminded: Counter[int] = Counter()

    async def pass_by(self, hours: int) -> None:
        for _ in range(hours):
            self.clock.now += HOUR
            await tick(self.house)
            for due in await reminders(self.house):
                await note_reminded(self.house, due, None, None)
                self.reminded[due.player] += 1

    async def turn(self, player: Any) -> None:
        receipt = await play.submit(self.house, self.session, player.id, ("roll", "drop"))
        assert receipt.accepted == ("roll", "drop")


async def test_two_weeks_of_a_game(house: House, clock: Clock) -> None:
    session = await begun(house, timeout="computer")
    begin = clock.now
    weeks = Weeks(house, clock, session)
    await weeks.pass_by(50)
    assert weeks.reminded == {A.id: 1}, "at half of 84 hours"
    await weeks.turn(A)
    await vacations.begin(house, B.id, 3)
    await weeks.pass_by(72)
    assert await shows(house, session, 1) == 84 * HOUR, "nothing was used on vacation"
    await weeks.turn(B)
    request = await consent.ask(house, session, A.id, "pause", days=2)
    await consent.answer(house, session, B.id, request.number, agrees=True)
    left = await shows(house, session, 0)
    await weeks.pass_by(48)
    assert await shows(house, session, 0) == left
    await weeks.turn(A)
    found = await undo.prospect(house, session, A.id)
    asked = await consent.ask(house, session, A.id, undo.UNDO, kept=found.kept, newest=found.newest)
    await consent.answer(house, session, B.id, asked.number, agrees=True)
    assert await shows(house, session, 0) == left, "a step back gives the time back"
    await play.submit(house, session, A.id, ("drop",))
    await handover.offer(house, session, B.id, Seat(1))
    await handover.take(house, session, C, Seat(1))
    before = await shows(house, session, 1)
    await weeks.pass_by(10)
    assert await shows(house, session, 1) == before - 10 * HOUR, "the clock goes with the seat"
    await weeks.turn(C)
    await weeks.pass_by(160)
    holder = (await find.session(house, session)).holders[0]
    assert (holder.computer, holder.player) == (True, A)
    assert weeks.reminded[A.id] >= 3
    assert clock.now - begin >= 14 * DAY
    about_time = {"vacation", "vacation-over", "paused", "resumed", "late-computer"}
    said = [kind for kind in await kinds(house, session) if kind in about_time]
    assert said == ["vacation", "vacation-over", "paused", "resumed", "late-computer", "late-computer"]
