"""Where a penguin slides: the path of an Exploration, or why there is none (canon, section 3, steps 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engines.zoollywood.actions import Circle, Explore
from engines.zoollywood.box import Box
from engines.zoollywood.ground import Doing, Ground
from engines.zoollywood.lattice import SPINS, Space
from engines.zoollywood.pieces import EGGS, EMPEROR, EMPTY, PENGUINS, STOPPERS

ENDLESS, PENGUIN, NO_STEP, ON_PENGUIN = "endless", "penguin", "no-step", "on-penguin"
"""Why a direction is not legal: nothing ever stops it, a rival penguin is in the way, it is shut in, it would
end on a rival penguin."""

_Line = Sequence[Space]


class Trace(msgspec.Struct, frozen=True):
    """The spaces after the start as far as the penguin comes, and why it may not go (empty: it may)."""

    path: tuple[Space, ...]
    why: str = ""


def trace(ground: Ground, side: int, start: Space, line: _Line, *, ghost: bool = False) -> Trace:
    """Follow a line from a penguin of `side` until something stops it (R1-R8, R29, R54)."""
    path, why = _follow(ground, side, start, line, ghost)
    return Trace(tuple(path), why)


def _follow(ground: Ground, side: int, start: Space, line: _Line, ghost: bool) -> tuple[list[Space], str]:
    board, storms = ground.board, ground.storms
    stoppers, rivals = STOPPERS[side], PENGUINS[1 - side]
    path: list[Space] = []
    for space in line:
        if space == start:  # it counts as empty, and a storm on it stops the lap
            if start not in storms:
                return path, ENDLESS
            path.append(space)
            return path, ""
        piece = board[space]
        if piece in stoppers:
            break
        if piece in rivals:
            if not ghost:
                return path, PENGUIN
        elif space in storms:
            path.append(space)
            return path, ""
        path.append(space)
    if not path:
        return path, NO_STEP
    return path, ON_PENGUIN if ghost and board[path[-1]] in rivals else ""


def legal_lines(box: Box, ground: Ground, side: int, doing: Doing, start: Space) -> Iterator[int]:
    """Yield the numbers of the straight directions in which a penguin may explore."""
    ghost, mark = doing.ghost, doing.mark
    board, stoppers = ground.board, STOPPERS[side]
    for number, line in enumerate(box.lattice.lines[start]):
        if board[line[0]] in stoppers:  # the usual case, and no step is never legal
            continue
        path, why = _follow(ground, side, start, line, ghost)
        if not why or (mark and path):
            yield number


def slides(box: Box, ground: Ground, side: int) -> Iterator[list[Space]]:
    """Yield the paths of all straight slides that a side could make."""
    board, stoppers = ground.board, STOPPERS[side]
    for start in penguins(ground, side):
        for line in box.lattice.lines[start]:
            if board[line[0]] not in stoppers:
                path, why = _follow(ground, side, start, line, ghost=False)
                if not why:
                    yield path


def legal_circles(box: Box, ground: Ground, side: int, doing: Doing, start: Space) -> Iterator[tuple[str, Space]]:
    """Yield spin and nest of every circling that a penguin may make by its right (4, Nest)."""
    rights = [right.nest for right in ground.rights if right.side == side and right.penguin == start]
    nests = sorted(nest for nest in rights if nest in box.lattice.beside[start])
    for spin in SPINS if nests else ():
        for nest in nests:
            path, why = _follow(ground, side, start, box.lattice.ring(nest, start, spin), doing.ghost)
            if not why or (doing.mark and path):
                yield spin, nest


def penguins(ground: Ground, side: int) -> list[Space]:
    """Return where the penguins of a side stand, in board order."""
    own = PENGUINS[side]
    return [Space(space) for space, piece in enumerate(ground.board) if piece in own]


def can_explore(box: Box, ground: Ground, side: int, doing: Doing, but: Space | None = None) -> bool:
    """Tell whether some penguin of the side may explore; `but` is left out."""
    for start in penguins(ground, side):
        if start != but:
            for _ in legal_lines(box, ground, side, doing, start):
                return True
            for _ in legal_circles(box, ground, side, doing, start):
                return True
    return False


def explorations(
    box: Box, ground: Ground, side: int, doing: Doing, but: Space | None = None
) -> tuple[Explore | Circle, ...]:
    """Return every legal Exploration in the order of the screen; the penguin on `but` is left out."""
    found: list[Explore | Circle] = []
    names = box.lattice.names
    for start in penguins(ground, side):
        if start != but:
            ways = box.explores[start]
            found += [ways[number] for number in legal_lines(box, ground, side, doing, start)]
            if ground.rights:
                found += [
                    Circle(names[start], spin, names[nest])  # type: ignore[arg-type]  # SPINS are the spins
                    for spin, nest in legal_circles(box, ground, side, doing, start)
                ]
    return tuple(found)


def ways_out(box: Box, board: Sequence[str], side: int, path: Sequence[Space]) -> tuple[Space, ...]:
    """Return where a penguin may step out of a storm: empty or a rival egg, not whence it came (Q7, R25, R26)."""
    open_to = EMPTY + EGGS[1 - side]
    origin, storm = path[-2], path[-1]
    return tuple(space for space in box.lattice.beside[storm] if board[space] in open_to and space != origin)


def emperor_steps(box: Box, board: Sequence[str]) -> tuple[Space, ...]:
    """Return where the Emperor may go: one step, over the rim too, onto an empty space; none without an Emperor."""
    if EMPEROR not in board:
        return ()
    stands = board.index(EMPEROR)
    return tuple(sorted({line[0] for line in box.lattice.lines[stands] if board[line[0]] == EMPTY}))
