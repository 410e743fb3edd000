"""Dogs Bond with its presenter and people, and random sessions, for the tests of its words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from engines.core import AnyGame, Decision, Question, Seat
from render.contract import Moment, Person, Presenter, Table
from render.registry import presenter
from tests.engines.dogs_bond.kit import setups
from tests.engines.dogs_bond.table import GAME
from tests.engines.walk import Walk, walk

SESSIONS = 60
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hana")
TABLE = Table("k3f9", tuple(Person(name) for name in NAMES))
CROWD = Table("k3f9", tuple(Person(name.ljust(32, "x")) for name in NAMES))
"""People whose names are as long as names can be."""

game: AnyGame = GAME


@cache
def face() -> Presenter:
    """The presenter of Dogs Bond."""
    return presenter(game)


@cache
def walks() -> tuple[Walk, ...]:
    """Random sessions with all numbers of seats and all options."""
    return tuple(walk(game, setups(Random(luck)), Random(luck)) for luck in range(SESSIONS))


@cache
def asked() -> tuple[tuple[Any, Decision, Question], ...]:
    """Every question of all sessions, with the view of its seat; equal ones once."""
    seen: dict[object, tuple[Any, Decision, Question]] = {}
    for one in walks():
        for position in one.positions:
            for decision in game.pending(position.state):
                view = game.view(position.state, decision.seat)
                question = game.question(view, decision, game.legal_actions(position.state, decision))
                seen.setdefault((question.ask, question.offers, question.form), (view, decision, question))
    return tuple(seen.values())


@cache
def tellings() -> tuple[tuple[Any, Seat | None, Moment, Question | None], ...]:
    """A window of events at a few positions of every session, for every reader."""
    return tuple(telling for number, one in enumerate(walks()) for telling in _tellings(one, Random(number)))


def _tellings(one: Walk, random: Random) -> Iterator[tuple[Any, Seat | None, Moment, Question | None]]:
    ends = (0, *random.sample(range(1, len(one.positions)), 3), len(one.positions) - 1)
    people = Table(TABLE.session, TABLE.people[: one.setup.seats])
    for end in ends:
        window = one.positions[max(0, end - random.randrange(1, 30)) : end + 1]
        events = tuple(event for position in window for event in position.step.events)
        state = one.positions[end].state
        for reader in one.readers:
            seen = tuple(kept for event in events if (kept := event.seen_by(reader)) is not None)
            moment = Moment(people, game.pending(state), seen, game.outcome(state))
            yield game.view(state, reader), reader, moment, _question(state, reader)


def _question(state: Any, reader: Seat | None) -> Question | None:
    for decision in game.pending(state):
        if decision.seat == reader:
            return game.question(game.view(state, reader), decision, game.legal_actions(state, decision))
    return None
