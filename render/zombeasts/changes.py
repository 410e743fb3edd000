"""What the last move changed, read from the events since the reader's last board."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.core import Event, Seat
from engines.zombeasts.events import BonusTaken, FullMoon, Laid, Stuck, Swapped
from engines.zombeasts.view import View


class Changes(msgspec.Struct, frozen=True):
    """The cards laid or moved, swaps as (joker, card), seats whose won or minus pile grew."""

    cards: frozenset[str] = frozenset()
    swaps: tuple[tuple[str, str], ...] = ()
    won: frozenset[Seat] = frozenset()
    minus: frozenset[Seat] = frozenset()


def changes(view: View, events: Sequence[Event]) -> Changes:
    """Gather what changed; without events the card laid in this turn still counts."""
    if not events:
        return Changes(cards=frozenset((view.laid,) if view.laid else ()))
    swaps = tuple((event.joker, event.card) for event in events if isinstance(event, Swapped))
    laid = {event.card for event in events if isinstance(event, Laid)}
    return Changes(
        cards=frozenset(laid.union(joker for joker, _ in swaps)),
        swaps=swaps,
        won=_actors(events, FullMoon, BonusTaken),
        minus=_actors(events, Stuck),
    )


def _actors(events: Sequence[Event], *kinds: type) -> frozenset[Seat]:
    return frozenset(event.actor for event in events if isinstance(event, kinds) and event.actor is not None)
