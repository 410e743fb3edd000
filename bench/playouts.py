"""Random playouts through the game contract beside python-chess: list the legal, pick one, carry it out.

Both begin anew when their game is over. The two take turns in short slices of time, so that a busy machine slows
both alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from time import perf_counter

import chess

from bench.line import Line
from engines.core import AnyGame, Setup
from engines.registry import GAMES
from tools.games import build

SECONDS = 6.0
SLICES = 12
SEVENTY_FIVE_MOVES = 150
"""Half-moves without capture or pawn move after which a chess game ends by itself."""


def measure(seconds: float = SECONDS) -> tuple[Line, ...]:
    """Return steps per second of each game beside python-chess, `seconds` for each pair."""
    return tuple(_pair(name, build(name), seconds) for name in GAMES)


def _pair(name: str, game: AnyGame, seconds: float) -> Line:
    ours, peer = _steps(game), _moves()
    rates = _interleave((lambda: next(ours), lambda: next(peer)), seconds)
    return Line(f"playouts of {name}", rates[0], rates[1], "steps/s", "python-chess", higher_is_better=True)


def _interleave(runners: tuple[Callable[[], int], ...], seconds: float) -> list[float]:
    """Run each in turn for a slice; return how often each ran in a second. The first slice only warms up."""
    done, spent = [0] * len(runners), [0.0] * len(runners)
    length = seconds / len(runners) / SLICES
    for slice_number in range(SLICES + 1):
        for place, run in enumerate(runners):
            began, runs = perf_counter(), 0
            while (now := perf_counter()) - began < length:
                for _ in range(20):
                    run()
                runs += 20
            if slice_number:
                done[place] += runs
                spent[place] += now - began
    return [runs / time for runs, time in zip(done, spent, strict=True)]


def _steps(game: AnyGame) -> Iterator[int]:
    random = Random("playouts")
    for number in count():
        seats = random.choice(game.about.seat_counts)
        state = game.start(Setup(game.about.id, game.pack.hash, seats, f"playouts-{number}")).state
        while pending := game.pending(state):
            decision = pending[0]
            state = game.apply(state, decision, random.choice(game.legal_actions(state, decision))).state
            yield number


def _moves() -> Iterator[int]:
    random = Random("playouts")
    for number in count():
        board = chess.Board()
        while board.halfmove_clock < SEVENTY_FIVE_MOVES and (moves := list(board.legal_moves)):
            board.push(random.choice(moves))
            yield number
