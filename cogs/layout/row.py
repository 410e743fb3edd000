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


class Pick(msgspec.Struct, frozen=True, tag=True):
    """Pick a choice of a form: its field, its place there, the check on it, and the how many-eth copy, from 0."""

    field: int
    index: int
    check: str
    copy: int = 0


class Submit(msgspec.Struct, frozen=True, tag=True):
    """Answer with the form as it is filled in: the picks by their places among all its entries."""

    picks: tuple[int, ...] = ()


class OneByOne(msgspec.Struct, frozen=True, tag=True):
    """Show the plain offers instead of the form."""


class Together(msgspec.Struct, frozen=True, tag=True):
    """Show the form again."""


class Toggle(msgspec.Struct, frozen=True, tag=True):
    """Turn the closing steps on or off."""


class Finish(msgspec.Struct, frozen=True, tag=True):
    """Answer with the offer at `index` and the closing steps."""

    index: int
    check: str


Target = Leaf | Node | Back | TakeBack | TypeIt | Rules | Pick | Submit | OneByOne | Together | Toggle | Finish


class Button(msgspec.Struct, frozen=True):
    """A button: its label, where it leads, how it stands out."""

    label: str
    target: Target
    tone: Tone = Tone.PLAIN


class Option(msgspec.Struct, frozen=True):
    """One line of a menu."""

    label: str
    target: Leaf | Node | Pick
    note: str = ""
    chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A menu in a row of its own. `key` tells the menus of one sheet apart, those of a form and all others."""

    placeholder: str
    options: tuple[Option, ...]
    key: Address
    least: int = 1
    most: int = 1

    @property
    def multi(self) -> bool:
        """It belongs to a form."""
        return isinstance(self.options[0].target, Pick)


Row = tuple[Button, ...] | Menu


class Sheet(msgspec.Struct, frozen=True):
    """A laid-out question: up to four rows of choices and the row that never moves."""

    body: tuple[Row, ...]
    foot: tuple[Button, ...]

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows from top to bottom."""
        return (*self.body, self.foot) if self.foot else self.body
