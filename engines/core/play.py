"""Playing by text: the one gate through which answers reach an engine, and replay of a record."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from engines.core.errors import NotAnAction, NotLegal, NotYours, TooLate
from engines.core.game import Asides, Game, Step
from engines.core.names import DecisionId, Seat
from engines.core.question import Decision
from engines.core.record import Entry, Record

AnyGame = Game[Any, Any, Any, Any]


def asked(game: AnyGame, state: Any, seat: Seat) -> Decision | None:
    """Return the decision that is open for a seat."""
    return next((decision for decision in game.pending(state) if decision.seat == seat), None)


def answer(game: AnyGame, state: Any, seat: Seat, text: str, decision: DecisionId | None = None) -> Step[Any, Any]:
    """Answer the seat's open decision with a canonical text, or carry out what the seat may say unasked.

    Raise NotYours if the seat is not asked, TooLate if `decision` is given and another one is open,
    NotAnAction if the text has no shape, NotLegal with the rule if the action is not in the list.
    """
    unasked = say_aside(game, state, seat, text)
    if unasked is not None:
        return unasked
    open_one = asked(game, state, seat)
    if decision is not None and (open_one is None or open_one.id != decision):
        raise TooLate(decision)
    if open_one is None:
        raise NotYours(seat, game.pending(state))
    action = game.read(text)
    if action not in game.legal_actions(state, open_one):
        raise NotLegal(text, game.refuse(game.view(state, seat), open_one, action))
    return game.apply(state, open_one, action)


def say_aside(game: AnyGame, state: Any, seat: Seat, text: str) -> Step[Any, Any] | None:
    """Carry out a text if it is one of the seat's asides, return None if it is not."""
    if not _hears_asides(type(game)):
        return None
    try:
        action = game.read(text)
    except NotAnAction:
        return None
    step: Step[Any, Any] | None = cast("Asides", game).aside(state, seat, action)
    return step


@cache  # asking a protocol takes longer than all else that is done with a text
def _hears_asides(game: type[AnyGame]) -> bool:
    return issubclass(game, Asides)


class BadLine(Exception):
    """A record that stops fitting: the number of the first bad entry (from 1) and why it was refused."""

    def __init__(self, number: int, entry: Entry, why: Exception) -> None:
        super().__init__(f"entry {number}: {entry.seat} {entry.action}: {why!r}")
        self.number = number
        self.entry = entry
        self.why = why


def replay(game: AnyGame, record: Record) -> tuple[Step[Any, Any], ...]:
    """Play a record again; element 0 is the deal, element n the step of entry n. Raise BadLine."""
    steps = [game.start(record.setup)]
    for number, entry in enumerate(record.entries, start=1):
        try:
            steps.append(answer(game, steps[-1].state, entry.seat, entry.action))
        except (NotAnAction, NotYours, NotLegal) as why:
            raise BadLine(number, entry, why) from why
    return tuple(steps)


def is_quiet(before: Any, step: Step[Any, Any], seat: Seat) -> bool:
    """Tell whether a step drew no luck and could show the seat nothing hidden: it is freely taken back."""
    return bool(before.rng.drawn == step.state.rng.drawn and not any(event.may_show(seat) for event in step.events))
