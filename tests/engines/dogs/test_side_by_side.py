"""Seats that act beside each other (canon, 3.1, 3.4, R54 to R56): nobody waits, and no order of answers matters."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.core import Seat, answer
from engines.dogs.state import State
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME, decision_of, do, question

DRIVING = """given: turn=2 returned=01
seat 0: gas=5 status=home
seat 1: gas=5 status=home
yard 0: mutt 2
sick 0: beagle
yard 1: poodle
seat 2: gas=4 place=c1 moved=yes
seat 3: status=stayed
map: f1 mutt f2 beagle
"""


def in_every_order(state: State, answers: dict[int, list[str]]) -> set[State]:
    """The states to which the seats come in all orders of their answers."""
    return {_played(state, order, answers) for order in permutations(answers)}


def _played(state: State, order: tuple[int, ...], answers: dict[int, list[str]]) -> State:
    for seat in order:
        state = do(state, seat, *answers[seat])
    return state


def test_dogs_are_put_away_beside_the_driver_in_any_order() -> None:
    state = opening(GAME, DRIVING)
    assert [(one.seat, one.kind, one.in_turn) for one in GAME.pending(state)] == [
        (0, "arrange", False), (1, "arrange", False), (2, "drive", True),
    ]  # fmt: skip
    answers = {0: ["tidy", "done"], 1: ["place poodle 1", "done"], 2: ["home"]}
    assert len(in_every_order(state, answers)) == 1


def test_an_open_question_stays_as_it_is_while_others_act() -> None:
    state = opening(GAME, DRIVING)
    before = {seat: question(state, seat) for seat in (0, 2)}
    state = do(state, 1, "tidy", "done")
    assert {seat: question(state, seat) for seat in (0, 2)} == before
    state = do(state, 2, "move f1")
    assert question(state, 0) == before[0]


def test_a_late_bonus_comes_after_done_whoever_answers_first() -> None:
    """S43, both orders."""
    state = opening(GAME, scenario("S43"))
    assert len(in_every_order(state, {1: ["tidy", "done"], 2: ["move f1"]})) == 1


def test_upkeep_is_the_same_in_any_order() -> None:
    """S47: the dogs reach the Fair in turn order, not by the clock."""
    state = opening(GAME, scenario("S47"))
    answers = {0: ["starve poodle 1"], 1: ["wage card"], 2: ["starve mutt 1"]}
    (end,) = in_every_order(state, answers)
    assert end.fair == ("mutt", "poodle")


def test_fuel_is_the_same_in_any_order() -> None:
    state = opening(GAME, "given: at=fuel\nseat 1: gas=1\nseat 2: gas=8 coins=1\n")
    assert [one.kind for one in GAME.pending(state)] == ["fuel"] * 4
    (end,) = in_every_order(state, {seat: ["fuel 1"] for seat in range(4)})
    assert (end.round, end.first) == (2, 1)


def test_half_answered_upkeep_keeps_its_numbers() -> None:
    state = opening(GAME, scenario("S47"))
    number = decision_of(state, 0).id
    state = do(state, 2, "starve mutt 1")
    assert decision_of(state, 0).id == number
    assert Seat(2) not in {one.seat for one in GAME.pending(state)}


@pytest.mark.parametrize("first", [0, 1])
def test_the_next_driver_need_not_wait_for_bonus_or_arranging(first: int) -> None:
    """S44: beside seat 1, which drives, seat 0 takes its bonus and puts its dog away."""
    text = scenario("S44").replace("map: f1 mutt", "map: f1 mutt f2 mutt f3 mutt f9 mutt")
    state = do(opening(GAME, text), 0, "home")
    if first:
        state = answer(GAME, state, Seat(1), "move f1").state
    state = do(state, 0, "bonus food", "tidy", "done")
    assert state.areas[0].stalls == (("mutt",), ())
    assert any(one.kind == "drive" for one in GAME.pending(state))
