"""How a moon grows: four quarters that together show a disc; what is still missing is a dark quarter.

A right card sits at the top left, the second right card at the bottom right; left cards at the top right and
bottom left (canon, section 11). Without quarters the places are filled clockwise.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engines.zombeasts.deck import Card
from render.scene import Align, Box, Corner, Dash, Face, Item, Pen, Stamp, Text, Tile, Wedge
from render.zombeasts.cards import disc, edge, face, fill_of, head, initial, ink_on, tone_of, toy

GAP = 2
GROUND = "night2"
"""Moons always lie on this colour."""


class Measure(msgspec.Struct, frozen=True):
    """The sizes of a quarter and of what is on it."""

    side: int
    moon: int
    disc: int
    digit: int
    points: int
    head: int
    letter: int
    toy: int
    circle: int
    token: int

    @property
    def block(self) -> int:
        """The side of the whole moon."""
        return 2 * self.side + GAP


BIG = Measure(90, moon=41, disc=36, digit=28, points=28, head=62, letter=30, toy=24, circle=154, token=54)
SMALL = Measure(68, moon=33, disc=30, digit=23, points=23, head=46, letter=24, toy=24, circle=112, token=46)

_SIDED = {"right": (Corner.TOP_LEFT, Corner.BOTTOM_RIGHT), "left": (Corner.TOP_RIGHT, Corner.BOTTOM_LEFT)}
_ROUND = (Corner.TOP_LEFT, Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT, Corner.BOTTOM_LEFT)
_INNER = {
    Corner.TOP_LEFT: Corner.BOTTOM_RIGHT, Corner.BOTTOM_RIGHT: Corner.TOP_LEFT,
    Corner.TOP_RIGHT: Corner.BOTTOM_LEFT, Corner.BOTTOM_LEFT: Corner.TOP_RIGHT,
}  # fmt: skip


def seats_of(cards: tuple[Card, ...], quarters: bool) -> dict[Corner, Card]:
    """Return which corner of a moon each card takes, in the order laid."""
    taken: dict[Corner, Card] = {}
    for card in cards:
        wanted = (*_SIDED.get(card.side, ()), *_ROUND) if quarters else _ROUND
        taken[next(corner for corner in wanted if corner not in taken)] = card
    return taken


def offset(corner: Corner, size: Measure) -> tuple[int, int]:
    """Return where a quarter lies within its block."""
    far = size.side + GAP
    right = corner in (Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT)
    low = corner in (Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT)
    return far if right else 0, far if low else 0


@lru_cache(maxsize=512)
def moon(colour: str, cards: tuple[Card, ...], size: Measure, quarters: bool, toys: bool) -> Tile:
    """Return an unfinished moon with its free places."""
    taken = seats_of(cards, quarters)
    items = []
    for corner in _ROUND:
        card = taken.get(corner)
        tile = quarter(card, corner, size, toys) if card else _free(colour, corner, size, quarters)
        items.append(Stamp(*offset(corner, size), tile))
    return Tile(size.block, size.block, tuple(items), GROUND)


@lru_cache(maxsize=1024)
def quarter(card: Card, corner: Corner, size: Measure, toys: bool) -> Tile:
    """Return a card in its corner of a moon: upright, its points on the lit part of the disc."""
    side = size.side
    x, y = _outer(corner, size, size.disc // 2 + 2)
    lean = 1 if corner in (Corner.TOP_LEFT, Corner.BOTTOM_LEFT) else -1
    lift = -6 if corner in (Corner.TOP_LEFT, Corner.TOP_RIGHT) else 6
    items = (
        *face(card.colour, side, side, 12),
        head(card, side // 2 + lean, side // 2 + lift, size.head),
        *edge(card.colour, side, side, 12),
        *_lit(corner, size, card.points),
        *disc(x, y, size.disc, size.digit, card.draw),
        *(toy(card.toy, *_toy_spot(corner, size), size.toy, 10) if toys and card.toy else ()),
    )
    return Tile(side, side, items, GROUND)


def _outer(corner: Corner, size: Measure, inset: int) -> tuple[int, int]:
    right = corner in (Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT)
    low = corner in (Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT)
    return size.side - inset if right else inset, size.side - inset if low else inset


def _wedge(corner: Corner, size: Measure, fill: str | None, pen: Pen | None) -> Wedge:
    x, y = _inner_offset(corner, size)
    return Wedge(x, y, size.moon, _INNER[corner], fill, pen, 4)


def _inner_offset(corner: Corner, size: Measure) -> tuple[int, int]:
    """Return where the quarter disc lies within its quarter."""
    far = size.side - size.moon
    right = corner in (Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT)
    low = corner in (Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT)
    return 0 if right else far, 0 if low else far


def _lit(corner: Corner, size: Measure, points: int) -> tuple[Item, ...]:
    x, y = _outer(_INNER[corner], size, round(size.moon * 0.40))
    return (
        _wedge(corner, size, "moon", Pen("ink", 3)),
        Text(str(points), x, y, size.points, "ink", Face.DIGIT, Align.MIDDLE),
    )


def _toy_spot(corner: Corner, size: Measure) -> tuple[int, int]:
    half = (size.toy + 10) // 2 + 1
    x, y = _outer(corner, size, half)
    return x, size.side - y


def _free(colour: str, corner: Corner, size: Measure, quarters: bool) -> Tile:
    tone = tone_of(colour)
    items: list[Item] = [
        Box(1, 1, size.side - 2, size.side - 2, 12, "night", Pen(tone, 3, Dash(10, 8))),
        _wedge(corner, size, "dusk", Pen("night", 3)),
    ]
    if quarters:
        x, y = _outer(corner, size, round(size.side * 0.34))
        letter = "R" if corner in _SIDED["right"] else "L"
        items.append(Text(letter, x, y, size.letter, tone, Face.DIGIT, Align.MIDDLE))
    return Tile(size.side, size.side, tuple(items), GROUND)


@lru_cache(maxsize=16)
def no_moon(colour: str, size: Measure) -> Tile:
    """Return the place of a moon that has not begun."""
    side, ring, token = size.block, size.circle, size.token
    start, spot, middle = (side - ring) // 2, (side - token) // 2, side // 2
    return Tile(side, side, (
        Box(start, start, ring, ring, ring // 2, None, Pen(tone_of(colour), 3, Dash(10, 8))),
        Box(spot, spot, token, token, token // 2, fill_of(colour), Pen("ink", 3)),
        Text(initial(colour), middle, middle, 32 if size is BIG else 28, ink_on(colour), Face.DIGIT, Align.MIDDLE),
    ), GROUND)  # fmt: skip
