"""What the effects of event cards and abilities bring in Dogs Bond: trades, looks, swaps, rolls."""

from __future__ import annotations

from typing import ClassVar

from engines.core import Seat, Weight
from engines.dogs_bond.audiences import Between, Known, Private, Public, Revealed, Shown


class DogNamed(Public, frozen=True, tag="pick-dog"):
    """A dog named another one."""

    rival: Seat


class Took(Between, frozen=True, tag="trade"):
    """A dog took a random paw card of another one."""

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the two dogs learn something."""
        return seat in (self.actor, self.rival)


class Gave(Between, frozen=True, tag="give"):
    """A dog handed a paw card to another one. `why`: trade or pass."""

    why: str = "trade"
    fold: ClassVar[str] = "give"

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the receiver learns something."""
        return seat == self.rival


class NoTrade(Public, frozen=True, tag="no-trade"):
    """The dog named had no card to take."""

    rival: Seat


class Looked(Private, frozen=True, tag="look"):
    """A dog looked at the top of the Attribute pile."""


class Kept(Known, frozen=True, tag="keep"):
    """A dog kept cards it looked at; `under` went below the pile."""

    under: int = 0


class Salvaged(Public, frozen=True, tag="salvage"):
    """A dog took a discard."""

    card: str


class Decided(Shown, frozen=True, tag="either"):
    """A dog had chosen one of the options."""

    option: str
    weight: ClassVar[Weight] = Weight.DETAIL


class Swapped(Public, frozen=True, tag="swap"):
    """The adopters of two houses changed places."""

    first: int
    second: int
    adopters: tuple[str, str]
    """Who lives now in the first and in the second house."""


class NoSwap(Public, frozen=True, tag="no-swap"):
    """A dog let everybody stay."""

    weight: ClassVar[Weight] = Weight.DETAIL


class Rolled(Revealed, frozen=True, tag="roll"):
    """A dog rolled the die. `why`: roll, contest, house or order."""

    roll: int
    why: str
    fold: ClassVar[str] = "roll"


class ContestWon(Public, frozen=True, tag="contest"):
    """The highest rolls of a contest."""

    dogs: tuple[Seat, ...]


class HouseNamed(Public, frozen=True, tag="house"):
    """The event names the house of an adopter."""

    house: int
    adopter: str
    weight: ClassVar[Weight] = Weight.DETAIL


class AbilityUsed(Public, frozen=True, tag="use"):
    """A dog used its ability."""

    dog: str


class AbilitySkipped(Public, frozen=True, tag="skip"):
    """A dog left its ability unused."""

    dog: str
    weight: ClassVar[Weight] = Weight.SILENT
