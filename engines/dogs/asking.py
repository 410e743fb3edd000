"""What is asked, under which rule topic, and which questions fold into which menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.core import Phrase, Ref, phrase
from engines.dogs import frames
from engines.dogs.box import Box
from engines.dogs.names import breed_ref, building_ref, seat_ref, space_ref
from engines.dogs.state import Area
from engines.dogs.view import View

_EXCHANGE = ("exchange-first", "exchange-second")
_SALE = ("sell-from", "sell-extra")
_TRADE = ("trade-offer", "trade-get")
FOLDS: Mapping[str, tuple[str, ...]] = {
    "drive": ("return-card", *_EXCHANGE),
    "exchange-first": _EXCHANGE[1:],
    "send": ("card",),
    "dog-fair": (*_SALE, *_TRADE, "put"),
    "sell-from": _SALE[1:],
    "trade-offer": (*_TRADE[1:], "put"),
    "trade-get": ("put",),
}
"""Kinds of follow-up questions that are shown as deeper levels of a menu; of too many the last are left out."""

_TOPICS = {
    "drive": "moving",
    "exchange-first": "dog-exchange",
    "exchange-second": "dog-exchange",
    "return-card": "additional-dog",
    "bonus": "return-bonus",
    "arrange": "rearranging",
    "donation": "donation",
    "send": "workers",
    "card": "bonus-cards",
    "town-hall": "town-hall",
    "warehouse": "warehouse",
    "pet-shop": "pet-shop",
    "veterinary": "veterinary",
    "put": "stall-rules",
    "dog-fair": "dog-fair-price",
    "sell-from": "selling",
    "sell-extra": "trained-and-prized-dog",
    "trade-offer": "trading",
    "trade-get": "trading",
    "feed": "feeding",
    "wage": "assistant",
    "hire": "assistant",
    "fuel": "fuel",
}


def topic(kind: str) -> str:
    """Return the rule topic behind a question."""
    return _TOPICS[kind]


def ask(box: Box, view: View, area: Area, frame: frames.AnyQuestion) -> Phrase:
    """Return the question in one line; it says nothing that others can change while it is open."""
    key = f"dogs-ask-{frame.__struct_config__.tag}"
    if isinstance(frame, frames.Driving) and frame.exchanged:
        key = f"{key}-exchanged"
    says = _SAYS.get(type(frame))
    return phrase(key, **says(box, view, area, frame)) if says else phrase(key)


_Arguments = dict[str, int | str | Ref | Phrase]

_SAYS: Mapping[type[frames.AnyQuestion], Callable[[Box, View, Area, Any], _Arguments]] = {
    frames.Driving: lambda _, __, area, ___: {"gas": area.gas},
    frames.ExchangingSecond: lambda _, __, ___, frame: {"space": space_ref(frame.space)},
    frames.Arranging: lambda _, __, ___, frame: {"count": len(frame.yard), "sick": len(frame.sick)},
    frames.Donating: lambda _, __, ___, frame: {
        "seat": seat_ref(frame.donor),
        "count": len(frame.yard) + len(frame.sick),
    },
    frames.TakingCard: lambda _, __, ___, frame: {"building": building_ref(frame.building)},
    frames.Building: lambda _, __, area, ___: {"coins": area.coins},
    frames.Swapping: lambda box, _, __, frame: {"count": box.limits.warehouse_swaps - frame.swaps},
    frames.Shopping: lambda _, __, area, ___: {"coins": area.coins},
    frames.Curing: lambda _, __, area, ___: {"count": area.medicine},
    frames.Putting: lambda _, __, ___, frame: {"breed": breed_ref(frame.breed)},
    frames.Dealing: lambda box, view, _, __: {"price": box.price(len(view.fair))},
    frames.SellingFrom: lambda _, __, ___, frame: {"breed": breed_ref(frame.breed)},
    frames.SellingExtra: lambda _, __, ___, frame: {"breed": breed_ref(frame.breed)},
    frames.Getting: lambda _, __, ___, frame: {"breed": breed_ref(frame.breed)},
    frames.Feeding: lambda _, __, ___, frame: {"count": frame.hungry},
    frames.Fuelling: lambda _, __, area, ___: {"gas": area.gas, "coins": area.coins},
}
"""What the question of each frame says besides its kind."""
