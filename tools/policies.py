"""Who answers in self-play: chance, or the computer player of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engines.core import AnyGame, Decision
from tools.command import Refused

Policy = Callable[[AnyGame, Any, Decision, Random], Any]
"""Picks one of the legal actions of a decision; IndexError if there is none."""


def at_random(game: AnyGame, state: Any, decision: Decision, random: Random) -> Any:
    """Pick any legal action."""
    return random.choice(game.legal_actions(state, decision))


def sensibly(game: AnyGame, state: Any, decision: Decision, random: Random) -> Any:  # noqa: ARG001 - a Policy
    """Pick what the computer player picks."""
    actions = game.legal_actions(state, decision)
    return game.choose(game.view(state, decision.seat), decision, actions)


POLICIES: Mapping[str, Policy] = {"random": at_random, "computer": sensibly}


def seated(names: str, seats: int) -> tuple[Policy, ...]:
    """Return a policy for each seat from one name or one per seat, separated by commas; raise Refused."""
    listed = names.split(",")
    unknown = [name for name in listed if name not in POLICIES]
    if unknown:
        raise Refused(f"There is no policy {unknown[0]!r}; there is {', '.join(POLICIES)}.")
    if len(listed) not in (1, seats):
        raise Refused(f"{len(listed)} policies do not fit {seats} seats: name one, or one per seat.")
    return tuple(POLICIES[name] for name in (listed * seats if len(listed) == 1 else listed))
