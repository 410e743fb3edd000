"""What event cards do (canon, section 4, Event cards)."""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Seat
from engines.zoollywood.course import Course
from engines.zoollywood.events import (
    BarrierMoved,
    EggPlaced,
    EggsReturned,
    Flagged,
    Guessed,
    PenguinPlaced,
    Recast,
    WrittenOut,
)
from engines.zoollywood.frames import ExploringAgain, Guessing, Placing, Working
from engines.zoollywood.lattice import Space
from engines.zoollywood.pieces import EGGS, EMPTY, NAMES
from engines.zoollywood.triggers import turn

_Effect = Callable[[Course, Working], None]


def _eggs_on_triangle(course: Course, frame: Working) -> None:
    """Fill the empty corners in board order."""
    corners = sorted(course.box.lattice.areas[frame.picks[0]].corners)
    course.lay(course.side, [corner for corner in corners if course.cells[corner] == EMPTY], "card")


def _clear_triangle(course: Course, frame: Working) -> None:
    """Return all eggs of the corners to their owners."""
    corners = sorted(course.box.lattice.areas[frame.picks[0]].corners)
    for side, egg in enumerate(EGGS):
        spaces = [corner for corner in corners if course.cells[corner] == egg]
        for space in spaces:
            course.cells[space] = EMPTY
        if spaces:
            course.tell(EggsReturned(course.on_turn, course.turn, side, course.box.named(spaces)))


def _place_penguin(course: Course, frame: Working) -> None:
    put_penguin(course, course.box.space(frame.picks[0]))


def _explore_again(course: Course, _: Working) -> None:
    course.frames.append(ExploringAgain())


def _convert_egg(course: Course, frame: Working) -> None:
    name = frame.picks[0]
    course.cells[course.box.space(name)] = EMPTY
    course.tell(Recast(course.on_turn, course.turn, course.side, name))
    course.lay_told(course.side, course.box.space(name))


def _ghost(course: Course, frame: Working) -> None:
    course.do(ghost=True)
    course.tell(Flagged(course.on_turn, course.turn, str(frame.card), "ghost"))


def _mark(course: Course, frame: Working) -> None:
    course.do(mark=True)
    course.tell(Flagged(course.on_turn, course.turn, str(frame.card), "mark"))


def _move_barrier(course: Course, frame: Working) -> None:
    """Move a barrier; the Emperor leaves no egg, and nothing is woken."""
    origin, space = map(course.box.space, frame.picks)
    piece, course.cells[origin] = course.cells[origin], EMPTY
    course.cells[space] = piece
    course.follow({origin: space})
    course.tell(BarrierMoved(course.on_turn, course.turn, NAMES[piece], *frame.picks))


def _rotate_triangle(course: Course, frame: Working) -> None:
    area, spin = frame.picks
    turn(course, area, course.box.lattice.areas[area].corners, spin, "card")


def _penguins_to_eggs(course: Course, frame: Working) -> None:
    """Replace the own penguin first, so that an own last egg wins (R18, R19)."""
    for side, name in zip((course.side, 1 - course.side), frame.picks, strict=True):
        space = course.box.space(name)
        piece = course.cells[space]
        course.rights = tuple(right for right in course.rights if right.penguin != space)
        course.tell(WrittenOut(course.on_turn, course.turn, NAMES[piece], side, name))
        course.lay_told(side, space)
        if course.over:
            return


def _guess_hand(course: Course, frame: Working) -> None:
    """Let the seat to the left name a hand (R20)."""
    seat = Seat((course.on_turn + 1) % course.options.seats)
    course.frames.append(Guessing(seat, frame.secret))


def guess(course: Course, frame: Guessing, hand: str) -> None:
    """Open both hands; the card's player places what the named one holds (Q10, R21)."""
    prize, other = ("penguin", "egg") if course.new_penguin(course.side) else ("egg", "nothing")
    held, left = (prize, other) if hand == frame.secret else (other, prize)
    course.tell(Guessed(frame.seat, course.turn, hand, held, left))
    course.go(*(() if held == "nothing" else (Placing(held),)))


def run_place(course: Course, frame: Placing) -> bool:
    """Ask where the piece goes; a single empty space is taken."""
    if course.cells.count(EMPTY) > 1:
        return True
    place(course, frame, Space(course.cells.index(EMPTY)))
    return False


def place(course: Course, frame: Placing, space: Space) -> None:
    """Put the piece on an empty space."""
    course.go()
    if frame.what == "penguin":
        put_penguin(course, space)
    else:
        course.tell(EggPlaced(course.on_turn, course.turn, course.side, course.box.lattice.names[space]))
        course.lay_told(course.side, space)


def put_penguin(course: Course, space: Space) -> None:
    """Put an unused penguin on an empty space."""
    piece = course.new_penguin(course.side)
    if piece is not None:
        course.cells[space] = piece
        course.tell(PenguinPlaced(course.on_turn, course.turn, course.box.lattice.names[space], NAMES[piece]))


EFFECTS: dict[str, _Effect] = {
    "eggs-on-triangle": _eggs_on_triangle,
    "clear-triangle": _clear_triangle,
    "place-penguin": _place_penguin,
    "explore-again": _explore_again,
    "convert-egg": _convert_egg,
    "ghost-move": _ghost,
    "move-barrier": _move_barrier,
    "rotate-triangle": _rotate_triangle,
    "penguins-to-eggs": _penguins_to_eggs,
    "guess-hand": _guess_hand,
    "choose-stop": _mark,
}
