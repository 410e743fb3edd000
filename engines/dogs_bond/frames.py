"""What can be under way: frames of the stack in a state (canon, sections 3 and 4).

A frame that needs no answer is run; the innermost one that does holds the open decisions. Where several
seats are asked side by side, each has its own entry with ids reserved beforehand, so that the order of the answers
changes nothing.
"""

from __future__ import annotations

import msgspec

from engines.core import Seat


class Frame(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag=True):
    """Any part of play under way."""


class Picking(Frame, frozen=True, tag="pick"):
    """Seats still without a dog, in the order in which they pick."""

    seats: tuple[Seat, ...]


class Preparing(Frame, frozen=True, tag="preparing"):
    """Adopters, events and cards are about to be dealt."""


class Beginning(Frame, frozen=True, tag="beginning"):
    """A turn is about to begin."""


class Sniffing(Frame, frozen=True, tag="event"):
    """ALPHA chooses among the top events; `count` of them are seen."""

    count: int


class Reading(Frame, frozen=True, tag="reading"):
    """A list of steps, the number of the next one, and the dogs that `self` stands for."""

    script: str
    at: int = 0
    selves: tuple[Seat, ...] = ()


class Player(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A dog told to play, and how many cards."""

    seat: Seat
    left: int


class Commitment(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A secret answer to `play`: nothing yet (no verb), or play, hide, pass, or attack with its target.

    The ids `first` to `first` + 2 belong to `play`, `attack-dog` and `attack-pile`.
    """

    seat: Seat
    first: int
    verb: str = ""
    card: str = ""
    dog: Seat | None = None
    pile: str = ""

    @property
    def complete(self) -> bool:
        """Tell whether nothing more has to be said."""
        return bool(self.verb) and (self.verb != "attack" or bool(self.pile))


class Playing(Frame, frozen=True, tag="play"):
    """Rounds of plays; commitments stand in turn order, none between rounds."""

    players: tuple[Player, ...]
    attrs: tuple[str, ...] = ()
    optional: bool = False
    commitments: tuple[Commitment, ...] = ()


class Attacking(Frame, frozen=True, tag="attacking"):
    """Attacks of a round still to be resolved, in turn order."""

    attacks: tuple[Commitment, ...]


class Threat(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A dog forced to discard from one of these piles. `answer` is a pile, `play-bow`, or nothing yet."""

    seat: Seat
    id: int
    piles: tuple[str, ...]
    answer: str = ""


class Losing(Frame, frozen=True, tag="losing"):
    """Forced discards of top cards, in turn order; `left` = further discards; `attacker` is None for an event."""

    threats: tuple[Threat, ...]
    left: int = 0
    attacker: Seat | None = None


class Heap(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A dog that puts `due` paw cards away, those chosen so far, or its Play Bow; ids count up from `first`."""

    seat: Seat
    first: int
    due: int
    chosen: tuple[str, ...] = ()
    bowed: bool = False

    @property
    def complete(self) -> bool:
        """Tell whether nothing more has to be chosen."""
        return self.bowed or len(self.chosen) == self.due


class Shedding(Frame, frozen=True, tag="shedding"):
    """Paw cards put away, all dogs side by side. `why` is the kind of the question."""

    why: str
    heaps: tuple[Heap, ...]


class Gift(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A dog that hands a paw card over."""

    seat: Seat
    id: int
    to: Seat
    card: str = ""


class Giving(Frame, frozen=True, tag="give"):
    """Cards handed over, all at once. `why`: trade or pass."""

    why: str
    gifts: tuple[Gift, ...]


class Turner(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A dog that chooses one of the options."""

    seat: Seat
    id: int
    options: tuple[str, ...]
    answer: str = ""


class Deciding(Frame, frozen=True, tag="either"):
    """A choice between options of the step `at` of a script, all dogs side by side."""

    script: str
    at: int
    turners: tuple[Turner, ...]


class PickingDog(Frame, frozen=True, tag="pick-dog"):
    """A dog that names another one."""

    seat: Seat


class Trading(Frame, frozen=True, tag="trading"):
    """A dog about to take a random card."""

    seat: Seat


class Looking(Frame, frozen=True, tag="keep"):
    """A dog that looks at cards of the pile. `look`: still to be taken off it; `due`: still to be kept."""

    seat: Seat
    look: int
    due: int
    cards: tuple[str, ...] = ()
    """Those still to choose from, in the order seen."""
    kept: tuple[str, ...] = ()


class Salvaging(Frame, frozen=True, tag="salvage"):
    """A dog that takes discards or draws."""

    seat: Seat
    left: int
    depth: int


class Redrawing(Frame, frozen=True, tag="redraw"):
    """A dog that swaps paw cards for new ones."""

    seat: Seat
    left: int
    tossed: int = 0


class Swapping(Frame, frozen=True, tag="swap-first"):
    """A dog that may let two adopters change places."""

    seat: Seat


class SwappingWith(Frame, frozen=True, tag="swap-second"):
    """The second house of a swap."""

    seat: Seat
    first: int


class Offering(Frame, frozen=True, tag="ability"):
    """Dogs whose icon is on the event, in turn order."""

    seats: tuple[Seat, ...]


class Barking(Frame, frozen=True, tag="barking"):
    """The Rope Toy is about to be passed on."""


class Ending(Frame, frozen=True, tag="ending"):
    """What happens when a turn is over."""


class Wagging(Frame, frozen=True, tag="wagging"):
    """The Tail Wag is about to begin."""


class Revealing(Frame, frozen=True, tag="revealing"):
    """Adoption Day is about to begin."""


class Courting(Frame, frozen=True, tag="court"):
    """The dog at this place of the adoption order tries adopters."""

    place: int


class TryingAgain(Frame, frozen=True, tag="second-try"):
    """A dog that may roll again with the same adopter."""

    seat: Seat
    adopter: str


AnyFrame = (
    Picking | Preparing | Beginning | Sniffing | Reading | Playing | Attacking | Losing | Shedding | Giving
    | Deciding | PickingDog | Trading | Looking | Salvaging | Redrawing | Swapping | SwappingWith | Offering
    | Barking | Ending | Wagging | Revealing | Courting | TryingAgain
)  # fmt: skip
