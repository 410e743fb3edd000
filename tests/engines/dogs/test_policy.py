"""The computer player of the canon (section 13), and the figures games were measured by."""

from __future__ import annotations

from random import Random
from statistics import mean
from time import process_time

import pytest

from engines.core import Seat
from engines.dogs.state import State
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME, deal, decision_of, play_out


def against_chance(seed: int, seats: int, sensible: set[int]) -> tuple[State, int, float]:
    """Play some seats sensibly and all others at random; the last state, the answers, the longest thought."""
    random, state = Random(seed), deal(seats, str(seed))
    answers, longest = 0, 0.0
    while pending := GAME.pending(state):
        decision = random.choice(pending)
        actions = GAME.legal_actions(state, decision)
        action = random.choice(actions)
        if decision.seat in sensible:
            began = process_time()
            action = GAME.choose(GAME.view(state, decision.seat), decision, actions)
            longest = max(longest, process_time() - began)
        state = GAME.apply(state, decision, action).state
        answers += 1
    return state, answers, longest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_computer_player_beats_chance_without_thinking_long(seats: int) -> None:
    """The canon saw it win every game; nine games in ten are asked for, each decision within half a second."""
    games = [against_chance(seed, seats, {seed % seats}) for seed in range(10)]
    outcomes = [GAME.outcome(state) for state, _, _ in games]
    wins = sum(
        outcome is not None and Seat(seed % seats) in outcome.winners for seed, outcome in enumerate(outcomes)
    )
    assert wins >= 9
    assert max(longest for _, _, longest in games) < 0.5


@pytest.mark.parametrize(("seats", "rounds", "answers"), [(2, 5.8, 166), (3, 5.3, 220), (4, 5.7, 309)])
def test_computer_games_have_about_the_length_of_the_canon(seats: int, rounds: float, answers: float) -> None:
    games = [against_chance(seed, seats, set(range(seats))) for seed in range(8)]
    assert mean(state.round for state, _, _ in games) == pytest.approx(rounds, abs=1.6)
    assert mean(count for _, count, _ in games) == pytest.approx(answers, rel=0.3)


def test_random_games_stay_below_2000_answers_and_reach_20_rounds_at_most() -> None:
    games = [play_out(deal(seats, str(seed)), Random(seed)) for seats in (2, 3, 4) for seed in range(4)]
    assert max(len(game) for game in games) < 2000
    assert max(game[-1].round for game in games) <= 20


def chosen(state: State, seat: int = 0) -> str:
    decision = decision_of(state, seat)
    return GAME.write(GAME.choose(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision)))


def test_it_tidies_what_it_brings_home() -> None:
    assert chosen(opening(GAME, scenario("S40"))) == "tidy"


def test_it_does_not_empty_the_tank_with_dogs_on_the_truck() -> None:
    assert chosen(opening(GAME, scenario("S04"))) == "home"


def test_it_heals_a_loaded_truck() -> None:
    assert chosen(opening(GAME, scenario("S13"))) == "play veterinarian"


def test_it_lets_the_dog_go_that_costs_least() -> None:
    assert chosen(opening(GAME, scenario("S31"))) == "starve labrador 3"


def test_it_passes_on_dogs_that_would_only_crowd_it() -> None:
    text = scenario("S46").replace("sick 0: beagle", "sick 0: beagle\nstalls 2: mutt 4 / poodle 4")
    assert chosen(opening(GAME, text), 2) == "done"
