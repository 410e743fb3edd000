"""Watching late: what is left out, for whom, and where."""

from __future__ import annotations

import pytest

from sessions.guilds import GuildSettings, Lag, save_guild_settings
from sessions.house import House
from sessions.play import submit
from sessions.reel import Reels, look_at, told_at
from sessions.values import SessionId
from sessions.watching import as_of, lag_for, late
from tests.sessions.conftest import Clock, running
from tests.sessions.people import HERE, A, B, C

ELSEWHERE, HOUR = 999, 3_600


@pytest.fixture
async def played(house: House, clock: Clock) -> SessionId:
    """Positions 0 to 6 an hour apart, the deal at the first hour: two bids, then two turns of roll and keep."""
    session = await running(house, A, B)
    steps = ((A, "bid 2"), (B, "bid 1"), (A, "roll"), (A, "keep"), (B, "roll"), (B, "keep"))
    for player, text in steps:
        clock.now += HOUR
        await submit(house, session, player.id, (text,))
    return session


@pytest.mark.parametrize(
    ("lag", "minutes", "position"),
    [
        (Lag.NONE, 0, 6),
        (Lag.TURN, 0, 4),
        (Lag.TURNS, 0, 0),
        (Lag.HOUR, 0, 5),
        (Lag.HOUR, 59, 5),
        (Lag.HOUR, 60, 6),
        (Lag.DAY, 0, 0),
        (Lag.DAY, 24 * 60 - 180, 3),
    ],
)
async def test_the_table_is_as_it_stood_so_much_earlier(
    house: House, clock: Clock, played: SessionId, lag: Lag, minutes: int, position: int
) -> None:
    whole = await Reels(house).of(played)
    seen = late(whole, lag, clock.now + 60 * minutes)
    assert seen.last == position
    assert look_at(seen, seen.last, None).view == look_at(whole, position, None).view
    assert told_at(seen, seen.last, None, 0) == told_at(whole, position, None, 0), "and nothing that came later"
    assert seen.turns == tuple(turn for turn in whole.turns if turn <= position)
    assert seen.session.revision == whole.entries[whole.ends[position]].revision
    assert as_of(whole, seen.session.revision) == late(seen, Lag.NONE, clock.now)


async def test_late_are_those_alone_who_hold_no_seat_and_look_from_elsewhere(
    house: House, played: SessionId
) -> None:
    session = (await Reels(house).of(played)).session
    assert await lag_for(house, session, C.id, ELSEWHERE) is Lag.NONE, "off unless a server wishes it"
    await save_guild_settings(house, HERE.guild, GuildSettings(lag=Lag.TURN))
    readers = ((C, ELSEWHERE), (C, None), (C, HERE.channel), (A, ELSEWHERE))
    found = [await lag_for(house, session, reader.id, channel) for reader, channel in readers]
    assert found == [Lag.TURN, Lag.TURN, Lag.NONE, Lag.NONE]
