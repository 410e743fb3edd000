"""The invariants of the canon (section 9), as far as a single state shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.core import BrokenState
from engines.zoollywood import frames
from engines.zoollywood.box import Box
from engines.zoollywood.cards import asked_in_window
from engines.zoollywood.course import Course
from engines.zoollywood.ground import counted
from engines.zoollywood.laying_out import STORM
from engines.zoollywood.pieces import ASSISTANTS, BARRIER_IDS, BARRIERS, EGGS, NAMES, PENGUINS, SEAGULL, STARS
from engines.zoollywood.state import State

_Finding = tuple[int, bool, str]
_DRAFTED = {2: 4, 4: 4}
_SIDES = (0, 1)


def check(box: Box, state: State) -> None:
    """Raise BrokenState naming the invariant that does not hold."""
    for law, holds, detail in _findings(box, state):
        if not holds:
            raise BrokenState(f"invariant {law}", detail)


def _findings(box: Box, state: State) -> Iterator[_Finding]:
    yield from _board(box, state)
    for side in _SIDES:
        yield from _side(box, state, side)
    yield from _tiles(box, state)
    yield from _cards(box, state)
    yield from _turn(box, state)
    yield from _end(box, state)


def _board(box: Box, state: State) -> Iterator[_Finding]:
    board = state.ground.board
    yield 3, len(board) == len(box.lattice.names) and set(board) <= set(NAMES), "one piece at most on each space"
    for barrier, piece in BARRIER_IDS.items():
        yield 3, board.count(piece) <= box.counts[barrier], f"more {barrier} than the box holds"
    yield 3, counted(board, BARRIERS) <= box.bases, "more barriers than bases"
    if state.scene and state.turn:
        placed = Counter(BARRIER_IDS[one.what] for one in box.scenes[state.scene].place if one.what in BARRIER_IDS)
        for piece, count in placed.items():
            gone = count - board.count(piece)
            yield 3, gone == 0 or (piece == SEAGULL and gone > 0), "only the Seagull leaves the game"


def _side(box: Box, state: State, side: int) -> Iterator[_Finding]:
    board, options, name = state.ground.board, state.options, f"side {side}"
    eggs = board.count(EGGS[side])
    won = state.result is not None and state.result == type(state.result)(side, "eggs")
    yield 1, eggs <= box.eggs and (eggs == box.eggs_to_win) == won, f"{name}: eggs on the board"
    yield 2, board.count(ASSISTANTS[side]) <= options.assistants, f"{name}: Assistants"
    yield 2, board.count(STARS[side]) <= options.stars, f"{name}: the Star"
    for right in state.ground.rights:
        held = board[right.penguin] in PENGUINS[right.side]
        yield 3, held or (bool(state.frames) and _is_sliding(state)), f"{name}: a nest right without its penguin"


def _is_sliding(state: State) -> bool:
    return isinstance(state.frames[-1], frames.Storming)


def _tiles(box: Box, state: State) -> Iterator[_Finding]:
    ground = state.ground
    yield 4, len(set(ground.storms)) == len(ground.storms) <= box.counts[STORM], "storms"
    areas = [tent.area for tent in ground.tents]
    yield 4, len(set(areas)) == len(areas), "tents"
    if state.scene:
        laid = {one.at for one in box.scenes[state.scene].place if one.what not in BARRIER_IDS}
        yield 4, laid == {*box.named(ground.storms), *areas}, "terrain never moves"


def _cards(box: Box, state: State) -> Iterator[_Finding]:
    if not state.options.cards:
        yield 5, not (state.deck or state.discard or any(state.hands) or state.numbers), "no cards in use"
        return
    limit = box.hand_limit(state.options.seats)
    discarding = bool(state.frames) and isinstance(state.frames[-1], frames.Discarding)
    for seat, hand in enumerate(state.hands):
        allowed = limit + 1 if discarding and seat == state.on_turn else limit
        yield 6, len(hand) <= allowed, f"seat {seat}: the hand limit"
        yield 6, hand == tuple(sorted(hand)), f"seat {seat}: the hand is sorted"
    if state.turn:
        held = Counter((*(lying.card for lying in state.deck), *state.discard))
        held.update(card for hand in state.hands for card in hand)
        expected = {number: box.cards[number].copies for number in state.numbers}
        yield 5, dict(held) == expected, "each number in its copies"


def _turn(box: Box, state: State) -> Iterator[_Finding]:
    doing = state.doing
    yield 8, doing.card_used or not doing.precard, "a card before the action is the card of the turn"
    yield 8, not (doing.ghost or doing.mark) or doing.precard, "flags come from a card before the action"
    for frame in state.frames:
        if isinstance(frame, frames.Window):
            asked = asked_in_window(Course(box, state))
            yield 14, set(frame.waiting) <= set(asked) and bool(frame.waiting), "only rivals with cards are asked"


def _end(box: Box, state: State) -> Iterator[_Finding]:
    yield 11, state.turn <= state.options.turn_limit, "no more turns than the limit"
    yield 16, bool(state.frames) == (state.result is None), "something is under way exactly until the end"
    if state.result is not None and state.result.why == "eggs" and state.result.side is not None:
        eggs = state.ground.board.count(EGGS[state.result.side])
        yield 16, eggs == box.eggs_to_win, "the winner by eggs has laid all"
