"""What one seat, or a spectator, may know of a session of Dogs Bond (canon, section 6)."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engines.core import Seat


class Phase(StrEnum):
    """How far a session has come."""

    PICK = "pick"
    TURN = "turn"
    TAIL_WAG = "tail-wag"
    ADOPTION = "adoption"
    OVER = "over"


class Try(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One roll for adoption. `again` = it was a second roll."""

    seat: Seat
    adopter: str
    roll: int
    adopted: bool
    again: bool = False


class Day(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Adoption Day so far; all of it is public. `rescues` holds rolls by seat, 0 for none."""

    order: tuple[Seat, ...] = ()
    tries: tuple[Try, ...] = ()
    homes: tuple[str, ...] = ()
    """The adopter of each seat, empty for none."""
    rescues: tuple[int, ...] = ()


class DogView(msgspec.Struct, frozen=True):
    """What lies open in front of one seat."""

    seat: Seat
    breed: str
    """The dog id; empty until it is picked."""
    piles: tuple[tuple[str, ...], ...]
    """Grooming, Health, Obedience, Temperament, each from bottom to top."""
    totals: tuple[int, ...]
    hidden: int
    """The number of face-down cards."""
    instinct: tuple[str, ...] | None
    """The face-down cards from bottom to top: the viewer's own, and on Adoption Day everybody's."""
    paw: int
    levels: tuple[int, ...]
    """BOND level with the adopter of each house."""
    bond: int


class Matter(msgspec.Struct, frozen=True):
    """What the viewer's own open question is about; nobody else sees it.

    `due`: cards still to choose, or plays left. `cards`: those looked at, or already chosen to go. `pile`: the pile
    that is threatened. `card`, `dog`: of an attack so far. `options`: what an `either` offers.
    """

    due: int = 0
    cards: tuple[str, ...] = ()
    pile: str = ""
    piles: tuple[str, ...] = ()
    card: str = ""
    dog: Seat | None = None
    adopter: str = ""
    house: int | None = None
    attrs: tuple[str, ...] = ()
    optional: bool = False
    shared: bool = False
    why: str = ""
    options: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
    """All public facts, and what only `seat` knows if there is one."""

    seat: Seat | None
    phase: Phase
    short: bool
    paw_limit: int
    turn: int
    """The number of the turn, from 1."""
    alpha: Seat
    houses: tuple[str, ...]
    """The adopters of the houses 1 to 6; none while dogs are picked."""
    dogs: tuple[DogView, ...]
    event: str
    """The event of the turn; empty when there is none."""
    script: str
    """The list of steps under way, named as in `Box.scripts`; empty when there is none."""
    at: int
    """The number of its next step."""
    users: tuple[Seat, ...]
    """Dogs that may still use their ability for this event, in turn order."""
    events_left: int
    events_in_all: int
    past: tuple[str, ...]
    """Events carried out so far."""
    pile: int
    discard: tuple[str, ...]
    """Attribute discards, the top one last."""
    shuffles: int
    """How often the discards became the pile."""
    depleted: bool
    picked: Seat | None
    winners: tuple[Seat, ...]
    house: int | None
    day: Day
    paw: tuple[str, ...] = ()
    """Own paw cards, by type and value."""
    policy: str = ""
    """Own bow preference."""
    matter: Matter | None = None
