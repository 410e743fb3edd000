"""The rules of the toy game behind the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from engines.core import (
    About,
    BrokenState,
    Decision,
    DecisionId,
    Level,
    NotAnAction,
    Offer,
    Option,
    Outcome,
    Pack,
    Plan,
    Question,
    Refusal,
    Rng,
    Seat,
    Setup,
    SetupRefused,
    Standing,
    Step,
    Stored,
    Wish,
    WishValue,
    check_options,
    phrase,
    read_pack,
    read_tables,
)
from tests.engines.toy.values import (
    Action,
    Bid,
    Dealt,
    Draw,
    Drew,
    Event,
    HasBid,
    Rest,
    Rested,
    Shown,
    State,
    View,
)

T = TypeVar("T")

LOWEST = 11
"""The cards count from here, so that no seat, round or number of cards looks like one."""
HIGHEST = LOWEST + 8
"""The last card of the pack."""

PACK = """
[pack]
id = "toy-1"
game = "toy"
name = "Nine plain cards"
format = 1
about = "Made for the tests."

[deck]
cards = 9
"""

CARDS = Option("cards", "2", ("2", "3"))
_REST = Wish(
    "rest",
    phrase("toy-wish"),
    (WishValue("ask", phrase("toy-ask")), WishValue("rest", phrase("toy-rest"))),
    ("draw",),
)


class Deck(msgspec.Struct, frozen=True):
    cards: int


class Tables(msgspec.Struct, frozen=True):
    deck: Deck


class Toy:
    """The toy game bound to its pack."""

    about = About("toy", 2, 3, (CARDS,), 1, 12)
    stored = Stored(State, Action, Event, View)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.cards = read_tables(pack.text, Tables, "toy.toml").deck.cards

    def admit(self, setup: Setup) -> None:
        check_options(self.about.options, setup)
        if not self.about.least_seats <= setup.seats <= self.about.most_seats:
            raise SetupRefused(phrase("toy-refuse-seats", seats=setup.seats), "seats")

    def start(self, setup: Setup) -> Step[State, Event]:
        held = int(setup.value(CARDS))
        deck, rng = Rng(setup.seed).shuffle(range(LOWEST, LOWEST + self.cards))
        hands = tuple(tuple(sorted(deck[held * seat : held * (seat + 1)])) for seat in range(setup.seats))
        rest = tuple(sorted(deck[held * setup.seats :]))
        state = State(rng, held, hands, rest, (None,) * setup.seats, (0,) * setup.seats)
        return Step(state, (Dealt(None, 1, hands),))

    def pending(self, state: State) -> tuple[Decision, ...]:
        if state.over:
            return ()
        first = 10 * state.round
        if state.drawer is not None:
            return (Decision(DecisionId(first + 9), state.drawer, "draw", state.round, "draw", open=True),)
        return tuple(
            Decision(DecisionId(first + seat), Seat(seat), "bid", state.round, "bid")
            for seat, bid in enumerate(state.bids)
            if bid is None
        )

    def legal_actions(self, state: State, decision: Decision) -> tuple[Action, ...]:
        if decision.kind == "draw":
            return (Draw(), Rest())
        return tuple(Bid(card) for card in state.hands[decision.seat])

    def apply(self, state: State, decision: Decision, action: Action) -> Step[State, Event]:
        match action:
            case Bid(card):
                return self._bid(state, decision.seat, card)
            case Draw():
                index, rng = state.rng.below(len(state.deck))
                card = state.deck[index]
                hands = _put(state.hands, decision.seat, tuple(sorted((*state.hands[decision.seat], card))))
                deck = state.deck[:index] + state.deck[index + 1 :]
                drawn = replace(state, rng=rng, hands=hands, deck=deck)
                return Step(_next_round(drawn), (Drew(decision.seat, state.round, card),))
            case Rest():
                return Step(_next_round(state), (Rested(decision.seat, state.round),))

    def _bid(self, state: State, seat: Seat, card: int) -> Step[State, Event]:
        hand = tuple(other for other in state.hands[seat] if other != card)
        state = replace(state, hands=_put(state.hands, seat, hand), bids=_put(state.bids, seat, card))
        bid = HasBid(seat, state.round, card)
        bids = tuple(bid for bid in state.bids if bid is not None)
        if len(bids) < len(state.bids):
            return Step(state, (bid,))
        winner = Seat(bids.index(max(bids)))
        state = replace(state, won=_put(state.won, winner, state.won[winner] + 1))
        may_draw = bool(state.deck) and state.round < state.rounds
        state = replace(state, drawer=winner) if may_draw else _next_round(state)
        return Step(state, (bid, Shown(None, state.round, bids, winner)))

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat,
            () if seat is None else state.hands[seat],
            None if seat is None else state.bids[seat],
            tuple(bid is not None for bid in state.bids),
            tuple(len(hand) for hand in state.hands),
            len(state.deck),
            state.won,
            state.round,
            state.rounds,
            state.drawer,
        )

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        places = tuple(1 + sum(other > won for other in state.won) for won in state.won)
        return Outcome(places, _standings(state.won))

    def check(self, state: State) -> None:
        cards = [*state.deck, *(card for hand in state.hands for card in hand)]
        cards += [bid for bid in state.bids if bid is not None]
        left = self.cards - len(state.hands) * (state.round - 1)
        if len(set(cards)) != left or len(cards) != left:
            raise BrokenState("every card exists once", repr(cards))

    def write(self, action: Action) -> str:
        match action:
            case Bid(card):
                return f"bid {card}"
            case Draw():
                return "draw"
            case Rest():
                return "rest"

    def read(self, text: str) -> Action:
        match text.split(" "):
            case ["draw"]:
                return Draw()
            case ["rest"]:
                return Rest()
            case ["bid", card] if card.isascii() and card.isdigit() and str(int(card)) == card:
                return Bid(int(card))
        raise NotAnAction(text)

    def question(self, view: View, decision: Decision, actions: Sequence[Action]) -> Question:
        offers = tuple(Offer(self.write(action), (_level(action),), open=decision.open) for action in actions)
        return Question(decision, phrase(f"toy-ask-{decision.kind}"), decision.kind, offers)

    def refuse(self, view: View, decision: Decision, action: Action) -> Refusal:
        return Refusal(phrase(f"toy-refuse-{decision.kind}"), decision.kind)

    def choose(self, view: View, decision: Decision, actions: Sequence[Action]) -> Action:
        return actions[0] if decision.kind == "draw" else actions[-1]

    def standings(self, view: View) -> tuple[Standing, ...]:
        return _standings(view.won)

    def wishes(self, view: View) -> tuple[Wish, ...]:
        return (_REST,)

    def wished(
        self, view: View, decision: Decision, actions: Sequence[Action], wishes: Mapping[str, str]
    ) -> Action | None:
        return Rest() if decision.kind == "draw" and wishes.get("rest") == "rest" else None

    def plans(self, view: View) -> tuple[Plan, ...]:
        return ()


def build(pack: Pack) -> Toy:
    """Bind the rules to a pack."""
    return Toy(pack)


def toy() -> Toy:
    """The toy game with its only pack."""
    return build(read_pack(PACK, "toy.toml"))


def _put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def _next_round(state: State) -> State:
    return replace(state, round=state.round + 1, drawer=None, bids=(None,) * len(state.bids))


def _standings(won: tuple[int, ...]) -> tuple[Standing, ...]:
    return tuple(Standing(Seat(seat), points) for seat, points in enumerate(won))


def _level(action: Action) -> Level:
    match action:
        case Bid(card):
            return Level("card", str(card), phrase("toy-card", card=card))
        case Draw():
            return Level("verb", "draw", phrase("toy-draw"))
        case Rest():
            return Level("verb", "rest", phrase("toy-rest"))
