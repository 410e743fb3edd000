"""Games whose questions and lists of answers are in disorder."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from engines.core import Decision, DecisionId, Question, Refusal
from tests.engines.toy.game import LOWEST, Toy
from tests.engines.toy.values import Action, Bid, State, View

_SHARED = count()


class TwoQuestionsToOneSeat(Toy):
    """The drawer is asked twice at once."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        pending = super().pending(state)
        return (
            pending if state.drawer is None else (*pending, replace(pending[0], id=DecisionId(1000 + state.round)))
        )


class ActionTwice(Toy):
    """A list holds its first action twice."""

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        actions = super().legal_actions(state, decision)
        return (*actions, actions[0])


class ListWavers(Toy):
    """The list stands in another order each time."""

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        actions = super().legal_actions(state, decision)
        return actions if next(_SHARED) % 2 else actions[::-1]


class OffersInAnotherOrder(Toy):
    """The screen shows the list backwards."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        return super().question(view, decision, actions[::-1])


class OffersLookAlike(Toy):
    """All offers bear the label of the first."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        label = question.offers[0].path[0].label
        alike = (replace(offer, path=(replace(offer.path[0], label=label),)) for offer in question.offers)
        return replace(question, offers=tuple(alike))


class TextReadsAsAnother(Toy):
    """Every bid reads as a bid of the lowest card."""

    def read(self, text: str) -> Action:
        action = super().read(text)
        return Bid(LOWEST) if isinstance(action, Bid) else action


class DeadEnd(Toy):
    """Nothing can be answered once the deck has shrunk."""

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        return () if state.won[0] else super().legal_actions(state, decision)


class RefusesWithoutRule(Toy):
    """A refusal names no rule."""

    def refuse(self, view: View, decision: Decision, action: Action) -> Refusal:
        return replace(super().refuse(view, decision, action), topic="")
