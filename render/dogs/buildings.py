"""The action board: five buildings with their workers and the cards above them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Seat
from engines.dogs.legal import limit
from render.dogs.atlas import Atlas
from render.dogs.cards import HIGH, WIDE, card, no_card
from render.dogs.changes import Changes
from render.dogs.layout import BUILDING_HEIGHT, BUILDING_STEP, BUILDING_WIDTH, BUILDINGS_Y, Spot
from render.dogs.subject import Subject
from render.frame import MARGIN, hit, line, mark_at
from render.scene import Box, Dash, Face, Item, Pen, Sprite, Stamp
from render.typeface import fit

MARK, SMALL = 46, 36
_CARDS_X, _CARD_STEP, _CARDS_Y = 78, 76, 70
_PLACES = {1: ((40, 115),), 2: ((40, 92), (40, 140))}
_CROWD = ((22, 94), (56, 94), (22, 136), (56, 136))
"""Where workers stand if Free Entry has brought more than there are places for."""


def fronts(atlas: Atlas, seats: int) -> Iterator[Item]:
    """Yield what is alike in every picture: walls, names, free places."""
    most = limit_of(atlas, seats)
    for number, building in enumerate(atlas.box.buildings):
        x, y = corner(number)
        yield Box(x, y, BUILDING_WIDTH, BUILDING_HEIGHT, 18, "paper", Pen("ink", 3))
        yield Sprite(f"building-{building}", x + 41, y + 35, 58, 58)
        yield line(fit(atlas.buildings[building], Face.TITLE, 28, BUILDING_WIDTH - 88, 24), x + 76, y + 36, "ink")
        for across, down in places(most):
            yield Box(x + across - 20, y + down - 20, 40, 40, 20, "paper2", Pen("ink3", 3, Dash(8, 6)))


class Inviting(msgspec.Struct, frozen=True):
    """What is marked in gold: the next place of buildings that are open, the cards at a building."""

    open: frozenset[str] = frozenset()
    cards_at: str = ""


def buildings(subject: Subject, changed: Changes, inviting: Inviting) -> Iterator[Item]:
    """Yield workers and cards."""
    view, atlas = subject.view, subject.atlas
    for number, building in enumerate(atlas.box.buildings):
        workers = view.workers[number]
        spots = _spots(number, len(workers), limit(atlas.box, view))
        if building in inviting.open and len(workers) < len(spots):
            yield from _gold(*spots[len(workers)])
        yield from _workers(workers, spots, frozenset(seat for place, seat in changed.sent if place == building))
        yield from _cards(view.display[number], number, atlas, wanted=building == inviting.cards_at)


def corner(number: int) -> Spot:
    """Return the upper left corner of a building."""
    return MARGIN + BUILDING_STEP * number, BUILDINGS_Y


def limit_of(atlas: Atlas, seats: int) -> int:
    """Return how many workers a building holds."""
    limits = atlas.box.limits
    return limits.workers_per_space if seats > 2 else limits.workers_per_space_2p  # noqa: PLR2004 - two players


def places(most: int) -> tuple[Spot, ...]:
    """Return the places of workers in a building."""
    return _PLACES.get(most, _CROWD)


def _spots(number: int, count: int, most: int) -> tuple[Spot, ...]:
    x, y = corner(number)
    chosen = places(most) if count <= len(places(most)) else places(2) if count <= 2 else _CROWD  # noqa: PLR2004
    return tuple((x + across, y + down) for across, down in chosen)


def _workers(workers: tuple[Seat, ...], spots: tuple[Spot, ...], new: frozenset[Seat]) -> Iterator[Item]:
    crowd = len(spots) == len(_CROWD)
    size = SMALL if crowd else MARK
    if crowd:
        x, y = spots[0]
        yield Box(x - 18, y - 23, 71, 91, 10, "paper")
    last = {seat: place for place, seat in enumerate(workers)}
    for place, (seat, (x, y)) in enumerate(zip(workers, spots, strict=False)):
        if seat in new and last[seat] == place:
            yield from hit(x - size // 2, y - size // 2, size, size, size // 2)
        yield mark_at(seat, x, y, size)


def _gold(x: int, y: int) -> Iterator[Item]:
    yield Box(x - 24, y - 24, 48, 48, 24, "paper2", Pen("ink", 9))
    yield Box(x - 24, y - 24, 48, 48, 24, None, Pen("turn", 7))


def _cards(shown: tuple[str, ...], number: int, atlas: Atlas, *, wanted: bool) -> Iterator[Item]:
    x, y = corner(number)
    for place in range(2):
        left, top = x + _CARDS_X + _CARD_STEP * place, y + _CARDS_Y
        if place >= len(shown):
            yield no_card(left, top)
            continue
        yield Stamp(left, top, card(shown[place], atlas))
        if wanted:
            yield Box(left - 4, top - 4, WIDE + 8, HIGH + 8, 14, None, Pen("ink", 9))
            yield Box(left - 3, top - 3, WIDE + 6, HIGH + 6, 13, None, Pen("turn", 7))
