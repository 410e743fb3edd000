"""What can be under way (canon, 3.1 and 3.2). Frames that ask bear the name of their question.

Two kinds of stacks hold them. The stack of the table is the course of the round: one seat after the other is asked
there. Each seat has a stack of its own for what it does beside others: putting dogs away, feeding, paying, fuel.
"""

from __future__ import annotations

import msgspec

from engines.core import Seat
from engines.dogs.stalls import Dogs


class _Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Any frame. Like all values here it can be part of no cycle, so the collector need not look at it."""


class AtTable(_Frame, frozen=True, gc=False):
    """A frame of the table that asks its seat."""

    seat: Seat


# The course of a round.


class Beginning(_Frame, frozen=True, gc=False, tag="beginning"):
    """A round is about to begin."""


class Road(_Frame, frozen=True, gc=False, tag="road"):
    """Driving: the next truck is looked for from this seat on."""

    seat: Seat


class Gathering(_Frame, frozen=True, gc=False, tag="gathering"):
    """Everybody is waited for who still has something to do of his own."""


class Donors(_Frame, frozen=True, gc=False, tag="donors"):
    """Donations are still to go round."""


class Hall(_Frame, frozen=True, gc=False, tag="hall"):
    """Working: the next worker is looked for from this seat on."""

    seat: Seat


class Upkeep(_Frame, frozen=True, gc=False, tag="upkeep"):
    """Dogs are about to be fed and wages to be paid."""


class Closing(_Frame, frozen=True, gc=False, tag="closing"):
    """Upkeep is over: dogs join the Fair, and the game may end."""


class CleanUp(_Frame, frozen=True, gc=False, tag="clean-up"):
    """Cards and dogs are about to be dealt anew."""


class Income(_Frame, frozen=True, gc=False, tag="income"):
    """Everybody is about to get the income and to buy gas."""


class Turning(_Frame, frozen=True, gc=False, tag="turning"):
    """The token is about to pass on and the round to end."""


# Questions of the table.


class Driving(AtTable, frozen=True, gc=False, tag="drive"):
    """The turn of a driver. `exchanged`: the two spaces of the last Dog Exchange of this turn."""

    exchanged: tuple[str, ...] = ()


class ExchangingFirst(AtTable, frozen=True, gc=False, tag="exchange-first"):
    """Dog Exchange was played, and the first dog is to be named."""


class ExchangingSecond(AtTable, frozen=True, gc=False, tag="exchange-second"):
    """The second dog of an exchange is to be named."""

    space: str


class Returning(AtTable, frozen=True, gc=False, tag="return-card"):
    """A truck has driven home, and its seat holds Additional Dog."""


class Donating(AtTable, frozen=True, gc=False, tag="donation"):
    """Dogs of `donor` are offered to a seat: `offered` the healthy ones as they came, `sick` those not admitted."""

    donor: Seat
    offered: Dogs
    yard: Dogs
    sick: Dogs
    admitted: Dogs = ()
    lifts: int = 0


class Sending(AtTable, frozen=True, gc=False, tag="send"):
    """A worker is to be sent."""


class TakingCard(AtTable, frozen=True, gc=False, tag="card"):
    """A card above the building is to be taken."""

    building: str


class Building(AtTable, frozen=True, gc=False, tag="town-hall"):
    """A stall may be built."""


class Swapping(AtTable, frozen=True, gc=False, tag="warehouse"):
    """Goods may be swapped."""

    swaps: int = 0


class Shopping(AtTable, frozen=True, gc=False, tag="pet-shop"):
    """Goods may be bought."""

    spent: int = 0


class Curing(AtTable, frozen=True, gc=False, tag="veterinary"):
    """Dogs may be cured."""

    cured: int = 0


class Putting(AtTable, frozen=True, gc=False, tag="put"):
    """A dog needs a stall. `left`: the stall that a dog of the same breed has just left, or 0."""

    breed: str
    left: int = 0


class Dealing(AtTable, frozen=True, gc=False, tag="dog-fair"):
    """A deal with the Fair is possible."""


class SellingFrom(AtTable, frozen=True, gc=False, tag="sell-from"):
    """A breed is to be sold, and it stands in several stalls."""

    breed: str


class SellingExtra(AtTable, frozen=True, gc=False, tag="sell-extra"):
    """A dog is to be sold, and cards may raise the price."""

    breed: str
    stall: int


class Offering(AtTable, frozen=True, gc=False, tag="trade-offer"):
    """The own dog of a trade is to be named."""


class Getting(AtTable, frozen=True, gc=False, tag="trade-get"):
    """The Fair dog of a trade is to be named."""

    breed: str
    stall: int


# Questions of a seat beside the others.


class Arranging(_Frame, frozen=True, gc=False, tag="arrange"):
    """Dogs are put away: healthy ones in the yard, sick ones of this round, sick ones set aside for donation."""

    yard: Dogs
    sick: Dogs
    given: Dogs = ()
    lifts: int = 0


class Claiming(_Frame, frozen=True, gc=False, tag="bonus"):
    """The bonus of the first or last to drive home."""


class Feeding(_Frame, frozen=True, gc=False, tag="feed"):
    """`hungry` stalls are still to be named; `named` were."""

    hungry: int
    named: tuple[int, ...] = ()


class Paying(_Frame, frozen=True, gc=False, tag="wage"):
    """The wage of the assistant is due."""


class Hiring(_Frame, frozen=True, gc=False, tag="hire"):
    """The lost assistant may be hired back."""


class Fuelling(_Frame, frozen=True, gc=False, tag="fuel"):
    """Gas may be bought."""


Asking = (
    Driving | ExchangingFirst | ExchangingSecond | Returning | Donating | Sending | TakingCard | Building | Swapping
    | Shopping | Curing | Putting | Dealing | SellingFrom | SellingExtra | Offering | Getting
)  # fmt: skip
Passing = Beginning | Road | Gathering | Donors | Hall | Upkeep | Closing | CleanUp | Income | Turning
Frame = Asking | Passing
Own = Arranging | Claiming | Feeding | Paying | Hiring | Fuelling
AnyQuestion = Asking | Own
