"""A record played again.

python -m tools.replay RECORD              # every entry with what happened
python -m tools.replay RECORD --verify     # one line of JSON: entries, digest of the last state, points;
                                           # then whether the seed has the hash that was shown at the start
python -m tools.replay RECORD --at 12 [--seat 0] [--text] [--png board.png]
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from engines.core import AnyGame, BadLine, BadRecord, BrokenState, Record, Seat, read_record, replay
from tools.command import Parser, Refused, read_file
from tools.deal_check import deal_check, noted_hash
from tools.games import admit, build_for
from tools.positions import Steps, listing, position, verdict
from tools.showing import picture, words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0, or 2 if the record does not hold."""
    asked = _parser().parse_args(arguments)
    try:
        game, record = _read(asked.record, asked.pack)
        steps = _steps(game, record)
        at = _entry_number(asked.at, len(steps))
        seat = _seat(asked.seat, record)
        if asked.png is not None:
            asked.png.write_bytes(picture(game, steps[at], record.setup.seats, seat))
        if asked.verify:
            checked = deal_check(record.setup.seed, asked.hash or noted_hash(read_file(asked.record)))
            print(verdict(game, steps), checked, sep="\n")
        if asked.text:
            print(words(game, steps[at], record.setup.seats, seat))
        elif asked.png is None and not asked.verify:
            print(listing(game, record, steps) if asked.at is None else position(game, record, steps, at))
    except Refused as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _read(file: Path, pack: Path | None) -> tuple[AnyGame, Record]:
    try:
        record = read_record(read_file(file))
    except BadRecord as error:
        raise Refused(f"{file} is no record: {error}.") from error
    game = build_for(record.setup, pack)
    admit(game, record.setup)
    return game, record


def _steps(game: AnyGame, record: Record) -> Steps:
    try:
        steps = replay(game, record)
        for step in steps:
            game.check(step.state)
    except BadLine as error:
        raise Refused(f"The record stops fitting: {error}.") from error
    except BrokenState as error:
        raise Refused(f"The record leads into a broken state: {error}.") from error
    return steps


def _entry_number(at: int | None, length: int) -> int:
    if at is not None and not 0 <= at < length:
        raise Refused(f"--at {at} is not in the record: 0 is the deal, {length - 1} the last entry.")
    return length - 1 if at is None else at


def _seat(seat: int | None, record: Record) -> Seat | None:
    if seat is not None and not 0 <= seat < record.setup.seats:
        raise Refused(f"--seat {seat} is no seat: they are numbered from 0 to {record.setup.seats - 1}.")
    return None if seat is None else Seat(seat)


def _parser() -> Parser:
    parser = Parser(prog="python -m tools.replay", description="Play a record again and show any position.")
    parser.add_argument("record", type=Path)
    parser.add_argument("--at", type=int, metavar="N", help="the position after entry N; 0 is the deal")
    parser.add_argument("--seat", type=int, help="show what this seat sees instead of what everybody sees")
    parser.add_argument("--text", action="store_true", help="print the position as a text board")
    parser.add_argument("--png", type=Path, metavar="FILE", help="draw the position")
    parser.add_argument("--verify", action="store_true", help="print the digest of the last state, check the deal")
    parser.add_argument("--hash", metavar="HASH", help="the hash that was shown at the start, if not the record's")
    parser.add_argument("--pack", type=Path, help="the data pack file, if it is not one of the game's own")
    return parser


if __name__ == "__main__":
    sys.exit(main())
