"""The record of a session: setup plus accepted actions. State, replay and audit all come from it.

Text form: header lines `game`, `data`, `options`, `seats`, `seed`, then one line `SEAT ACTION` for
each entry; a line that begins with # is for people. At most one decision is open per seat, so a line
needs no decision number.
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
    lines = _lines(text)
    values = [_header_value(lines, index) for index in range(len(_HEADER))]
    game, pack, options, seats, seed = (value for _, value in values)
    if not _is_number(seats):
        raise BadRecord(values[3][0], "a number of seats")
    setup = Setup(game, pack, int(seats), seed, tuple(_chosen(pair, values[2][0]) for pair in options.split()))
    return Record(setup, tuple(_entry(line, number) for number, line in lines[len(_HEADER) :]))


def line_numbers(text: str) -> tuple[int, ...]:
    """Return the number of the line of each part of a record text: the five of the header, then the entries."""
    return tuple(number for number, _ in _lines(text))


def _lines(text: str) -> list[tuple[int, str]]:
    """Return the lines that count, each with its number from 1; blank ones at the end do not."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if not line.startswith("#")]
    while lines and not lines[-1][1]:
        lines.pop()
    return lines


def _header_value(lines: list[tuple[int, str]], index: int) -> tuple[int, str]:
    after = lines[-1][0] + 1 if lines else 1
    number, line = lines[index] if index < len(lines) else (after, "")
    name, _, value = line.partition(" ")
    if name != _HEADER[index]:
        raise BadRecord(number, f"`{_HEADER[index]} ...`")
    return number, value


def _chosen(pair: str, number: int) -> Chosen:
    option, sign, value = pair.partition("=")
    if not sign:
        raise BadRecord(number, "options as name=value")
    return Chosen(option, value)


def _entry(line: str, number: int) -> Entry:
    seat, _, action = line.partition(" ")
    if not _is_number(seat) or not action:
        raise BadRecord(number, "`SEAT ACTION`")
    return Entry(Seat(int(seat)), action)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()  # "²" is a digit as well, and no number
