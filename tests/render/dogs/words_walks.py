"""Random sessions of Dogs and what people are told in them, for the tests of the words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engines.core import Decision, Event, Level, Phrase, Question, Seat, answer
from engines.dogs.state import State
from render.contract import Moment, Presenter
from render.registry import presenter
from tests.engines.dogs.kit import setups
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME
from tests.engines.walk import Walk, walk
from tests.render.words_table import TABLE
from tools.policies import at_random, sensibly

SESSIONS = 60


@cache
def face() -> Presenter:
    """The presenter of Dogs."""
    return presenter(GAME)


@cache
def walks() -> tuple[Walk, ...]:
    """Sessions with all numbers of seats and all options; every fifth is played by computers."""
    return tuple(_walk(number) for number in range(SESSIONS))


def _walk(number: int) -> Walk:
    luck = Random(number)
    return walk(GAME, setups(luck), luck, at_random if number % 5 else sensibly, depth=4)


@cache
def asked() -> tuple[tuple[Any, Decision, Question], ...]:
    """Every question that was answered in a walk, with the view of its seat; equal ones once."""
    seen: dict[object, tuple[Any, Decision, Question]] = {}
    for one in walks():
        for before, after in zip(one.positions, one.positions[1:], strict=False):
            assert after.entry is not None
            seat = after.entry.seat
            decision = next(each for each in GAME.pending(before.state) if each.seat == seat)
            view = GAME.view(before.state, seat)
            question = GAME.question(view, decision, GAME.legal_actions(before.state, decision))
            seen.setdefault((question.ask, question.offers, question.form), (view, decision, question))
    return tuple(seen.values())


def questions() -> Iterator[Question]:
    return (question for _, _, question in asked())


@cache
def said(sentence: Phrase) -> str:
    return face().words.say(sentence, TABLE)


@cache
def labelled(path: tuple[Level, ...]) -> str:
    return face().words.lined([said(level.label) for level in path])


def noted(notes: tuple[Phrase, ...]) -> str:
    return face().words.lined([said(note) for note in dict.fromkeys(notes)])


def tellings() -> Iterator[tuple[Any, Seat | None, Moment]]:
    """A window of events at some positions of every third walk, for every reader."""
    random = Random(11)
    for one in walks()[::3]:
        ends = (*random.sample(range(1, len(one.positions)), 3), len(one.positions) - 1)
        for end in ends:
            window = one.positions[max(0, end - random.randrange(1, 30)) : end + 1]
            events = tuple(event for position in window for event in position.step.events)
            state = one.positions[end].state
            moment = Moment(TABLE, GAME.pending(state), events, GAME.outcome(state))
            yield from ((GAME.view(state, reader), reader, moment) for reader in one.readers)


def heard(name: str, *answers: str) -> tuple[State, tuple[Event, ...]]:
    """Answer from the opening of a scenario of the canon ("0: move c4; home"); the state then, and what happened.

    Without answers the scenario's own are taken.
    """
    state, events = opening(GAME, scenario(name)), list[Event]()
    for seat, texts in (line.split(": ") for line in answers or _own(name)):
        for text in texts.split("; "):
            step = answer(GAME, state, Seat(int(seat)), text)
            state = step.state
            events += step.events
    return state, tuple(events)


def _own(name: str) -> Iterator[str]:
    found = re.finditer(r"^do: (\d) (.*)$", scenario(name), re.MULTILINE)
    return (f"{each[1]}: {each[2]}" for each in found)
