"""Positions of Dogs Bond and their pictures, for tests. Whatever is not named is as it was played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, DecisionId, Event, Outcome, Phrase, Question, Ref, Seat
from engines.dogs_bond.state import State
from engines.dogs_bond.view import View
from render.contract import Moment, Person, Table
from render.dogs_bond import board as boards
from render.dogs_bond import hand as hands
from render.dogs_bond.kennel import Kennel
from render.scene import Scene
from render.words import game_words
from tests.engines.dogs_bond.table import GAME, deal

KENNEL = Kennel(GAME.box)
PEOPLE = ("Anna", "Ben", "Clementine", "Dmitri", "Eve", "Farouk", "Gus", "Hyacinth")
Position = tuple[State, tuple[Decision, ...], tuple[Event, ...]]


def _nameless(ref: Ref, table: Table | None) -> Mapping[str, str | int]:
    return {"": ref.id}


class Speaker:
    """Says the words of pictures; of other sentences the key alone."""

    _words = game_words(Path(boards.__file__).parent, _nameless, "en")

    def say(self, phrase: Phrase, table: Table | None = None) -> str:
        return self._words.say(phrase, table) if "-picture-" in phrase.key else phrase.key

    def joined(self, parts: Any) -> str:
        return self._words.joined(parts)


def asked(seat: int, kind: str = "play") -> Decision:
    return Decision(DecisionId(seat), Seat(seat), kind, 1, kind)


def moment(
    seats: int,
    *pending: Decision,
    events: tuple[Event, ...] = (),
    outcome: Outcome | None = None,
    names: tuple[str, ...] = PEOPLE,
) -> Moment:
    return Moment(Table("k3f9", tuple(Person(name) for name in names[:seats])), pending, events, outcome)


def shown(view: View, now: Moment, last: str = "Anna played Obedience 2: level 4 with Tom.") -> Scene:
    return boards.board(view, now, KENNEL, Speaker(), last)


def held(view: View, now: Moment, question: Question | None = None) -> Scene:
    return hands.hand(view, now, question, KENNEL, Speaker())


def put(state: State, decision: Decision) -> Question:
    view = GAME.view(state, decision.seat)
    return GAME.question(view, decision, GAME.legal_actions(state, decision))


def held_by(position: Position) -> Scene:
    """The private picture of the seat that is asked first."""
    state, pending, _ = position
    now = moment(len(state.dogs), *pending)
    return held(GAME.view(state, pending[0].seat), now, put(state, pending[0]))


def seen_by_all(position: Position) -> Scene:
    """The public picture of a position."""
    state, pending, events = position
    now = moment(len(state.dogs), *pending, events=events, outcome=GAME.outcome(state))
    return shown(GAME.view(state, None), now)


def played(seats: int, seed: str, **options: str) -> Iterator[Position]:
    """Every position of a session of computer players, with the events of the answer that led to it."""
    state = deal(seats, seed, **options)
    events: tuple[Event, ...] = ()
    while pending := GAME.pending(state):
        yield state, pending, events
        decision = pending[0]
        action = GAME.choose(GAME.view(state, decision.seat), decision, GAME.legal_actions(state, decision))
        step = GAME.apply(state, decision, action)
        state, events = step.state, step.events
    yield state, (), events


@lru_cache(maxsize=64)
def first(seats: int, wanted: Callable[[Position], bool], **options: str) -> Position:
    """The first position that is wanted."""
    for seed in range(60):
        for position in played(seats, f"picture {seed}", **options):
            if wanted(position):
                return position
    raise LookupError


@lru_cache(maxsize=32)
def asking(kind: str, seats: int = 4, turn: int = 0, **options: str) -> Position:
    """A position in which the first seat asked has a question of this kind."""
    for seed in range(60):
        for position in played(seats, f"picture {seed}", **options):
            if position[1] and position[1][0].kind == kind and position[0].turn >= turn:
                return position
    raise LookupError(kind)


@lru_cache(maxsize=8)
def ended(seats: int) -> Position:
    """The end of a session."""
    return list(played(seats, "the end", length="short"))[-1]


def with_dog(view: View, seat: int, **fields: Any) -> View:
    dogs = list(view.dogs)
    dogs[seat] = replace(dogs[seat], **fields)
    return replace(view, dogs=tuple(dogs))
