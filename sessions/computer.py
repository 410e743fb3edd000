"""Computer seats: they answer by themselves, each answer an entry of its own."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from db.rows import Change
from engines.core import Decision, Event
from sessions.house import House
from sessions.live import Done, Live, changed, freeze
from sessions.values import Status

_log = logging.getLogger(__name__)

LOT = 16
"""So many answers at the most are written together: nobody sees them before, and a crash has them given again."""


class Endless(Exception):
    """A session has more actions than its game can have; `actions` are there."""

    def __init__(self, actions: int) -> None:
        super().__init__(f"more than {actions} actions")
        self.actions = actions


class Ran(msgspec.Struct, frozen=True):
    """A session after its computer seats have answered, and all that happened meanwhile."""

    live: Live
    events: tuple[Event, ...] = ()


async def run_computers(house: House, live: Live) -> Ran:
    """Answer for the computer seats until a player is asked, the session ends or rests, or the house closes.

    Raise FrozenSession if a computer seat cannot answer or the session outgrows the bound of its game.
    """
    events: list[Event] = []
    lot: list[Change] = []
    while not house.closing and (decision := computer_asked(live)) is not None:
        try:
            done = _answer(live, decision)
        except Exception as error:
            _log.exception("the computer cannot answer in session %s", live.row.id)
            await _write(house, lot)
            raise await freeze(house, live.row, repr(error)) from error
        live = await _answered(house, live, done, lot)
        events += done.step.events
        await asyncio.sleep(0)  # other sessions go on meanwhile
    await _write(house, lot)
    return Ran(live, tuple(events))


async def _answered(house: House, live: Live, done: Done, lot: list[Change]) -> Live:
    """Return the session after an answer, which joins the lot; one that ends the session is written at once."""
    if live.engine.outcome(done.step.state) is not None:
        await _write(house, lot)
    newer, change = await changed(house, live, done)
    lot.append(change)
    if newer.row.status == Status.OVER or len(lot) == LOT:
        await _write(house, lot)
    return newer


async def _write(house: House, lot: list[Change]) -> None:
    if lot:
        await house.commit(*lot)
        lot.clear()


def computer_asked(live: Live) -> Decision | None:
    """Return the first open decision of a computer seat; none in a pause, in which nobody plays."""
    if live.row.paused_at is not None:
        return None
    computers = {seat.seat for seat in live.seats if seat.computer}
    return next((decision for decision in live.pending if decision.seat in computers), None)


def _answer(live: Live, decision: Decision) -> Done:
    """Return the computer's answer. Raise Endless, and whatever a faulty engine raises."""
    if live.newest >= live.engine.about.step_limit:
        raise Endless(live.newest)
    engine: Any = live.engine
    actions = engine.legal_actions(live.state, decision)
    action = engine.choose(engine.view(live.state, decision.seat), decision, actions)
    return Done(decision, engine.write(action), engine.apply(live.state, decision, action), decision.seat)
