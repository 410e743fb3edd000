"""The publisher's decision, without a platform."""

from __future__ import annotations

import pytest

from cogs.publisher.course import Course, Kind, Said, called, steer
from engines.core import Decision, DecisionId, Seat

A, B, C = Seat(0), Seat(1), Seat(2)


def asked(*pairs: tuple[Seat, int]) -> tuple[Decision, ...]:
    return tuple(Decision(DecisionId(n), seat, "play", stretch, "play") for n, (seat, stretch) in enumerate(pairs))


def said(*calls: tuple[int, int]) -> Said:
    return Said(called=calls)


@pytest.mark.parametrize(
    ("before", "now", "actors", "course"),
    [
        pytest.param(said((0, 1)), asked((B, 2)), {A}, Course(Kind.NEW, (B,)), id="the turn passes on"),
        pytest.param(said((0, 1)), asked((A, 1)), {A}, Course(Kind.NOTHING), id="a step inside a turn"),
        pytest.param(said((0, 1)), asked((A, 2)), {A}, Course(Kind.EDIT), id="the only driver goes on"),
        pytest.param(said((0, 1)), asked((A, 3)), {A, B}, Course(Kind.NEW, (A,)), id="back after a computer"),
        pytest.param(said((0, 1)), asked((A, 1), (B, 1)), {A}, Course(Kind.NEW, (B,)), id="asked out of turn"),
        pytest.param(said((0, 1), (1, 1)), asked((B, 1)), {A}, Course(Kind.EDIT), id="one of several has answered"),
        pytest.param(said((0, 1), (1, 1)), asked((A, 2), (B, 2), (C, 2)), {A, B}, Course(Kind.NEW, (A, B, C)),
                     id="all are asked anew"),
    ],
)  # fmt: skip
def test_b27_b28_each_seat_is_called_once_for_each_stretch(
    before: Said, now: tuple[Decision, ...], actors: set[Seat], course: Course
) -> None:
    assert steer(before, now, actors, anew=False) == course


def test_a_board_that_must_be_posted_again_calls_only_who_was_not_called() -> None:
    assert steer(said((0, 1)), asked((A, 1)), set(), anew=True) == Course(Kind.NEW)
    assert steer(Said(), asked((A, 1)), set(), anew=True) == Course(Kind.NEW, (A,))


def test_b33_in_a_pause_nobody_is_called_and_afterwards_whoever_was_not() -> None:
    before, now = said((0, 1), (2, 1)), asked((B, 1), (C, 1))
    assert steer(before, now, set(), anew=True, paused=True) == Course(Kind.NEW)
    assert steer(before, now, set(), anew=False, paused=True) == Course(Kind.NOTHING)
    told = called(before, now, paused=True)
    assert told == ((2, 1),)
    assert steer(Said(told), now, set(), anew=False) == Course(Kind.NEW, (B,))
    assert called(before, now, paused=False) == ((1, 1), (2, 1))
