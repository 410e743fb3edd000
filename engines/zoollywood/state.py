"""Everything about a session of Zoollywood, secrets included (canon, sections 2 and 3)."""

from __future__ import annotations

import msgspec

from engines.core import Rng, Seat
from engines.zoollywood.frames import Frame
from engines.zoollywood.ground import Doing, Ground, LastCard, LastSlide, Options, Result


class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck; `seen_by` put it where it lies and has not forgotten it."""

    card: int
    seen_by: Seat | None = None


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A session at one moment."""

    rng: Rng
    options: Options
    ground: Ground
    hands: tuple[tuple[int, ...], ...]
    """Card numbers by seat, ascending."""
    on_turn: Seat
    """The seat whose turn it is; while the board is set up, the seat that will begin."""
    frames: tuple[Frame, ...]
    """Innermost last; none when the game is over."""
    deck: tuple[Lying, ...] = ()
    """Top card first."""
    discard: tuple[int, ...] = ()
    """The latest card last."""
    numbers: tuple[int, ...] = ()
    """The numbers in use, ascending; none before the scene is known and in a game without cards."""
    scene: str = ""
    """The scene laid out; nothing before that and where the board was made of component sets."""
    box: tuple[str, ...] = ()
    """Component sets taken so far."""
    doing: Doing = Doing()
    last: LastSlide | None = None
    last_card: LastCard | None = None
    turn: int = 0
    asked: int = 0
    """The highest decision id given out so far."""
    result: Result | None = None
