"""The picture of a player's record: one row for each game, its last places as discs."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render.frame import HEADER, MARGIN, WIDTH, line
from render.scene import Align, Box, Face, Item, Pen, Scene, Sprite, Text
from render.typeface import fit, show_name
from render.words import Words

ROW = 172
GAP = 12
DISC = 44
COLUMNS = (600, 764, 930, 1096)
"""The middles of the four numbers of a row."""


class Row(msgspec.Struct, frozen=True):
    """A game's row, already worded: name, what stands under it, four numbers with their captions, last places."""

    game: str
    note: str
    numbers: tuple[tuple[str, str], ...]
    places: tuple[int, ...]


def career(player: str, rows: Sequence[Row], words: Words) -> Scene:
    """Return the picture; names are cleaned for pictures."""
    height = HEADER + GAP + len(rows) * (ROW + GAP)
    tops = range(HEADER + GAP, height, ROW + GAP)
    items = tuple(item for row, y in zip(rows, tops, strict=True) for item in _row(row, y))
    return Scene(WIDTH, height, "city", (), (*_header(player, words), *items))


def _header(player: str, words: Words) -> tuple[Item, ...]:
    name = fit(show_name(player, 0), Face.TITLE, 48, 720)
    return (
        Box(0, 0, WIDTH, HEADER, fill="coal"),
        Box(0, HEADER - 4, WIDTH, 4, fill="ink"),
        Box(15, 5, 70, 70, 35, "paper", Pen("ink", 4)),
        Sprite("icon-crown", 50, 40, 44, 44),
        line(name, 98, 41, "white"),
        Text(words.text("core-career-title"), WIDTH - 24, 42, 34, "paper2", Face.TEXT, Align.RIGHT),
    )


def _row(row: Row, y: int) -> tuple[Item, ...]:
    box = Box(MARGIN, y, WIDTH - 2 * MARGIN, ROW, 20, "paper", Pen("ink", 3))
    name = line(fit(row.game, Face.TITLE, 44, 290), 36, y + 44, "ink")
    note = line(fit(row.note, Face.TEXT, 28, 230), 506, y + 46, "ink2", Align.RIGHT)
    numbers = tuple(
        item
        for middle, (number, caption) in zip(COLUMNS, row.numbers, strict=True)
        for item in _number(middle, y, number, caption)
    )
    discs = tuple(item for place, won in enumerate(row.places) for item in _disc(36 + place * 47, y + 98, won))
    return (box, name, note, *discs, *numbers)


def _number(middle: int, y: int, number: str, caption: str) -> tuple[Item, ...]:
    return (
        line(fit(number, Face.DIGIT, 52, 156), middle, y + 66, "ink", Align.MIDDLE),
        line(fit(caption, Face.TEXT, 30, 160), middle, y + 122, "ink2", Align.MIDDLE),
    )


def _disc(x: int, y: int, place: int) -> tuple[Item, ...]:
    fill = "turn" if place == 1 else "paper3"
    disc = Box(x, y, DISC, DISC, DISC // 2, fill, Pen("ink", 3))
    return (disc, Text(str(place), x + DISC // 2, y + DISC // 2 + 1, 28, "ink", Face.DIGIT, Align.MIDDLE))
