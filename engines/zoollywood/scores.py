"""The score line, and the outcome (canon, section 7)."""

from __future__ import annotations

from engines.core import Outcome, Part, Seat, Standing, phrase
from engines.zoollywood.view import View


def standings(view: View) -> tuple[Standing, ...]:
    """Return the eggs on the board as the score of every seat, with its side's penguins as a part."""
    return tuple(_standing(view, Seat(seat)) for seat in range(view.options.seats))


def final(view: View) -> Outcome:
    """Return the outcome of a finished game: seats of a side share a place, and all do after a draw."""
    winner = None if view.result is None else view.result.side
    seats = range(view.options.seats)
    won = [winner is None or seat % 2 == winner for seat in seats]
    return Outcome(tuple(1 if wins else 1 + sum(won) for wins in won), standings(view))


def _standing(view: View, seat: Seat) -> Standing:
    side = view.sides[seat % 2]
    parts = (
        Part(phrase("zoollywood-part-eggs", count=side.eggs), side.eggs),
        Part(phrase("zoollywood-part-penguins", count=side.penguins), 0),
    )
    return Standing(seat, side.eggs, parts)
