"""A bunch: neighbouring branches that share a place on the screen, and how a bunch becomes rows."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cogs import limits
from cogs.layout.entry import Entry, Tone, cut
from cogs.layout.row import Address, Button, Leaf, Menu, Node, Option, Row
from cogs.layout.tree import Branch

WARNING = "⚠ "


class Bunch(msgspec.Struct, frozen=True):
    """Branches under one name. `depth`: how much of the path the name already says."""

    name: str
    items: tuple[Branch, ...]
    depth: int
    parent: Address
    whole: bool
    """All children of `parent` are here, so that further pages of it can be shown."""

    @property
    def leaves(self) -> tuple[Entry, ...]:
        """All entries of the bunch."""
        return tuple(leaf for item in self.items for leaf in item.leaves)

    @property
    def walks(self) -> bool:
        """A menu cannot hold all leaves."""
        return len(self.leaves) > limits.MENU_OPTIONS

    @property
    def presses(self) -> bool:
        """One row of buttons says all of it."""
        return len(self.leaves) <= limits.ROW_BUTTONS and all(leaf.brief(self.depth) for leaf in self.leaves)

    @property
    def stuck(self) -> bool:
        """Its branches do not fit in one menu and no further page can show the rest."""
        return not self.whole and len(self.items) > limits.MENU_OPTIONS

    def row(self, more: str) -> Row:
        """Return the bunch as one row: buttons, a menu of leaves, or a menu to walk (`more`: its last line)."""
        if self.presses:
            return buttons(self.leaves, self.depth)
        return self.walk(more) if self.walks else self.menu(self.name, self.items)

    def menu(self, name: str, items: tuple[Branch, ...]) -> Menu:
        """Return one menu with all leaves of some of the items."""
        options = tuple(_leaf(leaf, self.depth) for item in items for leaf in item.leaves)
        return Menu(cut(name, limits.MENU_LABEL), options, items[0].address)

    def walk(self, more: str, page: int = 0) -> Menu:
        """Return one menu of the items themselves, from a page on."""
        size = limits.MENU_OPTIONS - 1
        rest = self.items[page * size :]
        fits = len(rest) <= limits.MENU_OPTIONS
        options = [self._item(item) for item in (rest if fits else rest[:size])]
        if not fits:
            options.append(Option(more, Node(self.parent, page + 1)))
        return Menu(cut(self.name, limits.MENU_LABEL), tuple(options), rest[0].address)

    def pack(self) -> tuple[Menu, ...] | None:
        """Return menus of neighbouring items with all their leaves, None if an item is too big for one."""
        packs = list(_packs(self.items))
        if any(sum(len(item.leaves) for item in pack) > limits.MENU_OPTIONS for pack in packs):
            return None
        return tuple(self.menu(_range(pack), pack) for pack in packs)

    def _item(self, item: Branch) -> Option:
        if item.is_leaf:
            return _leaf(item.leaves[0], self.depth)
        return Option(cut(item.label, limits.MENU_LABEL - 2) + " …", Node(item.address))


def buttons(leaves: tuple[Entry, ...], depth: int) -> tuple[Button, ...]:
    """Return a row of buttons, the usual one first."""
    ordered = sorted(leaves, key=lambda leaf: leaf.tone is not Tone.USUAL)
    return tuple(
        Button(_warned(leaf, depth, limits.BUTTON_LABEL), Leaf(leaf.index, leaf.check), leaf.tone)
        for leaf in ordered
    )


def _leaf(leaf: Entry, depth: int) -> Option:
    label = _warned(leaf, depth, limits.MENU_LABEL)
    return Option(label, Leaf(leaf.index, leaf.check), cut(leaf.note, limits.MENU_DESCRIPTION))


def _warned(leaf: Entry, depth: int, room: int) -> str:
    sign = WARNING if leaf.tone is Tone.COSTLY else ""
    return cut(sign + leaf.label(depth), room)


def _packs(items: tuple[Branch, ...]) -> Iterator[tuple[Branch, ...]]:
    pack: list[Branch] = []
    size = 0
    for item in items:
        if pack and size + len(item.leaves) > limits.MENU_OPTIONS:
            yield tuple(pack)
            pack, size = [], 0
        pack.append(item)
        size += len(item.leaves)
    yield tuple(pack)


def _range(pack: tuple[Branch, ...]) -> str:
    first, last = pack[0].label, pack[-1].label
    return first if len(pack) == 1 else f"{cut(first, 45)} … {cut(last, 45)}"
