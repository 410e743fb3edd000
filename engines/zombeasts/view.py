"""What one seat, or a spectator, may know of a session of Zombeasts (canon, section 6)."""

from __future__ import annotations

import msgspec

from engines.core import Seat


class Moon(msgspec.Struct, frozen=True):
    """An unfinished moon: its colour (`white` = jokers only) and 1 to 3 card ids in the order laid."""

    colour: str
    cards: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What lies open in front of one seat. `won` and `points` are None while scores are hidden."""

    seat: Seat
    hand: int
    moons: tuple[Moon, ...]
    full_moons: int
    won_cards: int
    won: tuple[str, ...] | None
    """The cards of the full moons, then the bonus cards."""
    points: int | None
    """Won minus minus points."""
    minus: tuple[str, ...]
    minus_points: int


class View(msgspec.Struct, frozen=True):
    """All public facts, and the hand of `seat` if there is one. Moons stand in the order of the colours."""

    seat: Seat | None
    hand: tuple[str, ...]
    """Own hand, sorted by colour, then draw number, then id."""
    seats: tuple[SeatView, ...]
    turn: int
    """The number of the turn, from 1."""
    on_turn: Seat
    pile: int
    stock: tuple[str, ...]
    discard: tuple[str, ...]
    laid: str | None
    """The card laid last in this turn."""
    pair: bool
    due: int
    robbed: tuple[Seat, ...]
    slept: tuple[str, ...]
    """Cards whose toy was used in this turn."""
    air: str | None
    """The joker named by a swap, or the card taken by it, on its way."""
    rival: Seat | None
    """The rival named in a swap."""
    lifted: str | None
    """The moon card named by the carrot."""
    last_round: bool
    turns_left: int
    over: bool
    quarters: bool
    master: bool
    open_scores: bool
    discarding: tuple[Seat, ...] = ()
    """Seats that still have to discard for a paw."""
