"""Random sessions of Zoollywood and what people are told in them, for the tests of the words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engines.core import Decision, Event, Level, Phrase, Question, Seat
from engines.zoollywood.state import State
from render.contract import Moment, Presenter, Table
from render.registry import presenter
from tests.engines.walk import Walk, walk
from tests.engines.zoollywood.kit import setups
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME
from tests.render.words_table import TABLE
from tools.policies import at_random

SESSIONS = 110


@cache
def face() -> Presenter:
    """The presenter of Zoollywood."""
    return presenter(GAME)


@cache
def walks() -> tuple[Walk, ...]:
    """Random sessions in all modes and with all options."""
    return tuple(_walk(number) for number in range(SESSIONS))


def _walk(number: int) -> Walk:
    luck = Random(number)
    return walk(GAME, setups(luck), luck, at_random)


@cache
def asked() -> tuple[tuple[Any, Decision, Question], ...]:
    """Every question of all walks, with the view of its seat; equal ones once."""
    seen: dict[object, tuple[Any, Decision, Question]] = {}
    for one in walks():
        for position in one.positions:
            for decision in GAME.pending(position.state):
                view = GAME.view(position.state, decision.seat)
                question = GAME.question(view, decision, GAME.legal_actions(position.state, decision))
                seen.setdefault((question.ask, question.offers, question.form), (view, decision, question))
    return tuple(seen.values())


def questions() -> Iterator[Question]:
    return (question for _, _, question in asked())


@cache
def said(sentence: Phrase) -> str:
    return face().words.say(sentence, TABLE)


@cache
def labelled(path: tuple[Level, ...], table: Table = TABLE) -> str:
    return face().words.lined([face().words.say(level.label, table) for level in path])


def noted(notes: tuple[Phrase, ...], table: Table = TABLE) -> str:
    return face().words.lined([face().words.say(note, table) for note in notes])


def tellings() -> Iterator[tuple[Any, Seat | None, Moment]]:
    """A window of events at a few positions of every walk, for every reader."""
    random = Random(11)
    for one in walks():
        for end in random.sample(range(1, len(one.positions)), 2):
            window = one.positions[max(0, end - random.randrange(1, 30)) : end + 1]
            events = tuple(event for position in window for event in position.step.events)
            state = one.positions[end].state
            yield from (
                (GAME.view(state, reader), reader, _moment(state, events, reader)) for reader in one.readers
            )


def _moment(state: State, events: tuple[Event, ...], reader: Seat | None) -> Moment:
    seen = tuple(kept for event in events if (kept := event.seen_by(reader)) is not None)
    return Moment(TABLE, GAME.pending(state), seen, GAME.outcome(state))


def heard(scenario: str, *answers: str) -> tuple[State, tuple[Event, ...]]:
    """Answer from the opening of a scenario of the canon ("0: land c4; end"); the state then, and what happened."""
    name, _, case = scenario.partition("/")
    state, events = opening(cases(name)[case][0]), list[Event]()
    for line in answers:
        for text in line[3:].split("; "):
            step = _step(state, Seat(int(line[0])), text)
            state = step.state
            events += step.events
    return state, tuple(events)


def _step(state: State, seat: Seat, text: str) -> Any:
    decision = next(one for one in GAME.pending(state) if one.seat == seat)
    return GAME.apply(state, decision, GAME.read(text))
