"""Games whose states and events are no plain values."""

from __future__ import annotations

from itertools import count
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, Rng, Setup, Step, Stored
from tests.engines.toy.game import Toy
from tests.engines.toy.values import Action, Drew, Event, HasBid, Rested, Shown, State, View

_SHARED = count()


class StateIsShared(Toy):
    """The score is a list that every state of a session shares."""

    def start(self, setup: Setup) -> Step[State, Event]:
        step = super().start(setup)
        score: Any = list(step.state.won)
        return Step(replace(step.state, won=score), step.events)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        score: Any = state.won
        plain = super().apply(replace(state, won=tuple(score)), decision, action)
        score[:] = plain.state.won
        return Step(replace(plain.state, won=score), plain.events)


class AnswerHangsOnThePast(Toy):
    """An answer moves the luck by a counter of the process."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        step = super().apply(state, decision, action)
        return Step(replace(step.state, rng=Rng(state.rng.seed, next(_SHARED))), step.events)


class EventNotStored(Toy):
    """The types for storage lack an event."""

    stored = Stored(State, Action, HasBid | Shown | Drew | Rested, View)
