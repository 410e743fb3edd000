"""A walk: one session played from the deal to its end, every position kept for the laws to look at."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from engines.core import AnyGame, Asides, Entry, Record, Seat, Setup, Step
from tools.policies import Policy, at_random

SPOKEN = 0.04
"""How often something is said unasked, in a game where that is possible."""


class Position(msgspec.Struct, frozen=True):
    """A state, the step that led to it, and its entry (None: the deal); `aside` = it answered no question."""

    step: Step[Any, Any]
    entry: Entry | None = None
    aside: bool = False

    @property
    def state(self) -> Any:
        return self.step.state


class Walk(msgspec.Struct, frozen=True):
    """A session as it was played. The costly laws look at `depth` positions between deal and end."""

    setup: Setup
    positions: tuple[Position, ...]
    depth: int

    @property
    def record(self) -> Record:
        return self.record_to(len(self.positions) - 1)

    @property
    def last(self) -> Any:
        return self.positions[-1].state

    @property
    def readers(self) -> tuple[Seat | None, ...]:
        return (None, *(Seat(seat) for seat in range(self.setup.seats)))

    def record_to(self, number: int) -> Record:
        """The record as it stood after `number` entries."""
        entries = (position.entry for position in self.positions[: number + 1])
        return Record(self.setup, tuple(entry for entry in entries if entry is not None))

    def some(self, random: Random) -> tuple[Position, ...]:
        """The deal, the end, and `depth` positions between them."""
        inner = self.positions[1:-1]
        return (self.positions[0], *random.sample(inner, min(self.depth, len(inner))), self.positions[-1])


def walk(game: AnyGame, setup: Setup, random: Random, policy: Policy = at_random, depth: int = 10) -> Walk:
    """Play a session. It stops where nothing is asked or nothing can be answered, and beyond the step limit."""
    positions = [Position(game.start(setup))]
    while len(positions) <= game.about.step_limit + 1:
        state = positions[-1].state
        pending = game.pending(state)
        if not pending or not all(game.legal_actions(state, decision) for decision in pending):
            break
        if isinstance(game, Asides) and random.random() < SPOKEN:
            positions += _said(game, state, Seat(random.randrange(setup.seats)), random)
            continue
        decision = random.choice(pending)
        action = policy(game, state, decision, random)
        positions.append(Position(game.apply(state, decision, action), Entry(decision.seat, game.write(action))))
    return Walk(setup, tuple(positions), depth)


def _said(game: Any, state: Any, seat: Seat, random: Random) -> list[Position]:
    """Let a seat say something unasked, if there is anything that it may say."""
    asides = game.asides(game.view(state, seat))
    if not asides:
        return []
    action = random.choice(asides)
    step = game.aside(state, seat, action)
    return [Position(step, Entry(seat, game.write(action)), aside=True)]
