"""Everything about a session of Zombeasts, secrets included (canon, section 3).

What is under way stands on a stack of frames, the innermost last. A frame that needs no answer is
run; the first one that does is the open decision.
"""

from __future__ import annotations

import msgspec

from engines.core import Rng, Seat
from engines.zombeasts.view import Moon


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="beginning"):
    """A turn is about to begin."""


class Playing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """The compulsory play of a turn."""


class ChoosingRival(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="swap-seat"):
    """A joker in the air, and the rival still to be named."""

    joker: str


class ChoosingCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="swap-take"):
    """A joker in the air, and the card to be taken from the rival."""

    joker: str
    rival: Seat


class Placing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="place"):
    """A taken card in the air, still to be laid."""

    card: str
    rival: Seat


class ChoosingBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bonus"):
    """A stock card to be taken for four different animals."""


class After(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="after"):
    """A card was laid: what does it allow?"""


class GoingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="extra"):
    """A further card (`more`: for a pair or a bone) or a toy may follow; `toy` is None if it would not work."""

    more: bool
    toy: str | None


class LayingIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="carrot-in"):
    """A moon card lifted by the carrot, and the hand card to replace it."""

    card: str
    moon: str


class Surplus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat with too many cards: the id of its last discard, from which the earlier ones count back."""

    seat: Seat
    last: int


class Discarding(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="discard"):
    """The discards after a paw, all seats side by side, in seat order."""

    seats: tuple[Surplus, ...]


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """Cards still to draw."""

    due: int


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ending"):
    """What happens when the turn is over."""


Frame = (
    Beginning | Playing | ChoosingRival | ChoosingCard | Placing | ChoosingBonus | After | GoingOn | LayingIn
    | Discarding | Drawing | Ending
)  # fmt: skip


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to one seat. The hand is sorted by colour, draw number and id."""

    hand: tuple[str, ...]
    moons: tuple[Moon, ...] = ()
    won: tuple[str, ...] = ()
    """The cards of full moons; `bonus` holds the stock cards taken for them."""
    bonus: tuple[str, ...] = ()
    full_moons: int = 0
    minus: tuple[str, ...] = ()


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that matter after the deal."""

    quarters: bool = True
    master: bool = False
    open_scores: bool = True


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A session at one moment."""

    rng: Rng
    options: Options
    areas: tuple[Area, ...]
    pile: tuple[str, ...]
    """Top card first."""
    stock: tuple[str, ...]
    on_turn: Seat
    frames: tuple[Frame, ...]
    """Innermost last; none when the game is over."""
    asked: int = 0
    """The highest decision id given out so far."""
    discard: tuple[str, ...] = ()
    """Face up and without an order, hence kept sorted like a hand."""
    turn: int = 0
    laid: str | None = None
    pair: bool = False
    robbed: tuple[Seat, ...] = ()
    slept: tuple[str, ...] = ()
    last_round: bool = False
    turns_left: int = 0
    """Turns of the last round, the present one included."""
