"""The legal list as a tree: entries with a common beginning share a branch, levels without a choice vanish."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cogs.layout.entry import Entry, join
from cogs.layout.row import Address


class Branch(msgspec.Struct, frozen=True):
    """A node. `start` and `depth` delimit the levels of the path that it stands for."""

    start: int
    depth: int
    address: Address
    leaves: tuple[Entry, ...]
    """All entries below, in the order of the list."""
    kids: tuple[Branch, ...] = ()

    @property
    def is_leaf(self) -> bool:
        """Nothing is left to choose."""
        return not self.kids

    @property
    def kind(self) -> str:
        """The kind of its first level."""
        return self.leaves[0].path[self.start].kind

    @property
    def label(self) -> str:
        """The words of its own levels."""
        return join(rung.label for rung in self.leaves[0].path[self.start : self.depth])


def grow(entries: Sequence[Entry]) -> Branch:
    """Grow the tree of a list; the root has an empty address."""
    depth = _shared(entries, 0) if len(entries) > 1 else 0
    return Branch(0, depth, (), tuple(entries), _kids(entries, depth, ()))


def find(root: Branch, address: Address) -> Branch:
    """Return the node at an address, the root if there is no such node."""
    node = root
    for number in address:
        if number >= len(node.kids):
            return root
        node = node.kids[number]
    return root if node.is_leaf else node


def _kids(entries: Sequence[Entry], depth: int, address: Address) -> tuple[Branch, ...]:
    groups = _groups(entries, depth)
    return tuple(_branch(group, depth, (*address, number)) for number, group in enumerate(groups))


def _branch(entries: list[Entry], start: int, address: Address) -> Branch:
    if len(entries) == 1:
        return Branch(start, len(entries[0].path), address, tuple(entries))
    depth = _shared(entries, start + 1)
    return Branch(start, depth, address, tuple(entries), _kids(entries, depth, address))


def _groups(entries: Sequence[Entry], depth: int) -> list[list[Entry]]:
    """Group by the level at `depth`; an entry that ends there stands alone even if others go on."""
    groups: dict[tuple[str, str, int], list[Entry]] = {}
    for entry in entries:
        rung = entry.path[depth]
        alone = entry.index if len(entry.path) == depth + 1 else -1
        groups.setdefault((rung.kind, rung.id, alone), []).append(entry)
    return list(groups.values())


def _shared(entries: Sequence[Entry], depth: int) -> int:
    """Return how deep all entries go the same way and all still go on."""
    while all(len(entry.path) > depth + 1 for entry in entries) and _alike_at(entries, depth):
        depth += 1
    return depth


def _alike_at(entries: Sequence[Entry], depth: int) -> bool:
    return len({(entry.path[depth].kind, entry.path[depth].id) for entry in entries}) == 1
