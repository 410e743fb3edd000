"""Time is neither made nor lost: what was used and what is left add up to what was given."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from db.rows import SeatRow
from engines.core import Decision, DecisionId, Seat
from sessions.clocks.seats import (
    asked,
    deadline,
    going,
    held,
    leaving,
    left_at,
    left_open,
    out,
    readings,
    resumed,
    returning,
    rewound,
    stopped,
    timed_out,
    wound,
)
from sessions.clocks.terms import DAY, HOUR, Pace

PACE = Pace(3 * DAY, 12 * HOUR, 5 * DAY)
NOBODY_ASKED = None


def question(number: int, stretch: int) -> Decision:
    return Decision(DecisionId(number), Seat(0), "roll", stretch, "roll")


def seat(pace: Pace | None = PACE) -> SeatRow:
    (row,) = wound((SeatRow("k3f9", 0, 11, "A"),), pace)
    return row


def test_a_clock_runs_while_a_question_is_open_and_stands_otherwise() -> None:
    row = asked(seat(), question(1, 1), PACE, 100.0)
    assert left_at(row, 100.0 + HOUR) == 3 * DAY - HOUR
    assert deadline(row) == 100.0 + 3 * DAY
    row = asked(row, NOBODY_ASKED, PACE, 100.0 + HOUR)
    assert left_at(row, 100.0 + 50 * DAY) == 3 * DAY - HOUR
    assert deadline(row) is None


def test_a_turn_brings_the_increment_once_however_many_questions_it_has() -> None:
    row = asked(seat(), question(1, 1), PACE, 0.0)
    row = asked(row, question(2, 1), PACE, HOUR)
    assert left_at(row, HOUR) == 3 * DAY - HOUR
    row = asked(row, NOBODY_ASKED, PACE, 2 * HOUR)
    row = asked(row, question(5, 2), PACE, 3 * HOUR)
    assert left_at(row, 3 * HOUR) == 3 * DAY - 2 * HOUR + 12 * HOUR
    row = asked(row, question(6, 2), PACE, 3 * HOUR)
    assert left_at(row, 3 * HOUR) == 3 * DAY + 10 * HOUR


def test_the_cap_is_never_exceeded() -> None:
    row = seat()
    for turn in range(20):
        row = asked(row, question(turn, turn), PACE, 0.0)
        row = asked(row, NOBODY_ASKED, PACE, 0.0)
    assert left_at(row, 0.0) == PACE.cap


def test_a_question_that_stays_keeps_its_time() -> None:
    row = asked(seat(), question(1, 1), PACE, 0.0)
    assert asked(row, question(1, 1), PACE, HOUR) == row


def test_a_clock_stops_at_nothing_and_the_next_turn_brings_new_time() -> None:
    row = asked(seat(), question(1, 1), PACE, 0.0)
    assert not out(row, 3 * DAY - 1)
    assert out(row, 3 * DAY)
    row = timed_out(row, 9 * DAY)
    assert (row.left, row.late, row.timeouts) == (0.0, True, 1)
    assert not out(row, 10 * DAY), "it runs out once"
    assert not asked(row, question(2, 1), PACE, 9 * DAY).ticking_since, "nor again in the same turn"
    row = asked(asked(row, NOBODY_ASKED, PACE, 9 * DAY), question(3, 2), PACE, 9 * DAY)
    assert (left_at(row, 9 * DAY), row.late) == (12 * HOUR, False)


def test_b33_a_pause_neither_resets_nor_bypasses_a_clock() -> None:
    row = asked(seat(), question(1, 1), PACE, 0.0)
    (row,) = held((row,), HOUR)
    assert left_at(row, 40 * DAY) == 3 * DAY - HOUR
    row = asked(row, question(2, 1), PACE, 20 * DAY, paused=True)
    assert row.ticking_since is None
    (row,) = resumed((row,), 40 * DAY)
    assert left_at(row, 40 * DAY + HOUR) == 3 * DAY - 2 * HOUR


def test_b33_a_vacation_neither_resets_nor_bypasses_a_clock() -> None:
    row = leaving(asked(seat(), question(1, 1), PACE, 0.0), HOUR)
    assert left_at(row, 10 * DAY) == 3 * DAY - HOUR
    row = asked(row, question(2, 1), PACE, 5 * DAY)
    assert row.ticking_since is None, "a question that opens meanwhile waits"
    assert returning(row, 10 * DAY, paused=True).ticking_since is None, "nor does it run in a paused session"
    assert left_at(returning(row, 10 * DAY), 10 * DAY + HOUR) == 3 * DAY - 2 * HOUR


def test_b9_an_undo_gives_back_what_the_clocks_showed() -> None:
    row = asked(seat(), question(1, 1), PACE, 0.0)
    shown = readings((row,), HOUR)
    later = asked(asked(row, NOBODY_ASKED, PACE, 30 * HOUR), question(4, 2), PACE, 40 * HOUR)
    (back,) = rewound((timed_out(later, 90 * DAY),), shown)
    back = asked(back, question(1, 1), PACE, 90 * DAY)
    assert left_at(back, 90 * DAY) == 3 * DAY - HOUR
    assert not back.late
    assert deadline(back) == 90 * DAY + 3 * DAY - HOUR


def test_without_a_pace_no_clock_ever_shows_anything() -> None:
    row = asked(seat(None), question(1, 1), None, 0.0)
    row = asked(asked(row, None, None, DAY), question(2, 2), None, DAY)
    assert (left_at(row, 9 * DAY), deadline(row), out(row, 9 * DAY), readings((row,), 0.0)) == (
        None,
        None,
        False,
        None,
    )


def test_the_computer_has_no_hurry() -> None:
    assert going(replace(seat(), computer=True, decision=3), 0.0).ticking_since is None


MOVES = st.lists(
    st.tuples(
        st.sampled_from(["ask", "ask same", "answer", "pause", "resume", "leave", "return", "look"]),
        st.integers(0, 2 * DAY),
    ),
    max_size=60,
)


@given(MOVES, st.sampled_from([PACE, Pace(600, 0, 600), Pace(DAY, 3 * DAY, 4 * DAY)]))
def test_used_and_left_add_up_to_what_was_given(moves: list[tuple[str, int]], pace: Pace) -> None:
    """A second book is kept beside the clock: it counts running time, the clock counts what is left."""
    row, now, paused, number, stretch = seat(pace), 0.0, False, 0, 0
    given_, used = float(pace.bank), 0.0
    for move, wait in moves:
        runs = row.decision is not None and not (paused or row.away or row.late)
        used += min(wait, given_ - used) if runs else 0.0
        now += wait
        assert abs(given_ - used - (left_at(row, now) or 0.0)) < 1e-3
        if move.startswith("ask"):
            number, fresh = number + 1, move == "ask" or row.stretch is None
            stretch += fresh
            given_ += min(pace.increment, pace.cap - (given_ - used)) if fresh and row.stretch is not None else 0.0
            row = asked(row, question(number, stretch), pace, now, paused=paused)
        elif move == "answer":
            row = asked(row, NOBODY_ASKED, pace, now, paused=paused)
        elif move == "pause":
            (row,), paused = held((row,), now), True
        elif move == "resume":
            (row,), paused = resumed((row,), now), False
        elif move == "leave":
            row = leaving(row, now)
        elif move == "return":
            row = returning(row, now, paused=paused)
        assert 0 <= (left_at(row, now) or 0.0) <= pace.cap
        assert abs(given_ - used - (left_at(row, now) or 0.0)) < 1e-3


@given(st.floats(0, 1e6), st.floats(0, 1e6))
def test_stopping_and_going_at_one_moment_changes_nothing(begun: float, wait: float) -> None:
    row = asked(seat(), question(1, 1), PACE, begun)
    again = going(stopped(row, begun + wait), begun + wait)
    assert left_at(again, begun + wait) == left_at(row, begun + wait)


def test_b38_a_seat_that_is_asked_again_in_its_stretch_is_late_once() -> None:
    row = timed_out(asked(seat(PACE), question(1, 1), PACE, 0), 9 * DAY)
    answered = asked(row, NOBODY_ASKED, PACE, 9 * DAY)
    assert not left_open(answered), "nothing is claimed from who has answered"
    again = asked(answered, question(2, 1), PACE, 10 * DAY)
    assert left_open(again)
    assert not out(again, 11 * DAY)
    assert again.timeouts == 1
    later = asked(asked(again, NOBODY_ASKED, PACE, 11 * DAY), question(3, 2), PACE, 11 * DAY)
    assert (later.late, left_at(later, 11 * DAY)) == (False, PACE.increment)
