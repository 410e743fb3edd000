"""Games that tell what should be hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, DecisionId, Question, Seat, Setup, Step, Stored
from tests.engines.toy.game import HIGHEST, LOWEST, Toy
from tests.engines.toy.values import Action, Dealt, Draw, Drew, Event, HasBid, Rest, Shown, State, View

AGAIN = 10
"""Added to the seat that may draw when it is asked a second time."""


class ViewShowsABid(Toy):
    """Everybody sees the bid of seat 0 while it lies face down."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), bid=state.bids[0 if seat is None else seat])


class ViewShowsTheSeed(Toy):
    """The view carries a trace of the seed."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), deck=state.rng.below(100)[0])


class LoudBid(HasBid, frozen=True, tag="loud-bid"):
    def seen_by(self, seat: Seat | None) -> LoudBid:
        return self


class EventShowsABid(Toy):
    """The event of a hidden bid names the card to all."""

    stored = Stored(State, Action, Event | LoudBid, View)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Any]:
        step = super().apply(state, decision, action)
        return Step(step.state, tuple(_loud(event) for event in step.events))


def _loud(event: Event) -> Any:
    return LoudBid(event.actor, event.stretch, event.card) if isinstance(event, HasBid) else event


class LoudDeal(Dealt, frozen=True, tag="loud-deal"):
    def seen_by(self, seat: Seat | None) -> LoudDeal:
        return self


class DealShowsAllHands(Toy):
    """The event of the deal names all hands to all."""

    stored = Stored(State, Action, Event | LoudDeal, View)

    def start(self, setup: Setup) -> Step[State, Any]:
        step = super().start(setup)
        return Step(step.state, (LoudDeal(None, 1, step.state.hands),))


class ShyShown(Shown, frozen=True, tag="shy-shown"):
    def may_show(self, seat: Seat | None) -> bool:
        return False


class MayShowLies(Toy):
    """The event that lays the bids open says that it shows nothing, so the last bid counts as quiet."""

    stored = Stored(State, Action, Event | ShyShown, View)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Any]:
        step = super().apply(state, decision, action)
        return Step(step.state, tuple(_shy(event) for event in step.events))


def _shy(event: Event) -> Any:
    return ShyShown(event.actor, event.stretch, event.bids, event.winner) if isinstance(event, Shown) else event


class QuietDependsOnSecrets(Toy):
    """Whoever rests is asked again at once, and is shown something only if somebody holds the highest card."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        step = super().apply(state, decision, action)
        if not isinstance(action, Rest):
            return step
        rich = any(HIGHEST in hand for hand in state.hands)
        told = (Drew(decision.seat, state.round, None),) if rich else ()
        return Step(state, step.events + told)


class FoldTellsAHand(Toy):
    """Resting leads freely to a further question, which may be declined only if somebody holds the highest card."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        if state.drawer is None or state.drawer < AGAIN:
            return super().pending(state)
        drawer = Seat(state.drawer - AGAIN)
        return (Decision(DecisionId(10 * state.round + 8), drawer, "again", state.round, "again"),)

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        if decision.kind != "again":
            return super().legal_actions(state, decision)
        return (Draw(), Rest()) if any(HIGHEST in hand for hand in state.hands) else (Draw(),)

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        if decision.kind == "draw" and isinstance(action, Rest):
            return Step(replace(state, drawer=Seat(decision.seat + AGAIN)), ())
        return super().apply(state, decision, action)

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        return replace(super().question(view, decision, actions), folds=("again",))


class WaitingListTells(Toy):
    """The public kind of a decision names the best card of the hand."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(
            replace(decision, shown_as=f"bid-{max(state.hands[decision.seat], default=0)}")
            for decision in super().pending(state)
        )


class WishLooksAtTheHand(Toy):
    """Resting is wished for only with a low card in hand, so a pause tells of the hand."""

    def wished(self, view: View, decision: Decision, actions: Sequence[Action], wishes: Any) -> Action | None:
        low = min(view.hand, default=HIGHEST) < LOWEST + 4
        return super().wished(view, decision, actions, wishes) if low else None
