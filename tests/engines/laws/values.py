"""Laws of the values: they can be stored, compared and never change."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from engines.core import AnyGame
from tests.engines.contestants import Kit
from tests.engines.walk import Position, Walk

_ENCODER = msgspec.json.Encoder()


@cache
def _decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(shape, strict=True)


def law_json_round_trip(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Every state, action, event and view comes back from JSON as it was."""
    for position in walk.some(random):
        for shape, value in _values(game, walk, position):
            text = _ENCODER.encode(value)
            try:
                again = _decoder(shape).decode(text)
            except msgspec.ValidationError as error:
                raise AssertionError(f"cannot be read back ({error}): {text.decode()}") from error
            assert again == value, f"comes back different: {text.decode()}"


def law_values_are_frozen(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """No value holds a list, a dictionary or a set that could change: all can be hashed."""
    for position in walk.some(random):
        for _, value in _values(game, walk, position):
            try:
                hash(value)
            except TypeError as error:
                raise AssertionError(f"{error}: {value!r}") from error


def law_apply_leaves_its_argument_unchanged(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Asking, looking and answering change no state, and the same answer gives the same step."""
    for position in walk.some(random):
        before = _ENCODER.encode(position.state)
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            game.question(game.view(position.state, decision.seat), decision, actions)
            action = random.choice(actions)
            once = game.apply(position.state, decision, action)
            assert _ENCODER.encode(position.state) == before, (
                f"`{game.write(action)}` changed the state it was given"
            )
            assert game.apply(position.state, decision, action) == once, f"`{game.write(action)}` gave another step"


def _values(game: AnyGame, walk: Walk, position: Position) -> Iterator[tuple[Any, Any]]:
    stored, state = game.stored, position.state
    yield stored.state, state
    for reader in walk.readers:
        yield stored.view, game.view(state, reader)
        for event in position.step.events:
            if (seen := event.seen_by(reader)) is not None:
                yield stored.event, seen
    yield from ((stored.event, event) for event in position.step.events)
    for decision in game.pending(state):
        yield from ((stored.action, action) for action in game.legal_actions(state, decision))
