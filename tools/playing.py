"""One session from the deal to its end, by policies."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engines.core import AnyGame, Entry, Outcome, Record, Seat, Setup
from tools.policies import Policy


class Played(msgspec.Struct, frozen=True):
    """A session as it ended: won by somebody, or `broken` for this reason."""

    setup: Setup
    answers: tuple[tuple[Seat, Any], ...]
    outcome: Outcome | None = None
    broken: str | None = None

    def record(self, game: AnyGame) -> Record:
        """Return the record of what was answered."""
        return Record(self.setup, tuple(Entry(seat, game.write(action)) for seat, action in self.answers))


class DeadEnd(Exception):
    """Nobody can answer, or the session runs beyond the step limit, without an outcome."""


def play(game: AnyGame, setup: Setup, policies: Sequence[Policy], random: Random, check: bool = False) -> Played:
    """Play a session; with `check` the invariants are tested in every state. Whatever breaks is reported."""
    answers: list[tuple[Seat, Any]] = []
    try:
        outcome = _play_on(game, setup, policies, random, answers, check=check)
    except Exception as error:  # noqa: BLE001 - an engine may break in any way; finding it is the purpose
        return Played(setup, tuple(answers), broken=f"{type(error).__name__}: {error}")
    return Played(setup, tuple(answers), outcome)


def _play_on(
    game: AnyGame,
    setup: Setup,
    policies: Sequence[Policy],
    random: Random,
    answers: list[tuple[Seat, Any]],
    *,
    check: bool,
) -> Outcome:
    state = game.start(setup).state
    while True:
        if check:
            game.check(state)
        pending = game.pending(state)
        if not pending:
            return _ended(game, state)
        if len(answers) >= game.about.step_limit:
            raise DeadEnd(f"still going on after {len(answers)} entries")
        decision = random.choice(pending) if len(pending) > 1 else pending[0]
        try:
            action = policies[decision.seat](game, state, decision, random)
        except IndexError as error:
            raise DeadEnd(f"seat {decision.seat} cannot answer `{decision.kind}`") from error
        answers.append((decision.seat, action))
        state = game.apply(state, decision, action).state


def _ended(game: AnyGame, state: Any) -> Outcome:
    outcome = game.outcome(state)
    if outcome is None:
        raise DeadEnd("nobody is asked and nobody has won")
    return outcome
