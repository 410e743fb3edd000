"""The record of a session: setup plus accepted actions. State, replay and audit all come from it.

Text form: header lines `game`, `data`, `options`, `seats`, `seed`, then one line `SEAT ACTION` for
each entry. At most one decision is open per seat, so a line needs no decision number.
"""

from __future__ import annotations

import msgspec

from engines.core.names import Seat
from engines.core.setup import Chosen, Setup


class Entry(msgspec.Struct, frozen=True):
    """One line of the record: who answered, and the canonical text."""

    seat: Seat
    action: str


class Record(msgspec.Struct, frozen=True):
    """A whole session, secrets included; published only after its end."""

    setup: Setup
    entries: tuple[Entry, ...] = ()


class BadRecord(Exception):
    """A text that is no record: line number (from 1) and what was expected there."""

    def __init__(self, line: int, expected: str) -> None:
        super().__init__(f"line {line}: expected {expected}")
        self.line = line
        self.expected = expected


_HEADER = ("game", "data", "options", "seats", "seed")


def write_record(record: Record) -> str:
    """Return the readable text of a record."""
    setup = record.setup
    options = " ".join(f"{chosen.option}={chosen.value}" for chosen in setup.options)
    values = (setup.game, setup.pack, options, str(setup.seats), setup.seed)
    header = [f"{name} {value}".rstrip() for name, value in zip(_HEADER, values, strict=True)]
    return "\n".join(header + [f"{entry.seat} {entry.action}" for entry in record.entries]) + "\n"


def read_record(text: str) -> Record:
    """Parse a record text; raise BadRecord at the first line that does not fit."""
    lines = [line.strip() for line in text.splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    values = [_header_value(lines, number) for number in range(len(_HEADER))]
    game, pack, options, seats, seed = values
    if not _is_number(seats):
        raise BadRecord(4, "a number of seats")
    setup = Setup(game, pack, int(seats), seed, tuple(_chosen(pair) for pair in options.split()))
    first = len(_HEADER)
    return Record(setup, tuple(_entry(line, first + n + 1) for n, line in enumerate(lines[first:])))


def _header_value(lines: list[str], index: int) -> str:
    name, _, value = lines[index].partition(" ") if index < len(lines) else ("", "", "")
    if name != _HEADER[index]:
        raise BadRecord(index + 1, f"`{_HEADER[index]} ...`")
    return value


def _chosen(pair: str) -> Chosen:
    option, sign, value = pair.partition("=")
    if not sign:
        raise BadRecord(3, "options as name=value")
    return Chosen(option, value)


def _entry(line: str, number: int) -> Entry:
    seat, _, action = line.partition(" ")
    if not _is_number(seat) or not action:
        raise BadRecord(number, "`SEAT ACTION`")
    return Entry(Seat(int(seat)), action)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()  # "²" is a digit as well, and no number
