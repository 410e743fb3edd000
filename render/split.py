"""Long texts in messages: cut between paragraphs, else between lines, else between words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

CONTENT = 2000


def split(paragraphs: Iterable[str], limit: int = CONTENT) -> tuple[str, ...]:
    """Return messages of at most `limit` characters that together say all paragraphs in their order."""
    return tuple(_packed((_cut(paragraph, limit) for paragraph in paragraphs), limit, "\n\n"))


def _packed(groups: Iterable[tuple[str, ...]], limit: int, between: str) -> Iterator[str]:
    """Fill messages; the parts of a paragraph that had to be cut are never joined with a blank line inside."""
    message = ""
    for parts in groups:
        for number, part in enumerate(parts):
            joined = f"{message}{between}{part}" if message and number == 0 else f"{message}{part}"
            if message and (number or len(joined) > limit):
                yield message
                joined = part
            message = joined
    if message:
        yield message


def _cut(text: str, limit: int) -> tuple[str, ...]:
    """Cut a text that is too long: at the last line end, else the last blank, else at the limit."""
    parts = []
    while len(text) > limit:
        place = max(text.rfind("\n", 0, limit + 1), 0) or max(text.rfind(" ", 0, limit + 1), 0) or limit
        parts.append(text[:place].rstrip())
        text = text[place:].lstrip()
    return (*parts, text) if text else tuple(parts)
