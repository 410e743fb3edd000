"""How the engine refers to the things of Dogs; the catalogue gives them their names."""

from __future__ import annotations

from engines.core import Ref, Seat
from engines.dogs.tokens import Token


def seat_ref(seat: Seat) -> Ref:
    """Name a seat."""
    return Ref("seat", str(seat))


def breed_ref(breed: str) -> Ref:
    """Name a breed."""
    return Ref("breed", breed)


def dog_ref(token: Token) -> Ref:
    """Name a dog with what its token shows: `mutt-sick`."""
    return Ref("dog", f"{token.breed}-{token.kind}")


def space_ref(space: str) -> Ref:
    """Name a space of the map."""
    return Ref("space", space)


def stall_ref(stall: int) -> Ref:
    """Name a stall by its number."""
    return Ref("stall", str(stall))


def card_ref(card: str) -> Ref:
    """Name a bonus card."""
    return Ref("card", card)


def building_ref(building: str) -> Ref:
    """Name a building of the action board."""
    return Ref("building", building)


def good_ref(good: str) -> Ref:
    """Name food, medicine or gas."""
    return Ref("good", good)


def side_ref(side: str) -> Ref:
    """Name the city or the country."""
    return Ref("side", side)
