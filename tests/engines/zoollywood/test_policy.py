"""The computer player (canon, section 13)."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from engines.core import Seat
from engines.zoollywood.state import State
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, deal, decision_of, do


def chosen(state: State, seat: int) -> str:
    decision = decision_of(state, seat)
    return GAME.write(GAME.choose(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision)))


def against_chance(seed: int, seats: int, **options: str) -> tuple[bool, float]:
    """Play side `seed % 2` sensibly and the other at random; whether it won, and its longest turn in seconds."""
    random, state, side = Random(seed), deal(seats, str(seed), **options), seed % 2
    spent: dict[tuple[int, Seat], float] = {}
    while pending := GAME.pending(state):
        decision = random.choice(pending)
        actions = GAME.legal_actions(state, decision)
        began = process_time()
        action = random.choice(actions)
        if decision.seat % 2 == side:
            action = GAME.choose(GAME.view(state, decision.seat), decision, actions)
            turn = (state.turn, decision.seat)
            spent[turn] = spent.get(turn, 0.0) + process_time() - began
        state = GAME.apply(state, decision, action).state
    assert state.result is not None
    return state.result.side == side, max(spent.values())


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"scene": "random"}), (4, {"scene": "random"}), (2, {"mode": "free"})]
)
def test_the_computer_player_beats_chance_and_is_quick(seats: int, options: dict[str, str]) -> None:
    """Nine games in ten are asked for, and half a second for each turn."""
    games = [against_chance(seed, seats, **options) for seed in range(12)]
    assert sum(won for won, _ in games) >= 11
    assert max(longest for _, longest in games) < 0.5


@pytest.mark.parametrize("seats", [2, 4])
def test_two_computers_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        state = deal(seats, str(seed), scene="random")
        while pending := GAME.pending(state):
            decision = pending[0]
            actions = GAME.legal_actions(state, decision)
            state = GAME.apply(
                state, decision, GAME.choose(GAME.view(state, decision.seat), decision, actions)
            ).state
        assert state.turn <= 100


@pytest.mark.parametrize(
    ("name", "case", "before"),
    [("S08", "", ""), ("S33", "blocked", ""), ("S38", "", "land c6"), ("spotlight-wins", "", "land c6")],
)
def test_it_wins_when_it_can(name: str, case: str, before: str) -> None:
    state = do(opening(cases(name)[case][0]), 0, *filter(None, before.split("; ")))
    while state.result is None:
        state = do(state, 0, chosen(state, 0))
    assert state.result.side == 0


def test_it_does_not_give_the_win_away() -> None:
    fixture = {**cases("S37")["a choice of penguins"][0], "blue": "A d5 d6 E d1 d7 e1-e6 f1-f5"}
    state = do(opening(fixture), 0, "land d2")
    assert chosen(state, 0) == "end"


def test_it_cuts_what_hurts_most() -> None:
    fixture = {**cases("S40")["one option"][0], "hand 1": "10", "hand 0": "1", "numbers": "1 3 5 6 7 9 10 11"}
    state = do(opening(fixture), 0, "land a1", "play 1", "pick e3-e4-f3")
    assert chosen(state, 1) == "cancel"


def test_it_does_not_look_at_hidden_cards() -> None:
    fixture = cases("S29")[""][0]
    states = [opening({**fixture, "deck": deck, "yellow": "A d4 E g1"}) for deck in ("3 9 4", "9 4 3")]
    assert GAME.view(states[0], Seat(0)) == GAME.view(states[1], Seat(0))
    assert chosen(states[0], 0) == chosen(states[1], 0)
