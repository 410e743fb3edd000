"""Everything about a session of Zombeasts, secrets included (canon, section 3)."""

from __future__ import annotations

import msgspec

from engines.core import Rng, Seat
from engines.zombeasts.frames import Frame
from engines.zombeasts.view import Moon


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
