"""Broken variants of the toy game, each with one bug. They prove that the laws can fail."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from msgspec.structs import replace

from engines.core import (
    Decision,
    DecisionId,
    Field,
    Outcome,
    Plan,
    Question,
    Refusal,
    Rng,
    Seat,
    Setup,
    Standing,
    Step,
    Stored,
    Wish,
    phrase,
)
from tests.engines.toy.game import LOWEST, Toy
from tests.engines.toy.values import Action, Bid, Dealt, Draw, Drew, Event, HasBid, Rest, Rested, Shown, State, View

BEST = LOWEST + 8
AGAIN = 10
"""Added to the seat that may draw when it is asked a second time."""
_SHARED = count()


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
        rich = any(BEST in hand for hand in state.hands)
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
        return (Draw(), Rest()) if any(BEST in hand for hand in state.hands) else (Draw(),)

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


class IdsReturn(Toy):
    """Every decision of a seat bears the same id."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        return tuple(replace(decision, id=DecisionId(decision.seat)) for decision in super().pending(state))


class TwoQuestionsToOneSeat(Toy):
    """The drawer is asked twice at once."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        pending = super().pending(state)
        return (
            pending if state.drawer is None else (*pending, replace(pending[0], id=DecisionId(1000 + state.round)))
        )


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


class OpenNoteTells(Toy):
    """What a draw brings is noted from the drawer's hand, and the note stands on the board."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        note = (phrase("toy-note-best", card=max(view.hand, default=0)),)
        return replace(question, offers=tuple(replace(offer, note=note) for offer in question.offers))


class OpenOffersTellABid(Toy):
    """The last bidder's offers stand on the board and name the bids that lie face down."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(
            super().view(state, seat), bid=None if seat is None else max(filter(None, state.bids), default=0)
        )

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        note = (phrase("toy-note-bid", card=view.bid or 0),)
        return replace(question, offers=tuple(replace(offer, note=note, open=True) for offer in question.offers))


class OpenKindOnly(Toy):
    """The draw is announced as open, its offers are kept from the board."""

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        question = super().question(view, decision, actions)
        return replace(question, offers=tuple(replace(offer, open=False) for offer in question.offers))


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


class LuckOutsideTheState(Toy):
    """The deal hangs on a counter of the process."""

    def start(self, setup: Setup) -> Step[State, Event]:
        return super().start(replace(setup, seed=f"{setup.seed} {next(_SHARED)}"))


class AnswerHangsOnThePast(Toy):
    """An answer moves the luck by a counter of the process."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        step = super().apply(state, decision, action)
        return Step(replace(step.state, rng=Rng(state.rng.seed, next(_SHARED))), step.events)


class EventNotStored(Toy):
    """The types for storage lack an event."""

    stored = Stored(State, Action, HasBid | Shown | Drew | Rested, View)


class DeadEnd(Toy):
    """Nothing can be answered once the deck has shrunk."""

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        return () if state.won[0] else super().legal_actions(state, decision)


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


class FirstBidderWins(Toy):
    """The seat that answers first earns a round, so the order of side by side answers matters."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        first = isinstance(action, Bid) and not any(state.bids)
        won = tuple(count + (first and seat == decision.seat) for seat, count in enumerate(state.won))
        return super().apply(replace(state, won=won), decision, action)


class CardLost(Toy):
    """A drawn card stays in the deck as well."""

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        step = super().apply(state, decision, action)
        return Step(replace(step.state, deck=state.deck), step.events)


class ComputerCheats(Toy):
    """The computer bids the best card there is."""

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:
        return Bid(BEST) if decision.kind == "bid" else super().choose(view, decision, actions)


class ComputerWavers(Toy):
    """The computer has luck of its own."""

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:
        return actions[next(_SHARED) % len(actions)]


class WishUnasked(Toy):
    """The game rests for everybody."""

    def wished(self, view: View, decision: Decision, actions: Sequence[Action], wishes: Any) -> Action | None:
        return super().wished(view, decision, actions, {"rest": "rest"})


class PassingWishBids(Toy):
    """What is said to decline only answers the bids as well, which are asked with the deal."""

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return tuple(replace(wish, kinds=("bid",), passes="rest") for wish in super().wishes(view))


class NextSitsAtNoTable(Toy):
    """The seat after the last one is said to be next."""

    def next_seat(self, view: View) -> Seat | None:
        return Seat(len(view.held))


class WishLooksAtTheHand(Toy):
    """Resting is wished for only with a low card in hand, so a pause tells of the hand."""

    def wished(self, view: View, decision: Decision, actions: Sequence[Action], wishes: Any) -> Action | None:
        low = min(view.hand, default=BEST) < LOWEST + 4
        return super().wished(view, decision, actions, wishes) if low else None


class WishWatchesOthers(Toy):
    """A card is bid by wish once somebody else has bid."""

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return tuple(replace(wish, kinds=("bid",)) for wish in super().wishes(view))

    def wished(self, view: View, decision: Decision, actions: Sequence[Action], wishes: Any) -> Action | None:
        wanted = decision.kind == "bid" and wishes.get("rest") == "rest"
        return actions[0] if wanted and any(view.has_bid) else None


class KeptWishWithoutAside(Toy):
    """The game says that it keeps a wish, and nothing can be said to set it."""

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return tuple(replace(wish, kinds=(), kept="ask") for wish in super().wishes(view))


class PlanForNothing(Toy):
    """A plan takes more answers than there are."""

    def plans(self, view: View) -> tuple[Plan, ...]:
        return (
            ()
            if view.seat is None
            else (Plan("rest", phrase("toy"), "draw", field=Field("a", phrase("toy"), (), 1, 1)),)
        )


class StandingsWithoutTheLastSeat(Toy):
    """The last seat is left out of the standings."""

    def standings(self, view: View) -> tuple[Standing, ...]:
        return super().standings(view)[:-1]


class AsideAnswers(Toy):
    """What may be said unasked is an answer as well, and takes the question away."""

    def asides(self, view: View) -> tuple[Action, ...]:
        return () if view.seat is None else (Rest(),)

    def aside(self, state: State, seat: Seat, action: Action) -> Step[State, Event] | None:
        return Step(replace(state, drawer=None), (Rested(seat, state.round),))


class RefusesWithoutRule(Toy):
    """A refusal names no rule."""

    def refuse(self, view: View, decision: Decision, action: Action) -> Refusal:
        return replace(super().refuse(view, decision, action), topic="")


class DefaultNotDealt(Toy):
    """Three seats are announced and refused."""

    def admit(self, setup: Setup) -> None:
        super().admit(replace(setup, seats=setup.seats + setup.seats // 3))
