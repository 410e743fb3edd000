"""What happened, in pages; and the numbered options below a text board."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from cogs import limits
from cogs.desk import Desk
from cogs.entries import entries_of
from cogs.screens.lists import log
from cogs.sight import Sight
from cogs.spec import MessageSpec
from render.narration import tell
from render.split import split
from sessions import play

WHOLE = 10_000
"""More lines than any session has: nothing is left out."""


async def log_page(desk: Desk, sight: Sight, page: int | None = None, since: int = 0) -> MessageSpec:
    """Return a page of the log as this reader may see it, the newest one if none is named."""
    seat = sight.look.seat
    player = None if seat is None else sight.session.holders[seat].player
    told = await play.story(desk.house, sight.session.id, None if player is None else player.id, since)
    events = tuple(event for one in told for event in one.events)
    lines = tell(events, seat, sight.safe, sight.face, WHOLE)
    return log(sight.words, sight.session.id, lines, page)


def with_options(sight: Sight, board: tuple[MessageSpec, ...]) -> tuple[MessageSpec, ...]:
    """Add the numbered options of the seat; as far as they do not fit, in messages of their own."""
    *first, last = board
    texts = split((last.text, "\n".join(_options(sight))), limits.CONTENT)
    return (*first, *(MessageSpec(text) for text in texts[:-1]), replace(last, text=texts[-1]))


def _options(sight: Sight) -> Iterator[str]:
    question, words = sight.look.question, sight.words
    if question is None:
        return
    yield words.text("cogs-text-options")
    for entry in entries_of(question, sight.face, sight.safe, {}):  # the list's own numbers, not the picture's
        number, label, note = entry.index + 1, entry.label(), entry.note
        if note:
            yield words.text("cogs-text-option-note", n=number, label=label, note=note[:1].upper() + note[1:])
        else:
            yield words.text("cogs-text-option", n=number, label=label)
    yield words.text("cogs-text-how")
