"""Pairs of sessions that one reader cannot tell apart, played side by side as long as nothing tells them apart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engines.core import AnyGame, Decision, Seat, Setup, Step
from sessions.live import shown
from sessions.reel import Reel
from tests.engines.contestants import contestant
from tests.engines.walk import walk
from tests.records import rolled

TRIES = 6
"""So many answers are tried until one looks and sounds to the reader like the one that was given."""


class Twins(msgspec.Struct, frozen=True):
    """Two sessions that look alike to the reader (None: a spectator)."""

    reader: Seat | None
    ours: Reel
    theirs: Reel


def twins(name: str, luck: int, most: int = 40) -> Twins:
    """Play a session, rearrange at some moment what the reader cannot know, and play both on side by side."""
    game, kit, random = contestant(name).game, contestant(name).kit, Random(luck)
    setup = kit.setups(random)
    reader = random.choice((None, *(Seat(seat) for seat in range(setup.seats))))
    past = walk(game, setup, random).positions[: random.randrange(1, 80)]
    lines = [(one.entry.seat, (one.entry.action, one.entry.action)) for one in past if one.entry is not None]
    pairs: list[Pair] = [(one.step, one.step) for one in past]
    here = past[-1].step
    pairs[-1] = (here, Step(kit.rearrange(game, here.state, reader, random), here.events))
    for _ in range(most):
        answers = next(filter(None, (_answers(game, pairs[-1], reader, random) for _ in range(TRIES))), None)
        if answers is None:
            break
        seat, texts, steps = answers
        lines.append((seat, texts))
        pairs.append(steps)
    return Twins(reader, *(_reel(game, setup, lines, pairs, one) for one in (0, 1)))


Pair = tuple[Step[Any, Any], Step[Any, Any]]


def _reel(
    game: AnyGame, setup: Setup, lines: Sequence[tuple[Seat, tuple[str, str]]], pairs: Sequence[Pair], one: int
) -> Reel:
    return rolled(game, setup, [(seat, texts[one]) for seat, texts in lines], [pair[one] for pair in pairs])


def _answers(
    game: AnyGame, pair: Pair, reader: Seat | None, random: Random
) -> tuple[Seat, tuple[str, str], Pair] | None:
    """Return an answer in each session after which the reader sees, hears and waits alike, if one is found."""
    ours, theirs = pair
    pending = game.pending(ours.state)
    if not pending:
        return None
    decision = random.choice(pending)
    action = random.choice(game.legal_actions(ours.state, decision))
    step = game.apply(ours.state, decision, action)
    for one in _possible(game, theirs.state, decision, None if decision.seat != reader else action, random):
        twin = game.apply(theirs.state, decision, one)
        if _alike(game, step, twin, reader):
            return decision.seat, (game.write(action), game.write(one)), (step, twin)
    return None


def _possible(game: AnyGame, state: Any, decision: Decision, only: Any, random: Random) -> list[Any]:
    actions = list(game.legal_actions(state, decision))
    if only is not None:
        return [only] if only in actions else []
    return random.sample(actions, min(TRIES, len(actions)))


def _alike(game: AnyGame, ours: Step[Any, Any], theirs: Step[Any, Any], reader: Seat | None) -> bool:
    return bool(
        game.pending(ours.state) == game.pending(theirs.state)
        and game.view(ours.state, reader) == game.view(theirs.state, reader)
        and shown(ours.events, reader) == shown(theirs.events, reader)
    )
