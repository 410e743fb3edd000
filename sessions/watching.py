"""Watching from elsewhere, late if a server wishes it: the table as it stood some turns or hours ago.

Late is only what is asked for from another place than the session's own: whoever reads that sees the board itself.
"""

from __future__ import annotations

from msgspec.structs import replace

from sessions.guilds import Lag, guild_settings
from sessions.house import House
from sessions.reel import Reel
from sessions.values import Session, Status

_TURNS = {Lag.TURN: 1, Lag.TURNS: 3}
_SECONDS = {Lag.HOUR: 60 * 60, Lag.DAY: 24 * 60 * 60}


async def lag_for(house: House, session: Session, reader: int, channel: int | None) -> Lag:
    """Return how late somebody sees a session from a channel: not at all with a seat, there, or at its end."""
    at_it = session.seat_of(reader) is not None or channel == session.place.channel
    if at_it or session.status is not Status.RUNNING:
        return Lag.NONE
    return (await guild_settings(house, session.place.guild)).lag


def late(reel: Reel, lag: Lag, now: float) -> Reel:
    """Return a session as it had been played so much earlier: nothing that came later is in it."""
    if lag is Lag.NONE:
        return reel
    return _cut(reel, _before_turns(reel, _TURNS[lag]) if lag in _TURNS else _before(reel, now - _SECONDS[lag]))


def as_of(reel: Reel, revision: int) -> Reel:
    """Return a session as it had been played up to a revision."""
    return _cut(reel, max(0, sum(reel.entries[end].revision <= revision for end in reel.ends) - 1))


def _cut(reel: Reel, position: int) -> Reel:
    end = reel.ends[position] + 1
    entries = reel.entries[:end]
    return replace(
        reel,
        session=replace(reel.session, revision=entries[-1].revision),
        entries=entries,
        steps=reel.steps[:end],
        ends=reel.ends[: position + 1],
        turns=tuple(turn for turn in reel.turns if turn <= position),
    )


def _before_turns(reel: Reel, turns: int) -> int:
    """Return the position before so many turns; the one under way counts as one."""
    ends = (0, *reel.turns)
    return ends[max(0, len(ends) - 1 - turns)]


def _before(reel: Reel, moment: float) -> int:
    """Return the last position that everybody had noticed at a moment, the deal if none."""
    noticed = (end + 1 for end in reel.ends[:-1])
    return sum(reel.entries[number].at <= moment for number in noticed)
