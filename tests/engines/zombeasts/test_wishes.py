"""Standing answers and plans (canon, 3.4 and 4.7)."""

from __future__ import annotations

import pytest

from engines.core import Seat, phrase
from engines.zombeasts.state import State
from tests.engines.zombeasts.scenario import opening, scenario
from tests.engines.zombeasts.table import GAME, deal, decision_of, do


def wished(state: State, seat: int, **wishes: str) -> str | None:
    decision = decision_of(state, seat)
    actions = GAME.legal_actions(state, decision)
    action = GAME.wished(GAME.view(state, Seat(seat)), decision, actions, wishes)
    return None if action is None else GAME.write(action)


DRAWS = do(opening(GAME, scenario("S30")), 0, "play orange-cat-3r new")


@pytest.mark.parametrize(
    ("wish", "answer"),
    [("ask", None), ("pile", "draw pile"), ("rivals", "draw hand 1"), ("pairs", "draw pile")],
)
def test_draws_as_wished(wish: str, answer: str | None) -> None:
    assert wished(DRAWS, 0, draws=wish) == answer


def test_rivals_are_robbed_clockwise_then_the_pile_follows() -> None:
    state = do(DRAWS, 0, "draw hand 1")
    assert wished(state, 0, draws="rivals") == "draw hand 2"
    assert wished(do(state, 0, "draw hand 2"), 0, draws="rivals") == "draw pile"


def test_a_stock_card_that_pairs_comes_first() -> None:
    text = scenario("S30").replace("stock: blue-rabbit-1l", "moon 0: blue-rat-1r\nstock: blue-rabbit-1l")
    state = do(opening(GAME, text), 0, "play orange-cat-3r new")
    assert wished(state, 0, draws="pairs") == "draw stock blue-rat-4l"


def test_without_a_pile_the_seat_is_asked() -> None:
    state = do(opening(GAME, scenario("S24")), 0, "play orange-cat-2r new", "draw hand 1")
    assert wished(state, 0, draws="pile") is None
    assert wished(state, 0, draws="rivals") is None


def test_discards_go_by_points_draw_number_and_id_jokers_last() -> None:
    text = scenario("S37").replace(
        "hand 1: blue-cat-1l blue-cat-1r blue-dog-1l blue-dog-4r blue-rat-4l blue-rat-4r blue-rabbit-4l",
        "hand 1: joker-a-l joker-cat-l blue-cat-1l blue-rat-4r blue-rat-4l green-dog-3l green-rat-2r",
    )
    state = do(opening(GAME, text), 0, "play green-rat-3l new", "paw")
    assert wished(state, 1) is None
    assert wished(state, 1, discards="ask") is None
    assert wished(state, 1, discards="me") == "discard blue-rat-4l"
    state = do(state, 1, "discard blue-rat-4l")
    assert wished(state, 1, discards="me") == "discard blue-rat-4r"


def test_other_questions_are_always_asked() -> None:
    assert wished(deal(2, first="0"), 0, draws="pile", discards="me") is None


def test_discards_are_wished_for_with_toys_only() -> None:
    for master, ids in (("off", ["draws"]), ("on", ["draws", "discards"])):
        wishes = GAME.wishes(GAME.view(deal(2, master=master), Seat(0)))
        assert [wish.id for wish in wishes] == ids
        assert all(wish.values[0].id == "ask" for wish in wishes)


def test_draws_can_be_planned_while_others_discard() -> None:
    state = do(opening(GAME, scenario("S37")), 0, "play green-rat-3l new")
    assert GAME.plans(GAME.view(state, Seat(0))) == ()
    state = do(state, 0, "paw")
    (plan,) = GAME.plans(GAME.view(state, Seat(0)))
    assert (plan.kind, plan.label) == ("draw", phrase("zombeasts-plan-draws", count=3))
    assert GAME.plans(GAME.view(state, Seat(1))) == ()
    assert GAME.plans(GAME.view(state, None)) == ()
