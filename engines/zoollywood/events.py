"""What happens in Zoollywood, and who may know of it (canon, section 6).

Spaces and triangles stand by their printed names, pieces by the names of `pieces.NAMES`, cards by their number as
a text; an empty text stands where the reader may not know.
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


class Began(Public, frozen=True, tag="began"):
    """The table was set. `first` will begin; with four seats, 0 and 2 are Blue and may not tell their cards."""

    first: Seat
    seats: int
    mode: str


class SceneLaid(Public, frozen=True, tag="scene"):
    """A scene was laid out; `actor` is None if the options named it or luck drew it."""

    scene: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class SetTaken(Public, frozen=True, tag="component"):
    """A component set was chosen in free mode."""

    component: str


class PieceSet(Public, frozen=True, tag="component-set"):
    """A piece of a component set was placed on a space or a triangle."""

    piece: str
    place: str


class DeckNamed(Public, frozen=True, tag="deck"):
    """The numbers of the deck are known, in the notation of the option: `g1.2.3.5-s7.8.9.12`."""

    deck: str


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="kept"):
    """Starting cards were kept. The partner who chooses next sees them as well: `partner`."""

    actor: Seat | None
    stretch: int
    count: int
    cards: tuple[str, ...] = ()
    partner: Seat | None = None

    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = "kept"

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the cards for all but the two who know."""
        knows = seat is not None and seat in (self.actor, self.partner)
        return self if knows else replace(self, cards=())

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the partner may learn something."""
        return seat is not None and seat == self.partner


class DeckShuffled(Public, frozen=True, tag="shuffled"):
    """The deck was shuffled and lies ready."""

    count: int
    weight: ClassVar[Weight] = Weight.DETAIL


class OpeningEggSet(Public, frozen=True, tag="opening-egg"):
    """A rival egg was placed before the first turn. `side` owns the egg."""

    side: int
    space: str


class TurnBegan(Public, frozen=True, tag="turn"):
    """A turn began."""

    weight: ClassVar[Weight] = Weight.SILENT


class Landed(Public, frozen=True, tag="land"):
    """An egg landed."""

    space: str


class Hatched(Public, frozen=True, tag="hatch"):
    """A penguin hatched."""

    space: str
    piece: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class Explored(Public, frozen=True, tag="explore"):
    """A penguin slid. `how`: a direction or a spin; `path` from the start to where the slide ended."""

    piece: str
    how: str
    nest: str
    path: tuple[str, ...]
    over_rim: bool
    returned: tuple[str, ...]
    """Where rival eggs lay that went back."""
    weight: ClassVar[Weight] = Weight.HEADLINE


class StormStep(Public, frozen=True, tag="storm-step"):
    """A penguin stepped out of a storm; `returned`: onto a rival egg."""

    storm: str
    space: str
    returned: bool


class StormHeld(Public, frozen=True, tag="storm-held"):
    """A penguin found no way out of a storm."""

    storm: str


class EggsLaid(Public, frozen=True, tag="eggs-laid"):
    """Eggs of a side were laid. `why`: explore, card or emperor."""

    side: int
    spaces: tuple[str, ...]
    why: str


class EggsReturned(Public, frozen=True, tag="eggs-returned"):
    """Eggs went back to their owner by a card."""

    side: int
    spaces: tuple[str, ...]


class RightGained(Public, frozen=True, tag="nest-right"):
    """A penguin may circle a nest in its side's next Exploration."""

    space: str
    nest: str
    weight: ClassVar[Weight] = Weight.DETAIL


class GullMoved(Public, frozen=True, tag="gull"):
    """The Seagull was moved."""

    origin: str
    space: str


class GullLeft(Public, frozen=True, tag="gull-left"):
    """The Seagull found no empty space and left the game."""

    origin: str


class Shift(msgspec.Struct, frozen=True):
    """A piece and where it was moved."""

    piece: str
    origin: str
    space: str


class Turned(Public, frozen=True, tag="turned"):
    """The corners of a triangle were turned. `by`: the tent's id or `card`."""

    area: str
    spin: str
    by: str
    shifts: tuple[Shift, ...]


class EmperorMoved(Public, frozen=True, tag="emperor"):
    """The Emperor moved one step."""

    origin: str
    space: str


class CardPlayed(Shown, frozen=True, tag="play"):
    """An event card was played."""

    card: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class TargetPicked(Public, frozen=True, tag="pick"):
    """A target of the played card was named: a space, a triangle or a spin."""

    card: str
    target: str
    weight: ClassVar[Weight] = Weight.DETAIL


class HandsHidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hands-hidden"):
    """Pieces were hidden in two hands; only their owner knows which hand holds the penguin (or the only egg)."""

    actor: Seat | None
    stretch: int
    card: str
    hand: str

    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the hand for all but its owner."""
        return self if seat == self.actor else replace(self, hand="")

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - nobody learns anything
        """Tell that nothing hidden is shown."""
        return False


class WindowOpened(Public, frozen=True, tag="window"):
    """Rivals may cancel the card: `seats` are asked."""

    card: str
    seats: tuple[Seat, ...]
    weight: ClassVar[Weight] = Weight.DETAIL


class Passed(Public, frozen=True, tag="pass"):
    """A seat let the card happen."""

    card: str
    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = "pass"


class Cancelled(Shown, frozen=True, tag="cancel"):
    """A card was cancelled by another one."""

    card: str
    by: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class Flagged(Public, frozen=True, tag="flag"):
    """A card holds for this turn's Exploration. `flag`: ghost or mark."""

    card: str
    flag: str
    weight: ClassVar[Weight] = Weight.DETAIL


class PenguinPlaced(Public, frozen=True, tag="penguin-placed"):
    """A card put an unused penguin on the board."""

    space: str
    piece: str


class EggPlaced(Public, frozen=True, tag="egg-placed"):
    """An unused egg from a hand was put on the board."""

    side: int
    space: str


class Recast(Public, frozen=True, tag="recast"):
    """A rival egg was replaced by an own one. `side` owns the new egg."""

    side: int
    space: str


class BarrierMoved(Public, frozen=True, tag="barrier-moved"):
    """A card moved a barrier."""

    piece: str
    origin: str
    space: str


class WrittenOut(Public, frozen=True, tag="written-out"):
    """A penguin became an egg of its side."""

    piece: str
    side: int
    space: str


class Guessed(Public, frozen=True, tag="guess"):
    """A hand was named. `held` and `other`: what lay in it and in the other one: penguin, egg or nothing."""

    hand: str
    held: str
    other: str

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - only the card's owner knew, and cannot be told here
        """Tell that somebody may learn something."""
        return True


class Peeked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="peek"):
    """The two top cards were looked at."""

    actor: Seat | None
    stretch: int
    cards: tuple[str, ...]

    weight: ClassVar[Weight] = Weight.DETAIL
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the cards for all but the looker."""
        return self if seat == self.actor else replace(self, cards=())

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the looker learns the cards."""
        return seat == self.actor


class CardTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="taken"):
    """A card came to a hand from the top two; `rest`: where the other one went, which everybody sees."""

    actor: Seat | None
    stretch: int
    card: str
    rest: str

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the card for all but its owner."""
        return self if seat == self.actor else replace(self, card="")

    def may_show(self, seat: Seat | None) -> bool:  # noqa: ARG002 - the owner has seen it before
        """Tell that nothing hidden is shown."""
        return False


class Drew(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """A card was drawn. `why`: star, or last for the only card of the deck."""

    actor: Seat | None
    stretch: int
    card: str
    why: str

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return the event, without the card for all but the drawer."""
        return self if seat == self.actor else replace(self, card="")

    def may_show(self, seat: Seat | None) -> bool:
        """Tell that the drawer learns the card."""
        return seat == self.actor


class Discarded(Shown, frozen=True, tag="discard"):
    """A card above the hand limit was discarded, face up."""

    card: str
    fold: ClassVar[str] = "discard"


class GameOver(Public, frozen=True, tag="game-over"):
    """The game is over. `side` is None for a draw; `why`: eggs, blocked or limit; `eggs` on the board by side."""

    side: int | None
    why: str
    eggs: tuple[int, int]
    weight: ClassVar[Weight] = Weight.HEADLINE


Event = (
    Began | SceneLaid | SetTaken | PieceSet | DeckNamed | Kept | DeckShuffled | OpeningEggSet | TurnBegan | Landed
    | Hatched | Explored | StormStep | StormHeld | EggsLaid | EggsReturned | RightGained | GullMoved | GullLeft
    | Turned | EmperorMoved | CardPlayed | TargetPicked | HandsHidden | WindowOpened | Passed | Cancelled | Flagged
    | PenguinPlaced | EggPlaced | Recast | BarrierMoved | WrittenOut | Guessed | Peeked | CardTaken | Drew
    | Discarded | GameOver
)  # fmt: skip
