"""What the last moves changed, read from the events since the reader's last board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from engines.core import Event, Seat
from engines.dogs import events as told

Slot = tuple[Seat, str]
"""A number or a stall of a seat: coins, food, medicine, gas, cards, infirmary, stall-1 .. stall-5."""


class Changes(msgspec.Struct, frozen=True):
    """Journeys of trucks, dogs that changed places, and what grew or shrank by an answer of its seat."""

    journeys: tuple[told.Moved, ...] = ()
    exchanges: tuple[tuple[str, str], ...] = ()
    back: frozenset[Seat] = frozenset()
    slots: frozenset[Slot] = frozenset()
    sent: frozenset[tuple[str, Seat]] = frozenset()
    joined: int = 0
    """How many dogs at the end of the Fair are new."""


def changes(events: Sequence[Event]) -> Changes:
    """Gather what changed; of a truck only its last journey counts."""
    journeys = {event.actor: event for event in events if isinstance(event, told.Moved)}
    acted = [(event.actor, event) for event in events if event.actor is not None]
    home = told.Returned | told.Towed | told.Stayed
    return Changes(
        journeys=tuple(journeys.values()),
        exchanges=tuple((e.first.space, e.second.space) for e in events if isinstance(e, told.Exchanged)),
        back=frozenset(seat for seat, event in acted if isinstance(event, home)),
        slots=frozenset((seat, slot) for seat, event in acted for slot in _slots(event)),
        sent=frozenset((event.building, seat) for seat, event in acted if isinstance(event, told.WorkerSent)),
        joined=sum(_joined(event) for event in events),
    )


def _slots(event: Event) -> tuple[str, ...]:
    found = _SLOTS.get(type(event))
    return found(event) if found else ()


def _goods(event: Any) -> tuple[str, ...]:
    return tuple(good for good in ("coins", "food", "medicine", "gas") if getattr(event, good))


_SLOTS: Mapping[type, Callable[[Any], tuple[str, ...]]] = {
    told.Moved: lambda e: ("coins",) if e.coins else (),
    told.BonusTaken: lambda e: (e.good,),
    told.CardTaken: lambda _: ("cards",),
    told.CrateTaken: _goods,
    told.StallBuilt: lambda e: (f"stall-{e.stall}",),
    told.GoodsSwapped: lambda e: (e.give, e.get),
    told.GoodsBought: lambda e: (e.one, e.other),
    told.DogCured: lambda _: ("infirmary",),
    told.DogPut: lambda e: (f"stall-{e.stall}",),
    told.DogSold: lambda e: (f"stall-{e.stall}", "coins"),
    told.DogTraded: lambda e: (f"stall-{e.stall}",),
    told.FullStall: lambda _: ("coins",),
    told.FellSick: lambda e: ("infirmary",) if e.bay else (),
    told.FuelBought: lambda e: ("gas",) if e.gas else (),
}


def _joined(event: Event) -> int:
    if isinstance(event, told.JoinedFair):
        return len(event.dogs)
    if isinstance(event, told.Moved):
        return int(event.coins > 0)
    return int(isinstance(event, told.DogSold))
