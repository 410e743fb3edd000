"""From events to a story: the same room rules for every game, its sentences by the game's presenter.

A paragraph is what one actor did in one stretch of play. When there are more lines than room, details go
first, then the oldest paragraphs shrink to one line each, then the oldest go altogether and are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from engines.core import Event, Seat, Weight
from render.contract import Line, Presenter, Table

ROOM = 6
WIDTH = 160
STRIP = 60


def tell(
    events: Iterable[Event], reader: Seat | None, table: Table, say: Presenter, room: int = ROOM
) -> tuple[str, ...]:
    """Return what happened in at most `room` lines of 160 characters, as the reader may know it."""
    told = [(group, say.sentences(group, reader, table)) for group in paragraphs(events, reader)]
    stories = [(group, lines) for group, lines in told if lines]
    lines = _within(stories, reader, table, say, room)
    names = tuple(person.name for person in table.people)
    return tuple(cut(line, names) for line in lines)


def last(events: Iterable[Event], reader: Seat | None, table: Table, say: Presenter) -> str:
    """Return the newest thing worth a headline in one line of about 60 characters.

    Empty only if there is nothing to tell: what has no short form is told by its weightiest sentence, cut.
    """
    groups = sorted(paragraphs(events, reader), key=_heaviest)  # stable: the newest of the heaviest stands last
    briefs = [brief for group in groups if (brief := say.brief(group, reader, table))]
    return briefs[-1] if briefs else _sentence(groups, reader, table, say)


def paragraphs(events: Iterable[Event], reader: Seat | None) -> tuple[tuple[Event, ...], ...]:
    """Return what the reader may see by stretch and actor, each group where it began, without silent events."""
    groups: dict[tuple[int, Seat | None], list[Event]] = {}
    for event in events:
        seen = event.seen_by(reader)
        if seen is not None and seen.weight is not Weight.SILENT:
            groups.setdefault((seen.stretch, seen.actor), []).append(seen)
    return tuple(tuple(group) for group in groups.values())


def runs(group: Sequence[Event]) -> tuple[tuple[Event, ...], ...]:
    """Return a paragraph's events, neighbours of one fold key together."""
    keys = [event.fold or str(number) for number, event in enumerate(group)]
    pairs = groupby(zip(keys, group, strict=True), key=lambda pair: pair[0])
    return tuple(tuple(event for _, event in run) for _, run in pairs)


def cut(line: str, names: Iterable[str], width: int = WIDTH) -> str:
    """Shorten a line to `width` characters: after a part of a list, else between two words, never inside a name."""
    if len(line) <= width:
        return line
    inside = {place for name in names for place in _inner_blanks(line, name)}
    blanks = [place for place in range(width) if line[place] == " " and place not in inside]
    parts = [place for place in blanks if line[place - 1] == "," and place > width // 2]
    place = max(parts or blanks or [width - 1])
    return line[:place].rstrip(" ,:;") + "…"


Story = tuple[tuple[Event, ...], tuple[Line, ...]]


def _within(stories: Sequence[Story], reader: Seat | None, table: Table, say: Presenter, room: int) -> list[str]:
    blocks = [list(lines) for _, lines in stories]
    for number, lines in enumerate(blocks):
        if _size(blocks) > room:
            blocks[number] = [line for line in lines if line.weight is not Weight.DETAIL]
    for number, (group, _) in enumerate(stories):
        if _size(blocks) > room and len(blocks[number]) > 1:
            brief = say.brief(group, reader, table)
            blocks[number] = [Line(brief, Weight.HEADLINE)] if brief else blocks[number][:1]
    texts = [line.text for lines in blocks for line in lines]
    if len(texts) <= room:
        return texts
    dropped = len(texts) - room + 1
    return [say.words.text("core-story-earlier", n=dropped), *texts[dropped:]]


def _size(blocks: Sequence[Sequence[Line]]) -> int:
    return sum(len(lines) for lines in blocks)


def _sentence(groups: Sequence[tuple[Event, ...]], reader: Seat | None, table: Table, say: Presenter) -> str:
    """Return the weightiest sentence of the last group that has any, no longer than a strip."""
    for group in reversed(groups):
        lines = say.sentences(group, reader, table)
        if lines:
            line = max(reversed(lines), key=lambda line: line.weight)
            return cut(line.text, (person.name for person in table.people), STRIP)
    return ""


def _heaviest(group: Sequence[Event]) -> Weight:
    return max(event.weight for event in group)


def _inner_blanks(line: str, name: str) -> Iterable[int]:
    start = line.find(name)
    while name and start >= 0:
        yield from (start + place for place, sign in enumerate(name) if sign == " ")
        start = line.find(name, start + len(name))
