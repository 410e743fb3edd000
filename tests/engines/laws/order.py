"""Laws of the order of turns, where a game has one that everybody sees."""

from __future__ import annotations

from random import Random

from engines.core import AnyGame, Order, Seat
from tests.engines.contestants import Kit
from tests.engines.walk import Position, Walk


def law_who_is_next_comes_next(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Whoever is said to be next is asked, or plays by itself, before anybody else is said to be."""
    if not isinstance(game, Order):
        return
    before: Seat | None = None
    for position in walk.positions:
        now = game.next_seat(game.view(position.state, None))
        assert now is None or now < walk.setup.seats, f"seat {now} is at no table of {walk.setup.seats}"
        if None not in {before, now} and before != now:
            assert before in _in_play(game, position), f"seat {before} was to be next, then seat {now} was"
        before = now


def _in_play(game: AnyGame, position: Position) -> set[Seat | None]:
    asked = {decision.seat for decision in game.pending(position.state)}
    return asked | {event.actor for event in position.step.events}
