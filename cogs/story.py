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
    question = sight.look.question
    if question is None:
        return
    yield sight.words.text("cogs-text-options")
    for entry in entries_of(question, sight.face, sight.safe, sight.face.badges(sight.look.view)):
        key = "cogs-text-option-note" if entry.note else "cogs-text-option"
        yield sight.words.text(
            key, n=entry.index + 1, label=entry.label(), **({"note": entry.note} if entry.note else {})
        )
    yield sight.words.text("cogs-text-how")
