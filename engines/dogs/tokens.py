"""Dog tokens and the goods of a seat, as data (canon, 1.2)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

import msgspec

SIDES = ("city", "country")
"""The two parts of the map, and the two bags."""


class Kind(StrEnum):
    """What a token shows."""

    HEALTHY = "healthy"
    SICK = "sick"
    REWARD = "reward"
    ROADWORK = "roadwork"


class Token(msgspec.Struct, frozen=True, order=True, array_like=True, tag=True, gc=False):
    """A token on the map, in a bag or on a truck; it needs no identity of its own."""

    breed: str
    kind: Kind

    @property
    def is_dog(self) -> bool:
        """Tell a dog from a Roadwork tile."""
        return self.kind is not Kind.ROADWORK


ROADWORK = Token("roadwork", Kind.ROADWORK)

Bag = tuple[Token, ...]
"""Tokens in sorted order: a draw takes each with equal chance, so a bag has no order of its own."""


class Good(StrEnum):
    """What can be swapped, and counts a third of a point."""

    FOOD = "food"
    MEDICINE = "medicine"
    GAS = "gas"


GOODS: tuple[Good, ...] = tuple(Good)


def filled(bag: Bag, tokens: Iterable[Token]) -> Bag:
    """Return the bag with further tokens."""
    return tuple(sorted((*bag, *tokens)))


def has_dog(bag: Bag) -> bool:
    """Tell whether a bag holds more than Roadwork."""
    return any(token.is_dog for token in bag)
