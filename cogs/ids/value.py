"""Values of menus: an offer, a node, a pick of a form; with them goes the id of the menu."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import ClassVar

import msgspec

from cogs.ids.place import read_node, write_node
from cogs.ids.press import PressId, Verb
from cogs.ids.template import Id, matched
from cogs.layout.row import Address


class PickValue(Id, frozen=True):
    """A pick of a form in its menu: which choice, what guards it, and the how many-eth copy of it, from 0."""

    TEMPLATE: ClassVar[str] = r"m\.(?P<index>\d{1,4})\.(?P<check>[0-9a-f]{4})\.(?P<copy>\d{1,2})"

    index: int
    check: str
    copy: int = 0

    def __str__(self) -> str:
        """Return the menu value."""
        return f"m.{self.index}.{self.check}.{self.copy}"


def check_of(text: str) -> str:
    """Return the four digits that tell whether an index still means this text."""
    return sha256(text.encode()).hexdigest()[:4]


def write_leaf(index: int, check: str) -> str:
    """Return the menu value of an offer."""
    return f"g.{index}.{check}"


def write_level(address: Address, page: int = 0) -> str:
    """Return the menu value of a node."""
    return f"n.{write_node(address, page)}"


def read_value(id_: PressId, value: str) -> PressId:
    """Return the press that choosing a menu value means; raise BadId."""
    leaf = re.fullmatch(r"g\.(\d{1,4})\.([0-9a-f]{4})", value)
    if leaf:
        verb = Verb.GO_OPEN if id_.verb is Verb.PICK_OPEN else Verb.GO
        return msgspec.structs.replace(id_, verb=verb, index=int(leaf[1]), check=leaf[2])
    level = matched(r"n\.(?P<node>[0-9r_-]{1,24})", value)
    address, page = read_node(level["node"])
    return msgspec.structs.replace(id_, verb=Verb.IN, address=address, page=page)
