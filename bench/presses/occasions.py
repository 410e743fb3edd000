"""From a record to occasions: runs of answers that a seat gives without waiting for anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from engines.core import AnyGame, Decision, Record, Seat, Setup, asked
from tools.playing import play
from tools.policies import sensibly


class Answer(msgspec.Struct, frozen=True):
    """An answer with the state in which it was given."""

    state: Any
    decision: Decision
    action: Any
    text: str


Occasion = tuple[Answer, ...]


def recorded(game: AnyGame, seats: int, seed: int) -> tuple[Answer, ...]:
    """Let the computer player of each seat play a session; the same seed gives the same session."""
    setup = Setup(game.about.id, game.pack.hash, seats, f"presses {seed}")
    return followed(game, play(game, setup, (sensibly,) * seats, Random(seed)).record(game))


def followed(game: AnyGame, record: Record) -> tuple[Answer, ...]:
    """Return the answers of a record, each with the state in which it was given."""
    state, answers = game.start(record.setup).state, []
    for entry in record.entries:
        decision = asked(game, state, entry.seat)
        assert decision is not None  # noqa: S101 - it was answered
        action = game.read(entry.action)
        answers.append(Answer(state, decision, action, entry.action))
        state = game.apply(state, decision, action).state
    return tuple(answers)


def occasions(game: AnyGame, answers: Iterable[Answer]) -> tuple[Occasion, ...]:
    """Gather the answers of each occasion, in the order in which they began."""
    found: list[list[Answer]] = []
    running: dict[Seat, list[Answer]] = {}
    for answer in answers:
        seat = answer.decision.seat
        if seat not in running:
            running[seat] = []
            found.append(running[seat])
        running[seat].append(answer)
        if not _goes_on(game, answer):
            del running[seat]
    return tuple(tuple(one) for one in found)


def _goes_on(game: AnyGame, answer: Answer) -> bool:
    """Tell whether the seat is asked again at once, in the same stretch."""
    after = asked(game, game.apply(answer.state, answer.decision, answer.action).state, answer.decision.seat)
    return after is not None and after.stretch == answer.decision.stretch


def texts(occasion: Sequence[Answer]) -> tuple[str, ...]:
    """Return what was answered."""
    return tuple(answer.text for answer in occasion)
