"""Unlike choices side by side: one row for each kind, the rare ones merged until all fit."""

from __future__ import annotations

from itertools import groupby

from cogs import limits
from cogs.layout.bunch import Bunch
from cogs.layout.entry import Captions, Tone
from cogs.layout.row import Row
from cogs.layout.tree import Branch

BODY_ROWS = limits.ROWS - 1

Kids = tuple[Branch, ...]


def alike(node: Branch) -> bool:
    """Tell whether all children are of one kind: cards, rows of a map, stalls."""
    return len({kid.kind for kid in node.kids}) == 1


def whole(node: Branch, captions: Captions) -> Bunch:
    """Return all children of a node as one bunch."""
    return Bunch(_name(node, captions), node.kids, _depth(node), node.address, whole=True)


def sheet(node: Branch, captions: Captions, room: int) -> tuple[Row, ...] | None:
    """Lay unlike children out in `room` rows, None if they are too many for a sheet."""
    bunches = _fit([tuple(kids) for _, kids in groupby(node.kids, lambda kid: kid.kind)], node, captions, room)
    rows: list[tuple[Row, ...]] = [(bunch.row(captions.more),) for bunch in bunches]
    spare = room - len(_share([row for (row,) in rows]))
    for place, bunch in enumerate(bunches):
        packed = bunch.pack() if bunch.walks else None
        if packed is not None and len(packed) - 1 <= spare:
            rows[place] = packed
            spare -= len(packed) - 1
        elif bunch.walks and bunch.stuck:
            return None
    return tuple(_share([row for some in rows for row in some]))


def _fit(groups: list[Kids], node: Branch, captions: Captions, room: int) -> list[Bunch]:
    """Merge the two groups with the fewest leaves until the rows fit; later ones first where equal."""
    bunches = [_bunch(kids, node, captions) for kids in groups]
    while len(_share([bunch.row(captions.more) for bunch in bunches])) > room:
        by_size = sorted(range(len(groups)), key=lambda place: (len(bunches[place].leaves), -place))
        first, second = sorted(by_size[:2])
        groups[second] = groups[first] + groups[second]
        bunches[second] = _bunch(groups[second], node, captions)
        del groups[first], bunches[first]
    return bunches


def _bunch(kids: Kids, node: Branch, captions: Captions) -> Bunch:
    """Bunch branches of a node; a single branch lends its name and spreads its own children."""
    only = kids[0]
    if len(kids) == 1 and not only.is_leaf:
        return Bunch(only.label, only.kids, only.depth, only.address, whole=True)
    mixed = len({kid.kind for kid in kids}) > 1
    name = captions.more if mixed else _name(node, captions)
    return Bunch(name, kids, _depth(node), node.address, whole=False)


def _name(node: Branch, captions: Captions) -> str:
    return node.label if node.address else captions.ask


def _depth(node: Branch) -> int:
    """Return how much of the path is said already: nothing at the root, where no level has been chosen."""
    return node.depth if node.address else 0


def _share(rows: list[Row]) -> list[Row]:
    """Let neighbouring rows of buttons share a row while it has room."""
    shared: list[Row] = []
    for row in rows:
        last = shared[-1] if shared else None
        if isinstance(row, tuple) and isinstance(last, tuple) and len(last) + len(row) <= limits.ROW_BUTTONS:
            shared[-1] = tuple(sorted(last + row, key=lambda button: button.tone is not Tone.USUAL))
        else:
            shared.append(row)
    return shared
