"""How reliably a player plays, from the sessions that ended, for those who are about to sit down together.

Nothing is told of a player with few sessions, or of one who does not wish it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

import msgspec

from db.rows import DepartureRow, ResultRow
from engines.core import Seat
from sessions import find
from sessions.house import House
from sessions.settle import settle
from sessions.values import Session

ENOUGH = 5
"""So many sessions must have been begun before they say anything."""
_SECONDS = msgspec.json.Decoder(tuple[int, ...])


class Reliability(msgspec.Struct, frozen=True):
    """How many of the sessions begun were played to the end, and how."""

    begun: int
    finished: int
    late: float
    """The share of turns in which the time ran out."""
    turn: int | None
    """The median time of a turn, in seconds."""


async def reliability(house: House, player: int) -> Reliability | None:
    """Return how reliably a player has played; None with too few sessions, or if the player keeps it private."""
    if not (await find.settings(house, player)).reliability:
        return None
    results = await house.store.results.of_player(player)
    return reckoned(results, await house.store.results.departures(player))


async def of_seats(house: House, session: Session) -> Mapping[Seat, Reliability]:
    """Return the reliability of those who sit at a table, as far as it may be told."""
    await settle(house)
    found: dict[Seat, Reliability] = {}
    for holder in session.holders:
        known = None if holder.player is None else await reliability(house, holder.player.id)
        if known is not None:
            found[holder.seat] = known
    return found


def reckoned(results: Sequence[ResultRow], departures: Sequence[DepartureRow]) -> Reliability | None:
    """Return what results and departures come to; None if they are too few to say anything."""
    finished = {result.session for result in results}
    begun = finished | {departure.session for departure in departures}
    if len(begun) < ENOUGH:
        return None
    turns = [seconds for result in results for seconds in _SECONDS.decode(result.turns)]
    late = sum(result.timeouts for result in results) / len(turns) if turns else 0.0
    return Reliability(len(begun), len(finished), min(1.0, late), round(median(turns)) if turns else None)
