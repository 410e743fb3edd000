"""Standing answers and plans (canon, section 3, reaction window)."""

from __future__ import annotations

from engines.core import Seat, phrase
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, deal, decision_of, do


def test_a_standing_pass_answers_windows_and_nothing_else() -> None:
    state = do(opening(cases("S16")["both pass"][0]), 0, "land c3", "play 7", "pick g3")
    decision = decision_of(state, 1)
    actions, view = GAME.legal_actions(state, decision), GAME.view(state, Seat(1))
    assert GAME.wished(view, decision, actions, {"windows": "pass"}) == GAME.read("pass")
    assert GAME.wished(view, decision, actions, {"windows": "ask"}) is None
    assert GAME.wished(view, decision, actions, {}) is None
    state = do(do(state, 1, "pass"), 3, "pass")
    decision = decision_of(state, 1)
    actions = GAME.legal_actions(state, decision)
    assert GAME.wished(GAME.view(state, Seat(1)), decision, actions, {"windows": "pass"}) is None


def test_the_wish_is_offered_where_a_window_may_come() -> None:
    wish = GAME.wishes(GAME.view(deal(scene="nest-egg"), Seat(0)))
    assert [(one.id, [value.id for value in one.values], one.kinds) for one in wish] == [
        ("windows", ["ask", "pass"], ("react",))
    ]
    assert GAME.wishes(GAME.view(deal(), Seat(0)))
    assert not GAME.wishes(GAME.view(deal(scene="open-call"), Seat(0)))
    assert not GAME.wishes(GAME.view(deal(mode="free", deck="none"), Seat(0)))


def test_the_guesser_may_plan_the_guess_while_the_window_is_open() -> None:
    state = opening(cases("R53-cancelled-flipper")[""][0])
    assert GAME.plans(GAME.view(state, Seat(1))) == ()
    state = do(state, 0, "land c3", "play 11", "pick right")
    plans = GAME.plans(GAME.view(state, Seat(1)))
    assert [(plan.id, plan.kind, plan.label) for plan in plans] == [
        ("guess", "guess", phrase("zoollywood-plan-guess"))
    ]
    assert GAME.plans(GAME.view(state, Seat(0))) == ()
    assert GAME.plans(GAME.view(state, None)) == ()
