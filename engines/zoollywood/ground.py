"""What lies open to everybody: the board with its tiles and nest rights, and what was done in this turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.core import Seat
from engines.zoollywood.lattice import Space
from engines.zoollywood.pieces import ASSISTANTS, STARS


class Tent(msgspec.Struct, frozen=True):
    """A tent tile: its id in the pack, the triangle it lies on with its corners clockwise, and its direction."""

    id: str
    area: str
    corners: tuple[Space, Space, Space]
    spin: str


class Right(msgspec.Struct, frozen=True):
    """The right of a side to circle a nest with a penguin in its next Exploration (4, Nest)."""

    side: int
    penguin: Space
    nest: Space


class Ground(msgspec.Struct, frozen=True):
    """The board: one character for each space in board order (`pieces`), and what lies flat on it."""

    board: str
    storms: tuple[Space, ...] = ()
    tents: tuple[Tent, ...] = ()
    rights: tuple[Right, ...] = ()


class Doing(msgspec.Struct, frozen=True):
    """What the active seat has done in this turn (canon, section 3)."""

    action: str = ""
    """`land`, `hatch`, `explore`, or nothing yet."""
    card_used: bool = False
    emperor_used: bool = False
    precard: bool = False
    """A card was played before the action."""
    moved: Space | None = None
    """Where the penguin of the latest Exploration stands."""
    star: bool = False
    """The Exploration was made with the own Star."""
    ghost: bool = False
    mark: bool = False
    """Flags of cards that hold for this turn's Exploration."""


class LastSlide(msgspec.Struct, frozen=True):
    """The latest Exploration: its path with start and end, the eggs it laid and those it sent back.

    `how`: a direction, or the spin around `nest`; `woken`: effects in the order in which they were resolved.
    """

    side: int
    how: str
    nest: Space | None
    path: tuple[Space, ...]
    laid: tuple[Space, ...] = ()
    returned: tuple[Space, ...] = ()
    woken: tuple[str, ...] = ()


class LastCard(msgspec.Struct, frozen=True):
    """The card played latest, with its public targets."""

    seat: Seat
    card: int
    picks: tuple[str, ...]


class Options(msgspec.Struct, frozen=True):
    """What was agreed before the game, as far as it matters during play."""

    mode: str = "standard"
    seats: int = 2
    cards: bool = True
    star_rule: bool = True
    penguins: int = 4
    gentle: bool = False
    turn_limit: int = 100

    @property
    def assistants(self) -> int:
        """Assistants of each side."""
        return self.penguins - self.stars

    @property
    def stars(self) -> int:
        """Stars of each side: none without the star rule (R47)."""
        return int(self.star_rule)


class Result(msgspec.Struct, frozen=True):
    """How the game ended. `side` is None for a draw; `why`: eggs, blocked or limit."""

    side: int | None
    why: str


def counted(board: Sequence[str], pieces: str) -> int:
    """Return how many spaces hold one of the pieces."""
    return sum(board.count(piece) for piece in pieces)


def next_penguin(board: Sequence[str], options: Options, side: int) -> str | None:
    """Return the unused penguin that may enter: an Assistant, or the Star once all Assistants are out (Q11)."""
    if board.count(ASSISTANTS[side]) < options.assistants:
        return ASSISTANTS[side]
    return STARS[side] if board.count(STARS[side]) < options.stars else None
