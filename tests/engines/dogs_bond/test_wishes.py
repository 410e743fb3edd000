"""Standing answers and plans (canon, 3.5)."""

from __future__ import annotations

import pytest

from engines.core import Seat, phrase, say_aside
from engines.dogs_bond.state import State
from tests.engines.dogs_bond.scenario import opening, scenario
from tests.engines.dogs_bond.table import GAME, deal, decision_of, do


def wished(state: State, seat: int, **wishes: str) -> str | None:
    decision = decision_of(state, seat)
    actions = GAME.legal_actions(state, decision)
    action = GAME.wished(GAME.view(state, Seat(seat)), decision, actions, wishes)
    return None if action is None else GAME.write(action)


def test_an_ability_is_used_as_wished() -> None:
    state = opening(GAME, scenario("4-7-herd"))
    assert wished(state, 1) is None
    assert wished(state, 1, ability="ask") is None
    assert wished(state, 1, ability="use") == "use"


def test_the_paw_limit_takes_the_least_useful_card() -> None:
    text = scenario("S35").replace("paw 0: grooming-1 ", "front 0: grooming-1 temperament-2\npaw 0: grooming-3 ")
    state = opening(GAME, text)
    assert wished(state, 0, limit="ask") is None
    tossed = wished(state, 0, limit="me")
    assert tossed is not None
    assert tossed != "toss grooming-3"


@pytest.mark.parametrize(("wish", "answer"), [("ask", None), ("me", "play health-2")])
def test_a_single_card_is_played_as_wished(wish: str, answer: str | None) -> None:
    assert wished(opening(GAME, scenario("S39-health")), 2, single=wish) == answer


def test_several_cards_are_always_asked_about() -> None:
    assert wished(opening(GAME, scenario("S39")), 0, single="me", ability="use", limit="me") is None


def test_every_wish_begins_with_ask() -> None:
    wishes = GAME.wishes(GAME.view(deal(2), Seat(0)))
    assert [wish.id for wish in wishes] == ["ability", "limit", "single", "bows"]
    assert all(wish.values[0].id == "ask" for wish in wishes if wish.kept is None)


def test_the_bow_preference_is_a_wish_that_the_game_keeps() -> None:
    state = deal(2)
    for policy in ("always", "big", "ask"):
        step = say_aside(GAME, state, Seat(1), f"bow-policy {policy}")
        assert step is not None
        state = step.state
        bows = GAME.wishes(GAME.view(state, Seat(1)))[-1]
        assert bows.kept == policy
        assert [value.says for value in bows.values] == ["bow-policy always", "bow-policy big", "bow-policy ask"]
    assert GAME.wishes(GAME.view(state, Seat(0)))[-1].kept == "always", "the other seat's own"


def test_the_tail_wag_can_be_planned_from_the_last_event_on() -> None:
    state = opening(GAME, scenario("S08"))
    (plan,) = GAME.plans(GAME.view(state, Seat(0)))
    assert (plan.kind, plan.label) == ("play", phrase("dogs-bond-plan-tail-wag"))
    assert GAME.plans(GAME.view(state, None)) == ()
    last = opening(GAME, scenario("R07") + "\nevents: moving-van\n")
    assert GAME.plans(GAME.view(last, Seat(0))) == ()
    last = do(last, 0, "play health-1")
    assert [one.id for one in GAME.plans(GAME.view(last, Seat(0)))] == ["tail-wag"]


def test_the_plan_of_the_tail_wag_offers_the_paw_and_means_that_phase_alone() -> None:
    (plan,) = GAME.plans(GAME.view(opening(GAME, scenario("S08")), Seat(0)))
    assert plan.topic == "tail-wag"
    assert plan.field is not None
    paw = GAME.view(opening(GAME, scenario("S08")), Seat(0)).paw
    offered = [text for choice in plan.field.choices for text in choice.texts]
    assert offered
    assert {text.split()[1] for text in offered} <= set(paw)
    assert {text.split()[0] for text in offered} <= {"play", "hide"}
