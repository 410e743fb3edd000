"""The shots of Dogs Bond."""

from __future__ import annotations

from engines.core import AnyGame, Chosen
from engines.dogs_bond.events import AbilityUsed, Lost, Played, Swapped
from engines.dogs_bond.view import Phase
from tools.shots import Position, Shot, Wanted, asking, over

SETTLED = 12
"""A turn after which the ladders are no longer bare."""


def _turn(number: int) -> Wanted:
    """Want somebody to play in this turn or a later one."""
    return lambda _, now: bool(now.pending and now.pending[0].kind == "play" and now.state.turn >= number)


def _phase(phase: Phase) -> Wanted:
    return lambda _, now: bool(now.pending) and now.state.phase is phase


def _rolled(least: int) -> Wanted:
    """Want Adoption Day after so many rolls."""
    return lambda _, now: bool(now.pending) and len(now.state.day.tries) >= least


def _risen(_: AnyGame, now: Position) -> bool:
    """Want a card that brought a level."""
    return now.state.turn > SETTLED and any(isinstance(event, Played) and event.changes for event in now.events)


def _settled(kind: type) -> Wanted:
    return lambda _, now: now.state.turn > SETTLED and any(isinstance(event, kind) for event in now.events)


SHORT = (Chosen("length", "short"),)
SHOTS = (
    Shot("pick", 3, asking("pick")),
    Shot("first", 4, _turn(1)),
    Shot("middle-2", 2, _turn(SETTLED)),
    Shot("middle-4", 4, _turn(20)),
    Shot("middle-6", 6, _turn(30)),
    Shot("middle-8", 8, _turn(36)),
    Shot("risen", 4, _risen),
    Shot("lost", 5, _settled(Lost)),
    Shot("swapped", 4, _settled(Swapped)),
    Shot("ability", 5, _settled(AbilityUsed)),
    Shot("tail-wag", 4, _phase(Phase.TAIL_WAG)),
    Shot("day-3", 3, _rolled(2)),
    Shot("day-8", 8, _rolled(4), SHORT),
    Shot("over-2", 2, over),
    Shot("over-4", 4, over),
    Shot("over-8", 8, over, SHORT),
    Shot("contrast", 6, _turn(24), contrast=True),
    Shot("hand-pick", 4, asking("pick"), private=True),
    Shot("hand-play", 4, _turn(16), private=True),
    Shot("hand-attack", 4, asking("attack-dog"), private=True),
    Shot("hand-keep", 4, asking("keep"), private=True),
    Shot("hand-salvage", 4, asking("salvage"), private=True),
    Shot("hand-lose", 4, asking("lose-top"), private=True),
    Shot("hand-swap", 4, asking("swap-first"), private=True),
    Shot("hand-event", 6, asking("event"), (Chosen("dogs", "random"),), private=True),
    Shot("hand-court", 4, asking("court"), private=True),
    Shot("hand-contrast", 4, _turn(16), private=True, contrast=True),
)
