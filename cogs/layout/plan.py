"""The algorithm: which of six shapes a list takes, the form above it, and the foot below."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import limits
from cogs.layout.bunch import buttons
from cogs.layout.entry import Captions, Entry, Tone, cut
from cogs.layout.form import Form, fits, form_rows, submits
from cogs.layout.row import (
    Address,
    Back,
    Button,
    Finish,
    Node,
    OneByOne,
    Row,
    Rules,
    Sheet,
    TakeBack,
    Together,
    Toggle,
    TypeIt,
)
from cogs.layout.sheet import BODY_ROWS, alike, sheet, whole
from cogs.layout.tree import Branch, find, grow

YES_NO = 2


def lay_out(
    entries: Sequence[Entry], captions: Captions, address: Address = (), page: int = 0,
    *, form: Form | None = None, drafted: bool = False,
) -> Sheet:  # fmt: skip
    """Lay a legal list out as it looks at one node of its tree, under its form if it has one.

    Deterministic: the same list, node, page, captions, form and draft give the same rows. An unknown
    node shows the root. Every entry can be reached by walking from the root, or from that of the plain
    offers; a form that needs too many rows is left out. A draft can be taken back from the root.
    """
    exits, body = _exits(entries), rest(entries, form)
    shown = form if form is not None and _together(form, entries) else None
    middle = _middle(form, shown, captions, drafted)
    if shown is None and len(body) + len(exits) <= YES_NO and all(entry.brief() for entry in body):
        return Sheet((), _foot(_ways_out(body + exits), middle, captions))
    if not body:
        return Sheet(_form_rows(shown), _foot(_first(shown, exits), middle, captions))
    node = find(grow(body), address)
    inside = _back(node, page if _paged(node, page) else 0, captions)
    if inside:
        return Sheet(_body(node, page, captions, BODY_ROWS), _foot(_ways_out(exits), inside, captions))
    above = _form_rows(shown)
    rows = (*above, *_body(node, 0, captions, BODY_ROWS - len(above)))
    return Sheet(rows, _foot(_first(shown, exits), middle, captions))


def rest(entries: Sequence[Entry], form: Form | None) -> tuple[Entry, ...]:
    """Return what is laid out in the body as a tree: no exits, and no part of a form that is shown."""
    covered = form.covered if form is not None and _together(form, entries) else frozenset()
    return tuple(entry for entry in entries if not entry.exit and entry.index not in covered)


def below(entries: Sequence[Entry], address: Address) -> tuple[Entry, ...]:
    """Return the entries below a node, exits left out; below the root or an unknown node all of them."""
    body = tuple(entry for entry in entries if not entry.exit)
    return find(grow(body), address).leaves if body else ()


def _together(form: Form, entries: Sequence[Entry]) -> bool:
    """Tell whether a form is shown: it was not put aside and leaves a row for what is no part of it."""
    others = any(not entry.exit and entry.index not in form.covered for entry in entries)
    return not form.plain and fits(form, BODY_ROWS - others)


def _exits(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if entry.exit)


def _form_rows(form: Form | None) -> tuple[Row, ...]:
    return () if form is None else form_rows(form)


def _body(node: Branch, page: int, captions: Captions, room: int) -> tuple[Row, ...]:
    bunch = whole(node, captions)
    if _paged(node, page):
        return (bunch.walk(captions.more, page),)
    if bunch.presses or (alike(node) and not bunch.walks):
        return (bunch.row(captions.more),)
    if not alike(node):
        return sheet(node, captions, room) or (bunch.walk(captions.more),)
    packed = bunch.pack() if len(bunch.leaves) <= room * limits.MENU_OPTIONS else None
    if packed is not None and len(packed) <= room:
        return packed
    return (bunch.walk(captions.more),)


def _paged(node: Branch, page: int) -> bool:
    """Tell whether a node has such a page after its first."""
    return bool(page) and page * (limits.MENU_OPTIONS - 1) < len(node.kids)


def _back(node: Branch, page: int, captions: Captions) -> tuple[Button, ...]:
    if page:
        return (Button(captions.back, Node(node.address)),)
    return (Button(captions.back, Back(node.address[:-1])),) if node.address else ()


def _middle(form: Form | None, shown: Form | None, captions: Captions, drafted: bool) -> tuple[Button, ...]:
    """Return the way back from the root (to a form put aside, else before the last step), and out of a form."""
    aside = form is not None and form.plain
    back = (Button(captions.back, Together() if aside else TakeBack()),) if aside or drafted else ()
    return back if shown is None else (*back, Button(captions.one_by_one, OneByOne()))


def _first(form: Form | None, exits: tuple[Entry, ...]) -> tuple[Button, ...]:
    return (() if form is None else submits(form)) + _ways_out(exits)


def _ways_out(exits: tuple[Entry, ...]) -> tuple[Button, ...]:
    """Return the buttons of the ways out; one that may be finished at once has two, of which the second stays."""
    return tuple(
        button
        for entry in sorted(exits, key=lambda entry: entry.tone is not Tone.USUAL)
        for button in _way_out(entry)
    )


def _way_out(entry: Entry) -> tuple[Button, ...]:
    (plain,) = buttons((entry,), 0)
    if not entry.finish:
        return (plain,)
    whole_way = Button(cut(entry.finish, limits.BUTTON_LABEL), Finish(entry.index, entry.check), entry.tone)
    return whole_way, Button(plain.label, plain.target)


def _foot(first: tuple[Button, ...], middle: tuple[Button, ...], captions: Captions) -> tuple[Button, ...]:
    switch = (Button(captions.coda, Toggle()),) if captions.coda else ()
    return (first + middle + switch + _frame(captions))[: limits.ROW_BUTTONS]


def _frame(captions: Captions) -> tuple[Button, ...]:
    return Button(captions.type_it, TypeIt()), Button(captions.rules, Rules())
