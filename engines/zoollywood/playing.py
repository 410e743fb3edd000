"""When an event card may be played, and what it may be aimed at (canon, section 4, Event cards)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from engines.zoollywood.box import Box, Card
from engines.zoollywood.ground import Doing, Ground, Options, next_penguin
from engines.zoollywood.lattice import SPINS, Triangle
from engines.zoollywood.pieces import ALL_EGGS, BARRIERS, EGGS, EMPTY, PENGUINS
from engines.zoollywood.sliding import can_explore

HANDS = ("left", "right")
Targets = tuple[str, ...]


class Stage(msgspec.Struct, frozen=True):
    """What a card is played on: all of it public."""

    box: Box
    options: Options
    ground: Ground
    doing: Doing
    side: int

    @property
    def board(self) -> str:
        """One character for each space."""
        return self.ground.board

    def holding(self, pieces: str) -> Targets:
        """Return the names of the spaces that hold one of the pieces, in board order."""
        return tuple(
            name for name, piece in zip(self.box.lattice.names, self.board, strict=True) if piece in pieces
        )

    def around(self, pieces: str) -> Targets:
        """Return the names of the triangles with at least one of the pieces on a corner."""
        return tuple(area.name for area in self.box.lattice.triangles if self._any_corner(area, pieces))

    def _any_corner(self, area: Triangle, pieces: str) -> bool:
        board = self.board
        one, other, third = area.corners
        return board[one] in pieces or board[other] in pieces or board[third] in pieces

    def has(self, pieces: str) -> bool:
        """Tell whether one of the pieces is on the board."""
        board = self.board
        return any(piece in board for piece in pieces)

    def can_place_penguin(self) -> bool:
        """Tell whether an unused penguin may enter by the star rule."""
        return next_penguin(self.board, self.options, self.side) is not None


def playable(at: Stage, hand: tuple[int, ...], *, action: str) -> Iterator[int]:
    """Yield the numbers of the hand that may be played, each once; `action` is empty before the action."""
    for number in dict.fromkeys(hand):
        card = at.box.cards[number]
        if in_time(card, action) and _CONDITIONS[card.effect](at):
            yield card.number


def in_time(card: Card, action: str) -> bool:
    """Tell whether a card goes before the action, or after one of its kind."""
    return (card.after and action in card.actions) if action else card.before


def can_work(at: Stage, card: Card) -> bool:
    """Tell whether a card has anything to work on."""
    return _CONDITIONS[card.effect](at)


def targets(at: Stage, effect: str, picks: Targets) -> Targets | None:
    """Return what may be picked next for an effect, None if everything is picked."""
    steps = _TARGETS.get(effect, ())
    return steps[len(picks)](at) if len(picks) < len(steps) else None


_CONDITIONS: dict[str, Callable[[Stage], bool]] = {
    "eggs-on-triangle": lambda at: EMPTY in at.board,
    "clear-triangle": lambda at: at.has(ALL_EGGS),
    "place-penguin": lambda at: EMPTY in at.board and at.can_place_penguin(),
    "explore-again": lambda at: can_explore(at.box, at.ground, at.side, at.doing, but=at.doing.moved),
    "convert-egg": lambda at: EGGS[1 - at.side] in at.board,
    "ghost-move": lambda at: can_explore(at.box, at.ground, at.side, replace(at.doing, ghost=True)),
    "move-barrier": lambda at: EMPTY in at.board and at.has(BARRIERS),
    "rotate-triangle": lambda at: at.board.count(EMPTY) < len(at.board),
    "penguins-to-eggs": lambda at: at.has(PENGUINS[0]) and at.has(PENGUINS[1]),
    "cancel": lambda _: False,
    "guess-hand": lambda at: EMPTY in at.board,
    "choose-stop": lambda at: can_explore(at.box, at.ground, at.side, replace(at.doing, mark=True)),
}
_ANY_PIECE = ALL_EGGS + PENGUINS[0] + PENGUINS[1] + BARRIERS

_TARGETS: dict[str, tuple[Callable[[Stage], Targets], ...]] = {
    "eggs-on-triangle": (lambda at: at.around(EMPTY),),
    "clear-triangle": (lambda at: at.around(ALL_EGGS),),
    "place-penguin": (lambda at: at.holding(EMPTY),),
    "convert-egg": (lambda at: at.holding(EGGS[1 - at.side]),),
    "move-barrier": (lambda at: at.holding(BARRIERS), lambda at: at.holding(EMPTY)),
    "rotate-triangle": (lambda at: at.around(_ANY_PIECE), lambda _: SPINS),
    "penguins-to-eggs": (lambda at: at.holding(PENGUINS[at.side]), lambda at: at.holding(PENGUINS[1 - at.side])),
    "guess-hand": (lambda _: HANDS,),
}
