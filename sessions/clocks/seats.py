"""The arithmetic of a seat's clock: pure changes of a seat's row. Time neither appears nor vanishes here."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from db.rows import SeatRow
from engines.core import Decision
from sessions.clocks.terms import Pace

Seats = tuple[SeatRow, ...]


class Reading(msgspec.Struct, frozen=True):
    """What a seat's clock showed at an entry of the record; with it an undo sets the clock back."""

    left: float | None
    given: float | None
    stretch: int | None


def left_at(seat: SeatRow, now: float) -> float | None:
    """Return what the clock shows, never less than nothing; None without a clock."""
    if seat.left is None or seat.ticking_since is None:
        return seat.left
    return max(0.0, seat.left - max(0.0, now - seat.ticking_since))


def deadline(seat: SeatRow) -> float | None:
    """Return when the time runs out; None if the clock does not run."""
    if seat.left is None or seat.ticking_since is None:
        return None
    return seat.ticking_since + seat.left


def wound(seats: Seats, pace: Pace | None) -> Seats:
    """Return seats with their clocks set for the start; none without a pace."""
    bank = None if pace is None else float(pace.bank)
    return tuple(replace(seat, left=bank, given=bank) for seat in seats)


def stopped(seat: SeatRow, now: float) -> SeatRow:
    """Return the seat with its clock standing still."""
    return replace(seat, left=left_at(seat, now), ticking_since=None)


def going(seat: SeatRow, now: float, *, paused: bool = False) -> SeatRow:
    """Return the seat with its clock running, if there is one and a player is asked who is not away."""
    still = paused or seat.away or seat.late or seat.computer
    if still or seat.left is None or seat.decision is None or seat.ticking_since is not None:
        return seat
    return replace(seat, ticking_since=now)


def credited(seat: SeatRow, pace: Pace | None) -> SeatRow:
    """Return the seat with the time of a new turn, as far as the cap has room for it; no pace brings none."""
    if seat.left is None or pace is None:
        return replace(seat, given=seat.left, late=False)
    left = max(seat.left, min(float(pace.cap), seat.left + pace.increment))
    return replace(seat, left=left, given=left, late=False)


def asked(
    seat: SeatRow, decision: Decision | None, pace: Pace | None, now: float, *, paused: bool = False
) -> SeatRow:
    """Return the seat as it is asked now. A question that stays keeps its time; a new stretch brings more.

    Whoever is asked again in the stretch in which the time ran out is late still, and not once more.
    """
    if (decision.id if decision else None) == seat.decision:
        return seat
    seat = stopped(seat, now)
    if decision is None:
        return replace(seat, decision=None, asked_at=None)
    if decision.stretch != seat.stretch:
        seat = credited(seat, None if seat.stretch is None else pace)
    seat = replace(seat, decision=decision.id, stretch=decision.stretch, asked_at=now)
    return going(seat, now, paused=paused)


def held(seats: Iterable[SeatRow], now: float) -> Seats:
    """Return seats whose clocks all stand still: the session is paused."""
    return tuple(stopped(seat, now) for seat in seats)


def resumed(seats: Iterable[SeatRow], now: float) -> Seats:
    """Return seats whose clocks run again after a pause; what they are asked counts from now."""
    return tuple(going(_asked_now(seat, now), now) for seat in seats)


def leaving(seat: SeatRow, now: float) -> SeatRow:
    """Return the seat with its player on vacation."""
    return replace(stopped(seat, now), away=True)


def returning(seat: SeatRow, now: float, *, paused: bool = False) -> SeatRow:
    """Return the seat with its player back."""
    return going(_asked_now(replace(seat, away=False), now), now, paused=paused)


def out(seat: SeatRow, now: float) -> bool:
    """Tell whether the time of a seat has just run out and nobody has taken note."""
    end = deadline(seat)
    return end is not None and end <= now and seat.decision is not None


def left_open(seat: SeatRow) -> bool:
    """Tell whether a seat is late and its question still open."""
    return seat.late and seat.decision is not None


def timed_out(seat: SeatRow, now: float) -> SeatRow:
    """Return the seat with its clock standing at nothing, for the rest of the stretch."""
    return replace(stopped(seat, now), late=True, timeouts=seat.timeouts + 1)


def readings(seats: Iterable[SeatRow], now: float) -> tuple[Reading, ...] | None:
    """Return what all clocks show; None if there are none."""
    shown = tuple(Reading(left_at(seat, now), seat.given, seat.stretch) for seat in seats)
    return shown if any(one.left is not None for one in shown) else None


def write_readings(seats: Iterable[SeatRow], now: float) -> str | None:
    """Return what all clocks show as it is stored with an entry; None without clocks."""
    shown = readings(seats, now)
    return None if shown is None else msgspec.json.encode(shown).decode()


def read_readings(text: str | None) -> tuple[Reading, ...] | None:
    """Return what was stored with an entry."""
    return None if text is None else msgspec.json.decode(text, type=tuple[Reading, ...])


def rewound(seats: Iterable[SeatRow], shown: tuple[Reading, ...] | None) -> Seats:
    """Return seats with no question open and their clocks as they were; `asked` starts them again.

    The time since then counts against nobody.
    """
    seats = tuple(seats)
    shown = shown or tuple(Reading(None, None, None) for _ in seats)
    return tuple(_rewound(seat, one) for seat, one in zip(seats, shown, strict=True))


def _rewound(seat: SeatRow, shown: Reading) -> SeatRow:
    late = shown.left == 0.0  # it was counted and told before
    seat = replace(seat, decision=None, asked_at=None, ticking_since=None, late=late)
    return replace(seat, left=shown.left, given=shown.given, stretch=shown.stretch)


def _asked_now(seat: SeatRow, now: float) -> SeatRow:
    return seat if seat.asked_at is None else replace(seat, asked_at=now)
