"""Long answers in pages: lists of sessions, and the log of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from cogs import ids, limits
from cogs.layout import cut
from cogs.spec import Button, Link, MessageSpec, Row
from render.words import Words

T = TypeVar("T")
SESSIONS = 5
"""Sessions on a page: as many as there are jump links in a row."""
LINKS = 25
"""As many links as there are on one card."""
STEPS = 20


class Entry(msgspec.Struct, frozen=True):
    """A line of a list of sessions, and the message it leads to."""

    line: str
    label: str
    url: str


class Turn(msgspec.Struct, frozen=True):
    """A page, counted from 0, and how many there are."""

    page: int
    pages: int


def page_of(entries: Sequence[T], page: int) -> tuple[Sequence[T], Turn]:
    """Return the entries of a page, of the last one if there are not so many."""
    pages = -(-len(entries) // SESSIONS)
    page = min(page, pages - 1)
    return entries[page * SESSIONS : (page + 1) * SESSIONS], Turn(page, pages)


def listing(words: Words, title: str, shown: Sequence[Entry], turn: Turn, of: str) -> MessageSpec:
    """Return a page of a list of sessions; `of` names the list in the buttons that turn its pages."""
    lines = [f"## {title}", *(one.line for one in shown)]
    if turn.pages > 1:
        lines.append(words.text("cogs-mygames-page", page=turn.page + 1, pages=turn.pages))
    links: Row = tuple(Link(cut(one.label, limits.BUTTON_LABEL), one.url) for one in shown)
    return MessageSpec("\n".join(lines), rows=_with_turn(words, (links,), of, turn.page, turn.pages), card=True)


def digest_card(title: str, waiting: Sequence[Entry]) -> MessageSpec:
    """Return all that waits in one message, with links to as many boards as there is room for."""
    links = [Link(cut(one.label, limits.BUTTON_LABEL), one.url) for one in waiting[:LINKS]]
    rows: tuple[Row, ...] = tuple(tuple(links[at : at + SESSIONS]) for at in range(0, len(links), SESSIONS))
    return MessageSpec(
        cut("\n".join((f"## {title}", *(one.line for one in waiting))), limits.V2_TEXT), rows=rows, card=True
    )


def log(words: Words, session: str, lines: Sequence[str], page: int | None = None) -> MessageSpec:
    """Return a page of a session's log; without a page the newest one."""
    if not lines:
        return MessageSpec(words.text("cogs-log-empty"), card=True)
    pages = -(-len(lines) // STEPS)
    page = pages - 1 if page is None else min(page, pages - 1)
    shown = lines[page * STEPS : (page + 1) * STEPS]
    title = words.text("cogs-log-title", session=session, page=page + 1, pages=pages)
    text = cut("\n".join((f"## {title}", *shown)), limits.V2_TEXT)
    return MessageSpec(text, rows=_with_turn(words, (), session, page, pages), card=True)


def _with_turn(words: Words, rows: tuple[Row, ...], of: str, page: int, pages: int) -> tuple[Row, ...]:
    turns = (("cogs-button-previous-page", page - 1), ("cogs-button-next-page", page + 1))
    buttons = tuple(
        Button(words.text(key), str(ids.PageId(other, of))) for key, other in turns if 0 <= other < pages
    )
    return (*rows, buttons) if buttons else rows
