"""Results that are missing, made from the records: of sessions that ended before there were any."""

from __future__ import annotations

import logging

import msgspec

from engines.core import BadPack, BrokenState
from sessions.house import House
from sessions.live import opened
from sessions.results import results_of

_log = logging.getLogger(__name__)


async def settle(house: House) -> int:
    """Write the results of all ended sessions that have none; return of how many. May be called at any time.

    A session that cannot be read is left out and logged; its record stays.
    """
    settled = 0
    for session in await house.store.results.owing():
        try:
            settled += await _settle(house, session)
        except (BadPack, BrokenState, msgspec.ValidationError, msgspec.DecodeError) as error:
            _log.warning("session %s has no results: %r", session, error)
    return settled


async def _settle(house: House, session: str) -> bool:
    loaded = await house.store.load(session)
    if loaded is None:
        return False
    live = await opened(house, loaded)
    outcome = live.engine.outcome(live.state)
    results = results_of(live.row, live.seats, await house.store.entries(session), outcome)
    await house.store.results.note(session, results)
    return bool(results)
