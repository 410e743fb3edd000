"""Games in which answers given side by side disturb each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, Question, Seat, Step, Wish
from tests.engines.toy.game import Toy
from tests.engines.toy.values import Action, Bid, Event, Rest, Rested, State, View


class ListDependsOnOthers(Toy):
    """Once somebody has bid, the lowest card may not be bid."""

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        actions = super().legal_actions(state, decision)
        return actions[1:] or actions if any(state.bids) else actions


class QuestionDependsOnOthers(Toy):
    """The question names another topic once somebody has bid."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        return replace(question, topic="late") if any(view.has_bid) else question


class FirstBidderWins(Toy):
    """The seat that answers first earns a round, so the order of side by side answers matters."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        first = isinstance(action, Bid) and not any(state.bids)
        won = tuple(count + (first and seat == decision.seat) for seat, count in enumerate(state.won))
        return super().apply(replace(state, won=won), decision, action)


class WishWatchesOthers(Toy):
    """A card is bid by wish once somebody else has bid."""

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return tuple(replace(wish, kinds=("bid",)) for wish in super().wishes(view))

    def wished(self, view: View, decision: Decision, actions: Sequence[Action], wishes: Any) -> Action | None:
        wanted = decision.kind == "bid" and wishes.get("rest") == "rest"
        return actions[0] if wanted and any(view.has_bid) else None


class AsideAnswers(Toy):
    """What may be said unasked is an answer as well, and takes the question away."""

    def asides(self, view: View) -> tuple[Action, ...]:
        return () if view.seat is None else (Rest(),)

    def aside(self, state: State, seat: Seat, action: Action) -> Step[State, Event] | None:
        return Step(replace(state, drawer=None), (Rested(seat, state.round),))
