"""The special cards of a seat: each kind once, with its sign, its name and what it does in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from render.dogs.cards import SIGNS, sign
from render.dogs.subject import Subject
from render.frame import line
from render.scene import Align, Box, Dash, Face, Item, Pen, Stamp, Text, Tile
from render.typeface import fit, wrap

WIDE, HIGH, STEP, COLUMNS = 288, 112, 296, 4


def specials(subject: Subject, left: int, y: int, usable: frozenset[str]) -> Iterator[Item]:
    """Yield the cards of the seat from a spot on, four in a row; a gold frame round those to be played now."""
    kinds, atlas, voice = tuple(Counter(subject.area.cards).items()), subject.atlas, subject.voice
    if not kinds:
        yield Box(left, y, WIDE, HIGH, 14, None, Pen("ink3", 3, Dash(11, 8)))
        none = fit(voice("no-cards"), Face.TEXT, 28, WIDE - 24, 22)
        yield line(none, left + WIDE // 2, y + HIGH // 2, "ink2", Align.MIDDLE)
    for number, (card, count) in enumerate(kinds):
        x, top = left + STEP * (number % COLUMNS), y + (HIGH + 8) * (number // COLUMNS)
        told = voice("card", card=card) if card in SIGNS else atlas.texts[card]
        yield Stamp(x, top, _card(card, atlas.cards[card], told, count))
        if card in usable:
            yield Box(x - 3, top - 3, WIDE + 6, HIGH + 6, 17, None, Pen("ink", 9))
            yield Box(x - 2, top - 2, WIDE + 4, HIGH + 4, 16, None, Pen("turn", 7))


def rows(cards: tuple[str, ...]) -> int:
    """Return how many rows the cards take."""
    return max(1, -(-len(set(cards)) // COLUMNS))


@lru_cache(maxsize=64)
def _card(card: str, name: str, told: str, count: int) -> Tile:
    items: tuple[Item, ...] = (
        Box(0, 0, WIDE, HIGH, 14, "Et", Pen("ink", 3)),
        Box(10, 10, 70, 92, 10, "paper", Pen("ink", 3)),
        sign(card, name[:1], 45, 44 if count > 1 else 56, 50),
        line(fit(name, Face.TITLE, 28, WIDE - 100, 22), 90, 25, "ink"),
        *(line(part, 90, 57 + 30 * row, "ink") for row, part in enumerate(wrap(told, Face.TEXT, 24, WIDE - 98))),
    )
    if count > 1:
        items += (Text(f"\N{MULTIPLICATION SIGN}{count}", 45, 84, 28, "ink", Face.DIGIT, Align.MIDDLE),)
    return Tile(WIDE, HIGH, items)
