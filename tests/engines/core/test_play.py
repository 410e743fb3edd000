"""The gate through which answers come, shown on the toy game.

Seed "moonlight", two seats, two cards each: seat 0 holds 11 and 19, seat 1 holds 16 and 18.
"""

import pytest
from msgspec.structs import replace

from engines.core import (
    BadLine,
    DecisionId,
    Entry,
    NotAnAction,
    NotLegal,
    NotYours,
    Record,
    Seat,
    Setup,
    Step,
    TooLate,
    answer,
    asked,
    is_quiet,
    replay,
    say_aside,
)
from tests.engines.toy.game import Toy, toy
from tests.engines.toy.values import Action, Event, Rest, Rested, State, View

GAME = toy()
SETUP = Setup("toy", GAME.pack.hash, 2, "moonlight")
ZERO, ONE = Seat(0), Seat(1)


def start() -> State:
    return GAME.start(SETUP).state


def play(*lines: tuple[Seat, str]) -> Step[State, Event]:
    return replay(GAME, Record(SETUP, tuple(Entry(*line) for line in lines)))[-1]


def test_the_deal_is_the_one_that_the_examples_here_speak_of() -> None:
    assert start().hands == ((11, 19), (16, 18))


def test_both_seats_are_asked_at_once() -> None:
    assert [decision.seat for decision in GAME.pending(start())] == [0, 1]


def test_asked_finds_the_decision_of_a_seat_and_none_once_it_answered() -> None:
    open_one = asked(GAME, start(), ONE)
    assert open_one is not None
    assert open_one.seat == ONE
    assert asked(GAME, play((ONE, "bid 18")).state, ONE) is None


def test_an_answer_gives_the_next_state_and_what_happened() -> None:
    step = answer(GAME, start(), ONE, "bid 18")
    assert step.state.bids == (None, 18)
    assert [type(event).__name__ for event in step.events] == ["HasBid"]


def test_a_text_without_shape_is_no_action() -> None:
    with pytest.raises(NotAnAction) as caught:
        answer(GAME, start(), ZERO, "bid everything")
    assert caught.value.text == "bid everything"


def test_an_action_that_is_not_in_the_list_is_refused_with_its_rule() -> None:
    with pytest.raises(NotLegal) as caught:
        answer(GAME, start(), ZERO, "bid 18")
    assert caught.value.text == "bid 18"
    assert caught.value.refusal.topic == "bid"


def test_a_seat_that_is_not_asked_learns_who_is() -> None:
    state = play((ONE, "bid 18")).state
    with pytest.raises(NotYours) as caught:
        answer(GAME, state, ONE, "bid 16")
    assert caught.value.seat == ONE
    assert [decision.seat for decision in caught.value.asked] == [ZERO]


def test_an_answer_to_a_question_that_is_closed_comes_too_late() -> None:
    state = play((ONE, "bid 18"), (ZERO, "bid 11")).state
    with pytest.raises(TooLate) as caught:
        answer(GAME, state, ONE, "bid 16", DecisionId(11))
    assert caught.value.decision == 11


def test_a_doubled_press_comes_too_late_even_if_the_seat_is_asked_nothing() -> None:
    state = play((ONE, "bid 18")).state
    with pytest.raises(TooLate):
        answer(GAME, state, ONE, "bid 18", DecisionId(11))


def test_the_named_question_is_answered_while_it_is_open() -> None:
    assert answer(GAME, start(), ONE, "bid 18", DecisionId(11)) == answer(GAME, start(), ONE, "bid 18")


def test_replay_gives_the_deal_and_one_step_for_each_entry() -> None:
    record = Record(SETUP, (Entry(ONE, "bid 18"), Entry(ZERO, "bid 11")))
    steps = replay(GAME, record)
    assert len(steps) == 3
    assert steps[0] == GAME.start(SETUP)
    assert steps[2].state == answer(GAME, steps[1].state, ZERO, "bid 11").state


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Entry(ZERO, "fold"), NotAnAction),
        (Entry(ZERO, "bid 18"), NotLegal),
        (Entry(ONE, "bid 16"), NotYours),
        (Entry(Seat(7), "bid 16"), NotYours),
    ],
)
def test_a_record_that_stops_fitting_names_the_first_bad_entry(entry: Entry, why: type[Exception]) -> None:
    with pytest.raises(BadLine) as caught:
        replay(GAME, Record(SETUP, (Entry(ONE, "bid 18"), entry, Entry(ZERO, "rest"))))
    assert (caught.value.number, caught.value.entry) == (2, entry)
    assert isinstance(caught.value.why, why)
    assert f"entry 2: {entry.seat} {entry.action}" in str(caught.value)


def test_a_hidden_bid_is_quiet_and_the_one_that_lays_them_open_is_not() -> None:
    first = play((ONE, "bid 18"))
    assert is_quiet(start(), first, ONE)
    second = answer(GAME, first.state, ZERO, "bid 11")
    assert not is_quiet(first.state, second, ZERO)


def test_luck_is_never_quiet_even_for_those_who_learn_nothing() -> None:
    bids = ((ONE, "bid 18"), (ZERO, "bid 11"))
    state = play(*bids).state
    assert not is_quiet(state, answer(GAME, state, ONE, "draw"), ZERO)
    assert is_quiet(state, answer(GAME, state, ONE, "rest"), ZERO)


class Talkative(Toy):
    """A toy in which seat 0 may rest at any time, which counts the rounds on."""

    def asides(self, view: View) -> tuple[Action, ...]:
        return (Rest(),) if view.seat == 0 else ()

    def aside(self, state: State, seat: Seat, action: Action) -> Step[State, Event] | None:
        if seat != 0 or not isinstance(action, Rest):
            return None
        return Step(replace(state, rounds=state.rounds + 1), (Rested(seat, state.round),))


def test_what_may_be_said_unasked_needs_no_question_and_stands_in_the_record() -> None:
    game = Talkative(GAME.pack)
    record = Record(SETUP, (Entry(ONE, "bid 18"), Entry(ZERO, "rest"), Entry(ZERO, "bid 11")))
    steps = replay(game, record)
    assert steps[2].state == replace(steps[1].state, rounds=steps[1].state.rounds + 1)
    assert game.pending(steps[2].state) == game.pending(steps[1].state)
    assert answer(game, steps[1].state, ZERO, "rest", DecisionId(10)) == steps[2]


def test_only_what_the_game_lets_a_seat_say_is_an_aside() -> None:
    game = Talkative(GAME.pack)
    assert say_aside(GAME, start(), ZERO, "rest") is None
    assert say_aside(game, start(), ONE, "rest") is None
    assert say_aside(game, start(), ZERO, "fold") is None
    with pytest.raises(NotYours):
        answer(game, play((ONE, "bid 18")).state, ONE, "rest")
