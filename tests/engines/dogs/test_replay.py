"""Records of Dogs (canon, section 5 and invariant 12)."""

from __future__ import annotations

from random import Random
from typing import get_args

import msgspec
import pytest

from engines.core import BadLine, Entry, Record, Seat, answer, read_record, replay, write_record
from engines.dogs.frames import Asking, Own
from engines.dogs.state import State
from tests.engines.dogs.table import GAME, setup
from tests.engines.golden import golden_record, golden_verdict
from tools.positions import judge


def played(seed: int, seats: int = 3, **options: str) -> tuple[Record, State]:
    """A finished random game and its record."""
    random, entries = Random(seed), []
    deal = setup(seats, str(seed), **options)
    state = GAME.start(deal).state
    while pending := GAME.pending(state):
        decision = random.choice(pending)
        action = random.choice(GAME.legal_actions(state, decision))
        entries.append(Entry(decision.seat, GAME.write(action)))
        state = GAME.apply(state, decision, action).state
    return Record(deal, tuple(entries)), state


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_lines_give_the_same_game(seats: int) -> None:
    record, last = played(5, seats)
    steps = replay(GAME, read_record(write_record(record)))
    assert steps[-1].state == last
    assert GAME.outcome(last) is not None


def test_replay_stops_at_the_line_that_is_not_legal() -> None:
    record, _ = played(6)
    entries = list(record.entries)
    entries[40] = Entry(entries[40].seat, "move c99")
    with pytest.raises(BadLine) as caught:
        replay(GAME, Record(record.setup, tuple(entries)))
    assert caught.value.number == 41


def test_a_saved_and_reloaded_state_goes_on_identically() -> None:
    record, last = played(7, 2)
    state = GAME.start(record.setup).state
    for entry in record.entries:
        state = msgspec.json.decode(msgspec.json.encode(state), type=State)
        state = answer(GAME, state, Seat(entry.seat), entry.action).state
    assert state == last


def test_the_first_lines_of_a_round_look_as_in_the_canon() -> None:
    """The example of section 5, with dogs wherever this deal has laid them."""
    state = GAME.start(setup(4, first_seat="0")).state
    for seat, text in enumerate(["move c1", "move f2", "stay"]):
        state = answer(GAME, state, Seat(seat), text).state
    assert [decision.seat for decision in GAME.pending(state)] == [3]


def test_the_golden_record_asks_every_kind_of_question_and_comes_out_as_it_always_did() -> None:
    steps = replay(GAME, golden_record("dogs"))
    assert judge(GAME, steps) == golden_verdict("dogs")
    kinds = {decision.kind for step in steps for decision in GAME.pending(step.state)}
    assert kinds == {str(frame.__struct_config__.tag) for frame in (*get_args(Asking), *get_args(Own))}
