"""Termination and figures of play (canon, invariants 11 and 12, and the tuning tables)."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from engines.core import replay
from tests.engines.golden import golden_record, golden_verdict
from tests.engines.zoollywood.table import GAME, deal, play_out
from tools.positions import judge

ANY_MODE = {"draft", "opening-egg", "turn", "after", "target", "react", "guess", "place", "peek", "discard"}
ON_THE_BOARD = {"scene", "explore-again", "stop", "storm", "order", "gull"}


@pytest.mark.parametrize(
    ("seats", "options", "turns", "decisions", "loser"),
    [
        (2, {"scene": "random"}, 29.3, 82.0, 8.5),
        (4, {"scene": "random"}, 29.8, 82.0, 8.4),
    ],
)
def test_random_games_have_the_figures_of_the_canon(
    seats: int, options: dict[str, str], turns: float, decisions: float, loser: float
) -> None:
    games = [play_out(deal(seats, str(seed), **options), Random(seed), by_verb=True) for seed in range(120)]
    ends = [game[-1] for game in games]
    assert mean(end.turn for end in ends) == pytest.approx(turns, rel=0.12)
    assert mean(len(game) - 1 for game in games) == pytest.approx(decisions, rel=0.12)
    losers = [
        end.ground.board.count("oO"[1 - end.result.side])
        for end in ends
        if end.result and end.result.side is not None
    ]
    assert mean(losers) == pytest.approx(loser, abs=0.9)
    assert sum(end.result is not None and end.result.why == "eggs" for end in ends) >= 0.9 * len(ends)


@pytest.mark.parametrize("limit", [20, 33])
def test_no_game_is_longer_than_its_limit(limit: int) -> None:
    for seed in range(12):
        states = play_out(deal(seed=str(seed), turn_limit=str(limit)), Random(seed))
        assert states[-1].turn <= limit
        assert states[-1].result is not None


def test_no_turn_has_more_than_forty_decisions() -> None:
    for seed in range(30):
        states = play_out(deal(seed=str(seed), scene="blizzard-finale"), Random(seed))
        turns = [state.turn for state in states]
        assert max(turns.count(turn) for turn in set(turns)) <= 40


def test_the_step_limit_is_the_bound_of_the_canon() -> None:
    assert GAME.about.step_limit == 201 * 40


def test_the_golden_record_comes_out_as_it_always_did() -> None:
    record = golden_record("zoollywood")
    steps = replay(GAME, record)
    assert judge(GAME, steps) == golden_verdict("zoollywood")
    kinds = {decision.kind for step in steps for decision in GAME.pending(step.state)}
    assert kinds == ANY_MODE | ON_THE_BOARD
    assert any(entry.action == "cancel" for entry in record.entries)
