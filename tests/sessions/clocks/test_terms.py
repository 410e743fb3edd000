"""The figures that tables choose from, and the text form of a pace."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import Chosen, UnknownOption
from sessions.clocks.terms import DAY, HOUR, AtEnd, Pace, Terms, read_pace, terms_of, tidied, write_pace, write_span

SPANS = st.integers(1, 60).map(lambda hours: hours * HOUR)


@pytest.mark.parametrize(
    ("name", "bank", "increment", "cap"),
    [
        ("fast", 1 * DAY, 4 * HOUR, 3 * DAY),
        ("daily", 3 * DAY, 12 * HOUR, 5 * DAY),
        ("slow", 3 * DAY, 36 * HOUR, 10 * DAY),
    ],
)
def test_the_presets_have_the_figures_of_the_design(name: str, bank: int, increment: int, cap: int) -> None:
    assert read_pace(name) == Pace(bank, increment, cap)
    assert write_pace(Pace(bank, increment, cap)) == name


def test_no_clock_vacations_and_a_mere_reminder_are_the_usual() -> None:
    assert terms_of(()) == Terms(None, AtEnd.REMIND, vacations=True)


@pytest.mark.parametrize(
    ("text", "pace"),
    [
        ("2d+6h/4d", Pace(2 * DAY, 6 * HOUR, 4 * DAY)),
        (" 1D12H + 30m ", Pace(36 * HOUR, 1800, 36 * HOUR)),
        ("7d+0", Pace(7 * DAY, 0, 7 * DAY)),
        ("off", None),
    ],
)
def test_own_figures_are_understood(text: str, pace: Pace | None) -> None:
    assert read_pace(text) == pace


@pytest.mark.parametrize(
    "text", ["", "soon", "2d", "2d+6h/1d", "1m+1m", "+6h", "2d+-6h", "999d+1h", "2d+9d/3d", "2+6"]
)
def test_what_is_no_pace_is_refused_with_what_is_possible(text: str) -> None:
    with pytest.raises(UnknownOption) as refused:
        tidied("pace", text)
    assert refused.value.possible == ("off", "fast", "daily", "slow")


def test_an_option_or_value_that_the_house_lacks_is_refused() -> None:
    with pytest.raises(UnknownOption):
        tidied("speed", "fast")
    with pytest.raises(UnknownOption) as refused:
        tidied("timeout", "shame")
    assert refused.value.possible == ("remind", "claim", "computer", "pass")


@given(SPANS, SPANS, SPANS)
def test_a_pace_survives_its_text(bank: int, increment: int, more: int) -> None:
    pace = Pace(bank, increment, max(bank, increment) + more)
    assert read_pace(write_pace(pace)) == pace
    assert tidied("pace", write_pace(pace)) == Chosen("pace", write_pace(pace))


def test_a_span_is_written_in_the_largest_units() -> None:
    assert [write_span(n) for n in (0, 60, HOUR, 36 * HOUR, DAY + 61 * 60)] == ["0", "1m", "1h", "1d12h", "1d1h1m"]
