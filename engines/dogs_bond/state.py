"""Everything about a session of Dogs Bond, secrets included (canon, section 3)."""

from __future__ import annotations

import msgspec

from engines.core import Rng, Seat
from engines.dogs_bond.actions import Bows
from engines.dogs_bond.frames import AnyFrame
from engines.dogs_bond.view import Day, Phase


class Dog(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What belongs to one seat. The paw is sorted by type and value; `breed` is empty until it is picked."""

    breed: str = ""
    paw: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ((), (), (), ())
    """Grooming, Health, Obedience, Temperament, each from bottom to top."""
    instinct: tuple[str, ...] = ()
    """Face down, from bottom to top."""
    bows: Bows = Bows.ALWAYS


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options that matter after the beginning."""

    short: bool = False
    starter: bool = False


class State(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A session at one moment."""

    rng: Rng
    options: Options
    dogs: tuple[Dog, ...]
    alpha: Seat
    """The dog that holds the Rope Toy."""
    frames: tuple[AnyFrame, ...]
    """Innermost last; none when the game is over."""
    phase: Phase = Phase.PICK
    houses: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    """Attribute cards, top card first."""
    discard: tuple[str, ...] = ()
    """Attribute discards, the top one last."""
    events: tuple[str, ...] = ()
    """Events to come, the next one first."""
    event: str = ""
    past: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    """Events discarded unseen when the Attribute cards were used up."""
    unused: tuple[str, ...] = ()
    """Events that were left out of the game."""
    depleted: bool = False
    shuffles: int = 0
    """How often the discards became the pile."""
    turn: int = 0
    asked: int = 0
    """The highest decision id given out so far."""
    picked: Seat | None = None
    winners: tuple[Seat, ...] = ()
    house: int | None = None
    """The house that the event names."""
    day: Day = Day()
