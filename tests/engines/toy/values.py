"""State, actions, events and view of the toy game."""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec
from msgspec.structs import replace

from engines.core import Rng, Seat, Weight


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything. `drawer` is the seat that may draw, None while all bid."""

    rng: Rng
    rounds: int
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    round: int = 1
    drawer: Seat | None = None

    @property
    def over(self) -> bool:
        return self.round > self.rounds


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    """Lay a hand card face down."""

    card: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw a card from the deck, by luck."""


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Draw nothing."""


Action = Bid | Draw | Rest


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A public fact that shows nothing hidden."""

    actor: Seat | None
    stretch: int

    weight: ClassVar[Weight] = Weight.LINE
    fold: ClassVar[str] = ""

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self

    def may_show(self, seat: Seat | None) -> bool:
        return False


class Dealt(Fact, frozen=True, tag="dealt"):
    """The deal; each reader finds the own hand alone."""

    hands: tuple[tuple[int, ...], ...]

    def seen_by(self, seat: Seat | None) -> Self | None:
        return replace(self, hands=tuple(hand if place == seat else () for place, hand in enumerate(self.hands)))

    def may_show(self, seat: Seat | None) -> bool:
        return seat is not None


class HasBid(Fact, frozen=True, tag="has-bid"):
    """A card was laid face down; its owner alone knows which."""

    card: int | None

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.actor else replace(self, card=None)


class Shown(Fact, frozen=True, tag="shown"):
    """The bids by seat, and who won the round."""

    bids: tuple[int, ...]
    winner: Seat

    def may_show(self, seat: Seat | None) -> bool:
        return True


class Drew(Fact, frozen=True, tag="drew"):
    """A card was drawn; the drawer alone knows which."""

    card: int | None

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.actor else replace(self, card=None)

    def may_show(self, seat: Seat | None) -> bool:
        return seat == self.actor


class Rested(Fact, frozen=True, tag="rested"):
    """A seat drew nothing; a spectator is not told."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat is not None else None


Event = Dealt | HasBid | Shown | Drew | Rested


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may know: own hand, own bid, who has bid, how many cards everybody holds."""

    seat: Seat | None
    hand: tuple[int, ...]
    bid: int | None
    has_bid: tuple[bool, ...]
    held: tuple[int, ...]
    deck: int
    won: tuple[int, ...]
    round: int
    rounds: int
    drawer: Seat | None
