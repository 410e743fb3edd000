"""What one seat, or a spectator, may know of a session of Zoollywood (canon, section 6)."""

from __future__ import annotations

import msgspec

from engines.core import Seat
from engines.zoollywood.frames import Frame
from engines.zoollywood.ground import Doing, Ground, LastCard, LastSlide, Options, Result


class SideView(msgspec.Struct, frozen=True):
    """What lies open of one side: eggs on the board and in the supply, penguins likewise."""

    eggs: int
    unused_eggs: int
    penguins: int
    unused_assistants: int
    unused_stars: int


class View(msgspec.Struct, frozen=True):
    """All public facts, and the hand of `seat` if there is one."""

    seat: Seat | None
    options: Options
    ground: Ground
    sides: tuple[SideView, SideView]
    hand: tuple[int, ...]
    """The viewer's cards, ascending; none for a spectator."""
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    deck: int
    known: tuple[int, ...]
    """The deck from the top as far as the viewer knows it; 0 = unknown. Empty if nothing of it is known."""
    laid_back: tuple[Seat | None, ...]
    """The deck from the top: who laid a card back there and so knows it, as everybody saw. Empty if nobody did."""
    discard: tuple[int, ...]
    numbers: tuple[int, ...]
    scene: str
    box: tuple[str, ...]
    on_turn: Seat
    turn: int
    doing: Doing
    frames: tuple[Frame, ...]
    """What is under way, the innermost last; cards and hands that the viewer may not know are 0 and empty."""
    last: LastSlide | None
    last_card: LastCard | None
    result: Result | None

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.result is not None

    @property
    def side(self) -> int:
        """The viewer's side; a spectator is given the side on turn."""
        return (self.on_turn if self.seat is None else self.seat) % 2
