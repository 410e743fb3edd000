"""Boards to be drawn: views put together by hand on our own pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engines.core import Decision, DecisionId, Event, Offer, Outcome, Question, Seat, Standing, phrase
from engines.zoollywood.frames import Acting, Frame
from engines.zoollywood.ground import Doing, Ground, Options, Right, Tent
from engines.zoollywood.lattice import Space
from engines.zoollywood.showing import show_side
from engines.zoollywood.sliding import explorations
from engines.zoollywood.view import View
from render.contract import Moment, Person, Table
from render.scene import Scene
from render.words import game_words, seat_forms
from render.zoollywood.board import board
from render.zoollywood.hand import hand
from render.zoollywood.props import Props
from tests.engines.zoollywood.table import BOX, GAME

PROPS = Props.of(GAME)
WORDS = game_words(Path(__file__).parents[3] / "render" / "zoollywood", seat_forms, "en")
NAMES = ("Anna", "Ben", "Clementine", "Dmitri")
LONG = ("Wolfeschlegelsteinhausenbergerdorff", "Ωμέγα Παπαδοπούλου", "ab\N{PARTY POPPER}\u202ecd", "李小龍")


def space(name: str) -> Space:
    return BOX.space(name)


def spaces(names: str) -> tuple[Space, ...]:
    return tuple(map(space, names.split()))


def tent(spin: str, area: str) -> Tent:
    return BOX.tent(f"tent-{spin}", area)


def ground(
    pieces: str = "", storms: str = "", tents: tuple[Tent, ...] = (), rights: tuple[Right, ...] = ()
) -> Ground:
    """A board from "a1:o b2:G": spaces with the signs of their pieces."""
    signs = ["."] * len(BOX.lattice.names)
    for placed in pieces.split():
        name, sign = placed.split(":")
        signs[space(name)] = sign
    return Ground("".join(signs), spaces(storms), tents, rights)


def view(at: Ground, *frames: Frame, seats: int = 2, **fields: Any) -> View:
    """A view of a table in turn 12; `seat` makes it that of a seat."""
    options = Options(mode="team" if seats > 2 else "standard", seats=seats)
    options = fields.pop("options", options)
    values: dict[str, Any] = {
        "seat": None, "options": options, "ground": at, "hand": (), "hands": (2, 3, 1, 0)[:seats],
        "sides": tuple(show_side(BOX, options, at.board, side) for side in (0, 1)),
        "deck": 9, "known": (), "laid_back": (), "discard": (3, 7, 12, 5), "numbers": (3, 4, 5, 6, 7, 8, 9, 11),
        "scene": "blizzard-finale", "box": (), "on_turn": Seat(0), "turn": 12, "doing": Doing(),
        "frames": frames or (Acting(),), "last": None, "last_card": None, "result": None,
    }  # fmt: skip
    return View(**values | fields)


def asked(place: int, kind: str = "turn") -> Decision:
    return Decision(DecisionId(7), Seat(place), kind, 12, kind)


def question(place: int, kind: str, *texts: str) -> Question:
    """A question with offers of these texts; its words are any of ours."""
    return Question(
        asked(place, kind),
        phrase("zoollywood-picture-title"),
        "your-turn",
        tuple(Offer(text, ()) for text in texts),
    )


def put(at: View, place: int, kind: str = "turn") -> Question:
    """The question that the engine would put, with words of ours."""
    texts = [GAME.write(action) for action in explorations(BOX, at.ground, place % 2, at.doing)]
    return question(place, kind, *texts)


def moment(
    *pending: Decision, events: tuple[Event, ...] = (), names: tuple[str, ...] = NAMES, winners: int | None = None
) -> Moment:
    outcome = None
    if winners is not None:
        places = tuple(1 if seat % 2 == winners else 2 for seat in range(len(names)))
        outcome = Outcome(places, tuple(Standing(Seat(seat), None) for seat in range(len(names))))
    return Moment(Table("abc", tuple(Person(name) for name in names)), pending, events, outcome)


def shown(at: View, when: Moment, last: str = "Anna landed on c4.") -> Scene:
    return board(at, when, PROPS, WORDS, last)


def held(at: View, asking: Question | None = None, when: Moment | None = None) -> Scene:
    return hand(at, when or moment(), asking, PROPS, WORDS)


USUAL = ground(
    "a1:O a2:o a3:o a4:A b1:O b2:G b3:O b4:o b5:O c1:O c4:A c6:I d1:o d2:a d3:o d4:N d5:a d6:o d7:o e1:I e3:O e4:o "
    "e5:A e6:O f1:O f2:o f3:O f4:E f5:S g1:o g2:O g4:O",
    "c5 e2",
    (tent("cw", "c2-c3-d3"),),
    (Right(1, space("c4"), space("d4")),),
)
FULL = ground(
    " ".join(
        f"{name}:{sign}"
        for name, sign in zip(BOX.lattice.names, "oOoOoOoOoOoOoOoOoOoOoOoOoOoOoOoOaAsSE", strict=True)
    ),
    "a1 d4 g4",
    (tent("cw", "b4-c4-c5"), tent("ccw", "e2-e3-f2")),
    (Right(0, space("f5"), space("g1")), Right(1, space("g1"), space("g2"))),
)
EMPTY = ground()
