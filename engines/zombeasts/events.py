"""What happens in Zombeasts, and who may know of it (canon, section 6).

Fields named `card` and `cards` hold card ids; None or a bare `count` stands where the reader may not know.
"""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from engines.core import Seat, Weight


class Public(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact that everybody sees and that shows nothing which lay hidden."""

    actor: Seat | None
    stretch: int

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:  # noqa: ARG002 - everybody sees it whole
        """Return the event itself: it is fully public."""
        return self

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - it shows nothing to anybody
        """Tell that nothing hidden is shown."""
        return False


class Shown(Public, frozen=True):
    """A public fact that lays open what only its actor knew."""

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that all but the actor may learn something."""
        return seat != self.actor


class Revealed(Public, frozen=True):
    """A public fact that lays open what nobody knew."""

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - new to everybody
        """Tell that everybody may learn something."""
        return True


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that only their drawer sees; the others learn how many. `cards` is empty for them."""

    actor: Seat | None
    stretch: int
    count: int
    cards: tuple[str, ...] = ()

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = "draw"

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the cards for all but the drawer."""
        return self if seat == self.actor else replace(self, cards=())

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the drawer learns the cards."""
        return seat == self.actor


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="deal"):
    """The hands, the stock and the first seat. `hands` names the cards of the reader's own hand only."""

    actor: Seat | None
    stretch: int
    first: Seat
    counts: tuple[int, ...]
    stock: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event with the reader's own hand alone."""
        return replace(self, hands=tuple(hand if place == seat else () for place, hand in enumerate(self.hands)))

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - the stock is new to everybody
        """Tell that everybody may learn something."""
        return True


class Laid(Shown, frozen=True, tag="lay"):
    """A card was laid. `source`: hand, swap, mouse or carrot; `turned` = it gave a white moon its colour."""

    card: str
    moon: str
    begun: bool
    pair: bool
    source: str = "hand"
    turned: bool = False
    weight: ClassVar[Weight] = Weight.HEADLINE


class JokerShown(Shown, frozen=True, tag="joker-shown"):
    """A joker was named for a swap and lies in the air."""

    card: str
    weight: ClassVar[Weight] = Weight.DETAIL


class Swapped(Public, frozen=True, tag="swap"):
    """A joker and a card of a rival's moon changed places. `moon` and `left`: that moon's colour before, after."""

    joker: str
    card: str
    rival: Seat
    moon: str
    left: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class FullMoon(Public, frozen=True, tag="full-moon"):
    """A moon received its fourth card and went to the won pile."""

    moon: str
    cards: tuple[str, ...]
    points: int
    weight: ClassVar[Weight] = Weight.HEADLINE


class BonusTaken(Public, frozen=True, tag="bonus"):
    """A stock card went to the won pile for four different animals."""

    card: str
    points: int


class Stuck(Shown, frozen=True, tag="stuck"):
    """A hand without a legal play went to the minus pile, face up."""

    cards: tuple[str, ...]
    points: int
    weight: ClassVar[Weight] = Weight.HEADLINE


class CarrotLifted(Public, frozen=True, tag="carrot"):
    """The carrot named a card of an own moon."""

    card: str
    moon: str
    toy: str
    """The rabbit whose toy is used."""
    weight: ClassVar[Weight] = Weight.DETAIL


class MouseUsed(Public, frozen=True, tag="mouse"):
    """The mouse took a stock card; the event of its laying follows."""

    card: str
    toy: str
    weight: ClassVar[Weight] = Weight.DETAIL


class BoneUsed(Public, frozen=True, tag="bone"):
    """The bone allowed a further card; the event of its laying follows."""

    toy: str
    weight: ClassVar[Weight] = Weight.DETAIL


class PawUsed(Public, frozen=True, tag="paw"):
    """The paw levelled the hands."""

    toy: str


class Discarded(Shown, frozen=True, tag="discard"):
    """A card was discarded, face up."""

    card: str
    fold: ClassVar[str] = "discard"


class Passed(Public, frozen=True, tag="pass"):
    """A seat laid no further card."""

    weight: ClassVar[Weight] = Weight.SILENT


class DrewPile(Drawn, frozen=True, tag="draw-pile"):
    """A card was drawn from the pile."""


class DrewStock(Public, frozen=True, tag="draw-stock"):
    """A stock card was drawn."""

    card: str
    fold: ClassVar[str] = "draw"


class Refilled(Drawn, frozen=True, tag="refill"):
    """An empty hand drew from the pile. `why`: pair, end, robbed or stuck."""

    why: str = "end"
    fold: ClassVar[str] = ""


class PawDrew(Drawn, frozen=True, tag="paw-draw"):
    """A short hand drew up for the paw."""

    fold: ClassVar[str] = "paw-draw"


class DrewHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="draw-hand"):
    """A card was drawn unseen from a rival's hand; the two seats concerned learn which one."""

    actor: Seat | None
    stretch: int
    rival: Seat
    card: str | None

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = "draw"

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the card for all but the two seats."""
        return self if seat in (self.actor, self.rival) else replace(self, card=None)

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the two seats learn something."""
        return seat in (self.actor, self.rival)


class TurnBegan(Shown, frozen=True, tag="turn"):
    """A turn began. Whether its seat is asked may depend on its hand (stuck, a single card), hence `may_show`."""

    weight: ClassVar[Weight] = Weight.SILENT


class StockFilled(Revealed, frozen=True, tag="stock-filled"):
    """The stock was filled up from the pile at the end of a turn."""

    cards: tuple[str, ...]
    weight: ClassVar[Weight] = Weight.SILENT


class LastRound(Public, frozen=True, tag="last-round"):
    """The pile is empty: every other seat has one more turn."""

    turns: int
    weight: ClassVar[Weight] = Weight.HEADLINE


class PassedOver(Public, frozen=True, tag="passed-over"):
    """A seat without cards was passed over in the last round."""


class GameOver(Revealed, frozen=True, tag="game-over"):
    """The last turn is over. `points` are the totals by seat."""

    points: tuple[int, ...]
    weight: ClassVar[Weight] = Weight.SILENT


Event = (
    Deal | Laid | JokerShown | Swapped | FullMoon | BonusTaken | Stuck | CarrotLifted | MouseUsed | BoneUsed
    | PawUsed | Discarded | Passed | DrewPile | DrewStock | Refilled | PawDrew | DrewHand | TurnBegan
    | StockFilled | LastRound | PassedOver | GameOver
)  # fmt: skip
