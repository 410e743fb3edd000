"""How a card looks: whole in the stock and in a hand, as a quarter in a moon.

Colour, letter and pattern say the same thing three times; nothing is ever printed upside down.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engines.zombeasts.deck import WHITE, Card
from render.scene import Align, Box, Corner, Dash, Face, Item, Pen, Sprite, Text, Tile, Wedge

LEFT = "left"
_SIDE_LETTERS = {"left": "L", "right": "R"}
_DARK = frozenset({"blue", "red"})
COLOURS = frozenset({"blue", "green", "orange", "red", WHITE})
"""The colours that have a fill and a pattern of their own."""
ANIMALS = frozenset({"cat", "dog", "rabbit", "rat"})
TOYS = frozenset({"mouse", "bone", "carrot", "paw"})
"""The things that are drawn; others, of an owner's pack, are shown by their first letter."""


class Measure(msgspec.Struct, frozen=True):
    """The sizes of everything on a whole card."""

    width: int
    height: int
    disc: int
    digit: int
    moon: int
    points: int
    head: int
    letter: int
    toy: int


STOCK = Measure(122, 148, disc=42, digit=32, moon=52, points=32, head=80, letter=28, toy=28)
HAND = Measure(180, 262, disc=62, digit=44, moon=84, points=48, head=120, letter=36, toy=44)
TWO_ROWS = Measure(150, 200, disc=52, digit=38, moon=68, points=40, head=92, letter=32, toy=44)
THREE_ROWS = Measure(108, 124, disc=38, digit=28, moon=46, points=28, head=62, letter=24, toy=24)


def fill_of(colour: str) -> str:
    """Return the theme's name for a card colour; an owner's own colour is fog, without a pattern."""
    return f"z{colour}" if colour in COLOURS else "fog"


def tone_of(colour: str) -> str:
    """Return the theme's name for the pattern of a card colour, readable on the night."""
    return f"z{colour}2" if colour in COLOURS else "fog"


def ink_on(colour: str) -> str:
    """Return the colour of letters on a card colour."""
    return "white" if colour in _DARK else "ink"


def initial(colour: str) -> str:
    """Return the letter of a card colour."""
    return colour[0].upper()


def face(colour: str, width: int, height: int, radius: int) -> tuple[Item, ...]:
    """Return the face of a card without anything on it."""
    texture = f"pattern-{colour}" if colour in COLOURS - {WHITE} else None
    return (Box(0, 0, width, height, radius, fill_of(colour), None, texture),)


def edge(colour: str, width: int, height: int, radius: int) -> tuple[Item, ...]:
    """Return the outline of a card; a joker's is broken."""
    solid = Box(0, 0, width, height, radius, None, Pen("ink", 3))
    if colour != WHITE:
        return (solid,)
    return (solid, Box(5, 5, width - 10, height - 10, max(4, radius - 5), None, Pen("ink3", 3, Dash(7, 5))))


def disc(x: int, y: int, size: int, digit: int, number: int) -> tuple[Item, ...]:
    """Return a draw number: white on an ink disc with its centre at (x, y)."""
    return (
        Box(x - size // 2, y - size // 2, size, size, size // 2, "ink", Pen("white", 3)),
        Text(str(number), x, y, digit, "white", Face.DIGIT, Align.MIDDLE),
    )


def head(card: Card, x: int, y: int, size: int) -> Item:
    """Return the animal of a card; a joker without one shows a sleepy crescent."""
    if card.animal is None:
        return Sprite("crescent-ink", x, y, size, size)
    if card.animal in ANIMALS:
        return Sprite(f"zombie-{card.animal}", x, y, size, size)
    return Text(initial(card.animal), x, y, size, ink_on(card.colour), Face.DIGIT, Align.MIDDLE)


def toy(name: str, x: int, y: int, size: int, rim: int) -> tuple[Item, ...]:
    """Return a toy on a paper disc that is wider by `rim`."""
    spot = size + rim
    sign = (
        Sprite(f"toy-{name}", x, y, size, size) if name in TOYS
        else Text(initial(name), x, y, size, "ink", Face.DIGIT, Align.MIDDLE)
    )  # fmt: skip
    return Box(x - spot // 2, y - spot // 2, spot, spot, spot // 2, "paper", Pen("ink", 3)), sign


@lru_cache(maxsize=1024)
def whole(card: Card, size: Measure, toys: bool, ground: str | None = "night", veil: str | None = None) -> Tile:
    """Return a whole card on a ground. `toys`: show its toy; `veil`: half this colour, it has no place."""
    wide, high = size.width, size.height
    items = (
        *face(card.colour, wide, high, 14),
        *_points(card, size),
        head(card, wide // 2, round(high * 0.49), size.head),
        *disc(size.disc // 2 + 5, size.disc // 2 + 5, size.disc, size.digit, card.draw),
        *_letter(card, size),
        *_side(card, size),
        *(toy(card.toy, *_toy_spot(card, size), size.toy, 12) if toys and card.toy else ()),
        *edge(card.colour, wide, high, 14),
    )
    return Tile(wide, high, items, ground, veil)


def _points(card: Card, size: Measure) -> tuple[Item, ...]:
    left = card.side == LEFT
    y = size.height - size.moon
    corner = Corner.BOTTOM_LEFT if left else Corner.BOTTOM_RIGHT
    x = 0 if left else size.width - size.moon
    middle = round(size.moon * 0.42)
    return (
        Wedge(x, y, size.moon, corner, "moon", Pen("ink", 3), 14),
        Text(str(card.points), middle if left else size.width - middle, size.height - middle, size.points, "ink",
             Face.DIGIT, Align.MIDDLE),
    )  # fmt: skip


def _letter(card: Card, size: Measure) -> tuple[Item, ...]:
    side = size.letter + 12
    x = size.width - side - 6
    return (
        Box(x, 7, side, side, 9, fill_of(card.colour), Pen("ink", 3)),
        Text(
            initial(card.colour),
            x + side // 2,
            7 + side // 2,
            size.letter,
            ink_on(card.colour),
            Face.DIGIT,
            Align.MIDDLE,
        ),
    )


def _side(card: Card, size: Measure) -> tuple[Item, ...]:
    x = size.width - 20 if card.side == LEFT else 20
    letter = _SIDE_LETTERS.get(card.side, card.side[:1].upper())
    rim = Pen(fill_of(card.colour), 4)
    return (
        Text(
            letter,
            x,
            size.height - 24,
            max(22, size.letter - 4),
            ink_on(card.colour),
            Face.DIGIT,
            Align.MIDDLE,
            rim,
        ),
    )


def _toy_spot(card: Card, size: Measure) -> tuple[int, int]:
    half = (size.toy + 12) // 2
    x = size.width - 5 - half if card.side == LEFT else 5 + half
    return x, size.height - size.letter - 8 - half
