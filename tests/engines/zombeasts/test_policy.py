"""The computer player of the canon (section 13), and the figures it was measured by."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from engines.core import Seat
from engines.zombeasts.state import State
from tests.engines.zombeasts.scenario import opening, scenario
from tests.engines.zombeasts.table import GAME, deal, decision_of, do, play_out


def against_chance(seed: int, seats: int, **options: str) -> State:
    """Play seat 0 sensibly and all others at random."""
    random, state = Random(seed), deal(seats, str(seed), **options)
    while pending := GAME.pending(state):
        decision = random.choice(pending)
        actions = GAME.legal_actions(state, decision)
        sensible = decision.seat == 0
        view = GAME.view(state, decision.seat)
        action = GAME.choose(view, decision, actions) if sensible else random.choice(actions)
        state = GAME.apply(state, decision, action).state
    return state


@pytest.mark.parametrize(("seats", "master"), [(2, "off"), (2, "on"), (4, "off")])
def test_the_computer_player_beats_chance(seats: int, master: str) -> None:
    """The canon saw 97 to 100 per cent; four games in five are asked for."""
    games = [GAME.outcome(against_chance(seed, seats, master=master)) for seed in range(25)]
    assert sum(outcome is not None and Seat(0) in outcome.winners for outcome in games) >= 20


@pytest.mark.parametrize(
    ("seats", "master", "turns", "decisions", "points"),
    [(2, "off", 46.5, 160.0, 48.8), (3, "off", 51.2, 175.0, 29.2), (4, "on", 47.7, 180.5, 16.9)],
)
def test_random_games_have_the_figures_of_the_canon(
    seats: int, master: str, turns: float, decisions: float, points: float
) -> None:
    games = [play_out(deal(seats, str(seed), master=master), Random(seed)) for seed in range(80)]
    totals = [standing.points for game in games for standing in GAME.standings(GAME.view(game[-1], None))]
    assert mean(game[-1].turn for game in games) == pytest.approx(turns, rel=0.06)
    assert mean(len(game) - 1 for game in games) == pytest.approx(decisions, rel=0.06)
    assert mean(total for total in totals if total is not None) == pytest.approx(points, abs=4)


def chosen(state: State, seat: int) -> str:
    decision = decision_of(state, seat)
    return GAME.write(GAME.choose(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision)))


def test_it_takes_the_bonus_card_with_most_points() -> None:
    state = do(opening(GAME, scenario("S17")), 0, "play green-rat-1r green")
    assert chosen(state, 0) == "bonus orange-dog-1l"


def test_it_completes_a_moon_when_it_can() -> None:
    assert chosen(opening(GAME, scenario("S16")), 0) == "play green-cat-2r green"


def test_it_leaves_a_last_card_alone_while_the_pile_lasts() -> None:
    state = do(opening(GAME, scenario("S23")), 0, "play orange-cat-2r new")
    assert chosen(state, 0) == "draw pile"


def test_it_does_not_look_at_hidden_cards() -> None:
    state = do(opening(GAME, scenario("S02")), 0, "play orange-cat-2r new")
    other = do(opening(GAME, scenario("S02").replace("red-rat-3r", "joker-cat-l")), 0, "play orange-cat-2r new")
    assert GAME.view(state, Seat(0)) == GAME.view(other, Seat(0))
    assert chosen(state, 0) == chosen(other, 0)
