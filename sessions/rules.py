"""What a kind of request means: whose word counts, how many must agree, when it is possible, what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from db.rows import NoticeRow, Seated, SeatRow, SessionRow

Args = Mapping[str, int | str]


class Effect(msgspec.Struct, frozen=True):
    """What an agreed request changes: the session, some of its seats, and what is to be said."""

    row: SessionRow
    seats: tuple[SeatRow, ...] = ()
    notices: tuple[NoticeRow, ...] = ()
    kept: int | None = None
    """The number of the last entry that stays, if steps are taken back."""


class Rule(msgspec.Struct, frozen=True):
    """The rule of one kind of request. `seat` is the one that asks."""

    check: Callable[[Seated, int, Args, float], None]
    """Raise a SessionError if it is not possible now."""
    concerned: Callable[[Seated, Args], tuple[int, ...]]
    """The seats whose word counts, that of whoever asks included."""
    needed: Callable[[int], int]
    """How many of so many seats must agree."""
    effect: Callable[[Seated, int, Args, float], Effect]


def everybody(found: Seated, _: Args = {}) -> tuple[int, ...]:  # noqa: B006 - never changed
    """Return the seats of all players."""
    return tuple(seat.seat for seat in found.seats if seat.player is not None and not seat.computer)


def unanimous(seats: int) -> int:
    """All must agree."""
    return seats


def most(seats: int) -> int:
    """More than half must agree."""
    return seats // 2 + 1
