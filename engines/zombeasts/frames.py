"""What can be under way: frames of the stack in a state, named after the questions they ask (canon, 3.1).

A frame that needs no answer is run; the innermost one that does is the open decision.
"""

from __future__ import annotations

import msgspec

from engines.core import Seat


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
    """A card was laid, and it is not yet known what it allows."""


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
