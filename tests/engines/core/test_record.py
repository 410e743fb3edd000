import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import BadRecord, Chosen, Entry, Record, Seat, Setup, read_record, write_record

TEXT = """\
game zombeasts
data zombeasts-recon-1
options quarters=on master=off
seats 3
seed moon light
0 play orange-cat-2r new
2 draw pile
"""

WORDS = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=12)
LINES = st.lists(WORDS, min_size=1, max_size=4).map(" ".join)
SETUPS = st.builds(
    Setup, WORDS, WORDS, st.integers(1, 9), LINES, st.lists(st.builds(Chosen, WORDS, WORDS), max_size=4).map(tuple)
)
ENTRIES = st.builds(Entry, st.integers(0, 8).map(Seat), LINES)


def test_a_record_reads_as_the_canon_writes_it() -> None:
    record = read_record(TEXT)
    options = (Chosen("quarters", "on"), Chosen("master", "off"))
    assert record.setup == Setup("zombeasts", "zombeasts-recon-1", 3, "moon light", options)
    assert record.entries == (Entry(Seat(0), "play orange-cat-2r new"), Entry(Seat(2), "draw pile"))
    assert write_record(record) == TEXT


@given(st.builds(Record, SETUPS, st.lists(ENTRIES, max_size=20).map(tuple)))
def test_every_record_comes_back_from_its_text(record: Record) -> None:
    assert read_record(write_record(record)) == record


def test_a_record_without_options_and_entries_is_whole() -> None:
    record = Record(Setup("toy", "p", 2, "s"))
    assert write_record(record).splitlines()[2] == "options"
    assert read_record(write_record(record)) == record


def test_blanks_around_lines_and_at_the_end_are_forgiven() -> None:
    lines = [f"  {line} \r" for line in TEXT.splitlines()]
    assert read_record("\n".join(lines) + "\n\n \n") == read_record(TEXT)


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        (1, "play zombeasts", "`game ...`"),
        (2, "pack x", "`data ...`"),
        (3, "seats 3", "`options ...`"),
        (3, "options quarters", "options as name=value"),
        (4, "options", "`seats ...`"),
        (4, "seats three", "a number of seats"),
        (4, "seats -3", "a number of seats"),
        (4, "seats ²", "a number of seats"),
        (4, "seats", "a number of seats"),
        (5, "seeds x", "`seed ...`"),
        (6, "", "`SEAT ACTION`"),
        (6, "play orange-cat-2r new", "`SEAT ACTION`"),
        (6, "0", "`SEAT ACTION`"),
        (6, "³ pass", "`SEAT ACTION`"),
        (7, "two draw pile", "`SEAT ACTION`"),
    ],
)
def test_a_line_that_does_not_fit_is_named(line: int, instead: str, expected: str) -> None:
    lines = TEXT.splitlines()
    lines[line - 1] = instead
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(lines))
    assert (caught.value.line, caught.value.expected) == (line, expected)
    assert str(caught.value) == f"line {line}: expected {expected}"


@pytest.mark.parametrize("kept", range(5))
def test_a_record_that_breaks_off_in_its_header_names_the_missing_line(kept: int) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record("\n".join(TEXT.splitlines()[:kept]))
    assert caught.value.line == kept + 1
