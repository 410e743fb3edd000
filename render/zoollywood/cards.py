"""Event cards with all that is printed on them: number in its metal, name, text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engines.zoollywood.schema import CardTable
from render.frame import line
from render.scene import Align, Box, Face, Item, Pen, Text, Tile
from render.typeface import Fitted, fit, wrap
from render.voice import Voice

_METALS = {"gold": "turn", "silver": "fog"}
_SIZES = (30, 28, 26, 24, 22)
_LEADING = 5
HEAD = 66
"""The height of the upper part of a card, with number and name."""


class Caption(msgspec.Struct, frozen=True):
    """What a card is good for at present: one of `now`, `later`, `reaction`, or nothing."""

    word: str
    text: str


_SHADES = {"now": ("turn", "ink"), "later": ("paper2", "ink2"), "reaction": ("inst", "white")}


@lru_cache(maxsize=128)
def card(row: CardTable, metal: str, caption: Caption | None, width: int, height: int) -> Tile:
    """Return a card; `metal` is its metal in words, `caption` stands at its foot."""
    foot = 44 if caption else 0
    items = (
        Box(0, 0, width, height, 16, "paper", Pen("ink", 3)),
        Box(3, 3, width - 6, HEAD, 13, _METALS[row.metal]),
        Box(3, 30, width - 6, HEAD - 27, 0, _METALS[row.metal]),
        Box(0, HEAD + 2, width, 3, 0, "ink"),
        Box(9, 9, 54, 54, 27, "paper", Pen("ink", 3)),
        Text(str(row.number), 36, 37, 34, "ink", Face.DIGIT, Align.MIDDLE),
        line(fit(row.name, Face.TITLE, 32, width - 84, least=22), 72, 26, "ink"),
        line(fit(metal, Face.TEXT, 22, width - 84, least=22), 72, 52, "ink"),
        *_text(row.text, width, HEAD + 12, height - foot - 8),
        *_caption(caption, width, height),
        Box(0, 0, width, height, 16, None, Pen("ink", 3)),
    )
    return Tile(width, height, items)


def _text(text: str, width: int, top: int, bottom: int) -> Iterator[Item]:
    lines = paragraph(text, width - 26, bottom - top)
    step = lines[0].size + _LEADING if lines else 0
    first = top + (bottom - top - step * len(lines)) // 2 + step // 2
    for number, fitted in enumerate(lines):
        yield line(fitted, 14, first + step * number, "ink")


@lru_cache(maxsize=256)
def paragraph(text: str, room: int, height: int) -> tuple[Fitted, ...]:
    """Break a text into lines of the largest size in which all of it fits a box; cut it if none does."""
    for size in _SIZES:
        most = height // (size + _LEADING)
        lines = wrap(text, Face.LONG, size, room, 99)
        if len(lines) <= most:
            return lines
    return wrap(text, Face.LONG, _SIZES[-1], room, max(1, height // (_SIZES[-1] + _LEADING)))


def _caption(caption: Caption | None, width: int, height: int) -> Iterator[Item]:
    if caption is None:
        return
    fill, ink = _SHADES[caption.word]
    yield Box(3, height - 47, width - 6, 44, 13, fill)
    yield Box(3, height - 47, width - 6, 20, 0, fill)
    yield Box(0, height - 49, width, 3, 0, "ink")
    yield line(fit(caption.text, Face.TITLE, 28, width - 20, least=22), width // 2, height - 24, ink, Align.MIDDLE)


def caption(row: CardTable, playable: bool, voice: Voice) -> Caption:
    """Return the caption of a card in the hand of a seat that is asked for its turn, or is not."""
    word = "now" if playable else "reaction" if row.timing == "reaction" else "later"
    return Caption(word, voice(f"card-{word}"))
