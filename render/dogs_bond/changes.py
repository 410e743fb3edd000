"""What the last moves changed, read from the events since the reader's last board."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from engines.core import Event, Seat
from engines.dogs_bond import events as told
from engines.dogs_bond.box import HIDDEN, Box

PAW = 5
"""The place of the paw behind the four piles and the face-down cards."""
Slot = tuple[Seat, int]
"""A number of a dog: piles 0 to 3, face-down cards, paw."""


class Changes(msgspec.Struct, frozen=True):
    """Numbers that grew or shrank, levels that were reached, houses that swapped, who used an ability."""

    grown: frozenset[Slot] = frozenset()
    lost: frozenset[Slot] = frozenset()
    levels: frozenset[tuple[str, int]] = frozenset()
    """Adopter and the level that a dog has now; 0 for one that fell off the ladder."""
    swaps: tuple[tuple[int, int], ...] = ()
    used: frozenset[Seat] = frozenset()
    courted: frozenset[str] = frozenset()
    """Adopters who were asked for a home."""
    barked: bool = False


def changes(box: Box, events: Sequence[Event]) -> Changes:
    """Gather what changed; of a dog's way on a ladder only its end counts."""
    acted = [(event.actor, event) for event in events if event.actor is not None]
    ends = {(seat, change.adopter): change.after for seat, event in acted
            for change in getattr(event, "changes", ())}  # fmt: skip
    return Changes(
        grown=frozenset(slot for seat, event in acted for slot in _grown(box, seat, event)),
        lost=frozenset(slot for seat, event in acted for slot in _lost(box, seat, event)),
        levels=frozenset((adopter, level) for (_, adopter), level in ends.items()),
        swaps=tuple((event.first, event.second) for event in events if isinstance(event, told.Swapped)),
        used=frozenset(seat for seat, event in acted if isinstance(event, told.AbilityUsed)),
        courted=frozenset(event.adopter for event in events if isinstance(event, told.Courted)),
        barked=any(isinstance(event, told.Barked) for event in events),
    )


def _grown(box: Box, seat: Seat, event: Event) -> Iterator[Slot]:
    if isinstance(event, told.Played):
        yield seat, box.cards[event.card].place or 0
    elif isinstance(event, told.Hid | told.Fizzled):
        yield seat, HIDDEN
    else:
        yield from ((who, PAW) for who in _paws(seat, event))


def _lost(box: Box, seat: Seat, event: Event) -> Iterator[Slot]:
    if isinstance(event, told.Lost):
        place = box.cards[event.card].place
        yield seat, HIDDEN if place is None else place
    elif isinstance(event, told.Tossed | told.Bowed):
        yield seat, PAW


def _paws(seat: Seat, event: Event) -> tuple[Seat, ...]:
    found = _PAWS.get(type(event))
    return found(seat, event) if found else ()


_PAWS: Mapping[type, Callable[[Seat, Any], tuple[Seat, ...]]] = {
    told.Took: lambda seat, event: (seat, event.rival),
    told.Gave: lambda seat, event: (seat, event.rival),
    told.Kept: lambda seat, _: (seat,),
    told.Salvaged: lambda seat, _: (seat,),
}
