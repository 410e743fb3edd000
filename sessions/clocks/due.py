"""What is due now: pure, from rows and a moment. Asked each minute, and after any restart, it gives the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from db.rows import ReminderRow, Seated, SeatRow
from engines.core import Seat
from sessions.clocks.calls import Calls, is_quiet
from sessions.clocks.seats import deadline, left_at
from sessions.clocks.terms import DAY
from sessions.values import SessionId, Status

PARTS = (0.5, 0.9, 1.0)
"""The parts of a turn's time after which a player is reminded; the last one is said where nothing else happens."""
WITHOUT_CLOCK = (1 * DAY, 3 * DAY, 7 * DAY)
"""Where no clock runs: after so long."""

Key = tuple[str, int]


class Reminder(msgspec.Struct, frozen=True):
    """A reminder to be sent: to whom, which of the turn's reminders it is, and when the time ends if it does."""

    session: SessionId
    seat: Seat
    player: int
    stretch: int
    decision: int
    stage: int
    deadline: float | None = None
    late: bool = False
    before: ReminderRow | None = None
    """The former one of this turn, to be taken away."""


def due_reminders(
    sessions: Iterable[Seated], sent: Mapping[Key, ReminderRow], calls: Mapping[int, Calls], now: float
) -> Iterator[Reminder]:
    """Give the reminders that are due, in quiet hours none."""
    for found in sessions:
        if found.session.status == Status.RUNNING and found.session.paused_at is None:
            for seat in found.seats:
                reminder = _due(seat, sent.get((seat.session, seat.seat)), now)
                if reminder is not None and _welcome(reminder, calls.get(reminder.player, Calls()), now):
                    yield reminder


def stage_of(seat: SeatRow, now: float) -> int:
    """Return how many of the moments for a reminder have passed since the seat was asked."""
    if seat.decision is None or seat.asked_at is None or seat.player is None or seat.computer or seat.away:
        return 0
    left = left_at(seat, now)
    if left is None:
        return sum(now - seat.asked_at >= span for span in WITHOUT_CLOCK)
    if not seat.given:
        return 0
    used = 1.0 - left / seat.given
    return sum(used >= part - 1e-9 for part in PARTS)


def _due(seat: SeatRow, sent: ReminderRow | None, now: float) -> Reminder | None:
    """Return the newest reminder that is due; earlier ones that were missed are not made up for."""
    stage = stage_of(seat, now)
    before = sent if sent is not None and sent.stretch == seat.stretch else None
    if stage == 0 or seat.player is None or seat.decision is None:
        return None
    if before is not None and (before.muted or before.stage >= stage):
        return None
    return Reminder(
        SessionId(seat.session), Seat(seat.seat), seat.player, seat.stretch or 0, seat.decision, stage,
        deadline(seat), seat.late or left_at(seat, now) == 0.0, sent,
    )  # fmt: skip


def _welcome(reminder: Reminder, calls: Calls, now: float) -> bool:
    """Tell whether the player wants it now; what is told once a day is repeated only where time runs out."""
    told_daily = calls.digest is not None and reminder.deadline is None and not reminder.late
    return not told_daily and calls.reminders and not calls.silent and not is_quiet(calls, now)
