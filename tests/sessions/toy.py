"""The smallest game with all that a session must carry: secrets, luck, questions side by side, small steps.

All seats bid in secret (0 to 2), side by side. Then, seat after seat, a turn is `roll` and `keep` or
`drop`. Whoever first reaches the goal wins. Bids count towards it. A seat may `wave` unasked, once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Self

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
    Weight,
    Wish,
    WishValue,
    check_options,
    phrase,
)

PACK = '[pack]\nid = "toy-1"\ngame = "toy"\nname = "Toy"\nformat = 1\nabout = "A game for tests."\n'
SHOWN = {"keep": "roll"}
"""Whether the die has fallen is not told to the others."""
TEXTS = ("bid 0", "bid 1", "bid 2", "roll", "keep", "drop", "wave")


HIGH = 4
WISHES = tuple(
    Wish(id_, phrase("toy"), tuple(WishValue(value, phrase("toy")) for value in ("ask", *values)), (kind,))
    for id_, values, kind in (
        ("bids", ("bid-0", "bid-1", "bid-2"), "bid"),
        ("rolls", ("roll",), "roll"),
        ("keeps", ("keep", "high"), "keep"),
    )
)
"""`high` answers a high die alone, so that a low one is a surprise."""


class Act(msgspec.Struct, frozen=True):
    text: str


class Happened(msgspec.Struct, frozen=True, tag="happened"):
    actor: Seat | None
    stretch: int
    text: str
    number: int | None = None

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        secret = self.text.startswith("bid") and seat != self.actor
        return replace(self, text="bid") if secret else self

    def may_show(self, seat: Seat | None) -> bool:
        return self.text == "roll"


class ToyState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rng: Rng
    goal: int
    points: tuple[int, ...]
    asked: tuple[tuple[int, Seat, str], ...]
    next_id: int
    turn: int = 0
    rolled: int = 0
    waved: tuple[Seat, ...] = ()


class ToyView(msgspec.Struct, frozen=True):
    seat: Seat | None
    points: tuple[int | None, ...]
    rolled: int


class Toy:
    about = About(
        id="toy",
        least_seats=2,
        most_seats=4,
        options=(Option("goal", "12", ("6", "12", "30")), Option("first", "0", ("0", "1", "2", "3"))),
        rules_version=1,
        step_limit=400,
    )
    stored = Stored(ToyState, Act, Happened, ToyView)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def admit(self, setup: Setup) -> None:
        check_options(self.about.options, setup)
        if int(setup.value(self.about.options[1])) >= setup.seats:
            raise SetupRefused(phrase("toy-refuse-first"), "turns")

    def start(self, setup: Setup) -> Step[ToyState, Happened]:
        goal, first = (int(setup.value(option)) for option in self.about.options)
        asked = tuple((seat, Seat(seat), "bid") for seat in range(setup.seats))
        state = ToyState(Rng(setup.seed), goal, (0,) * setup.seats, asked, setup.seats, turn=first)
        return Step(state, (Happened(None, 0, "deal"),))

    def pending(self, state: ToyState) -> tuple[Decision, ...]:
        return tuple(
            Decision(DecisionId(number), seat, kind, 0 if kind == "bid" else state.turn + 1, SHOWN.get(kind, kind))
            for number, seat, kind in state.asked
        )

    def legal_actions(self, state: ToyState, decision: Decision) -> tuple[Act, ...]:
        legal = {"bid": TEXTS[:3], "roll": ("roll",), "keep": ("keep", "drop")}[decision.kind]
        return tuple(Act(text) for text in legal)

    def apply(self, state: ToyState, decision: Decision, action: Act) -> Step[ToyState, Happened]:
        event = Happened(decision.seat, decision.stretch, action.text)
        if decision.kind == "bid":
            left = tuple(one for one in state.asked if one[0] != decision.id)
            state = replace(_scored(state, decision.seat, int(action.text[-1])), asked=left)
            return Step(state if left else _ask(state, state.turn, "roll"), (event,))
        if decision.kind == "roll":
            number, rng = state.rng.below(6)
            state = _ask(replace(state, rng=rng, rolled=number + 1), state.turn, "keep")
            return Step(state, (replace(event, number=number + 1),))
        state = _scored(state, decision.seat, state.rolled if action.text == "keep" else 0)
        over = max(state.points) >= state.goal
        return Step(replace(state, asked=()) if over else _ask(state, state.turn + 1, "roll"), (event,))

    def asides(self, view: ToyView) -> tuple[Act, ...]:
        return (Act("wave"),)

    def aside(self, state: ToyState, seat: Seat, action: Act) -> Step[ToyState, Happened] | None:
        if action.text != "wave" or seat in state.waved or not state.asked:
            return None
        waved = tuple(sorted((*state.waved, seat)))
        return Step(replace(state, waved=waved), (Happened(seat, state.turn, "wave"),))

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        bidding = any(kind == "bid" for _, _, kind in state.asked)
        points = tuple(None if bidding and owner != seat else own for owner, own in enumerate(state.points))
        return ToyView(seat, points, state.rolled)

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.asked:
            return None
        places = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return Outcome(places, tuple(Standing(Seat(seat), own) for seat, own in enumerate(state.points)))

    def check(self, state: ToyState) -> None:
        if min(state.points) < 0:
            raise BrokenState("points", "are never lost")

    def write(self, action: Act) -> str:
        return action.text

    def read(self, text: str) -> Act:
        tidy = " ".join(text.split())
        if tidy not in TEXTS:
            raise NotAnAction(text)
        return Act(tidy)

    def question(self, view: ToyView, decision: Decision, actions: Sequence[Act]) -> Question:
        is_open = decision.kind != "bid"
        offers = tuple(Offer(one.text, (Level("act", one.text, phrase("toy")),), open=is_open) for one in actions)
        return Question(decision, phrase("toy-ask"), "turns", offers)

    def refuse(self, view: ToyView, decision: Decision, action: Act) -> Refusal:
        return Refusal(phrase("toy-refuse"), "turns")

    def choose(self, view: ToyView, decision: Decision, actions: Sequence[Act]) -> Act:
        return actions[0]

    def standings(self, view: ToyView) -> tuple[Standing, ...]:
        return tuple(Standing(Seat(seat), points) for seat, points in enumerate(view.points))

    def wishes(self, view: ToyView) -> tuple[Wish, ...]:
        return WISHES

    def wished(
        self, view: ToyView, decision: Decision, actions: Sequence[Act], wishes: Mapping[str, str]
    ) -> Act | None:
        value = wishes.get({"bid": "bids", "roll": "rolls", "keep": "keeps"}[decision.kind], "ask")
        if value == "high":
            return Act("keep") if view.rolled >= HIGH else None
        return None if value == "ask" else Act(value.replace("-", " "))

    def plans(self, view: ToyView) -> tuple[Plan, ...]:
        """A seat may plan what it does with its die as long as nobody has scored."""
        bidding = None in view.points or not any(points or 0 for points in view.points)
        return (Plan("dice", phrase("toy-plan"), "keep"),) if view.seat is not None and bidding else ()


GAMES: Mapping[str, Callable[[Pack], Toy]] = {"toy": Toy}


def _scored(state: ToyState, seat: Seat, more: int) -> ToyState:
    return replace(
        state, points=tuple(own + more if owner == seat else own for owner, own in enumerate(state.points))
    )


def _ask(state: ToyState, turn: int, kind: str) -> ToyState:
    seat = Seat(turn % len(state.points))
    return replace(state, asked=((state.next_id, seat, kind),), next_id=state.next_id + 1, turn=turn)
