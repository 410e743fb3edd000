"""How a session came out, seat by seat: derived from its record when it ends, and again if that is missing."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from db.rows import DepartureRow, EntryRow, ResultRow, SeatRow, SessionRow
from engines.core import Outcome


def results_of(
    row: SessionRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], outcome: Outcome | None
) -> tuple[ResultRow, ...]:
    """Return one result for each seat, for whoever holds it at the end; none while there is no outcome."""
    if outcome is None:
        return ()
    return tuple(_result(row, seat, entries, outcome) for seat in seats)


def departures_of(row: SessionRow, seats: Sequence[SeatRow]) -> tuple[DepartureRow, ...]:
    """Return who did not play to the end: the computer held the seat of a player who had let the time run out."""
    now = row.ended_at or 0.0
    return tuple(DepartureRow(row.id, seat.player, now) for seat in seats if seat.computer and seat.player)


def _result(row: SessionRow, seat: SeatRow, entries: Sequence[EntryRow], outcome: Outcome) -> ResultRow:
    return ResultRow(
        session=row.id,
        seat=seat.seat,
        player=None if seat.computer else seat.player,
        game=row.game,
        guild=row.guild,
        place=outcome.places[seat.seat],
        points=outcome.standings[seat.seat].points,
        turns=msgspec.json.encode(turn_seconds(entries, seat.seat)).decode(),
        timeouts=seat.timeouts,
        ended_at=row.ended_at or entries[-1].at,
    )


def turn_seconds(entries: Sequence[EntryRow], seat: int) -> tuple[int, ...]:
    """Return how long a seat took over each of its turns, in the order of play.

    A question waits since the newest answer of another stretch of play, or since the seat's own last answer:
    those who are asked side by side do not wait for one another.
    """
    turns: dict[int, float] = {}
    answers = [entry for entry in entries if entry.decision is not None or entry.number == 0]
    for place, entry in enumerate(answers):
        if entry.seat == seat and entry.number > 0:
            turns[entry.stretch] = turns.get(entry.stretch, 0.0) + entry.at - _asked_at(answers, place)
    return tuple(round(seconds) for seconds in turns.values())


def _asked_at(answers: Sequence[EntryRow], place: int) -> float:
    entry = answers[place]
    before = (other for other in reversed(answers[:place]) if _asks(other, entry))
    return next(before).at


def _asks(other: EntryRow, entry: EntryRow) -> bool:
    return other.number == 0 or other.stretch != entry.stretch or other.seat == entry.seat
