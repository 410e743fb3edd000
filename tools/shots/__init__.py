"""What the gallery shows: which positions of which sessions, seen with whose eyes. One module for each game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from engines.core import AnyGame, Chosen, Decision, Event, Outcome


class Position(msgspec.Struct, frozen=True):
    """A state somebody is asked in, with what happened since the last board."""

    state: Any
    pending: tuple[Decision, ...]
    events: tuple[Event, ...]
    outcome: Outcome | None


Wanted = Callable[[AnyGame, Position], bool]


class Shot(msgspec.Struct, frozen=True):
    """A picture of the gallery: how the session is opened, which position it wants, whose eyes it is seen with."""

    name: str
    seats: int
    wanted: Wanted
    options: tuple[Chosen, ...] = ()
    private: bool = False
    contrast: bool = False


def of(game: str) -> tuple[Shot, ...]:
    """Return the shots of a game, none if it has no module here."""
    name = f"tools.shots.{game}"
    return import_module(name).SHOTS if find_spec(name) else ()


def turn(number: int, kind: str) -> Wanted:
    """Want the question of a kind in this turn or a later one."""
    return lambda game, now: bool(
        now.pending and now.pending[0].kind == kind and game.view(now.state, None).turn >= number
    )


def asking(kind: str) -> Wanted:
    """Want any question of a kind."""
    return lambda _, now: any(decision.kind == kind for decision in now.pending)


def after(*kinds: type) -> Wanted:
    """Want a position after events of all these kinds."""
    return lambda _, now: (
        {kind for kind in kinds if any(isinstance(event, kind) for event in now.events)} == set(kinds)
    )


def offering(shape: type) -> Wanted:
    """Want a question with an action of this shape."""

    def wanted(game: AnyGame, now: Position) -> bool:
        asked = now.pending[:1]
        return any(isinstance(action, shape) for one in asked for action in game.legal_actions(now.state, one))

    return wanted


def several(_: AnyGame, now: Position) -> bool:
    """Want several seats to be asked."""
    return len(now.pending) > 1


def over(_: AnyGame, now: Position) -> bool:
    """Want the end."""
    return now.outcome is not None


def shared(_: AnyGame, now: Position) -> bool:
    """Want an end with several winners."""
    return now.outcome is not None and len(now.outcome.winners) > 1
