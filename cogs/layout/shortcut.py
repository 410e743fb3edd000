"""The first menu of a question that everybody may read: short enough to stand under the picture itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.layout.entry import Captions, Entry
from cogs.layout.plan import lay_out
from cogs.layout.row import Leaf, Menu, Node, Row, Sheet, Target

MOST_ROWS = 3


def shortcuts(entries: Sequence[Entry], captions: Captions) -> tuple[Row, ...]:
    """Return the rows of a list that need no further step, ways out last; none if they would be too many."""
    sheet = lay_out(entries, captions)
    if len(sheet.body) > MOST_ROWS or any(isinstance(target, Node) for target in _targets(sheet)):
        return ()
    answers = tuple(button for button in sheet.foot if isinstance(button.target, Leaf))
    return (*sheet.body, answers) if answers else sheet.body


def _targets(sheet: Sheet) -> Iterator[Target]:
    for row in sheet.body:
        yield from (part.target for part in (row.options if isinstance(row, Menu) else row))
