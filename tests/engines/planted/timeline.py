"""Games that go wrong on their way from the deal to the end."""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from engines.core import Decision, DecisionId, Outcome, Setup, Step
from tests.engines.toy.game import Toy
from tests.engines.toy.values import Action, Bid, Event, State

_SHARED = count()


class IdsReturn(Toy):
    """Every decision of a seat bears the same id."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(decision, id=DecisionId(decision.seat)) for decision in super().pending(state))


class LuckOutsideTheState(Toy):
    """The deal hangs on a counter of the process."""

    def start(self, setup: Setup) -> Step[State, Event]:
        return super().start(replace(setup, seed=f"{setup.seed} {next(_SHARED)}"))


class NeverEnds(Toy):
    """Resting leaves the drawer to be asked again."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        step = super().apply(state, decision, action)
        return step if isinstance(action, Bid) else Step(replace(state, rng=step.state.rng), step.events)


class NoOutcome(Toy):
    """Nothing is asked any more, and nobody has won."""

    def outcome(self, state: State) -> Outcome | None:
        return None


class NobodyFirst(Toy):
    """The places are counted from 2."""

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, places=tuple(place + 1 for place in outcome.places))


class CardLost(Toy):
    """A drawn card stays in the deck as well."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        step = super().apply(state, decision, action)
        return Step(replace(step.state, deck=state.deck), step.events)


class DefaultNotDealt(Toy):
    """Three seats are announced and refused."""

    def admit(self, setup: Setup) -> None:
        super().admit(replace(setup, seats=setup.seats + setup.seats // 3))
