"""Alt texts of pictures: at most 1,000 characters, the most needed first."""

from __future__ import annotations

from collections.abc import Iterable

ROOM = 1000


def within(sentences: Iterable[str], closing: str, room: int = ROOM) -> str:
    """Join sentences while there is room for them and for the closing one."""
    told = ""
    for sentence in filter(None, sentences):
        longer = f"{told} {sentence}".strip()
        if len(longer) + len(closing) + 1 > room:
            break
        told = longer
    return f"{told} {closing}".strip()
