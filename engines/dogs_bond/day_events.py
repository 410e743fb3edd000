"""What happens on Adoption Day in Dogs Bond."""

from __future__ import annotations

from typing import ClassVar

from engines.core import Seat, Weight
from engines.dogs_bond.audiences import Public, Revealed


class InstinctShown(Revealed, frozen=True, tag="instinct"):
    """A dog turned its face-down cards up for Adoption Day."""

    cards: tuple[str, ...]
    total: int
    fold: ClassVar[str] = "instinct"


class OrderFixed(Revealed, frozen=True, tag="order"):
    """The adoption order."""

    order: tuple[Seat, ...]
    weight: ClassVar[Weight] = Weight.HEADLINE


class Courted(Revealed, frozen=True, tag="court"):
    """A dog rolled for an adoption."""

    adopter: str
    house: int
    level: int
    roll: int
    adopted: bool
    again: bool
    weight: ClassVar[Weight] = Weight.HEADLINE


class SecondTryKept(Public, frozen=True, tag="no"):
    """A dog did not roll again with this adopter."""

    adopter: str
    weight: ClassVar[Weight] = Weight.DETAIL


class Rescued(Revealed, frozen=True, tag="rescue"):
    """A dog without a home continued its Rescue Story."""

    roll: int
    points: int


class GameOver(Revealed, frozen=True, tag="game-over"):
    """Every dog has a home or a Rescue Story. `points` are the scores by seat."""

    points: tuple[int, ...]
    weight: ClassVar[Weight] = Weight.SILENT
