"""The course of an Exploration: slide, storms, eggs (canon, section 3, steps 2 to 6, and section 4, Storm)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.zoollywood.actions import Circle, Explore
from engines.zoollywood.course import Course
from engines.zoollywood.events import Explored, RightGained, StormHeld, StormStep
from engines.zoollywood.frames import ExploringAgain, Settling, Stopping, Storming, Triggering
from engines.zoollywood.ground import LastSlide, Right
from engines.zoollywood.lattice import DIRECTIONS, Space
from engines.zoollywood.pieces import EGGS, EMPTY, NAMES, NEST, SEAGULL, STARS
from engines.zoollywood.sliding import explorations, trace, ways_out

_Path = tuple[Space, ...]


def explore(course: Course, start: Space, how: str, nest: Space | None = None) -> None:
    """Slide a penguin along a direction or around a nest; under `mark` its seat says where it stops."""
    lattice = course.box.lattice
    line = lattice.lines[start][DIRECTIONS.index(how)] if nest is None else lattice.ring(nest, start, how)
    path = trace(course.ground, course.side, start, line, ghost=course.doing.ghost).path
    if course.doing.mark and len(path) > 1:
        course.frames.append(Stopping(start, path, how, nest))
    else:
        slide(course, start, path, how, nest)


def answer_explore(course: Course, action: Explore | Circle) -> None:
    """Carry out an Exploration as it was named."""
    box = course.box
    if isinstance(action, Explore):
        explore(course, box.space(action.space), action.way)
    else:
        explore(course, box.space(action.space), action.spin, box.space(action.nest))


def slide(course: Course, start: Space, path: _Path, how: str, nest: Space | None) -> None:
    """Lift the penguin, return the eggs on its path and put it on the last space (step 3)."""
    cells, named = course.cells, course.box.named
    penguin = cells[start]
    returned = _clear(course, path)
    cells[start] = EMPTY
    cells[path[-1]] = penguin
    if course.doing.action == "explore" and course.doing.moved is None:
        course.do(star=penguin in STARS)
    whole = (start, *path)
    over = any(map(course.box.lattice.beyond_rim, whole, path))
    around = "" if nest is None else course.box.lattice.names[nest]
    course.tell(
        Explored(course.on_turn, course.turn, NAMES[penguin], how, around, named(whole), over, named(returned))
    )
    course.last = LastSlide(course.side, how, nest, whole, returned=returned)
    course.frames.append(Storming(whole))


def stop_at(course: Course, frame: Stopping, space: Space) -> None:
    """End the slide on a space of its path (card 12)."""
    course.go()
    slide(course, frame.start, frame.path[: frame.path.index(space) + 1], frame.how, frame.nest)


def run_storm(course: Course, frame: Storming) -> bool:
    """Ask for the step out of a storm that has not acted yet; a single way is taken, without one it stays."""
    storm = frame.path[-1]
    if storm not in course.storms or storm in frame.acted:
        course.go(Settling(frame.path))
        return False
    ways = ways_out(course.box, course.cells, course.side, frame.path)
    if len(ways) > 1:
        return True
    if ways:
        step(course, frame, ways[0])
    else:
        course.tell(StormHeld(course.on_turn, course.turn, course.box.lattice.names[storm]))
        course.go(Settling(frame.path))
    return False


def step(course: Course, frame: Storming, space: Space) -> None:
    """Step out of a storm; it will not act again in this Exploration (R27)."""
    names, storm = course.box.lattice.names, frame.path[-1]
    penguin, course.cells[storm] = course.cells[storm], EMPTY
    returned = _clear(course, (space,))
    course.cells[space] = penguin
    course.tell(StormStep(course.on_turn, course.turn, names[storm], names[space], bool(returned)))
    path = (*frame.path, space)
    if course.last is not None:
        course.last = replace(course.last, path=path, returned=course.last.returned + returned)
    course.go(Storming(path, (*frame.acted, storm)))


def run_settling(course: Course, frame: Settling) -> bool:
    """Note the penguin and its nest rights, collect effects, lay the eggs (steps 5 and 6)."""
    path, final = frame.path, frame.path[-1]
    course.do(moved=final, ghost=False, mark=False)
    _renew_rights(course, final)
    left = tuple(_effects(course, path))
    empty = [space for space in dict.fromkeys(path) if course.cells[space] == EMPTY]
    course.go(Triggering(left))
    laid = course.lay(course.side, empty, "explore")
    if course.last is not None:
        course.last = replace(course.last, path=path, laid=laid)
    return False


def run_again(course: Course, _: ExploringAgain) -> bool:
    """Ask for the second Exploration; a single one is made."""
    choices = explorations(course.box, course.ground, course.side, course.doing, but=course.doing.moved)
    if len(choices) == 1:
        course.go()
        answer_explore(course, choices[0])
    return len(choices) > 1


def _effects(course: Course, path: _Path) -> Iterable[str]:
    """Yield what the slide has woken: the Seagull beside its path, tents at its end (R31, R32, R36)."""
    gull = course.find(SEAGULL)
    if gull is not None and any(space in course.box.lattice.beside[gull] for space in path[1:]):
        yield "seagull"
    yield from (tent.id for tent in course.tents if path[-1] in tent.corners)


def _renew_rights(course: Course, final: Space) -> None:
    """Use up the rights of the side and give those of the penguin that has just stopped (R23)."""
    rights = [right for right in course.rights if right.side != course.side]
    for space in course.box.lattice.beside[final]:
        if course.cells[space] == NEST:
            rights.append(Right(course.side, final, space))
            names = course.box.lattice.names
            course.tell(RightGained(course.on_turn, course.turn, names[final], names[space]))
    course.rights = tuple(rights)


def _clear(course: Course, spaces: Iterable[Space]) -> _Path:
    """Return rival eggs to their owner."""
    egg, cells = EGGS[1 - course.side], course.cells
    returned = tuple(space for space in spaces if cells[space] == egg)
    for space in returned:
        cells[space] = EMPTY
    return returned
