"""The scenes to choose from, each as a small board with its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.zoollywood.box import Box as Kit
from engines.zoollywood.ground import Ground
from engines.zoollywood.pieces import BARRIER_IDS, EMPTY
from engines.zoollywood.schema import SceneTable
from render.frame import line
from render.scene import Align, Face, Item, Sprite
from render.typeface import fit
from render.zoollywood.floe import small_floe
from render.zoollywood.ice import MINI, Ice, turn_spot
from render.zoollywood.pieces import standing, terrain
from render.zoollywood.props import Props

_COLUMNS, _WIDE, _HIGH, _TOP = 3, 400, 372, 84
_ROOM = 6
"""More scenes than this are in the menu only."""


def scenes(props: Props) -> Iterator[Item]:
    """Yield every scene of the pack, as many as find room."""
    rows = tuple(props.box.scenes.values())[:_ROOM]
    for number, row in enumerate(rows):
        first = number // _COLUMNS * _COLUMNS
        count = min(_COLUMNS, len(rows) - first)
        x = (1200 - _WIDE * count) // 2 + _WIDE * (number - first) + _WIDE // 2
        y = _TOP + _HIGH * (number // _COLUMNS)
        yield from _scene(row, x, y, props)


def _scene(row: SceneTable, x: int, y: int, props: Props) -> Iterator[Item]:
    ice = _ice(props.box.lattice.side, x, y + 166)
    ground = laid_out(row, props.box)
    yield from small_floe(ice)
    yield from terrain(ground, ice)
    yield from standing(ground, ice)
    for tent in ground.tents:
        yield Sprite(f"turn-{tent.spin}", *turn_spot(tent.corners, ice), 18, 18)
    yield line(fit(props.scenes[row.id], Face.TITLE, 32, _WIDE - 24), x, y + 352, "white", Align.MIDDLE)


def laid_out(row: SceneTable, box: Kit) -> Ground:
    """Return the board as a scene lays it out."""
    board = [EMPTY] * len(box.lattice.names)
    for placed in row.place:
        if placed.what in BARRIER_IDS:
            board[box.space(placed.at)] = BARRIER_IDS[placed.what]
    storms = tuple(box.space(placed.at) for placed in row.place if placed.what == "storm")
    tents = tuple(box.tent(placed.what, placed.at) for placed in row.place if placed.what in box.spins)
    return Ground("".join(board), storms, tents)


@lru_cache(maxsize=32)
def _ice(side: int, x: int, y: int) -> Ice:
    return Ice(side, (x, y), MINI)
