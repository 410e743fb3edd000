"""A session at one moment: the board, which lies open to everybody, and the little that does not.

Values without lists can be part of no cycle: `gc=False` spares the collector of cycles from looking at them.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engines.core import Rng, Seat
from engines.dogs.frames import Frame, Own
from engines.dogs.stalls import Dogs, Stalls
from engines.dogs.tokens import Bag, Token


class Status(StrEnum):
    """How far a seat is with driving in this round."""

    OUT = "out"
    HOME = "home"
    TOWED = "towed"
    STAYED = "stayed"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The options that matter after the deal, as they hold for this number of seats."""

    roadwork: bool = False
    pet_limit: bool = False
    last_stall: bool = False
    diversity: bool = False


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """What belongs to one seat; all of it lies open (canon, section 6)."""

    coins: int
    food: int
    medicine: int
    gas: int
    stalls: Stalls
    """The built ones: stall 1 first."""
    infirmary: Dogs = ()
    cards: tuple[str, ...] = ()
    """Special cards in the order of the pack."""
    assistant: bool = True
    paid: bool = False
    """She was paid or hired in the last upkeep of this seat (R59)."""
    rewarded: Dogs = ()
    """Breeds whose full stall has brought its coin."""
    status: Status = Status.OUT
    moved: bool = False
    place: str
    """The space of the truck, or the centre."""
    truck: Bag = ()
    workers: int = 0
    """Workers still to be sent in this round."""
    leaving: Dogs = ()
    """Healthy dogs set aside until the own donation goes round; `leaving_sick` the sick ones."""
    leaving_sick: Dogs = ()
    waiting: Dogs = ()
    """Starved dogs that wait beside the Fair until everybody has finished upkeep (R55)."""
    frames: tuple[Own, ...] = ()
    """What the seat still has to do beside the others, innermost last."""
    stretch: int = 0
    """The stretch of play to which these frames belong."""
    answered: int = 0
    """How many questions the seat has answered."""


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """All that lies open. Whatever is added here is public."""

    options: Options
    breeds: Dogs
    """The breeds in play."""
    areas: tuple[Area, ...]
    dogs: tuple[Token | None, ...]
    """The dog on each space, in the order of the map."""
    roadwork: tuple[str, ...] = ()
    """The spaces with a tile, in the order of the map."""
    bags: tuple[Bag, ...]
    """The city bag and the country bag; what lies in them follows from open facts, the next draw does not."""
    fair: tuple[str, ...] = ()
    """The dogs at the Fair: the first covers the highest number."""
    fair_card: str
    display: tuple[tuple[str, ...], ...]
    """The cards above each building."""
    workers: tuple[tuple[Seat, ...], ...]
    """The workers at each building, in the order they came."""
    discard: tuple[str, ...] = ()
    fair_discard: tuple[str, ...] = ()
    first: Seat
    """The seat with the starting player token."""
    round: int = 1
    returned: tuple[Seat, ...] = ()
    """The seats that drove home in this round, in order."""
    final: bool = False
    """This is the final round; `final_next`: the next one will be."""
    final_next: bool = False
    all_stay: bool = False
    frames: tuple[Frame, ...]
    """The course of the round, innermost last; none when the game is over."""
    stretch: int = 0


class State(Board, frozen=True, kw_only=True, gc=False):
    """A session at one moment, with the order of the decks and the luck to come."""

    rng: Rng
    deck: tuple[str, ...]
    """Bonus cards, top card first; `fair_deck` the Fair cards."""
    fair_deck: tuple[str, ...]
