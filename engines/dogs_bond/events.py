"""What happens in Dogs Bond, and who may know of it (canon, section 6).

Fields named `card` and `cards` hold card ids; nothing or a bare `count` stands where the reader may not know.
"""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from engines.core import Seat, Weight
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.audiences import Between, Known, Private, Public, Revealed, Shown


class Change(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A BOND level that rose or fell."""

    adopter: str
    before: int
    after: int


class Began(Public, frozen=True, tag="began"):
    """The session began with this ALPHA."""

    alpha: Seat


class DogTaken(Public, frozen=True, tag="dog"):
    """A seat has its dog. `chosen` = it was picked, not dealt."""

    dog: str
    chosen: bool
    fold: ClassVar[str] = "dog"


class Deal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="deal"):
    """Houses, piles and paws were dealt. `paws` names the cards of the reader's own paw only."""

    actor: Seat | None
    stretch: int
    houses: tuple[str, ...]
    events: int
    paws: tuple[tuple[str, ...], ...]

    weight: ClassVar[Weight] = Weight.HEADLINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event with the reader's own paw alone."""
        return replace(self, paws=tuple(paw if place == seat else () for place, paw in enumerate(self.paws)))

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - the houses are new to everybody
        """Tell that everybody may learn something."""
        return True


class Sniffed(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="sniff"):
    """ALPHA looked at the top events; nobody else learns which."""

    actor: Seat | None
    stretch: int
    count: int
    events: tuple[str, ...]

    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the names for all but ALPHA."""
        return self if seat == self.actor else replace(self, events=())

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that ALPHA learns the events."""
        return seat == self.actor


class EventShown(Revealed, frozen=True, tag="event"):
    """An event was turned up. `kept` is None where there was no choice, else whether it was the top one (R40)."""

    event: str
    number: int
    kept: bool | None = None
    weight: ClassVar[Weight] = Weight.HEADLINE


class Drew(Private, frozen=True, tag="draw"):
    """A dog drew Attribute cards."""

    fold: ClassVar[str] = "draw"


class Reshuffled(Public, frozen=True, tag="reshuffle"):
    """The discards became the Attribute pile."""

    count: int
    weight: ClassVar[Weight] = Weight.DETAIL


class UsedUp(Public, frozen=True, tag="used-up"):
    """Attribute pile and discards are used up: this turn is the last one (R22)."""

    weight: ClassVar[Weight] = Weight.HEADLINE


class EventsDropped(Public, frozen=True, tag="events-dropped"):
    """The remaining events were discarded unseen."""

    count: int


class AllChosen(Revealed, frozen=True, tag="all-chosen"):
    """The secret answers of several dogs are in; what each of them was follows."""

    weight: ClassVar[Weight] = Weight.SILENT


class Played(Shown, frozen=True, tag="play"):
    """A card was played face up. `total`: the sum of its pile now."""

    card: str
    total: int
    changes: tuple[Change, ...] = ()


class Hid(Known, frozen=True, tag="hide"):
    """Instinct was played face down. `count`: face-down cards now."""


class NoPlay(Shown, frozen=True, tag="no-play"):
    """A dog had nothing to play."""


class Passed(Public, frozen=True, tag="pass"):
    """A dog chose to play nothing more."""

    fold: ClassVar[str] = "pass"
    weight: ClassVar[Weight] = Weight.DETAIL


class Attacked(Revealed, frozen=True, tag="attack"):
    """Instinct was played against another dog; it may meet a Play Bow."""

    card: str
    rival: Seat
    pile: str


class Fizzled(Known, frozen=True, tag="fizzle"):
    """An attack found an empty pile and its card lies face down instead (R19). `count`: face-down cards now."""

    rival: Seat | None = None
    pile: str = ""


class Forced(Revealed, frozen=True, tag="forced"):
    """An event forces dogs to discard a top card; who is asked depends on secret preferences (4.4)."""

    dogs: tuple[Seat, ...]
    weight: ClassVar[Weight] = Weight.SILENT


class Lost(Shown, frozen=True, tag="lost"):
    """A dog was forced to discard a top card. `attacker` is None for an event."""

    card: str
    pile: str
    attacker: Seat | None = None
    changes: tuple[Change, ...] = ()


class Bowed(Shown, frozen=True, tag="bow"):
    """A dog used a Play Bow. `attacker` is None against an event."""

    attacker: Seat | None = None


class Tossed(Shown, frozen=True, tag="toss"):
    """A dog put paw cards away. `why`: lose-paw (forced), paw-limit, toss or redraw."""

    cards: tuple[str, ...]
    why: str


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


class Barked(Public, frozen=True, tag="bark"):
    """The turn is over and the Rope Toy went left."""

    alpha: Seat
    weight: ClassVar[Weight] = Weight.DETAIL


class TailWagBegan(Public, frozen=True, tag="tail-wag"):
    """The last plays begin."""

    weight: ClassVar[Weight] = Weight.HEADLINE


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


class PolicySet(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="bow-policy"):
    """A dog set its bow preference; nobody else hears of it."""

    actor: Seat | None
    stretch: int
    policy: Bows

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event to its actor alone."""
        return self if seat == self.actor else None

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - its actor chose it
        """Tell that nothing hidden is shown."""
        return False


class GameOver(Revealed, frozen=True, tag="game-over"):
    """Every dog has a home or a Rescue Story. `points` are the scores by seat."""

    points: tuple[int, ...]
    weight: ClassVar[Weight] = Weight.SILENT


Event = (
    Began | DogTaken | Deal | Sniffed | EventShown | Drew | Reshuffled | UsedUp | EventsDropped | AllChosen | Played
    | Hid | NoPlay | Passed | Attacked | Fizzled | Forced | Lost | Bowed | Tossed | DogNamed | Took | Gave
    | NoTrade | Looked | Kept | Salvaged | Decided | Swapped | NoSwap | Rolled | ContestWon | HouseNamed
    | AbilityUsed | AbilitySkipped | Barked | TailWagBegan | InstinctShown | OrderFixed | Courted
    | SecondTryKept | Rescued | PolicySet | GameOver
)  # fmt: skip
