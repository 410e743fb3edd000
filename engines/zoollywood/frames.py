"""What can be under way: frames of the stack in a state, named after the questions they ask (canon, section 3).

A frame that needs no answer is run; the innermost one that does is the open decision.
"""

from __future__ import annotations

import msgspec

from engines.core import Seat
from engines.zoollywood.lattice import Space


class Suspended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything suspended."""


class ChoosingScene(Suspended, frozen=True, tag="scene"):
    """A scene to be chosen."""

    seat: Seat


class ChoosingSet(Suspended, frozen=True, tag="component"):
    """A component set to be chosen in free mode."""

    seat: Seat


class PlacingPiece(Suspended, frozen=True, tag="component-place"):
    """Pieces of a component set still to be placed, the next one first."""

    seat: Seat
    pieces: tuple[str, ...]


class Dealing(Suspended, frozen=True, tag="dealing"):
    """The layout is complete: cards are drafted if there are any."""


class Drafting(Suspended, frozen=True, tag="draft"):
    """Starting cards, seats side by side. Ids of decisions count up from `first_id` by seat; () = not yet kept."""

    first_id: int
    kept: tuple[tuple[int, ...], ...]


class OpeningEgg(Suspended, frozen=True, tag="opening-egg"):
    """A rival egg to be placed before the first turn."""

    seat: Seat


class Beginning(Suspended, frozen=True, tag="beginning"):
    """A turn is about to begin."""


class Acting(Suspended, frozen=True, tag="turn"):
    """The action of a turn, still to be chosen."""


class After(Suspended, frozen=True, tag="after"):
    """The action was carried out: a card, an Emperor step or a Star draw may follow."""


class Ending(Suspended, frozen=True, tag="ending"):
    """The turn is over."""


class Choosing(Suspended, frozen=True, tag="target"):
    """A played card whose targets are still to be picked. `secret`: the hand with the penguin."""

    card: int
    picks: tuple[str, ...] = ()
    secret: str = ""
    hidden: bool = False
    """The pick is a secret: which hand holds what."""


class Window(Suspended, frozen=True, tag="react"):
    """A played card that the rivals may cancel, seats side by side; ids count up from `first_id` by seat."""

    card: int
    picks: tuple[str, ...]
    secret: str
    waiting: tuple[Seat, ...]
    first_id: int


class Working(Suspended, frozen=True, tag="working"):
    """A card is about to take effect."""

    card: int
    picks: tuple[str, ...]
    secret: str


class Guessing(Suspended, frozen=True, tag="guess"):
    """Two hands, one to be named by the next seat."""

    seat: Seat
    secret: str


class Placing(Suspended, frozen=True, tag="place"):
    """A piece from a hand to be placed: `egg` or `penguin`."""

    what: str


class ExploringAgain(Suspended, frozen=True, tag="explore-again"):
    """A second Exploration with another penguin."""


class Stopping(Suspended, frozen=True, tag="stop"):
    """A slide that may end anywhere on its path. `how`: the direction or spin, `nest` if it goes around one."""

    start: Space
    path: tuple[Space, ...]
    how: str
    nest: Space | None = None


class Storming(Suspended, frozen=True, tag="storm"):
    """A penguin that has come to rest on the last space of its path, perhaps in a storm that has not acted yet."""

    path: tuple[Space, ...]
    acted: tuple[Space, ...] = ()


class Settling(Suspended, frozen=True, tag="settling"):
    """The penguin rests: eggs are laid and effects collected."""

    path: tuple[Space, ...]


class Triggering(Suspended, frozen=True, tag="order"):
    """Effects still to be resolved."""

    left: tuple[str, ...]


class MovingGull(Suspended, frozen=True, tag="gull"):
    """The Seagull is to be moved."""


class Peeking(Suspended, frozen=True, tag="peek"):
    """One of the two top cards is to be kept."""


class Discarding(Suspended, frozen=True, tag="discard"):
    """A hand above its limit."""


Frame = (
    ChoosingScene | ChoosingSet | PlacingPiece | Dealing | Drafting | OpeningEgg | Beginning | Acting | After
    | Ending | Choosing | Window | Working | Guessing | Placing | ExploringAgain | Stopping | Storming | Settling
    | Triggering | MovingGull | Peeking | Discarding
)  # fmt: skip
