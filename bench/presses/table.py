"""The table: means over the occasions of several sessions of each game, beside what was aimed at."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

import msgspec

from bench.presses.counting import Player, Way, best_wishes, presses
from bench.presses.occasions import Answer, occasions, recorded
from engines.core import AnyGame
from engines.registry import GAMES
from render.registry import presenter
from sessions.library import Library

SESSIONS = 3
"""So many sessions of a game at least; of one that more numbers of seats can play, one with each number."""
BEGINS: Mapping[str, Mapping[str, frozenset[str]]] = {
    "zombeasts": {"turn": frozenset({"play", "extra", "place", "bonus", "draw"})},
    "zoollywood": {"turn": frozenset({"turn"})},
    "dogs": {"driving": frozenset({"drive"}), "worker": frozenset({"send"})},
}
"""What is counted of each game besides all occasions: the stretches of a seat that begin with such a question.

A turn of Zombeasts in which the only card of a hand is laid by itself begins with what comes after it.
"""
TARGETS = {
    ("zombeasts", "turn"): 3.3,
    ("zoollywood", "turn"): 3.7,
    ("dogs", "driving"): 1.0,
    ("dogs", "worker"): 3.0,
    ("dogs_bond", "occasion"): 2.0,
    ("dogs_bond", "alpha"): 2.4,
    ("dogs_bond", "others"): 2.1,
}


Counts = tuple[int, ...]
"""Presses each way, in the order of `Way`."""


class Row(msgspec.Struct, frozen=True):
    """One line: how many occasions, the mean number of presses each way, the aim."""

    game: str
    sort: str
    occasions: int
    means: tuple[float, ...]
    target: float | None

    def told(self) -> str:
        """Return the line as a row of a table."""
        means = " | ".join(f"{mean:.2f}" for mean in self.means)
        aim = "-" if self.target is None else f"{self.target:.1f}"
        return f"| {self.game} | {self.sort} | {self.occasions} | {means} | {aim} |"


def table(sessions: int = SESSIONS) -> tuple[str, ...]:
    """Count and return the table, its heading first."""
    heading = ("| game | counted | number | board | message | wishes | aim |", "|---|---|---|---|---|---|---|")
    return (*heading, *(row.told() for game in sorted(GAMES) for row in rows(game, sessions)))


def rows(name: str, sessions: int) -> Iterator[Row]:
    """Count the presses of some sessions of a game, at least one with each number of seats."""
    counted: dict[str, list[Counts]] = defaultdict(list)
    game = Library().offered(name)
    for seed in range(max(sessions, len(game.about.seat_counts))):
        for sort, counts in _session(game, seed):
            counted[sort].append(counts)
    for sort, every in counted.items():
        means = tuple(sum(column) / len(every) for column in zip(*every, strict=True))
        yield Row(name, sort, len(every), means, TARGETS.get((name, sort)))


def _session(game: AnyGame, seed: int) -> Iterator[tuple[str, Counts]]:
    seats = game.about.seat_counts
    answers = recorded(game, seats[seed % len(seats)], seed)
    player = Player(game, presenter(game), best_wishes(game, answers))
    stretches: dict[tuple[int, int], list[tuple[str, Counts]]] = defaultdict(list)
    for occasion in occasions(game, answers):
        first, counts = occasion[0].decision, tuple(presses(player, occasion, way) for way in Way)
        stretches[first.seat, first.stretch].append((first.kind, counts))
        yield "occasion", counts
        if game.about.id == "dogs_bond":
            yield ("alpha" if _is_alpha(game, occasion[0]) else "others"), counts
    for parts in stretches.values():
        for sort, kinds in BEGINS.get(game.about.id, {}).items():
            if parts[0][0] in kinds:
                yield sort, tuple(map(sum, zip(*(counts for _, counts in parts), strict=True)))


def _is_alpha(game: AnyGame, answer: Answer) -> bool:
    """Tell whether the dog whose turn it is answers, and not another that is asked because of it."""
    view = game.view(answer.state, None)
    return bool(view.phase == "turn" and view.alpha == answer.decision.seat)
