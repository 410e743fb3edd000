"""One message a day in place of a notice per turn: for whom it is due. What was missed is made up for once."""

from __future__ import annotations

from datetime import timedelta

from db.rows import CallSettingsRow
from sessions import find
from sessions.clocks.calls import Calls, from_row, is_quiet, local
from sessions.house import House
from sessions.values import Mine


async def due_digests(house: House) -> tuple[int, ...]:
    """Return the players whose message of the day is due now."""
    return tuple(row.player for row in await house.store.agenda.all_calls() if is_due(row, house.clock()))


async def waiting(house: House, player: int) -> tuple[Mine, ...]:
    """Return the sessions in which time runs for a player who is asked, least time first."""
    mine = await find.mine(house, player)
    return tuple(
        one for one in mine if one.asked and one.session.paused is None and not one.session.holders[one.seat].away
    )


async def note_digested(house: House, player: int) -> None:
    """Note that a player's message of the day is done with, sent or not needed."""
    await house.store.agenda.digested(player, house.clock())


def is_due(row: CallSettingsRow, now: float) -> bool:
    """Tell whether the chosen hour has come since the last message; in quiet hours it waits for their end."""
    calls = from_row(row)
    if calls.digest is None or calls.silent or is_quiet(calls, now):
        return False
    return row.digested_at is None or row.digested_at < newest_hour(calls, calls.digest, now)


def newest_hour(calls: Calls, hour: int, now: float) -> float:
    """Return the newest moment at which the player's own clock on the wall showed this hour."""
    wall = local(calls, now)
    shown = wall.replace(hour=hour, minute=0, second=0, microsecond=0, fold=0)  # one that comes twice counts once
    return (shown if shown <= wall else shown - timedelta(days=1)).timestamp()
