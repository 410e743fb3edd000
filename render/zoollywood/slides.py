"""The slides of the seat's penguins: where each would end, what it brings, and why it is not possible."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Question
from engines.zoollywood.actions import Circle, Explore
from engines.zoollywood.frames import Acting, ExploringAgain
from engines.zoollywood.lattice import DIRECTIONS, SPINS, Space
from engines.zoollywood.naming import slide_ref
from engines.zoollywood.pieces import EGGS, EMPTY
from engines.zoollywood.sliding import explorations, penguins, trace
from engines.zoollywood.view import View
from render.zoollywood.props import Props


class Slide(msgspec.Struct, frozen=True):
    """A slide of a penguin. `number` is that of the picture, 0 if it is not legal; `why` says what is wrong then.

    `key` names it as in the reference: `d2-ne`, `d2-cw-d4`; `path` starts with the penguin's space, `first` is the
    space that it leaves for, even if it cannot go there.
    """

    number: int
    key: str
    how: str
    path: tuple[Space, ...]
    first: Space
    fills: int = 0
    returns: int = 0
    why: str = ""


def may_explore(view: View) -> bool:
    """Tell whether the view's seat is asked for an Exploration."""
    if view.seat is None or view.seat != view.on_turn or not view.frames:
        return False
    if view.options.gentle and view.turn == 1:
        return False
    return isinstance(view.frames[-1], Acting | ExploringAgain)


def numbered(view: View, props: Props) -> dict[str, int]:
    """Number the legal slides in the order of the legal list, from 1."""
    if not may_explore(view):
        return {}
    legal = explorations(props.box, view.ground, view.side, view.doing, _resting(view))
    return {slide_ref(action).id: number for number, action in enumerate(legal, start=1)}


def offered(question: Question | None) -> frozenset[str]:
    """Return the keys of the slides that a question offers; a question may be narrowed to one penguin."""
    texts = (offer.text.split() for offer in question.offers) if question else ()
    return frozenset("-".join(words) for verb, *words in texts if verb == "explore")


def slides(view: View, props: Props, starts: tuple[Space, ...]) -> tuple[Slide, ...]:
    """Return every slide of some penguins, legal or not, in the order of the legal list."""
    numbers = numbered(view, props)
    actions = (action for start in starts for action in _actions(view, props, start))
    return tuple(_slide(action, view, props, numbers) for action in actions)


def starters(view: View, props: Props, keys: frozenset[str]) -> tuple[Space, ...]:
    """Return where the penguins of some slides stand; without slides, all penguins that may move."""
    names = {key.split("-")[0] for key in keys}
    own = (space for space in penguins(view.ground, view.side) if space != _resting(view))
    return tuple(space for space in own if not names or props.box.lattice.names[space] in names)


def _resting(view: View) -> Space | None:
    """Return where the penguin stands that may not explore again."""
    return view.doing.moved if isinstance(view.frames[-1], ExploringAgain) else None


def _actions(view: View, props: Props, start: Space) -> Iterator[Explore | Circle]:
    lattice = props.box.lattice
    yield from props.box.explores[start]
    rights = {right.nest for right in view.ground.rights if right.side == view.side and right.penguin == start}
    for spin in SPINS:
        for nest in sorted(rights & set(lattice.beside[start])):
            if lattice.ring(nest, start, spin):  # at the rim the ring may end where the penguin stands
                yield Circle(lattice.names[start], spin, lattice.names[nest])  # type: ignore[arg-type]  # SPINS are the spins


def _slide(action: Explore | Circle, view: View, props: Props, numbers: dict[str, int]) -> Slide:
    key, start = slide_ref(action).id, props.box.space(action.space)
    how = action.way if isinstance(action, Explore) else action.spin
    line = _line(action, props)
    found = trace(view.ground, view.side, start, line, ghost=view.doing.ghost)
    path = (start, *found.path)
    if key not in numbers:
        return Slide(0, key, how, path, line[0], why=found.why)
    return Slide(numbers[key], key, how, path, line[0], *_brought(view, path))


def _line(action: Explore | Circle, props: Props) -> tuple[Space, ...]:
    lattice, start = props.box.lattice, props.box.space(action.space)
    if isinstance(action, Explore):
        return lattice.lines[start][DIRECTIONS.index(action.way)]
    return lattice.ring(props.box.space(action.nest), start, action.spin)


def _brought(view: View, path: tuple[Space, ...]) -> tuple[int, int]:
    """Return how many spaces are left for eggs, and how many rival eggs go back (section 3, steps 3, 4)."""
    board, rival = view.ground.board, EGGS[1 - view.side]
    left = {space for space in path[:-1] if space == path[0] or board[space] in EMPTY + rival} - {path[-1]}
    return len(left), sum(board[space] == rival for space in path[1:])
