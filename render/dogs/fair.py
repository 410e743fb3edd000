"""The Dog Fair: what a dog costs, which dogs lie there, which breeds it buys in this round."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.dogs.view import View
from render.dogs.atlas import Atlas
from render.dogs.layout import FAIR_HEIGHT, PANEL_WIDTH
from render.dogs.tokens import head
from render.frame import MARGIN, line
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text, Tile
from render.typeface import fit

PLACE_X, PLACE_STEP, PLACE_WIDTH, PLACE_HEIGHT = 200, 66, 62, 72
TRACK = 10
"""How many places of the track are drawn."""
BUYS_X, BUYS_STEP = 930, 64
HEAD = 56


def stand(y: int, price: str, buys: str) -> Iterator[Item]:
    """Yield what is alike in every picture: the box, the tent, the words."""
    yield Box(MARGIN, y, PANEL_WIDTH, FAIR_HEIGHT, 18, "Et", Pen("ink", 3))
    yield Sprite("building-dog-fair", 54, y + 48, 62, 62)
    yield line(fit(price, Face.TITLE, 28, 100, 22), 92, y + 27, "ink")
    yield Sprite("icon-coin", 112, y + 64, 44, 44)
    yield line(fit(buys, Face.TITLE, 28, 66, 22), 895, y + 49, "ink", Align.MIDDLE)


def fair(view: View, atlas: Atlas, y: int, joined: int = 0) -> Iterator[Item]:
    """Yield price, dogs and wanted breeds; a ring marks the dogs that have `joined` last."""
    yield Text(str(atlas.box.price(len(view.fair))), 142, y + 65, 50, "ink", Face.DIGIT)
    yield from _track(view.fair, atlas, y + 12, joined)
    for number, breed in enumerate(atlas.box.fair_cards[view.fair_card][:4]):
        tile = _card(breed, atlas.codes[breed], "turn" if breed in view.breeds else "paper3")
        yield Stamp(BUYS_X + BUYS_STEP * number, y + 12, tile)


def _track(dogs: tuple[str, ...], atlas: Atlas, top: int, joined: int) -> Iterator[Item]:
    crowded = len(dogs) > TRACK
    shown = dogs[: TRACK - 1] if crowded else dogs
    first_new = len(dogs) - joined
    for place in range(TRACK):
        x = PLACE_X + PLACE_STEP * place
        if place < len(shown):
            yield Stamp(x, top, _card(shown[place], atlas.codes[shown[place]], "paper"))
        elif crowded:
            yield Stamp(x, top, _number(f"+{len(dogs) - len(shown)}", "paper", "ink"))
        else:
            now = place == len(shown)
            number = str(max(atlas.box.track.first - place, atlas.box.track.last))
            yield Stamp(x, top, _number(number, "paper" if now else "paper3", "ink" if now else "ink2"))
        if joined and min(first_new, TRACK - 1) <= place < len(dogs):
            yield Box(x - 3, top - 3, PLACE_WIDTH + 6, PLACE_HEIGHT + 6, 13, None, Pen("white", 9))
            yield Box(x - 2, top - 2, PLACE_WIDTH + 4, PLACE_HEIGHT + 4, 12, None, Pen("last", 7))


@lru_cache(maxsize=64)
def _card(breed: str, code: str, fill: str) -> Tile:
    return Tile(PLACE_WIDTH, PLACE_HEIGHT, (
        Box(0, 0, PLACE_WIDTH, PLACE_HEIGHT, 10, fill, Pen("ink", 3)),
        head(breed, code, PLACE_WIDTH // 2, PLACE_HEIGHT // 2, HEAD),
    ))  # fmt: skip


@lru_cache(maxsize=64)
def _number(number: str, fill: str, ink: str) -> Tile:
    return Tile(PLACE_WIDTH, PLACE_HEIGHT, (
        Box(0, 0, PLACE_WIDTH, PLACE_HEIGHT, 10, fill, Pen("ink" if fill == "paper" else "ink3", 3)),
        Text(number, PLACE_WIDTH // 2, PLACE_HEIGHT // 2, 32, ink, Face.DIGIT, Align.MIDDLE),
    ))  # fmt: skip
