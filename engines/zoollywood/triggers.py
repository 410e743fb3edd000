"""Seagull and tents after an Exploration, and the turning of triangles (canon, section 4)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.zoollywood.course import Course
from engines.zoollywood.events import GullLeft, GullMoved, Shift, Turned
from engines.zoollywood.frames import MovingGull, Triggering
from engines.zoollywood.lattice import Space
from engines.zoollywood.pieces import EMPTY, NAMES, SEAGULL

_Corners = tuple[Space, Space, Space]


def run_order(course: Course, frame: Triggering) -> bool:
    """Ask which effect comes next; the last one comes by itself (Q3, R32)."""
    if len(frame.left) > 1:
        return True
    if frame.left:
        resolve(course, frame, frame.left[0])
    else:
        course.go()
    return False


def resolve(course: Course, frame: Triggering, effect: str) -> None:
    """Carry out one effect; it wakes no other."""
    course.go(Triggering(tuple(other for other in frame.left if other != effect)))
    if course.last is not None:
        course.last = replace(course.last, woken=(*course.last.woken, effect))
    if effect == "seagull":
        course.frames.append(MovingGull())
    else:
        tent = next(tent for tent in course.tents if tent.id == effect)
        turn(course, tent.area, tent.corners, tent.spin, tent.id)


def run_gull(course: Course, _: MovingGull) -> bool:
    """Ask where the Seagull goes; a single space is taken, without one it leaves the game."""
    empty = course.cells.count(EMPTY)
    if empty == 1:
        move_gull(course, Space(course.cells.index(EMPTY)))
    elif not empty:
        origin = course.cells.index(SEAGULL)
        course.cells[origin] = EMPTY
        course.tell(GullLeft(course.on_turn, course.turn, course.box.lattice.names[origin]))
        course.go()
    return empty > 1


def move_gull(course: Course, space: Space) -> None:
    """Put the Seagull on an empty space."""
    origin, names = course.cells.index(SEAGULL), course.box.lattice.names
    course.cells[origin] = EMPTY
    course.cells[space] = SEAGULL
    course.tell(GullMoved(course.on_turn, course.turn, names[origin], names[space]))
    course.go()


def turn(course: Course, area: str, corners: _Corners, spin: str, by: str) -> None:
    """Move whatever stands on the corners of a triangle one corner on; tiles stay (R51)."""
    moves = shifts(corners, spin)
    held = {origin: course.cells[origin] for origin in moves}
    for origin, space in moves.items():
        course.cells[space] = held[origin]
    course.follow(moves)
    names = course.box.lattice.names
    told = tuple(
        Shift(NAMES[piece], names[origin], names[moves[origin]]) for origin, piece in held.items() if piece != EMPTY
    )
    course.tell(Turned(course.on_turn, course.turn, area, spin, by, told))


def shifts(corners: _Corners, spin: str) -> dict[Space, Space]:
    """Return from each corner where a turn leads; `corners` stand clockwise."""
    first, second, third = corners if spin == "cw" else corners[::-1]
    return {first: second, second: third, third: first}
