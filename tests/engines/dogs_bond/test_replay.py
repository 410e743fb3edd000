"""Records of Dogs Bond (canon, section 5, and invariant 15)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engines.core import BadLine, Entry, Record, Seat, answer, read_record, replay, write_record
from engines.dogs_bond.legal import LISTS
from engines.dogs_bond.state import State
from tests.engines.dogs_bond.table import GAME, setup
from tests.engines.golden import golden_record, golden_verdict
from tools.positions import judge


def played(seed: int, seats: int = 3) -> tuple[Record, State]:
    """A finished random game and its record, with changes of preferences in between."""
    random, entries = Random(seed), []
    deal = setup(seats, str(seed))
    state = GAME.start(deal).state
    while pending := GAME.pending(state):
        decision = random.choice(pending)
        seat, text = decision.seat, GAME.write(random.choice(GAME.legal_actions(state, decision)))
        if random.random() < 0.1 and GAME.asides(GAME.view(state, Seat(0))):
            seat, text = Seat(random.randrange(seats)), f"bow-policy {random.choice(['always', 'big', 'ask'])}"
        entries.append(Entry(seat, text))
        state = answer(GAME, state, seat, text).state
    return Record(deal, tuple(entries)), state


@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_lines_give_the_same_game(seats: int) -> None:
    record, last = played(5, seats)
    assert any(entry.action.startswith("bow-policy") for entry in record.entries)
    steps = replay(GAME, read_record(write_record(record)))
    assert steps[-1].state == last
    assert GAME.outcome(last) is not None


def test_replay_stops_at_the_line_that_is_not_legal() -> None:
    record, _ = played(6)
    entries = list(record.entries)
    entries[40] = Entry(entries[40].seat, "play grooming-9")
    with pytest.raises(BadLine) as caught:
        replay(GAME, Record(record.setup, tuple(entries)))
    assert caught.value.number == 41


def test_a_saved_and_reloaded_state_goes_on_identically() -> None:
    record, last = played(7)
    state = GAME.start(record.setup).state
    for entry in record.entries:
        state = msgspec.json.decode(msgspec.json.encode(state), type=State)
        state = answer(GAME, state, entry.seat, entry.action).state
    assert state == last


def test_a_seat_that_is_not_there_says_nothing() -> None:
    record, _ = played(8)
    with pytest.raises(BadLine):
        replay(GAME, Record(record.setup, (Entry(Seat(7), "bow-policy ask"),)))


def test_every_kind_of_question_occurs_in_the_golden_record() -> None:
    steps = replay(GAME, golden_record("dogs_bond"))
    assert judge(GAME, steps) == golden_verdict("dogs_bond")
    kinds = {decision.kind for step in steps for decision in GAME.pending(step.state)}
    assert kinds == LISTS.keys()
