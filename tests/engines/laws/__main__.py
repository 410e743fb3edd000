"""The deep run: `python -m tests.engines.laws zombeasts --games 10000 --seats 3`.

Plays fresh sessions at random, one in ten by the computer player, and holds each against every law at a few
positions. The first broken law ends the run with its record.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from random import Random, SystemRandom

from msgspec.structs import replace

from engines.core import Setup, SetupRefused
from tests.engines.contestants import NAMES, Contestant, contestant
from tests.engines.laws import LAWS, obey
from tests.engines.walk import walk
from tools.policies import at_random, sensibly


def main() -> None:
    """Parse the command line, run, and print what was played."""
    parser = ArgumentParser(prog="python -m tests.engines.laws", description="Hold many sessions against the laws.")
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--depth", type=int, default=3, help="positions between deal and end for the costly laws")
    asked = parser.parse_args()
    entries, options = run(contestant(asked.game), asked.games, asked.seats, asked.depth)
    print(f"{asked.games} games, {entries} entries, {len(LAWS)} laws hold")  # noqa: T201 - it is a command
    print(*(f"{option} {count}" for option, count in sorted(options.items())), sep="\n")  # noqa: T201 - the same


def run(game: Contestant, games: int, seats: int, depth: int) -> tuple[int, Counter[str]]:
    """Play and judge; return the number of entries and how often each option value was played."""
    entries, options = 0, Counter[str]()
    for number in range(games):
        luck = SystemRandom().getrandbits(32)
        random = Random(luck)
        setup = _setup(game, seats, random)
        options.update(f"{chosen.option}={chosen.value}" for chosen in setup.options)
        session = walk(game.game, setup, random, sensibly if number % 10 == 0 else at_random, depth)
        entries += len(session.positions) - 1
        for law in LAWS:
            obey(game, law, session, luck)
        if (number + 1) % 500 == 0:
            print(f"{number + 1} games", file=sys.stderr)  # noqa: T201 - it is a command
    return entries, options


def _setup(game: Contestant, seats: int, random: Random) -> Setup:
    """Deal for this number of seats; options that do not go with it are dealt again."""
    while True:
        setup = replace(game.kit.setups(random), seats=seats)
        try:
            game.game.admit(setup)
        except SetupRefused:
            continue
        return setup


if __name__ == "__main__":
    main()
