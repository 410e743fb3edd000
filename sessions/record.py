"""A stored record played again: the state after each entry, as far as the rules accept it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from db.rows import EntryRow, SessionRow
from engines.core import (
    AnyGame,
    BrokenState,
    NotAnAction,
    NotLegal,
    NotYours,
    Seat,
    SetupRefused,
    UnknownOption,
    answer,
)
from sessions.rows import setup_of

MISFITS = (BrokenState, NotAnAction, NotLegal, NotYours, SetupRefused, UnknownOption)
"""What playing a record again may raise at the first entry that no longer fits."""


def states(engine: AnyGame, row: SessionRow, seats: int, entries: tuple[EntryRow, ...]) -> Iterator[Any]:
    """Yield the state after the deal and after each further entry; raise one of the `MISFITS`."""
    state = engine.start(setup_of(row, seats)).state
    engine.check(state)
    yield state
    for entry in entries[1:]:
        state = answer(engine, state, Seat(entry.seat or 0), entry.action).state
        engine.check(state)
        yield state
