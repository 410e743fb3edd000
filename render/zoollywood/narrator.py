"""The narrator of Zoollywood: how its events name things."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Ref, Seat
from engines.zoollywood.lattice import SPINS
from render.narrator import Facts, Narrator, Value, seat

__all__ = [
    "Facts",
    "Narrator",
    "Value",
    "area",
    "card",
    "listed",
    "piece",
    "seat",
    "seats",
    "side",
    "space",
    "target",
]


def card(number: str) -> Ref:
    """Refer to a card by its number."""
    return Ref("card", number)


def piece(name: str) -> Ref:
    """Refer to a piece or a tile."""
    return Ref("piece", name)


def side(number: int) -> Ref:
    """Refer to a side."""
    return Ref("side", str(number))


def space(name: str) -> Ref:
    """Refer to a space."""
    return Ref("space", name)


def area(name: str) -> Ref:
    """Refer to a triangle."""
    return Ref("area", name)


def target(name: str) -> Ref:
    """Refer to whatever a card was aimed at."""
    if name in SPINS:
        return Ref("spin", name)
    return area(name) if "-" in name else space(name)


def listed(narrator: Narrator, spaces: Iterable[str]) -> str:
    """List spaces: "c3, d4 and e4"."""
    return narrator.words.joined(list(spaces))


def seats(narrator: Narrator, numbers: Iterable[Seat]) -> str:
    """List people: "Ben and Dora"; the reader is "you"."""
    names = [
        narrator.words.text("zoollywood-you") if number == narrator.reader
        else narrator.words.name(seat(number), narrator.table) for number in numbers
    ]  # fmt: skip
    return narrator.words.joined(names)
