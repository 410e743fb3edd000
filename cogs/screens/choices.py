"""A laid-out question as rows of a message: every target becomes a custom id."""

from __future__ import annotations

import msgspec

from cogs import ids
from cogs.entries import captions_of, entries_of
from cogs.layout import (
    Address,
    Back,
    Leaf,
    Node,
    Rules,
    TakeBack,
    Target,
    Tone,
    TypeIt,
    below,
    lay_out,
)
from cogs.layout import Button as LaidButton
from cogs.layout import Menu as LaidMenu
from cogs.layout import Row as LaidRow
from cogs.sight import Sight
from cogs.spec import Button, Menu, Option, Row, Style
from engines.core import Question

PICKS = {ids.Verb.GO: ids.Verb.PICK, ids.Verb.GO_OPEN: ids.Verb.PICK_OPEN}
"""How the menus say what the buttons beside them say."""
STYLES = {Tone.PLAIN: Style.SECONDARY, Tone.USUAL: Style.PRIMARY, Tone.COSTLY: Style.DANGER}


class Stand(msgspec.Struct, frozen=True):
    """Where a panel stands: the node and page shown, and the lap that tells redraws apart."""

    address: Address = ()
    page: int = 0
    lap: int = 0

    def next(self, address: Address = (), page: int = 0) -> Stand:
        """Return the stand of the next redraw."""
        return Stand(address, page, (self.lap + 1) % len(ids.LAPS))


FIRST = Stand()
"""A panel as it opens: at the root."""


def choices(sight: Sight, question: Question, stand: Stand) -> tuple[Row, ...]:
    """Return the rows of a question at a node."""
    badges = sight.face.badges(sight.look.view)
    entries = entries_of(question, sight.face, sight.names, badges)
    captions, steps = captions_of(question, sight.face, sight.names), len(sight.look.draft.steps)
    sheet = lay_out(entries, captions, stand.address, stand.page, drafted=steps > 0)
    press = ids.PressId(
        sight.session.id, question.decision.id, sight.session.revision, ids.Verb.GO, stand.lap,
        steps, stand.address, stand.page,
    )  # fmt: skip
    return tuple(row_of(row, press, RuleButton(sight.session.game, question.topic)) for row in sheet.rows)


def narrowed(sight: Sight, question: Question, stand: Stand) -> Question:
    """Return a question with the offers of the node alone, for the picture of that level."""
    entries = entries_of(question, sight.face, sight.names, {})
    return msgspec.structs.replace(
        question, offers=tuple(question.offers[entry.index] for entry in below(entries, stand.address))
    )


class RuleButton(msgspec.Struct, frozen=True):
    """The topic behind a question."""

    game: str
    topic: str

    def __str__(self) -> str:
        """Return its custom id."""
        return str(ids.RuleId(self.game, self.topic))


def row_of(row: LaidRow, press: ids.PressId, rule: RuleButton) -> Row:
    """Return a laid-out row as components; the verb of `press` is what its answers do."""
    if isinstance(row, LaidMenu):
        return _menu(row, press)
    return tuple(_button(button, press, rule) for button in row)


def _menu(menu: LaidMenu, press: ids.PressId) -> Menu:
    options = tuple(Option(option.label, _value(option.target), option.note) for option in menu.options)
    id_ = msgspec.structs.replace(press, verb=PICKS[press.verb], address=menu.key, page=0)
    return Menu(str(id_), menu.placeholder, options)


def _value(target: Leaf | Node) -> str:
    if isinstance(target, Leaf):
        return ids.write_leaf(target.index, target.check)
    return ids.write_level(target.address, target.page)


def _button(button: LaidButton, press: ids.PressId, rule: RuleButton) -> Button:
    return Button(button.label, _id(button.target, press, rule), STYLES[button.tone])


def _id(target: Target, press: ids.PressId, rule: RuleButton) -> str:
    change = msgspec.structs.replace
    match target:
        case Leaf(index=index, check=check):
            return str(change(press, index=index, check=check))
        case Node(address=address, page=page):
            return str(change(press, verb=ids.Verb.PAGE, address=address, page=page))
        case Back(address=address):
            return str(change(press, verb=ids.Verb.UP, address=address, page=0))
        case TakeBack():
            return str(change(press, verb=ids.Verb.UNLAY, address=(), page=0))
        case TypeIt():
            return str(change(press, verb=ids.Verb.TYPE))
        case Rules():
            return str(rule)
