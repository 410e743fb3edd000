"""What a position is worth to a side (canon, section 13)."""

from __future__ import annotations

from engines.zoollywood.box import Box
from engines.zoollywood.ground import Ground, counted
from engines.zoollywood.pieces import EGGS, EMPTY, PENGUINS
from engines.zoollywood.sliding import slides
from engines.zoollywood.state import State
from engines.zoollywood.turns import can_hatch

_FINISHED, _SHUT_IN, _ALMOST_LOST, _ALMOST_WON = 1000.0, 500.0, -40.0, 6.0
_RIVAL_EGG, _PENGUIN, _OWN_SLIDE, _RIVAL_SLIDE, _RETURN = 0.9, 1.6, 0.45, 0.6, 0.9
_ENOUGH_PENGUINS = 3
CARD = 0.35
"""What a point of a card's worth counts beside an egg."""
_WORTHS = {
    "eggs-on-triangle": 3.0, "explore-again": 3.0, "clear-triangle": 2.2, "place-penguin": 2.0, "convert-egg": 2.0,
    "choose-stop": 1.6, "cancel": 1.3, "ghost-move": 1.2, "rotate-triangle": 1.2, "guess-hand": 1.2,
    "move-barrier": 1.0, "penguins-to-eggs": 1.0,
}  # fmt: skip


def card_worth(box: Box, card: int) -> float:
    """Return what holding a card is worth."""
    return _WORTHS[box.cards[card].effect]


def worth(box: Box, state: State, side: int) -> float:
    """Judge a position from its open facts, as if the rival were to move."""
    if state.result is not None:
        won = state.result.side
        return 0.0 if won is None else _FINISHED if won == side else -_FINISHED
    board, rival = state.ground.board, 1 - side
    own_eggs, rival_eggs = board.count(EGGS[side]), board.count(EGGS[rival])
    own_most, own_best = _slides(box, state.ground, side)
    rival_most, rival_best = _slides(box, state.ground, rival)
    value = own_eggs - _RIVAL_EGG * rival_eggs + _PENGUIN * (_crew(board, side) - _crew(board, rival))
    value += _OWN_SLIDE * own_best - _RIVAL_SLIDE * rival_best
    if rival_eggs + max(rival_most, EMPTY in board) >= box.eggs_to_win:
        value += _ALMOST_LOST
    if own_eggs + max(own_most, EMPTY in board) >= box.eggs_to_win:
        value += _ALMOST_WON
    if EMPTY not in board and not rival_most and not can_hatch(board, state.options, rival):
        value += _SHUT_IN
    return value


def _crew(board: str, side: int) -> int:
    return min(_ENOUGH_PENGUINS, counted(board, PENGUINS[side]))


def _slides(box: Box, ground: Ground, side: int) -> tuple[int, float]:
    """Return the most spaces that one slide fills, and the best sum of spaces filled and eggs returned."""
    most, best, egg, board = 0, 0.0, EGGS[1 - side], ground.board
    for path in slides(box, ground, side):
        length = len(path)
        most = max(most, length)
        best = max(best, length + _RETURN * sum([board[space] == egg for space in path]))
    return most, best
