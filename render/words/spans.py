"""Lengths of time in one unit: "40 s", "12 min", "5 h", "3 d"."""

from __future__ import annotations

from render.words.catalogue import Words

_UNITS = (("core-span-s", 1, 90), ("core-span-min", 60, 90 * 60), ("core-span-h", 3_600, 48 * 3_600))


def span(words: Words, seconds: int) -> str:
    """Return about how long this is."""
    for key, unit, below in _UNITS:
        if seconds < below:
            return words.text(key, n=round(seconds / unit))
    return words.text("core-span-d", n=round(seconds / 86_400))
