"""Who sees what (canon, section 6)."""

from __future__ import annotations

from typing import Any

from engines.core import Seat, Step, answer, is_quiet
from engines.dogs_bond.events import AllChosen, Attacked, Drew, Fizzled, Forced, Gave, Hid, Looked, PolicySet, Took
from engines.dogs_bond.state import State
from engines.dogs_bond.view import Phase
from tests.engines.dogs_bond.scenario import opened, opening, scenario
from tests.engines.dogs_bond.table import GAME, deal, decision_of, do

ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


def said(state: State, seat: int, text: str) -> Step[Any, Any]:
    return answer(GAME, state, Seat(seat), text)


def of_type(events: tuple[Any, ...], kind: type[Any]) -> Any:
    return next(event for event in events if isinstance(event, kind))


def test_a_view_holds_the_own_paw_and_no_other() -> None:
    state = deal(3)
    assert GAME.view(state, None).paw == ()
    for seat, dog in enumerate(state.dogs):
        view = GAME.view(state, Seat(seat))
        assert view.paw == dog.paw
        assert [other.paw for other in view.dogs] == [len(other.paw) for other in state.dogs]


def test_draws_are_named_for_the_drawer_and_counted_for_others() -> None:
    drew = of_type(opened(GAME, scenario("S35")).heard, Drew)
    assert drew.seen_by(ZERO).cards == ("health-1",) * 3
    assert (drew.seen_by(ONE).cards, drew.seen_by(ONE).count) == ((), 3)


def test_a_hidden_instinct_is_counted_until_adoption_day() -> None:
    step = said(opening(GAME, scenario("S09")), 0, "hide instinct-2-gh")
    hid = of_type(step.events, Hid)
    assert hid.seen_by(ZERO).cards == ("instinct-2-gh",)
    assert (hid.seen_by(ONE).cards, hid.seen_by(ONE).count) == ((), 1)
    assert GAME.view(step.state, ONE).dogs[0].instinct is None
    assert GAME.view(step.state, ONE).dogs[0].hidden == 1
    over = opening(GAME, scenario("S24-instinct"))
    assert over.phase is Phase.OVER
    assert [dog.instinct for dog in GAME.view(over, None).dogs] == [("instinct-1-g",), ("instinct-2-gh",)]


def test_a_commitment_is_seen_by_its_owner_alone() -> None:
    before = opening(GAME, scenario("S18"))
    step = said(before, 1, "attack instinct-1-t")
    assert step.events == ()
    for reader in (None, ZERO, TWO):
        assert GAME.view(step.state, reader) == GAME.view(before, reader)
    matter = GAME.view(step.state, ONE).matter
    assert matter is not None
    assert (matter.card, matter.dog, matter.pile) == ("instinct-1-t", 0, "temperament")
    assert [decision.seat for decision in GAME.pending(step.state)] == [0]


def test_several_secret_answers_are_announced_alike() -> None:
    state = do(opening(GAME, scenario("S18")), 1, "hide instinct-1-t")
    step = said(state, 0, "play temperament-1")
    assert isinstance(step.events[0], AllChosen)
    assert not is_quiet(state, step, ZERO)


def test_an_attack_commits_and_a_lone_play_can_be_taken_back() -> None:
    state = opening(GAME, scenario("4-1-optional"))
    assert is_quiet(state, said(state, 0, "play grooming-1"), ZERO)
    state = opening(GAME, scenario("S10"))
    step = said(state, 0, "attack instinct-1-t")
    assert isinstance(step.events[0], Attacked)
    assert not is_quiet(state, step, ZERO)


def test_naming_a_target_is_quiet_until_the_attack_is_complete() -> None:
    state = opening(GAME, scenario("S09"))
    step = said(state, 0, "attack instinct-2-gh")
    assert is_quiet(state, step, ZERO)
    assert decision_of(step.state, 0).kind == "attack-dog"


def test_a_forced_discard_is_announced_before_anybody_is_asked() -> None:
    state = opening(GAME, scenario("R41-pair"))
    step = said(state, 0, "play grooming-1")
    assert isinstance(step.events[-1], Forced)
    assert not is_quiet(state, step, ZERO)


def test_a_fizzled_attack_keeps_its_card_secret() -> None:
    state = do(do(opening(GAME, scenario("S17")), 1, "attack instinct-1-g"), 3, "attack instinct-1-g")
    fizzled = of_type(said(state, 0, "play health-1").events, Fizzled)
    assert fizzled.seen_by(Seat(3)).cards == ("instinct-1-g",)
    assert fizzled.seen_by(ZERO).cards == ()


def test_a_traded_card_is_known_to_two_dogs() -> None:
    step = said(opening(GAME, scenario("R24")), 0, "dog 1")
    took = of_type(step.events, Took)
    assert [took.seen_by(reader).card for reader in (ZERO, ONE, TWO, None)] == ["health-1", "health-1", None, None]


def test_a_passed_card_is_known_to_giver_and_receiver() -> None:
    state = do(opening(GAME, scenario("4-1-pass")), 0, "give health-1")
    gave = of_type(said(state, 1, "give grooming-2").events, Gave)
    assert (gave.actor, gave.rival, gave.why) == (0, 2, "pass")
    assert [gave.seen_by(reader).card for reader in (ZERO, ONE, TWO, None)] == ["health-1", None, "health-1", None]


def test_cards_looked_at_are_named_for_one_dog() -> None:
    table = opened(GAME, scenario("S27"))
    looked = of_type(table.heard, Looked)
    assert looked.seen_by(ZERO).cards == ("grooming-1", "play-bow", "grooming-3")
    assert looked.seen_by(None).cards == ()
    assert GAME.view(table.state, ONE).matter is None


def test_a_preference_is_heard_and_seen_by_its_owner_alone() -> None:
    state = deal(3, first="0")
    step = said(state, 1, "bow-policy ask")
    (event,) = step.events
    assert isinstance(event, PolicySet)
    assert event.seen_by(ONE) == event
    assert event.seen_by(ZERO) is event.seen_by(None) is None
    assert GAME.view(step.state, ONE).policy == "ask"
    for reader in (None, ZERO, TWO):
        assert GAME.view(step.state, reader) == GAME.view(state, reader)
    assert is_quiet(state, step, ONE)


def test_preferences_may_be_set_at_any_time_before_adoption_day() -> None:
    asides = [GAME.write(action) for action in GAME.asides(GAME.view(deal(2), ONE))]
    assert asides == ["bow-policy always", "bow-policy big", "bow-policy ask"]
    assert GAME.asides(GAME.view(deal(2), None)) == ()
    assert GAME.asides(GAME.view(opening(GAME, scenario("S02")), ZERO)) == ()


def test_decisions_say_what_is_public_about_them() -> None:
    state = opening(GAME, scenario("S17"))
    assert [(one.seat, one.kind, one.open, one.in_turn) for one in GAME.pending(state)] == [
        (0, "play", False, True),
        (1, "play", False, False),
        (3, "play", False, False),
    ]
    assert len({one.id for one in GAME.pending(state)}) == 3
    assert {one.stretch for one in GAME.pending(state)} == {1}
