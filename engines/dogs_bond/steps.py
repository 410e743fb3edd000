"""The primitives that effects are made of: what a step of an event or ability says (canon, 4.1).

An effect is data. A new card is written with these steps in the data pack and needs no code.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Who = Literal[
    "alpha", "self", "all", "others", "left", "right", "neighbours", "picked", "alpha-and-picked", "small",
    "medium", "large", "winners", "underdogs", "topdogs", "hoarders", "noses", "fans", "strangers", "devoted",
]  # fmt: skip
"""Whom a step concerns; evaluated when the step starts, in turn order."""
Attribute = Literal["grooming", "health", "obedience", "temperament", "instinct"]
Target = Literal["grooming", "health", "obedience", "temperament", "instinct", "heart", "pair"]
"""A pile that a step can hit: `heart` and `pair` are those of the adopter in the named house."""
Count = Annotated[int, msgspec.Meta(ge=1, le=9)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
HouseNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]
Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Any step."""


class Draw(Base, frozen=True, tag="draw"):
    """Each dog draws `n`, one dog after the other."""

    who: Who
    n: Count


class Play(Base, frozen=True, tag="play"):
    """`n` rounds in which each dog plays a card; `attrs` limits the types, none = any."""

    who: Who
    n: Count
    attrs: tuple[Attribute, ...] = ()
    optional: bool = False


class LoseTop(Base, frozen=True, tag="lose-top"):
    """Each dog is forced to discard a top card from one of the piles, by its own choice."""

    who: Who
    attrs: Annotated[tuple[Target, ...], msgspec.Meta(min_length=1)]
    n: Count = 1


class LosePaw(Base, frozen=True, tag="lose-paw"):
    """Each dog is forced to discard `n` paw cards, by its own choice."""

    who: Who
    n: Count


class PickDog(Base, frozen=True, tag="pick-dog"):
    """The dog names another one, which is remembered."""

    who: Who


class Trade(Base, frozen=True, tag="trade"):
    """The dog takes a random paw card of the picked dog and gives one back."""

    who: Who


class Pass(Base, frozen=True, tag="pass"):
    """Each dog hands a paw card to its neighbour; all cards move at once."""

    who: Who
    dir: Literal["left", "right"]


class Scry(Base, frozen=True, tag="scry"):
    """The dog looks at the top of the pile, keeps some cards and puts the others under the pile."""

    who: Who
    look: Count
    keep: Count


class Salvage(Base, frozen=True, tag="salvage"):
    """`n` times: the dog takes one of the top discards, or draws 1."""

    who: Who
    n: Count
    depth: Count


class Redraw(Base, frozen=True, tag="redraw"):
    """The dog tosses up to `n` paw cards and draws as many."""

    who: Who
    n: Count


class Toss(Base, frozen=True, tag="toss"):
    """The dog tosses `n` paw cards."""

    who: Who
    n: Count


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to go on."""

    id: Name
    steps: tuple[Step, ...]


class Either(Base, frozen=True, tag="either"):
    """All these dogs choose at once; then each option is carried out by those who chose it."""

    who: Who
    options: Annotated[tuple[Option, ...], msgspec.Meta(min_length=2)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to dogs that roll one of these faces."""

    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=1)]
    steps: tuple[Step, ...]


class Roll(Base, frozen=True, tag="roll"):
    """Every dog rolls; then each row is carried out by those who rolled it, `self` standing for all of them."""

    who: Who
    table: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1)]


class Contest(Base, frozen=True, tag="contest"):
    """Every dog rolls; the highest are remembered as winners."""

    who: Who


class House(Base, frozen=True, tag="house"):
    """Names a house."""

    n: HouseNumber


class RollHouse(Base, frozen=True, tag="roll-house"):
    """The dog rolls; the number names a house."""

    who: Who


class SwapHouses(Base, frozen=True, tag="swap-houses"):
    """The adopters of houses `a` and `b` change places; without numbers the dog names two houses, or none."""

    who: Who
    a: HouseNumber | None = None
    b: HouseNumber | None = None


Step = (
    Draw | Play | LoseTop | LosePaw | PickDog | Trade | Pass | Scry | Salvage | Redraw | Toss | Either | Roll
    | Contest | House | RollHouse | SwapHouses
)  # fmt: skip
