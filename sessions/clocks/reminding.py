"""Reminders: which are due, and what was done about them."""

from __future__ import annotations

from db.rows import ReminderRow
from engines.core import Seat
from sessions.clocks.calls import from_row
from sessions.clocks.due import Reminder, due_reminders
from sessions.errors import NotSeated
from sessions.guards import seated
from sessions.house import House
from sessions.values import SessionId


async def reminders(house: House) -> tuple[Reminder, ...]:
    """Return the reminders that are due now."""
    agenda = house.store.agenda
    sent = {(row.session, row.seat): row for row in await agenda.reminders()}
    calls = {row.player: from_row(row) for row in await agenda.all_calls()}
    return tuple(due_reminders(await house.store.active(), sent, calls, house.clock()))


async def newest_reminder(house: House, session: SessionId, seat: int) -> ReminderRow | None:
    """Return what was done last about reminding a seat; None if nothing was."""
    return await house.store.agenda.reminder(session, seat)


async def note_reminded(house: House, reminder: Reminder, channel: int | None, message: int | None) -> None:
    """Note that a reminder was sent, and by which message; or that it could not be."""
    before = await newest_reminder(house, reminder.session, reminder.seat)
    muted = before is not None and before.muted and before.stretch == reminder.stretch  # while it was on its way
    await house.store.agenda.save_reminder(
        ReminderRow(reminder.session, reminder.seat, reminder.stretch, reminder.stage, muted, channel, message)
    )


async def mute(house: House, session: SessionId, player: int) -> Seat:
    """Send the player no more reminders in this turn. Raise NotSeated, NoSession."""
    found = await seated(house, session)
    seat = next((seat for seat in found.seats if seat.player == player), None)
    if seat is None:
        raise NotSeated
    before = await newest_reminder(house, session, seat.seat)
    same = before is not None and before.stretch == seat.stretch
    stage = before.stage if same and before is not None else 0
    row = ReminderRow(session, seat.seat, seat.stretch or 0, stage, muted=True)
    await house.store.agenda.save_reminder(row)
    return Seat(seat.seat)
