"""Records of Zombeasts (canon, section 5, and S42)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engines.core import BadLine, Entry, Record, Seat, answer, asked, read_record, replay, write_record
from engines.zombeasts.state import State
from tests.engines.zombeasts.table import GAME, setup


def played(seed: int, **options: str) -> tuple[Record, State]:
    """A finished random game and its record."""
    random, entries = Random(seed), []
    deal = setup(3, str(seed), **options)
    state = GAME.start(deal).state
    while pending := GAME.pending(state):
        decision = random.choice(pending)
        action = random.choice(GAME.legal_actions(state, decision))
        entries.append(Entry(decision.seat, GAME.write(action)))
        state = GAME.apply(state, decision, action).state
    return Record(deal, tuple(entries)), state


@pytest.mark.parametrize("master", ["off", "on"])
def test_s42_the_same_lines_give_the_same_game(master: str) -> None:
    record, last = played(5, master=master)
    steps = replay(GAME, read_record(write_record(record)))
    assert steps[-1].state == last
    assert steps == replay(GAME, record)
    assert GAME.outcome(steps[-1].state) == GAME.outcome(last)


def test_s42_replay_stops_at_the_line_that_is_not_legal() -> None:
    record, _ = played(6)
    entries = list(record.entries)
    entries[40] = Entry(entries[40].seat, "play blue-cat-1l pink")
    with pytest.raises(BadLine) as caught:
        replay(GAME, Record(record.setup, tuple(entries)))
    assert caught.value.number == 41


def test_a_saved_and_reloaded_state_goes_on_identically() -> None:
    record, last = played(7, master="on")
    state = GAME.start(record.setup).state
    for entry in record.entries:
        state = msgspec.json.decode(msgspec.json.encode(state), type=State)
        state = answer(GAME, state, entry.seat, entry.action).state
    assert state == last


def test_decision_ids_are_never_used_twice() -> None:
    record, _ = played(8, master="on")
    answered: list[int] = []
    for step, entry in zip(replay(GAME, record), record.entries, strict=False):
        decision = asked(GAME, step.state, Seat(entry.seat))
        assert decision is not None
        open_now = [other.id for other in GAME.pending(step.state)]
        assert len(set(open_now)) == len(open_now)
        assert not set(open_now) & set(answered)
        answered.append(decision.id)
    assert len(answered) == len(record.entries)
