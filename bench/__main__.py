"""Measurements beside peers: `python -m bench [playouts] [pictures] [storage] [dispatch]`, all by default.

Each measures us and a peer in turns within one run and prints their ratio. `python -m bench chaos` has no peer:
it presses, doubles, strays and kills, and prints what was found (see `bench/chaos`). Nor has `python -m bench
presses`: it counts the presses of recorded computer games by the layout that players see.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.line import Line
from tools.command import Parser

BENCHES = ("playouts", "pictures", "storage", "dispatch")
CHAOS, COUNT = "chaos", "presses"
PRESSES = 100_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benches named; return the exit code: 1 if one of them is missing."""
    parser = Parser(prog="python -m bench", description="Measure beside peers and print ratios.")
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join((*BENCHES, CHAOS, COUNT)))
    parser.add_argument("--presses", type=int, default=PRESSES, help="of chaos; %(default)s by default")
    parser.add_argument("--plain", action="store_true", help="chaos without drawing, several times as fast")
    asked = parser.parse_args(arguments)
    if asked.names == [COUNT]:
        return count()
    if asked.names == [CHAOS]:
        return chaos(asked.presses, plain=asked.plain)
    names = asked.names or BENCHES
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        parser.error(
            f"there is no bench {unknown[0]!r}; there is {', '.join(BENCHES)}; and {CHAOS} and {COUNT}, each alone"
        )
    missing = [name for name in names if find_spec(f"bench.{name}") is None]
    for name in names:
        if name in missing:
            print(f"{name}: there is no bench/{name}.py to measure it")
        else:
            print(*(line.told() for line in measured(name)), sep="\n", flush=True)
    return 1 if missing else 0


def measured(name: str) -> tuple[Line, ...]:
    """Return the lines of a bench; each bench module has a function `measure`."""
    lines: tuple[Line, ...] = import_module(f"bench.{name}").measure()
    return lines


def count() -> int:
    """Print how many presses a turn of each game takes."""
    from bench.presses import table  # noqa: PLC0415 - the other benches need neither records nor layout

    print(*table(), sep="\n")
    return 0


def chaos(presses: int, *, plain: bool = False) -> int:
    """Run the chaos and print what was found; return the exit code: 1 if anything is wrong."""
    from bench.chaos import PLAIN, run  # noqa: PLC0415 - the other benches need neither bot nor stand-in

    with TemporaryDirectory(prefix="chaos-") as folder:
        report = asyncio.run(run(presses, Path(folder), before=PLAIN if plain else ""))
    print(report.told())
    return 1 if report.defects else 0


if __name__ == "__main__":
    sys.exit(main())
