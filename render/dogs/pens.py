"""The large stalls of the ARC: two rows of two dogs, the points on top; those not yet built with their price."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.dogs.stalls import Dogs, points
from render.dogs.stalls import grid
from render.dogs.subject import Subject
from render.dogs.tokens import head
from render.frame import line
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Stamp, Text, Tile
from render.typeface import fit

PEN_WIDE, PEN_HIGH, PEN_STEP = 228, 248, 237
_HEAD = 92
_SPOTS = ((63, 78), (165, 78), (63, 182), (165, 182))


def pen(subject: Subject, place: int, x: int, y: int) -> Iterator[Item]:
    """Yield a stall of the seat; a small tent marks the breeds that the Fair buys."""
    stalls, atlas, voice = subject.area.stalls, subject.atlas, subject.voice
    bonus = atlas.box.scoring.stall_points[place]
    if place >= len(stalls):
        price = atlas.box.prices.stall if place == len(stalls) else 0
        yield Stamp(x, y, _locked(place + 1, voice("worth", n=bonus), price))
        return
    dogs = stalls[place]
    wanted = frozenset(atlas.box.fair_cards[subject.view.fair_card]) & set(dogs)
    worth = points(atlas.box.scoring, dogs) + (bonus if dogs else 0)
    yield Stamp(x, y, _built(dogs, tuple(atlas.codes[breed] for breed, _, _ in grid(dogs)), wanted))
    yield from _chip(x + PEN_WIDE // 2, y, place + 1, voice("worth", n=worth))


def _chip(x: int, y: int, number: int, worth: str) -> Iterator[Item]:
    yield Box(x - 82, y - 18, 164, 42, 21, "paper", Pen("ink", 3))
    yield Box(x - 82, y - 18, 42, 42, 21, "ink")
    yield Text(str(number), x - 61, y + 3, 28, "white", Face.DIGIT, Align.MIDDLE)
    yield line(fit(worth, Face.TITLE, 30, 112, 24), x + 20, y + 4, "ink", Align.MIDDLE)


@lru_cache(maxsize=256)
def _built(dogs: Dogs, codes: tuple[str, ...], wanted: frozenset[str]) -> Tile:
    items: list[Item] = [Box(0, 0, PEN_WIDE, PEN_HIGH, 18, "white", Pen("ink", 3))]
    free = list(_SPOTS)
    for (breed, column, row), code in zip(grid(dogs), codes, strict=True):
        x, y = spot = _SPOTS[column + 2 * row]
        free.remove(spot)
        items += [head(breed, code, x, y, _HEAD), *_name(x, y, code)]
        if breed in wanted:
            items.append(Sprite("building-dog-fair", x - 32, y + 34, 36, 36))
    items += [Box(x - 36, y - 32, 72, 72, 36, None, Pen("line", 3, Dash(10, 8))) for x, y in free]
    return Tile(PEN_WIDE, PEN_HIGH, tuple(items))


def _name(x: int, y: int, code: str) -> tuple[Item, ...]:
    return (
        Box(x + 2, y + 26, 46, 32, 16, "ink"),
        Text(code, x + 25, y + 42, 25, "white", Face.TEXT, Align.MIDDLE),
    )


@lru_cache(maxsize=32)
def _locked(number: int, worth: str, price: int) -> Tile:
    items: tuple[Item, ...] = (
        Box(0, 0, PEN_WIDE, PEN_HIGH, 18, "paper3", Pen("ink3", 3)),
        Sprite("icon-lock", PEN_WIDE // 2, 84, 72, 72),
        line(fit(worth, Face.TITLE, 36, PEN_WIDE - 20), PEN_WIDE // 2, 150, "ink2", Align.MIDDLE),
        Text(str(number), 30, 34, 34, "ink2", Face.DIGIT, Align.MIDDLE),
    )
    if price:
        items += (
            Sprite("icon-coin", 88, 204, 46, 46),
            Text(str(price), 122, 205, 44, "ink", Face.DIGIT),
        )
    return Tile(PEN_WIDE, PEN_HIGH, items)
