"""The worked examples of scoring (canon, 7.3)."""

from __future__ import annotations

from engines.core import Part, phrase
from tests.engines.dogs.scenario import opening, prove, scenario
from tests.engines.dogs.table import GAME


def test_example_a_comes_to_40_in_the_parts_given() -> None:
    state = opening(GAME, scenario("S38"))
    standing = GAME.standings(GAME.view(state, None))[0]
    assert standing.points == 40
    assert standing.parts == (
        Part(phrase("dogs-part-stalls", count=4), 25),
        Part(phrase("dogs-part-extra", count=2), 5),
        Part(phrase("dogs-part-breeds", count=5), 10),
        Part(phrase("dogs-part-infirmary", count=2), -4),
        Part(phrase("dogs-part-assistant"), 2),
        Part(phrase("dogs-part-goods", count=8), 2),
    )


def test_example_b_comes_to_12() -> None:
    state = opening(GAME, scenario("S39"))
    standing = GAME.standings(GAME.view(state, None))[0]
    assert standing.points == 12
    assert standing.parts[-1] == Part(phrase("dogs-part-one-side"), -5)


def test_example_c_the_tie_goes_to_coins_and_still_equal_seats_share() -> None:
    outcome = GAME.outcome(prove(GAME, scenario("7-3-C")))
    assert outcome is not None
    assert outcome.places == (1, 2, 3)
    outcome = GAME.outcome(prove(GAME, scenario("7-3-C-shared")))
    assert outcome is not None
    assert outcome.places == (1, 1, 3)


def test_an_assistant_counts_only_if_she_was_paid() -> None:
    """R59: before the first upkeep she counts nothing."""
    text = scenario("S38").replace(" paid=yes", "")
    standing = GAME.standings(GAME.view(opening(GAME, text), None))[0]
    assert standing.points == 38


def test_nothing_is_an_outcome_before_the_end() -> None:
    assert GAME.outcome(opening(GAME, scenario("S01"))) is None
