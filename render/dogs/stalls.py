"""Stalls as grids of two rows, a row for one breed, pairs side by side (canon, R18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engines.dogs.stalls import PER_ROW, Dogs, counts
from render.dogs.tokens import head
from render.scene import Align, Box, Face, Item, Pen, Sprite, Text, Tile

MINI_WIDE, MINI_HIGH, MINI_HEAD = 78, 72, 35


def grid(stall: Dogs) -> Iterator[tuple[str, int, int]]:
    """Yield each dog with its column and row; the larger group stands above."""
    row = 0
    for breed, count in sorted(counts(stall), key=lambda group: -group[1]):
        for number in range(count):
            yield breed, number % PER_ROW, row + number // PER_ROW
        row += -(-count // PER_ROW)


def mini(stall: Dogs, codes: Mapping[str, str]) -> Tile:
    """Return a built stall of a seat's row."""
    return _mini(stall, tuple(codes[breed] for breed, _, _ in grid(stall)))


@lru_cache(maxsize=256)
def _mini(stall: Dogs, codes: tuple[str, ...]) -> Tile:
    dogs = tuple(
        head(breed, code, 21 + 36 * column, 19 + 34 * row, MINI_HEAD)
        for (breed, column, row), code in zip(grid(stall), codes, strict=True)
    )
    return Tile(MINI_WIDE, MINI_HIGH, (Box(0, 0, MINI_WIDE, MINI_HIGH, 12, "white", Pen("ink", 3)), *dogs))


@lru_cache(maxsize=16)
def locked(points: int) -> Tile:
    """Return a stall not yet built, with the points it will be worth."""
    items: tuple[Item, ...] = (
        Box(0, 0, MINI_WIDE, MINI_HIGH, 12, "paper3", Pen("ink3", 3)),
        Sprite("icon-lock", 24, 36, 28, 28),
        Text(str(points), 56, 36, 34, "ink2", Face.DIGIT, Align.MIDDLE),
    )
    return Tile(MINI_WIDE, MINI_HIGH, items)
