"""Standing answers (canon, 3.5 and R25)."""

from __future__ import annotations

import pytest

from engines.core import Seat
from engines.dogs.state import State
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME, deal, decision_of, do


def wished(state: State, seat: int = 0, **wishes: str) -> str | None:
    decision = decision_of(state, seat)
    actions = GAME.legal_actions(state, decision)
    action = GAME.wished(GAME.view(state, Seat(seat)), decision, actions, wishes)
    return None if action is None else GAME.write(action)


@pytest.mark.parametrize(("wish", "answer"), [("ask", None), ("food", "bonus food"), ("gas", "bonus gas")])
def test_a_bonus_as_wished(wish: str, answer: str | None) -> None:
    assert wished(do(opening(GAME, scenario("S44")), 0, "home"), bonus=wish) == answer


def test_a_full_tank_takes_no_gas_and_the_seat_is_asked() -> None:
    state = do(opening(GAME, scenario("S44").replace("gas=5", "gas=9")), 0, "home")
    assert wished(state, bonus="gas") == "bonus gas"
    state = opening(GAME, scenario("S10").replace("seat 1: gas=5", "seat 1: gas=9"))
    assert wished(do(state, 0, "home"), 1, bonus="gas") is None


def test_nothing_new_means_done() -> None:
    untouched = do(opening(GAME, scenario("R19")), 0, "stay")
    assert wished(untouched, arrange="done") == "done"
    assert wished(untouched, arrange="ask") is None
    assert wished(do(untouched, 0, "lift mutt 1"), arrange="done") is None
    assert wished(opening(GAME, scenario("S40")), arrange="done") is None


def test_donations_are_passed_on_as_wished_unless_the_seat_has_begun() -> None:
    state = do(opening(GAME, scenario("R24")), 0, "done")
    assert wished(state, 1, donation="pass") == "done"
    assert wished(do(state, 1, "lift dalmatian 1"), 1, donation="pass") is None


@pytest.mark.parametrize(("wish", "answer"), [("coin", "wage coin"), ("card", "wage card"), ("ask", None)])
def test_wages_as_wished(wish: str, answer: str | None) -> None:
    assert wished(opening(GAME, scenario("R35")), wage=wish) == answer


def test_a_wage_that_cannot_be_paid_as_wished_is_asked() -> None:
    assert wished(opening(GAME, scenario("S34")), wage="coin") is None
    assert wished(opening(GAME, scenario("S34-hire")), hire="no") == "hire no"
    assert wished(opening(GAME, scenario("S34-hire")), hire="card") is None


@pytest.mark.parametrize(
    ("gas", "coins", "answer"),
    [(2, 5, "fuel 2"), (2, 2, "fuel 1"), (2, 1, "fuel 0"), (7, 5, "fuel 0"), (5, 3, "fuel 1")],
)
def test_fuel_up_to_six_while_a_coin_stays(gas: int, coins: int, answer: str) -> None:
    state = opening(GAME, f"given: at=fuel\nseat 0: gas={gas} coins={coins}\n")
    assert wished(state, fuel="fill") == answer
    assert wished(state, fuel="none") == "fuel 0"


def test_driving_and_working_are_always_asked() -> None:
    state = deal(4, first_seat="0")
    assert wished(state, arrange="done", fuel="fill", wage="coin") is None


def test_wishes_begin_with_ask_and_nothing_is_planned_ahead() -> None:
    view = GAME.view(deal(2), Seat(0))
    assert [wish.id for wish in GAME.wishes(view)] == ["bonus", "arrange", "donation", "wage", "hire", "fuel"]
    assert all(wish.values[0].id == "ask" for wish in GAME.wishes(view))
    assert GAME.plans(view) == ()
