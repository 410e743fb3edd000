"""Positions of Dogs and their pictures, for tests. Whatever is not named is as it was dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engines.core import Decision, DecisionId, Event, Phrase, Question, Ref, Seat, read_tables
from engines.dogs.schema import Tables
from engines.dogs.state import State
from engines.dogs.tokens import Kind, Token
from engines.dogs.view import View, show
from render.contract import Moment, Person, Table
from render.dogs import board as boards
from render.dogs import hand as hands
from render.dogs.atlas import Atlas
from render.scene import Scene
from render.words import game_words
from tests.engines.dogs.table import GAME, PACK, deal

ATLAS = Atlas(GAME.box, read_tables(PACK.text, Tables, PACK.header.id))
PEOPLE = ("Anna", "Ben", "Clementine", "Dmitri")
SPACES = GAME.box.roads.spaces


def _nameless(ref: Ref, table: Table | None) -> Mapping[str, str | int]:
    raise KeyError(ref.kind)


class Speaker:
    """Says the words of pictures; of other sentences the key alone."""

    _words = game_words(Path(boards.__file__).parent, _nameless, "en")

    def say(self, phrase: Phrase, table: Table | None = None) -> str:
        return self._words.say(phrase, table) if "-picture-" in phrase.key else phrase.key

    def joined(self, parts: Any) -> str:
        return self._words.joined(parts)


def seen(state: State, seat: int | None = None) -> View:
    return show(state, None if seat is None else Seat(seat))


def dealt(seats: int = 4, seat: int | None = None, **fields: Any) -> View:
    return replace(seen(deal(seats, "seed", first_seat="0"), seat), **fields)


def with_area(view: View, seat: int, **fields: Any) -> View:
    areas = list(view.areas)
    areas[seat] = replace(areas[seat], **fields)
    return replace(view, areas=tuple(areas))


def dogs(**laid: str) -> tuple[Token | None, ...]:
    """The dogs of a map that is empty but for these: space = "breed" or "breed kind"."""
    tokens = {space: _token(*text.split()) for space, text in laid.items()}
    return tuple(tokens.get(space) for space in SPACES)


def _token(breed: str, kind: str = "healthy") -> Token:
    return Token(breed.replace("_", "-"), Kind(kind))


def asked(seat: int, kind: str = "drive", *, in_turn: bool = True) -> Decision:
    return Decision(DecisionId(seat), Seat(seat), kind, 1, kind, open=True, in_turn=in_turn)


def moment(
    *pending: Decision, events: tuple[Event, ...] = (), names: tuple[str, ...] = PEOPLE, outcome: Any = None
) -> Moment:
    return Moment(Table("k3f9", tuple(Person(name) for name in names)), pending, events, outcome)


def shown(view: View, now: Moment, last: str = "Ben drove to f9 and took a Poodle.", atlas: Atlas = ATLAS) -> Scene:
    return boards.board(view, now, atlas, Speaker(), last)


def held(view: View, now: Moment, question: Question | None = None, atlas: Atlas = ATLAS) -> Scene:
    return hands.hand(view, now, question, atlas, Speaker())


def put(state: State, decision: Decision) -> Question:
    view = GAME.view(state, decision.seat)
    return GAME.question(view, decision, GAME.legal_actions(state, decision))


def played(
    seats: int, seed: str, **options: str
) -> Iterator[tuple[State, tuple[Decision, ...], tuple[Event, ...]]]:
    """Every position of a session of computer players, with the events of the answer that led to it."""
    state = deal(seats, seed, **options)
    events: tuple[Event, ...] = ()
    while pending := GAME.pending(state):
        yield state, pending, events
        decision = pending[0]
        view = GAME.view(state, decision.seat)
        action = GAME.choose(view, decision, GAME.legal_actions(state, decision))
        step = GAME.apply(state, decision, action)
        state, events = step.state, step.events
    yield state, (), events


def first(
    seats: int, wanted: Callable[[State, tuple[Decision, ...]], bool]
) -> tuple[State, tuple[Decision, ...], tuple[Event, ...]]:
    """The first position that is wanted."""
    for seed in range(40):
        for position in played(seats, f"picture {seed}"):
            if wanted(position[0], position[1]):
                return position
    raise LookupError
