"""What comes out of the layout: rows of neutral buttons and menus, each part knowing where it leads."""

from __future__ import annotations

import msgspec

from cogs.layout.entry import Tone

Address = tuple[int, ...]
"""The way to a node of the tree, child number by child number; empty for the root."""


class Leaf(msgspec.Struct, frozen=True, tag=True):
    """Answer with the offer at `index` of the legal list; `check` guards that it is still that offer."""

    index: int
    check: str


class Node(msgspec.Struct, frozen=True, tag=True):
    """Show a node of the tree, from a page on if it has more children than a menu holds."""

    address: Address
    page: int = 0


class Back(msgspec.Struct, frozen=True, tag=True):
    """Show the node above."""

    address: Address


class TakeBack(msgspec.Struct, frozen=True, tag=True):
    """Take back the step that was laid out last."""


class TypeIt(msgspec.Struct, frozen=True, tag=True):
    """Open the form in which an action is typed."""


class Rules(msgspec.Struct, frozen=True, tag=True):
    """Show the rule topic behind the question."""


Target = Leaf | Node | Back | TakeBack | TypeIt | Rules


class Button(msgspec.Struct, frozen=True):
    """A button: its label, where it leads, how it stands out."""

    label: str
    target: Target
    tone: Tone = Tone.PLAIN


class Option(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: str
    target: Leaf | Node
    note: str = ""


class Menu(msgspec.Struct, frozen=True):
    """A menu in a row of its own. `key` tells the menus of one sheet apart."""

    placeholder: str
    options: tuple[Option, ...]
    key: Address


Row = tuple[Button, ...] | Menu


class Sheet(msgspec.Struct, frozen=True):
    """A laid-out question: up to four rows of choices and the row that never moves."""

    body: tuple[Row, ...]
    foot: tuple[Button, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows from top to bottom."""
        return (*self.body, self.foot) if self.foot else self.body
