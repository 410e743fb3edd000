"""What happened, in pages; and the numbered options below a text board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

from msgspec.structs import replace

from cogs import limits
from cogs.desk import Desk
from cogs.entries import entries_of
from cogs.screens.lists import STEPS, log
from cogs.sight import Sight
from cogs.spec import MessageSpec
from render.narration import tell
from render.split import split
from sessions import play
from sessions.values import Told

WHOLE = 10_000
"""More lines than any session has: nothing is left out."""


class Since(StrEnum):
    """From where a log is read."""

    TURN = "turn"
    """The reader's own last action; for spectators the start."""
    ROUND = "round"
    """As many stretches of play ago as there are seats."""
    START = "start"


async def log_page(desk: Desk, sight: Sight, page: int | None = None) -> MessageSpec:
    """Return a page of the log as this reader may see it, the newest one if none is named."""
    return log(sight.words, sight.session.id, _lines(sight, await _told(desk, sight)), page)


async def log_since(desk: Desk, sight: Sight, since: Since) -> MessageSpec:
    """Return the page of the log on which what is new begins, that line marked."""
    told = await _told(desk, sight)
    lines = list(_lines(sight, told))
    old = len(_lines(sight, told[: _begin(sight, told, since)]))
    if 0 < old < len(lines):
        lines[old] = f"▶ {lines[old]}"
    return log(sight.words, sight.session.id, lines, min(old, len(lines) - 1) // STEPS)


def _begin(sight: Sight, told: Sequence[Told], since: Since) -> int:
    """Return the place in the story at which to begin to read."""
    if since is Since.START or (since is Since.TURN and sight.look.seat is None):
        return 0
    if since is Since.TURN:
        return max((place + 1 for place, one in enumerate(told) if one.seat == sight.look.seat), default=0)
    stretches = [place for place, one in enumerate(told) if _opens(told, place)]
    return stretches[-len(sight.session.holders) :][0] if stretches else 0


def _opens(told: Sequence[Told], place: int) -> bool:
    """Tell whether a stretch of play begins here."""
    own, before = _stretch(told[place]), _stretch(told[place - 1]) if place else None
    return own is not None and own != before


def _stretch(one: Told) -> int | None:
    return one.events[0].stretch if one.events else None


async def _told(desk: Desk, sight: Sight) -> tuple[Told, ...]:
    seat = sight.look.seat
    player = None if seat is None else sight.session.holders[seat].player
    told = await play.story(desk.house, sight.session.id, None if player is None else player.id)
    return tuple(one for one in told if one.revision <= sight.session.revision)


def _lines(sight: Sight, told: Sequence[Told]) -> tuple[str, ...]:
    events = tuple(event for one in told for event in one.events)
    return tell(events, sight.look.seat, sight.safe, sight.face, WHOLE)


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
