"""The algorithm: which of six shapes a list takes, and the foot below it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import limits
from cogs.layout.bunch import buttons
from cogs.layout.entry import Captions, Entry
from cogs.layout.row import Address, Back, Button, Node, Row, Rules, Sheet, TakeBack, TypeIt
from cogs.layout.sheet import BODY_ROWS, alike, sheet, whole
from cogs.layout.tree import Branch, find, grow

YES_NO = 2
PACKED = BODY_ROWS * limits.MENU_OPTIONS


def lay_out(
    entries: Sequence[Entry], captions: Captions, address: Address = (), page: int = 0, *, drafted: bool = False
) -> Sheet:
    """Lay a legal list out as it looks at one node of its tree; a draft can be taken back from the root.

    Deterministic: the same list, node, page and captions give the same rows. An unknown node shows
    the root. Every entry can be reached by walking from the root.
    """
    exits = tuple(entry for entry in entries if entry.exit)
    body = tuple(entry for entry in entries if not entry.exit)
    take_back = (Button(captions.back, TakeBack()),) if drafted else ()
    if len(body) + len(exits) <= YES_NO and all(entry.brief() for entry in body):
        return Sheet((), buttons(body + exits, 0) + take_back + _frame(captions))
    way_out = buttons(exits, 0)
    if not body:
        return Sheet((), _foot(way_out, take_back, captions))
    node = find(grow(body), address)
    return Sheet(_body(node, page, captions), _foot(way_out, _back(node, page, captions) or take_back, captions))


def below(entries: Sequence[Entry], address: Address) -> tuple[Entry, ...]:
    """Return the entries below a node, exits left out; below the root or an unknown node all of them."""
    body = tuple(entry for entry in entries if not entry.exit)
    return find(grow(body), address).leaves if body else ()


def _body(node: Branch, page: int, captions: Captions) -> tuple[Row, ...]:
    bunch = whole(node, captions)
    if page and page * (limits.MENU_OPTIONS - 1) < len(bunch.items):
        return (bunch.walk(captions.more, page),)
    if bunch.presses or (alike(node) and not bunch.walks):
        return (bunch.row(captions.more),)
    if not alike(node):
        return sheet(node, captions) or (bunch.walk(captions.more),)
    packed = bunch.pack() if len(bunch.leaves) <= PACKED else None
    if packed is not None and len(packed) <= BODY_ROWS:
        return packed
    return (bunch.walk(captions.more),)


def _back(node: Branch, page: int, captions: Captions) -> tuple[Button, ...]:
    if page:
        return (Button(captions.back, Node(node.address)),)
    return (Button(captions.back, Back(node.address[:-1])),) if node.address else ()


def _foot(exits: tuple[Button, ...], back: tuple[Button, ...], captions: Captions) -> tuple[Button, ...]:
    return (exits + back + _frame(captions))[: limits.ROW_BUTTONS]


def _frame(captions: Captions) -> tuple[Button, ...]:
    return Button(captions.type_it, TypeIt()), Button(captions.rules, Rules())
