"""The worked examples of scoring (canon, section 7)."""

from __future__ import annotations

import pytest

from engines.core import Part, Seat, phrase
from engines.zombeasts.state import State
from tests.engines.zombeasts.scenario import opening, prove, scenario
from tests.engines.zombeasts.table import GAME

LAST_TURN = "given: n={seats} turn=0 left=1\nhand 0: green-cat-3r\nstock: -\n"


def finished(seats: int, *lines: str) -> State:
    """A game that ends with seat 0 laying its last card; the lines fill the piles."""
    return opening(GAME, LAST_TURN.format(seats=seats) + "\n".join(lines))


@pytest.mark.parametrize(
    ("example", "won", "minus", "points"),
    [
        (1, "blue-cat-1l blue-dog-1l blue-rabbit-2r blue-rat-1r orange-cat-2r", "red-dog-4r joker-a-l", 17),
        (2, "red-cat-4l joker-cat-l red-dog-1l red-rat-3r", "green-rat-1l green-dog-2l", 3),
        (3, "-", "blue-rat-4l blue-rabbit-1l", -5),
    ],
)
def test_worked_example(example: int, won: str, minus: str, points: int) -> None:
    state = finished(2, f"won 0: {won}", f"minus 0: {minus}")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.standings[0].points == points
    assert sum(part.points for part in outcome.standings[0].parts) == points


def test_worked_example_4_open_moons_count_nothing() -> None:
    state = finished(
        2,
        "moon 0: blue-cat-1l blue-dog-1l blue-rat-1r",
        "moon 0: red-cat-1l red-dog-1r red-rabbit-1r",
        "moon 0: orange-cat-1r",
    )
    assert [standing.points for standing in GAME.standings(GAME.view(state, None))] == [0, 0]


def test_worked_example_5_equal_totals_share_the_place() -> None:
    """Totals 31, 31 and 18: seats 0 and 1 share the win, seat 2 is third."""
    state = finished(
        3,
        "won 0: blue-cat-1l blue-dog-1l blue-rabbit-2r blue-rat-1r red-cat-1l red-dog-1r red-rabbit-1r red-rat-1r",
        "won 1: green-cat-1l green-dog-1r green-rabbit-1r green-rat-1l"
        " orange-cat-1r orange-dog-1l orange-rabbit-1l orange-rat-2l",
        "won 2: orange-rabbit-1r orange-rat-1l orange-cat-2r orange-dog-2r red-dog-1l",
    )
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert [standing.points for standing in outcome.standings] == [31, 31, 18]
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (Seat(0), Seat(1))


def test_the_parts_of_a_score_are_moons_bonus_and_minus() -> None:
    state = prove(GAME, scenario("S17"))
    assert GAME.standings(GAME.view(state, None))[0].parts == (
        Part(phrase("zombeasts-part-moons", count=1), 15),
        Part(phrase("zombeasts-part-bonus", count=1), 4),
    )
    state = prove(GAME, scenario("S13"))
    assert GAME.standings(GAME.view(state, None))[0].parts == (Part(phrase("zombeasts-part-minus", count=2), -5),)


def test_nothing_is_an_outcome_before_the_end() -> None:
    assert GAME.outcome(opening(GAME, scenario("S01"))) is None
