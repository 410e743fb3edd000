from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.core import Chosen
from sessions.clocks.seats import left_at
from sessions.clocks.ticking import tick
from sessions.due import due
from sessions.house import House
from sessions.lobby import join, open_lobby, set_term, start
from sessions.play import submit
from sessions.values import Place, Player, SessionId
from tests.sessions.conftest import Clock
from tests.sessions.people import HERE, A, B

DAY, HOUR, MINUTE = 86_400, 3_600, 60
FULL = 3 * DAY + 12 * HOUR
"""What the first daily clock shows when its seat is asked to roll: the bank, and the time of a second turn."""


async def begun(
    house: House, *players: Player, place: Place = HERE, pace: str = "daily", bids: bool = True, **terms: str
) -> SessionId:
    """A session of the toy game with a clock; the bids are made, so that the first seat is asked to roll."""
    people = players or (A, B)
    session = await open_lobby(house, place, people[0], "toy", agreed=(Chosen("pace", pace),))
    for player in people[1:]:
        await join(house, session.id, player)
    for option, value in terms.items():
        await set_term(house, session.id, people[0].id, option, value)
    await start(house, session.id, people[0].id)
    if bids:
        for player in people:
            await submit(house, session.id, player.id, ("bid 1",))
    return session.id


async def shows(house: House, session: SessionId, seat: int) -> float:
    found = await house.store.seated(session)
    assert found is not None
    left = left_at(found.seats[seat], house.clock())
    assert left is not None
    return left


async def kinds(house: House, session: SessionId) -> list[str]:
    return [one.kind for one in (await due(house, session)).unsaid]


Pass = Callable[[float], object]


@pytest.fixture
def minutes(house: House, clock: Clock) -> Callable[[float], object]:
    """Let time pass minute by minute, with the bot awake."""

    async def go(seconds: float, step: float = MINUTE) -> None:
        end = clock.now + seconds
        while clock.now < end:
            clock.now = min(end, clock.now + step)
            await tick(house)

    return go
