"""A laid-out question as rows of a message: every target becomes a custom id."""

from __future__ import annotations

import msgspec

from cogs import ids
from cogs.entries import captions_of, entries_of
from cogs.fields import form_of
from cogs.layout import (
    Address,
    Back,
    Entry,
    Finish,
    Form,
    Leaf,
    Node,
    OneByOne,
    Pick,
    Rules,
    Submit,
    TakeBack,
    Target,
    Together,
    Toggle,
    Tone,
    below,
    lay_out,
    rest,
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
    """Where a panel stands: the node and page shown, and the lap that tells redraws apart.

    `plain`: its form was put aside. `picks` are those made so far in a form that takes several menus.
    """

    address: Address = ()
    page: int = 0
    lap: int = 0
    plain: bool = False
    picks: tuple[int, ...] = ()

    def next(self, address: Address = (), page: int = 0) -> Stand:
        """Return the stand of the next redraw; the form stays as it is."""
        return Stand(address, page, (self.lap + 1) % len(ids.DIGITS), self.plain, self.picks)


FIRST = Stand()
"""A panel as it opens: at the root."""


def choices(sight: Sight, question: Question, stand: Stand) -> tuple[Row, ...]:
    """Return the rows of a question at a node."""
    entries, form = _laid(sight, question, stand)
    captions = captions_of(question, sight.face, sight.names, coda=sight.look.standing.coda)
    steps = len(sight.look.draft.steps)
    sheet = lay_out(entries, captions, stand.address, stand.page, form=form, drafted=steps > 0)
    press = ids.PressId(
        sight.session.id, question.decision.id, sight.session.revision, ids.Verb.GO, stand.lap,
        steps, stand.address, stand.page, plain=stand.plain, picks=stand.picks,
    )  # fmt: skip
    return tuple(row_of(row, press, RuleButton(sight.session.game, question.topic)) for row in sheet.rows)


def narrowed(sight: Sight, question: Question, stand: Stand) -> Question:
    """Return a question with the offers of the node alone, for the picture of that level."""
    entries, form = _laid(sight, question, stand)
    if stand.address:
        entries = below(rest(entries, form), stand.address)
    return msgspec.structs.replace(question, offers=tuple(question.offers[entry.index] for entry in entries))


def _laid(sight: Sight, question: Question, stand: Stand) -> tuple[tuple[Entry, ...], Form | None]:
    """Return what is laid out of a question: its entries and its form."""
    face, badges = sight.face, sight.face.badges(sight.look.view)
    form = form_of(question, face, sight.names, badges, plain=stand.plain, picks=stand.picks)
    return entries_of(question, face, sight.names, badges), form


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
    options = tuple(
        Option(option.label, _value(option.target), option.note, option.chosen) for option in menu.options
    )
    verb = ids.Verb.MULTI if menu.multi else PICKS[press.verb]
    id_ = msgspec.structs.replace(press, verb=verb, address=menu.key, page=0)
    return Menu(str(id_), menu.placeholder, options, menu.least, menu.most)


def _value(target: Leaf | Node | Pick) -> str:
    match target:
        case Leaf(index=index, check=check):
            return ids.write_leaf(index, check)
        case Pick(index=index, check=check, copy=copy):
            return str(ids.PickValue(index, check, copy))
        case Node(address=address, page=page):
            return ids.write_level(address, page)


def _button(button: LaidButton, press: ids.PressId, rule: RuleButton) -> Button:
    return Button(button.label, _id(button.target, press, rule), STYLES[button.tone])


def _id(target: Target, press: ids.PressId, rule: RuleButton) -> str:
    return str(rule) if isinstance(target, Rules) else str(_press(target, press))


def _press(target: Target, press: ids.PressId) -> ids.PressId:
    """Return the press that a target stands for."""
    change, verb = msgspec.structs.replace, ids.Verb
    match target:
        case Leaf(index=index, check=check):
            return change(press, index=index, check=check)
        case Finish(index=index, check=check):
            return change(press, verb=verb.CODA, index=index, check=check)
        case Pick(field=field, index=index, check=check):
            return change(press, verb=verb.MULTI, address=(field,), page=0, index=index, check=check)
        case Node(address=address, page=page):
            return change(press, verb=verb.PAGE, address=address, page=page)
        case Back(address=address):
            return change(press, verb=verb.UP, address=address, page=0)
        case _:
            return _of_frame(target, press)


def _of_frame(target: Target, press: ids.PressId) -> ids.PressId:
    """Return the press of a button that belongs to the whole question."""
    change, verb = msgspec.structs.replace, ids.Verb
    match target:
        case TakeBack():
            return change(press, verb=verb.UNLAY, address=(), page=0)
        case Submit(picks=picks):
            return change(press, verb=verb.MULTI, address=(), page=0, picks=picks)
        case OneByOne():
            return change(press, verb=verb.ONE, address=(), page=0, plain=True)
        case Together():
            return change(press, verb=verb.UP, address=(), page=0, plain=False)
        case Toggle():
            return change(press, verb=verb.CODA)
        case _:
            return change(press, verb=verb.TYPE)
