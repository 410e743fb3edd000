"""Tables to be drawn: views put together by hand, card by card, from our own deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engines.core import (
    Decision,
    DecisionId,
    Event,
    Offer,
    Outcome,
    Question,
    Seat,
    Standing,
    phrase,
    read_pack,
)  # fmt: skip
from engines.zombeasts import Zombeasts
from engines.zombeasts.actions import Action, Play, Swap, write
from engines.zombeasts.moons import Rules
from engines.zombeasts.view import Moon, SeatView, View
from render.contract import Moment, Person, Table
from render.registry import presenter
from render.scene import Scene
from render.zombeasts.board import board
from render.zombeasts.hand import hand

PACK = Path(__file__).parents[2] / "engines" / "zombeasts" / "data" / "zombeasts-recon-1.toml"
GAME = Zombeasts(read_pack(PACK.read_text(encoding="utf-8"), PACK.name))
DECK = GAME.deck
WORDS = presenter(GAME).words
NAMES = ("Anna", "Ben", "Clementine", "Dmitri")


def seat(place: int, hand_size: int = 3, moons: tuple[str, ...] = (), won: int = 0, **fields: Any) -> SeatView:
    """A seat; each moon is a line of card ids."""
    built = tuple(Moon(_colour(cards.split()), tuple(cards.split())) for cards in moons)
    values: dict[str, Any] = {
        "seat": Seat(place), "hand": hand_size, "moons": built, "full_moons": won, "won_cards": 4 * won, "won": (),
        "points": 10 * won, "minus": (), "minus_points": 0,
    }  # fmt: skip
    return SeatView(**values | fields)


def _colour(cards: list[str]) -> str:
    coloured = [DECK.cards[card].colour for card in cards if not DECK.cards[card].joker]
    return coloured[0] if coloured else "white"


def view(*seats: SeatView, **fields: Any) -> View:
    """A view of a table in turn 12; `hand` makes it that of seat 0."""
    values: dict[str, Any] = {
        "seat": Seat(0) if "hand" in fields else None, "hand": (), "seats": seats, "turn": 12, "on_turn": Seat(0),
        "pile": 41, "stock": ("blue-rabbit-1l", "red-dog-1l", "joker-d-r"), "discard": (), "laid": None,
        "pair": False, "due": 0, "robbed": (), "slept": (), "air": None, "rival": None, "lifted": None,
        "last_round": False, "turns_left": 0, "over": False, "quarters": True, "master": False, "open_scores": True,
    }  # fmt: skip
    return View(**values | fields)


def asked(place: int, kind: str = "play") -> Decision:
    """An open decision."""
    return Decision(DecisionId(7), Seat(place), kind, 12, kind)


def question(kind: str = "play", *texts: str) -> Question:
    """A question to seat 0 with offers of these texts."""
    offers = tuple(Offer(text, ()) for text in texts)
    return Question(asked(0, kind), phrase("zombeasts-picture-hand"), "your-turn", offers)


def playing(at: View, kind: str = "play") -> Question:
    """A question to seat 0 with all that its hand can do."""
    rules, own = Rules(DECK, at.quarters), at.seats[0].moons
    lays: list[Action] = [Play(card, target) for card in at.hand for target in rules.places(own, card)]
    swaps: list[Action] = [
        Swap(card) for card in at.hand
        if DECK.cards[card].joker and any(rules.takeable(own, rival.moons, card) for rival in at.seats[1:])
    ]  # fmt: skip
    return question(kind, *(write(action) for action in (*lays, *swaps)))


def moment(
    *pending: Decision, events: tuple[Event, ...] = (), names: tuple[str, ...] = NAMES, points: tuple[int, ...] = ()
) -> Moment:
    """A moment at a table of these people; with points it is the end."""
    outcome = None
    if points:
        places = tuple(1 + sum(other > own for other in points) for own in points)
        outcome = Outcome(places, tuple(Standing(Seat(place), own) for place, own in enumerate(points)))
    return Moment(Table("abc", tuple(Person(name) for name in names)), pending, events, outcome)


def shown(at: View, when: Moment, last: str = "Anna drew 2.") -> Scene:
    """The board."""
    return board(at, when, DECK, WORDS, last)


def held(at: View, when: Moment, asking: Question | None = None) -> Scene:
    """The hand of seat 0."""
    return hand(at, when, asking, DECK, WORDS)


TWO = (
    seat(0, 5, ("blue-cat-1r blue-dog-3l joker-cat-l", "joker-rat-l"), won=2),
    seat(1, 4, ("orange-cat-3r orange-rat-2l", "red-dog-1r"), won=1, minus=("red-dog-4r",), minus_points=1),
)
FOUR = (
    *TWO,
    seat(2, 3, ("blue-rabbit-2r", "green-rat-1r green-cat-2l green-dog-3r", "red-rabbit-1r red-rat-3l"), won=1),
    seat(3, 6, ("orange-dog-4l", "red-cat-2r red-dog-2l"), points=-3, minus=("red-dog-1l",), minus_points=3),
)
LONG = ("Wolfeschlegelsteinhausenbergerdorff", "Ωμέγα Παπαδοπούλου", "ab\N{PARTY POPPER}\u202ecd", "李小龍")
FULL = (
    seat(0, 24, ("blue-cat-2l blue-dog-2l blue-rabbit-2r", "green-cat-2l green-dog-3r green-rat-3l",
                 "orange-rat-2r orange-rabbit-3l orange-rat-3r", "red-rabbit-3l red-cat-2r red-rat-3l",
                 "joker-cat-l joker-dog-r joker-rabbit-r"),
         won=12, points=148, minus=("red-dog-4r",), minus_points=20),
    seat(1, 14, ("blue-cat-3r blue-dog-3l", "green-cat-3r", "orange-cat-3l orange-dog-2r",
                 "red-rabbit-2l red-rat-2l", "joker-rat-l"), won=10, points=132),
    seat(2, 12, ("blue-rat-2r", "green-rabbit-3r", "orange-rabbit-2l", "red-dog-3r",
                 "joker-a-l joker-b-l joker-d-r"), won=9, points=-8),
    seat(3, 0, ("blue-rat-3l", "green-dog-2l", "orange-rat-1l", "red-cat-3l", "joker-c-l joker-e-r"),
         points=-20, minus=("red-dog-1l",), minus_points=20),
)  # fmt: skip
