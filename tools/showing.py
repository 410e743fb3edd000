"""Positions as people see them, through the presenter of the game."""

from __future__ import annotations

from typing import Any

from engines.core import AnyGame, Question, Seat, Step, asked
from render.contract import Moment, Person, Table
from render.painter import draw
from render.registry import presenter


def words(game: AnyGame, step: Step[Any, Any], seats: int, seat: Seat | None) -> str:
    """Return the text board, or the private text of a seat."""
    face, view, moment = presenter(game), game.view(step.state, seat), _moment(game, step, seats, seat)
    if seat is None:
        return "\n\n".join(face.board_text(view, moment))
    return "\n\n".join(face.hand_text(view, moment, _question(game, step.state, seat)))


def picture(game: AnyGame, step: Step[Any, Any], seats: int, seat: Seat | None) -> bytes:
    """Return the board picture, or the private picture of a seat, as a PNG file."""
    face, view, moment = presenter(game), game.view(step.state, seat), _moment(game, step, seats, seat)
    if seat is None:
        return draw(face.board(view, moment))
    return draw(face.hand(view, moment, _question(game, step.state, seat)))


def _moment(game: AnyGame, step: Step[Any, Any], seats: int, seat: Seat | None) -> Moment:
    people = tuple(Person(f"Seat {number}") for number in range(seats))
    seen = (event.seen_by(seat) for event in step.events)
    heard = tuple(event for event in seen if event is not None)
    return Moment(Table("replay", people), game.pending(step.state), heard, game.outcome(step.state))


def _question(game: AnyGame, state: Any, seat: Seat) -> Question | None:
    decision = asked(game, state, seat)
    if decision is None:
        return None
    return game.question(game.view(state, seat), decision, game.legal_actions(state, decision))
