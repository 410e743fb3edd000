"""The shots of Zombeasts."""

from __future__ import annotations

from engines.core import AnyGame, Chosen
from engines.zombeasts.actions import Carrot, Mouse
from engines.zombeasts.events import BonusTaken, FullMoon, Stuck, Swapped
from tools.shots import Position, Shot, Wanted, after, asking, offering, over, several, shared, turn

SETTLED = 8
"""A turn after which the table is no longer bare."""


def _attack(game: AnyGame, now: Position) -> bool:
    view = game.view(now.state, None)
    return view.turn > SETTLED and view.pair and any(decision.kind == "extra" for decision in now.pending)


def _last_round(game: AnyGame, now: Position) -> bool:
    return bool(game.view(now.state, None).last_round and now.pending)


def _hand(least: int) -> Wanted:
    return lambda game, now: bool(
        now.pending
        and now.pending[0].kind == "play"
        and len(game.view(now.state, now.pending[0].seat).hand) >= least
        and game.view(now.state, None).turn > SETTLED
    )


MASTER = (Chosen("master", "on"),)
HIDDEN = (Chosen("scores", "hidden"), Chosen("quarters", "off"))
SHOTS = (
    Shot("first-2", 2, turn(1, "play")),
    Shot("first-4", 4, turn(1, "play")),
    Shot("middle-2", 2, turn(20, "play")),
    Shot("middle-3", 3, turn(20, "play")),
    Shot("middle-4", 4, turn(20, "play")),
    Shot("late-4", 4, turn(34, "play")),
    Shot("attack-4", 4, _attack),
    Shot("draw-3", 3, asking("draw")),
    Shot("bonus-2", 2, asking("bonus")),
    Shot("swap-3", 3, after(Swapped)),
    Shot("swap-4", 4, after(Swapped, FullMoon)),
    Shot("stuck-2", 2, after(Stuck)),
    Shot("bonus-taken-4", 4, after(BonusTaken)),
    Shot("master-4", 4, turn(20, "play"), MASTER),
    Shot("paw-3", 3, several, MASTER),
    Shot("hidden-3", 3, turn(20, "play"), HIDDEN),
    Shot("last-round-2", 2, _last_round),
    Shot("last-round-4", 4, _last_round),
    Shot("over-2", 2, over),
    Shot("over-3", 3, over),
    Shot("over-4", 4, over),
    Shot("shared-2", 2, shared),
    Shot("contrast-4", 4, turn(20, "play"), contrast=True),
    Shot("hand-3", 2, _hand(3), private=True),
    Shot("hand-6", 2, _hand(6), private=True),
    Shot("hand-9", 3, _hand(9), MASTER, private=True),
    Shot("hand-12", 2, _hand(12), private=True),
    Shot("hand-15", 2, _hand(15), private=True),
    Shot("hand-contrast", 2, _hand(6), private=True, contrast=True),
    Shot("hand-draw", 3, asking("draw"), private=True),
    Shot("hand-draw-4", 4, asking("draw"), private=True),
    Shot("hand-bonus", 4, asking("bonus"), private=True),
    Shot("hand-swap-seat", 4, asking("swap-seat"), private=True),
    Shot("hand-swap-take", 3, asking("swap-take"), private=True),
    Shot("hand-place", 2, asking("place"), private=True),
    Shot("hand-attack", 3, _attack, private=True),
    Shot("hand-mouse", 3, offering(Mouse), MASTER, private=True),
    Shot("hand-carrot", 3, offering(Carrot), MASTER, private=True),
    Shot("hand-carrot-in", 3, asking("carrot-in"), MASTER, private=True),
    Shot("hand-discard", 3, several, MASTER, private=True),
    Shot("hand-last-round", 4, _last_round, private=True),
)
