"""What a seat can answer, and the notation of the canon (section 5) in both directions."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engines.core import Notation, Seat

PILE = "pile"
"""The source of a salvage that is no card: the Attribute pile."""


class Bows(StrEnum):
    """When a Play Bow is used if a forced discard leaves nothing else to choose (4.4)."""

    ALWAYS = "always"
    BIG = "big"
    ASK = "ask"


class Pick(msgspec.Struct, frozen=True, gc=False, tag="pick"):
    """Take a dog."""

    dog: str


class Reveal(msgspec.Struct, frozen=True, gc=False, tag="event"):
    """Carry out one of the events that were sniffed at."""

    event: str


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play a card face up."""

    card: str


class Hide(msgspec.Struct, frozen=True, gc=False, tag="hide"):
    """Play Instinct face down."""

    card: str


class Attack(msgspec.Struct, frozen=True, gc=False, tag="attack"):
    """Play Instinct against another dog."""

    card: str


class Dog(msgspec.Struct, frozen=True, gc=False, tag="dog"):
    """Name another dog."""

    seat: Seat


class Pile(msgspec.Struct, frozen=True, gc=False, tag="pile"):
    """Name the pile that an attack hits."""

    attribute: str


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Play nothing, swap nothing."""


class Bow(msgspec.Struct, frozen=True, gc=False, tag="bow"):
    """Use a Play Bow against a forced discard."""


class Accept(msgspec.Struct, frozen=True, gc=False, tag="accept"):
    """Let a forced discard happen."""


class Drop(msgspec.Struct, frozen=True, gc=False, tag="drop"):
    """Discard the top card of a pile."""

    attribute: str


class Toss(msgspec.Struct, frozen=True, gc=False, tag="toss"):
    """Put a paw card away."""

    card: str


class Done(msgspec.Struct, frozen=True, gc=False, tag="done"):
    """Swap no further card."""


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """Keep one of the cards looked at."""

    card: str


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take a discard, or draw from the pile."""

    source: str


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """Hand a paw card over."""

    card: str


class Choose(msgspec.Struct, frozen=True, gc=False, tag="choose"):
    """Choose how to go on."""

    option: str


class House(msgspec.Struct, frozen=True, gc=False, tag="house"):
    """Name a house of a swap."""

    number: int


class Use(msgspec.Struct, frozen=True, gc=False, tag="use"):
    """Use the own ability."""


class Skip(msgspec.Struct, frozen=True, gc=False, tag="skip"):
    """Leave the own ability unused."""


class Try(msgspec.Struct, frozen=True, gc=False, tag="try"):
    """Try to be adopted."""

    adopter: str


class Again(msgspec.Struct, frozen=True, gc=False, tag="again"):
    """Roll again with the same adopter."""


class No(msgspec.Struct, frozen=True, gc=False, tag="no"):
    """Leave the second roll unused."""


class BowPolicy(msgspec.Struct, frozen=True, gc=False, tag="bow-policy"):
    """Set the own bow preference. It answers no question and may be said at any time (3.2)."""

    policy: Bows


Action = (
    Pick | Reveal | Play | Hide | Attack | Dog | Pile | Pass | Bow | Accept | Drop | Toss | Done | Keep | Take
    | Give | Choose | House | Use | Skip | Try | Again | No | BowPolicy
)  # fmt: skip

_NOTATION: Notation[Action] = Notation({str(shape.__struct_config__.tag): (shape,) for shape in (
    Pick, Reveal, Play, Hide, Attack, Dog, Pile, Pass, Bow, Accept, Drop, Toss, Done, Keep, Take, Give, Choose,
    House, Use, Skip, Try, Again, No, BowPolicy,
)})  # fmt: skip

write = _NOTATION.write
read = _NOTATION.read
