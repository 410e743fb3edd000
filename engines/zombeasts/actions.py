"""What a seat can answer, and the notation of the canon (section 5) in both directions."""

from __future__ import annotations

import msgspec

from engines.core import Notation, Seat

NEW = "new"
"""The target that begins a moon; every other target is the colour of a moon."""


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Lay a hand card in the moon `target`."""

    card: str
    target: str


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Offer a joker for a card of a rival's moon."""

    joker: str


class Rival(msgspec.Struct, frozen=True, tag="rival"):
    """Name the rival of a swap."""

    seat: Seat


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Name the card that a swap takes."""

    card: str


class Place(msgspec.Struct, frozen=True, tag="place"):
    """Lay the card taken by a swap."""

    target: str


class Bonus(msgspec.Struct, frozen=True, tag="bonus"):
    """Take a stock card to the won pile."""

    card: str


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """Lay no further card and use no toy."""


class Carrot(msgspec.Struct, frozen=True, tag="carrot"):
    """Lift a card of an own moon with the carrot."""

    card: str


class LayIn(msgspec.Struct, frozen=True, tag="lay"):
    """Put a hand card where the carrot lifted one."""

    card: str


class Mouse(msgspec.Struct, frozen=True, tag="mouse"):
    """Lay a stock card with the mouse."""

    card: str
    target: str


class Paw(msgspec.Struct, frozen=True, tag="paw"):
    """Level all hands with the paw."""


class DrawPile(msgspec.Struct, frozen=True, tag="draw-pile"):
    """Draw the top card of the pile."""


class DrawStock(msgspec.Struct, frozen=True, tag="draw-stock"):
    """Draw an open card of the stock."""

    card: str


class DrawHand(msgspec.Struct, frozen=True, tag="draw-hand"):
    """Draw a card unseen from a rival's hand."""

    seat: Seat


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a hand card after a paw."""

    card: str


Action = (
    Play | Swap | Rival | Take | Place | Bonus | Pass | Carrot | LayIn | Mouse | Paw | DrawPile | DrawStock
    | DrawHand | Discard
)  # fmt: skip

_NOTATION: Notation[Action] = Notation({
    "play": (Play,), "swap": (Swap,), "rival": (Rival,), "take": (Take,), "place": (Place,), "bonus": (Bonus,),
    "pass": (Pass,), "carrot": (Carrot,), "lay": (LayIn,), "mouse": (Mouse,), "paw": (Paw,),
    "draw pile": (DrawPile,), "draw stock": (DrawStock,), "draw hand": (DrawHand,), "discard": (Discard,),
})  # fmt: skip

write = _NOTATION.write
read = _NOTATION.read
