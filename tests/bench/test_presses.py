"""The count of presses: by hand for the simplest, by the aims for a whole session."""

from __future__ import annotations

from itertools import pairwise

from bench.presses.occasions import occasions, recorded
from bench.presses.screen import best, on_the_board
from bench.presses.table import TARGETS, rows
from engines.core import on_board, put
from render.registry import presenter
from sessions.library import Library

DOGS, DOGS_BOND = Library().offered("dogs"), Library().offered("dogs_bond")


def test_a_drive_takes_one_press_on_the_board_and_one_in_the_panel() -> None:
    first = recorded(DOGS, 2, 0)[0]
    assert first.decision.kind == "drive"
    question = put(DOGS, first.state, first.decision.seat)
    assert question is not None
    assert on_the_board(presenter(DOGS), on_board(DOGS, first.state), (first.text,)) == 1
    step = best(presenter(DOGS), question, (first.text,))
    assert (step.texts, step.presses) == (1, 1)


def test_every_answer_of_a_record_belongs_to_one_occasion() -> None:
    answers = recorded(DOGS, 2, 0)
    gathered = [answer for occasion in occasions(DOGS, answers) for answer in occasion]
    assert sorted(map(id, gathered)) == sorted(map(id, answers))
    assert all(len({answer.decision.seat for answer in occasion}) == 1 for occasion in occasions(DOGS, answers))


def test_the_message_never_takes_more_than_the_board_and_wishes_never_more_than_the_message() -> None:
    found = {row.sort: row for row in rows("dogs", 1)}
    for row in found.values():
        board, message, wishes = row.means
        assert board >= message >= wishes
    assert found["driving"].means[0] <= TARGETS["dogs", "driving"]
    assert found["worker"].means[0] <= TARGETS["dogs", "worker"]


def test_going_home_with_the_card_for_another_dog_is_one_press_on_the_board() -> None:
    answers = recorded(DOGS, 3, 1)
    here = next(number for number, answer in enumerate(answers) if answer.decision.kind == "return-card")
    home, card = answers[here - 1 : here + 1]
    assert home.text == "home"
    assert on_the_board(presenter(DOGS), on_board(DOGS, home.state), (home.text, card.text)) == 2


def test_what_is_above_the_paw_limit_goes_with_the_cards_that_an_ability_tosses() -> None:
    answers = recorded(DOGS_BOND, 3, 1)
    both = next(
        (one, other) for one, other in pairwise(answers)
        if (one.decision.kind, other.decision.kind) == ("toss", "paw-limit")
        and one.decision.seat == other.decision.seat
    )  # fmt: skip
    question = put(DOGS_BOND, both[0].state, both[0].decision.seat)
    assert question is not None
    step = best(presenter(DOGS_BOND), question, tuple(one.text for one in both))
    assert (step.texts, step.presses) == (2, 1)
