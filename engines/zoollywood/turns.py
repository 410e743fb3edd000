"""The course of a turn, from its beginning to the next one, and the end of the game (canon, sections 3 and 7)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Seat
from engines.zoollywood.box import Box
from engines.zoollywood.course import Course
from engines.zoollywood.events import CardTaken, Drew, EmperorMoved, Hatched, Landed, Peeked, TurnBegan
from engines.zoollywood.frames import Acting, After, Beginning, Discarding, Ending, Peeking
from engines.zoollywood.ground import Doing, Ground, Options, counted, next_penguin
from engines.zoollywood.lattice import Space
from engines.zoollywood.pieces import EGGS, EMPEROR, EMPTY, NAMES, PENGUINS
from engines.zoollywood.sliding import can_explore, emperor_steps
from engines.zoollywood.state import Lying

_LOOKS = 2


def can_hatch(board: Sequence[str], options: Options, side: int) -> bool:
    """Tell whether a side has an egg on the board and a penguin that may hatch from it."""
    return EGGS[side] in board and next_penguin(board, options, side) is not None


def run_beginning(course: Course, _: Beginning) -> bool:
    """Begin a turn: first see whether the side can act at all, then whether the turn limit is reached (R9, R55)."""
    course.doing = Doing()
    if EMPTY not in course.cells and _blocked(course):
        course.finish(1 - course.side, "blocked")
    elif course.turn >= course.options.turn_limit:
        course.finish(leader(course.cells), "limit")
    else:
        course.turn += 1
        course.tell(TurnBegan(course.on_turn, course.turn))
        course.go(Ending(), Acting())
    return False


def leader(board: Sequence[str]) -> int | None:
    """Return the side with more eggs, then more penguins, on the board; None if both are equal (R49)."""
    blue, yellow = ((board.count(EGGS[side]), counted(board, PENGUINS[side])) for side in (0, 1))
    return None if blue == yellow else int(yellow > blue)


def run_acting(course: Course, _: Acting) -> bool:
    """Ask for the action; a side without one is blocked (R9, R11, R38).

    A flag that forces an Exploration is dropped when there is none.
    """
    doing, cells = course.doing, course.cells
    if (doing.ghost or doing.mark) and not can_explore(course.box, course.ground, course.side, doing):
        course.do(ghost=False, mark=False)
    if EMPTY in cells or not _blocked(course):
        return True
    course.finish(1 - course.side, "blocked")
    return False


def may_hatch(box: Box, ground: Ground, options: Options, side: int, doing: Doing) -> bool:
    """Tell whether hatching is offered: not after a card, unless nothing else is left (R10, R11)."""
    if not can_hatch(ground.board, options, side):
        return False
    return not doing.precard or (EMPTY not in ground.board and not can_explore(box, ground, side, doing))


def land(course: Course, space: Space) -> None:
    """Place an own egg."""
    _act(course, "land")
    course.tell(Landed(course.on_turn, course.turn, course.box.lattice.names[space]))
    course.lay_told(course.side, space)


def hatch(course: Course, space: Space) -> None:
    """Replace an own egg by a penguin, then look at the two top cards (Q4, R40)."""
    _act(course, "hatch")
    seat, turn = course.on_turn, course.turn
    piece = course.new_penguin(course.side) or ""
    course.cells[space] = piece
    course.tell(Hatched(seat, turn, course.box.lattice.names[space], NAMES[piece]))
    if len(course.deck) == 1:
        draw(course, "last")
    elif course.deck:
        cards = tuple(str(lying.card) for lying in course.deck[:_LOOKS])
        course.tell(Peeked(seat, turn, cards))
        course.frames.append(Peeking())


def keep_top(course: Course, card: int, rest: str) -> None:
    """Keep one of the two top cards and lay the other one back; its place is seen by all, its face is not."""
    seat = course.on_turn
    (first, second), deck = course.deck[:_LOOKS], course.deck[_LOOKS:]
    other = Lying(second.card if first.card == card else first.card, seat)
    course.deck = (other, *deck) if rest == "top" else (*deck, other)
    course.tell(CardTaken(seat, course.turn, str(card), rest))
    course.go()
    course.gain(seat, card)


def draw(course: Course, why: str) -> None:
    """Take the top card."""
    card, course.deck = course.deck[0].card, course.deck[1:]
    course.tell(Drew(course.on_turn, course.turn, str(card), why))
    course.gain(course.on_turn, card)


def star_draw(course: Course) -> None:
    """Draw instead of playing a card (R39)."""
    course.do(card_used=True)
    draw(course, "star")


def move_emperor(course: Course, space: Space) -> None:
    """Move the Emperor one step and leave an own egg behind; it may be the last one."""
    origin, names = Space(course.cells.index(EMPEROR)), course.box.lattice.names
    course.cells[space] = EMPEROR
    course.cells[origin] = EMPTY
    course.do(emperor_used=True)
    course.tell(EmperorMoved(course.on_turn, course.turn, names[origin], names[space]))
    course.lay(course.side, (origin,), "emperor")


def run_after(course: Course, _: After) -> bool:
    """Ask what follows the action if anything may, by public facts alone (invariant 14)."""
    if follows(course.box, course.ground, course.options, course.doing, len(course.hand), len(course.deck)):
        return True
    course.go()
    return False


def follows(box: Box, ground: Ground, options: Options, doing: Doing, hand: int, deck: int) -> bool:
    """Tell whether a card, an Emperor step or a Star draw may follow the action."""
    if options.cards and not doing.card_used and hand and doing.action != "hatch":
        return True
    return may_draw(options, doing, deck) or bool(may_move_emperor(box, ground, doing))


def may_draw(options: Options, doing: Doing, deck: int) -> bool:
    """Tell whether the Star may draw."""
    return options.star_rule and doing.star and not doing.card_used and deck > 0


def may_move_emperor(box: Box, ground: Ground, doing: Doing) -> tuple[Space, ...]:
    """Return where the Emperor may go in this turn."""
    return () if doing.emperor_used else emperor_steps(box, ground.board)


def run_discard(course: Course, _: Discarding) -> bool:
    """Ask for a discard as long as the hand is above its limit."""
    above = len(course.hand) > course.box.hand_limit(course.options.seats)
    if not above:
        course.go()
    return above


def run_ending(course: Course, _: Ending) -> bool:
    """Pass the turn on."""
    course.on_turn = Seat((course.on_turn + 1) % course.options.seats)
    course.go(Beginning())
    return False


def _act(course: Course, action: str) -> None:
    course.do(action=action)
    course.go(After())


def begin_exploring(course: Course) -> None:
    """Note that the action is an Exploration."""
    _act(course, "explore")


def _blocked(course: Course) -> bool:
    """Tell whether a side can neither hatch nor explore; the caller has seen that it cannot land."""
    if can_hatch(course.cells, course.options, course.side):
        return False
    return not can_explore(course.box, course.ground, course.side, course.doing)
