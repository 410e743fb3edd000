"""Who plays together in a session."""

from __future__ import annotations

from engines.core import AnyGame, Seat, Setup, SetupRefused, Sides, UnknownOption
from sessions.values import Session, Status


def sides_of(game: AnyGame, session: Session) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side, nothing where everybody plays alone.

    In a lobby the smallest table counts that its seats and options allow.
    """
    if not isinstance(game, Sides):
        return ()
    for seats in _tables(game, session):
        setup = Setup(session.game, session.pack_hash, seats, "", session.options)
        try:
            game.admit(setup)
        except (SetupRefused, UnknownOption):
            continue
        sides = game.sides(setup)
        return sides if any(len(side) > 1 for side in sides) else ()
    return ()


def _tables(game: AnyGame, session: Session) -> tuple[int, ...]:
    if session.status is not Status.LOBBY:
        return (len(session.holders),)
    taken = sum(not holder.free for holder in session.holders)
    return tuple(seats for seats in game.about.seat_counts if seats >= taken)
