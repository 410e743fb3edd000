"""The shortcut on the board: the first menu of the seat in turn, made from what everybody knows."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import ids, limits
from cogs.entries import captions_of, entries_of
from cogs.layout import Menu, Row, cut, shortcuts
from cogs.screens.choices import RuleButton, row_of
from cogs.sight import Sight
from cogs.spec import Row as SpecRow


def open_choices(sight: Sight) -> tuple[SpecRow, ...]:
    """Return the rows that the board carries above its fixed buttons; none if nothing public is asked.

    Badges number private pictures, so no label bears one.
    """
    question = sight.look.open_question
    if question is None:
        return ()
    entries = entries_of(question, sight.face, sight.names, {})
    press = ids.PressId(sight.session.id, question.decision.id, sight.session.revision, ids.Verb.GO_OPEN)
    rule = RuleButton(sight.session.game, question.topic)
    rows = shortcuts(entries, captions_of(question, sight.face, sight.names))
    return tuple(row_of(_counted(sight, row) if question.decision.open else row, press, rule) for row in rows)


def _counted(sight: Sight, row: Row) -> Row:
    """Add the number of choices, which nobody may know of a question that is not open."""
    if not isinstance(row, Menu):
        return row
    count = sight.words.text("cogs-menu-count", n=len(row.options))
    return replace(row, placeholder=f"{cut(row.placeholder, limits.MENU_LABEL)} {count}")
