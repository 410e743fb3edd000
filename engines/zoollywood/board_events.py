"""What happens on the board (canon, sections 3, 4 and 6)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engines.core import Weight
from engines.zoollywood.audiences import Public


class TurnBegan(Public, frozen=True, tag="turn"):
    """A turn began."""

    weight: ClassVar[Weight] = Weight.SILENT


class Landed(Public, frozen=True, tag="land"):
    """An egg landed."""

    space: str


class Hatched(Public, frozen=True, tag="hatch"):
    """A penguin hatched."""

    space: str
    piece: str
    weight: ClassVar[Weight] = Weight.HEADLINE


class Explored(Public, frozen=True, tag="explore"):
    """A penguin slid. `how`: a direction or a spin; `path` from the start to where the slide ended."""

    piece: str
    how: str
    nest: str
    path: tuple[str, ...]
    over_rim: bool
    returned: tuple[str, ...]
    """Where rival eggs lay that went back."""
    weight: ClassVar[Weight] = Weight.HEADLINE


class StormStep(Public, frozen=True, tag="storm-step"):
    """A penguin stepped out of a storm; `returned`: onto a rival egg."""

    storm: str
    space: str
    returned: bool


class StormHeld(Public, frozen=True, tag="storm-held"):
    """A penguin found no way out of a storm."""

    storm: str


class EggsLaid(Public, frozen=True, tag="eggs-laid"):
    """Eggs of a side were laid. `why`: explore, card or emperor."""

    side: int
    spaces: tuple[str, ...]
    why: str


class EggsReturned(Public, frozen=True, tag="eggs-returned"):
    """Eggs went back to their owner by a card."""

    side: int
    spaces: tuple[str, ...]


class RightGained(Public, frozen=True, tag="nest-right"):
    """A penguin may circle a nest in its side's next Exploration."""

    space: str
    nest: str
    weight: ClassVar[Weight] = Weight.DETAIL


class GullMoved(Public, frozen=True, tag="gull"):
    """The Seagull was moved."""

    origin: str
    space: str


class GullLeft(Public, frozen=True, tag="gull-left"):
    """The Seagull found no empty space and left the game."""

    origin: str


class Shift(msgspec.Struct, frozen=True):
    """A piece and where it was moved."""

    piece: str
    origin: str
    space: str


class Turned(Public, frozen=True, tag="turned"):
    """The corners of a triangle were turned. `by`: the tent's id or `card`."""

    area: str
    spin: str
    by: str
    shifts: tuple[Shift, ...]


class EmperorMoved(Public, frozen=True, tag="emperor"):
    """The Emperor moved one step."""

    origin: str
    space: str


class GameOver(Public, frozen=True, tag="game-over"):
    """The game is over. `side` is None for a draw; `why`: eggs, blocked or limit; `eggs` on the board by side."""

    side: int | None
    why: str
    eggs: tuple[int, int]
    weight: ClassVar[Weight] = Weight.HEADLINE
