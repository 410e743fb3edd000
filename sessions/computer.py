"""Computer seats: they answer by themselves, each answer an entry of its own."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from engines.core import Decision, Event
from sessions.house import House
from sessions.live import Done, Live, commit, freeze

_log = logging.getLogger(__name__)


class Ran(msgspec.Struct, frozen=True):
    """A session after its computer seats have answered, and all that happened meanwhile."""

    live: Live
    events: tuple[Event, ...] = ()


async def run_computers(house: House, live: Live) -> Ran:
    """Answer for the computer seats until a player is asked, the session ends or rests, or the house closes.

    Raise FrozenSession if a computer seat cannot answer or the session outgrows the bound of its game.
    """
    events: list[Event] = []
    while not house.closing and (decision := computer_asked(live)) is not None:
        if live.newest >= live.engine.about.step_limit:
            raise await freeze(house, live.row, f"more than {live.newest} actions")
        try:
            done = _answer(live, decision)
        except Exception as error:
            _log.exception("the computer cannot answer in session %s", live.row.id)
            raise await freeze(house, live.row, repr(error)) from error
        live = await commit(house, live, done)
        events += done.step.events
        await asyncio.sleep(0)  # other sessions go on meanwhile
    return Ran(live, tuple(events))


def computer_asked(live: Live) -> Decision | None:
    """Return the first open decision of a computer seat; none in a pause, in which nobody plays."""
    if live.row.paused_at is not None:
        return None
    computers = {seat.seat for seat in live.seats if seat.computer}
    return next((decision for decision in live.pending if decision.seat in computers), None)


def _answer(live: Live, decision: Decision) -> Done:
    engine: Any = live.engine
    actions = engine.legal_actions(live.state, decision)
    action = engine.choose(engine.view(live.state, decision.seat), decision, actions)
    return Done(decision, engine.write(action), engine.apply(live.state, decision, action), decision.seat)
