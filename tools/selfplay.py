"""Games of the computer against itself.

    python -m tools.selfplay zombeasts --games 200 --players 3 --seed owl --option master=on --policy computer,random,random

Prints one line of JSON. A session that crashes or cannot go on is written to a record file, and the exit code is 1.
"""  # noqa: E501 - a command line is not broken

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec
from msgspec.structs import replace

from engines.core import AnyGame, Chosen, Setup, write_record
from tools.command import Parser, Refused
from tools.games import admit, build
from tools.playing import Played, play
from tools.policies import seated


class Tally(msgspec.Struct, frozen=True):
    """The line that is printed. A shared win counts for each of its winners."""

    games: int = 0
    finished: int = 0
    steps: int = 0
    steps_per_s: float = 0
    crashes: int = 0
    wins: tuple[int, ...] = ()

    def with_one_more(self, session: Played) -> Tally:
        """Return the tally with another session counted."""
        winners = session.outcome.winners if session.outcome else ()
        return replace(
            self,
            games=self.games + 1,
            finished=self.finished + (session.broken is None),
            steps=self.steps + len(session.answers),
            crashes=self.crashes + (session.broken is not None),
            wins=tuple(count + (seat in winners) for seat, count in enumerate(self.wins)),
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code: 0, 1 if a session broke, 2 if it cannot be run like this."""
    asked = _parser().parse_args(arguments)
    try:
        tally = run(asked)
    except Refused as error:
        print(error, file=sys.stderr)
        return 2
    print(msgspec.json.encode(tally).decode())
    return 1 if tally.crashes else 0


def run(asked: Namespace) -> Tally:
    """Play all games that were asked for and count; raise Refused."""
    game = build(asked.game, asked.pack)
    policies = seated(asked.policy, asked.players)
    first = _setup(game, asked, 0)
    admit(game, first)
    tally = Tally(wins=(0,) * asked.players)
    began = perf_counter()
    for number in range(asked.games):
        setup = _setup(game, asked, number)
        session = play(game, setup, policies, Random(setup.seed), asked.check)
        tally = tally.with_one_more(session)
        if session.broken is not None:
            _report(game, session, asked.out / f"broken-{asked.game}-{setup.seed}.record")
        if number == 0 and asked.record is not None:
            asked.record.write_text(write_record(session.record(game)), encoding="utf-8")
    return replace(tally, steps_per_s=round(tally.steps / (perf_counter() - began), 1))


def _setup(game: AnyGame, asked: Namespace, number: int) -> Setup:
    return Setup(asked.game, game.pack.hash, asked.players, f"{asked.seed}-{number}", tuple(asked.option))


def _report(game: AnyGame, session: Played, file: Path) -> None:
    file.write_text(write_record(session.record(game)), encoding="utf-8")
    print(f"{session.broken}; the record is in {file}", file=sys.stderr)


def _option(text: str) -> Chosen:
    option, _, value = text.partition("=")
    return Chosen(option, value)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _parser() -> Parser:
    parser = Parser(prog="python -m tools.selfplay", description="Let a game play against itself.")
    parser.add_argument("game")
    parser.add_argument("--games", type=_positive, default=100)
    parser.add_argument("--players", type=_positive, default=2)
    parser.add_argument("--seed", default="selfplay", help="a word; game n is dealt from SEED-n")
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--policy", default="random", help="random or computer: one, or one per seat with commas")
    parser.add_argument("--pack", type=Path, help="a data pack file instead of the game's own")
    parser.add_argument("--check", action="store_true", help="test the invariants in every state")
    parser.add_argument("--record", type=Path, help="write the record of game 0 to this file")
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the records of broken sessions")
    return parser


if __name__ == "__main__":
    sys.exit(main())
