"""Positions of a replayed record as plain text for developers, secrets included."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from engines.core import AnyGame, Record, Step

Steps = tuple[Step[Any, Any], ...]


class Verdict(msgspec.Struct, frozen=True):
    """What a replay came to: its entries, SHA-256 of the last state as JSON, places and points if it is over."""

    entries: int
    digest: str
    places: tuple[int, ...] | None
    points: tuple[int | None, ...] | None


def judge(game: AnyGame, steps: Steps) -> Verdict:
    """Return the verdict on a replayed record."""
    state = steps[-1].state
    outcome = game.outcome(state)
    return Verdict(
        len(steps) - 1,
        sha256(msgspec.json.encode(state)).hexdigest(),
        None if outcome is None else outcome.places,
        None if outcome is None else tuple(standing.points for standing in outcome.standings),
    )


def verdict(game: AnyGame, steps: Steps) -> str:
    """Return the verdict as one line of JSON."""
    return msgspec.json.encode(judge(game, steps)).decode()


def listing(game: AnyGame, record: Record, steps: Steps) -> str:
    """Return one line for the deal and each entry: number, seat and action, the kinds of event."""
    texts = ["deal", *(f"{entry.seat} {entry.action}" for entry in record.entries)]
    lines = [
        f"{number:4} {text:40} {' '.join(_kind(event) for event in step.events)}".rstrip()
        for number, (text, step) in enumerate(zip(texts, steps, strict=True))
    ]
    return "\n".join([*lines, verdict(game, steps)])


def position(game: AnyGame, record: Record, steps: Steps, at: int) -> str:
    """Return everything about one position: how it came about, who is asked what, the whole state."""
    state = steps[at].state
    entry = record.entries[at - 1] if at else None
    lines = [f"entry {at}: {entry.seat} {entry.action}" if entry else "the deal"]
    lines += [f"event {msgspec.json.encode(event).decode()}" for event in steps[at].events]
    for decision in game.pending(state):
        texts = "; ".join(game.write(action) for action in game.legal_actions(state, decision))
        lines.append(f"asked {decision.seat} {decision.kind} (decision {decision.id}): {texts}")
    return "\n".join([*lines, msgspec.json.format(msgspec.json.encode(state)).decode()])


def _kind(event: Any) -> str:
    return str(type(event).__struct_config__.tag)
