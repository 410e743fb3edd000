"""What stands and lies on the board, row by row, each space with its name."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.zoollywood import pieces as signs
from engines.zoollywood.ground import Ground, Tent
from engines.zoollywood.lattice import Space
from render.scene import Align, Box, Face, Item, Pen, Polygon, Sprite, Stamp, Text, Tile
from render.zoollywood.ice import Ice, Measure, Spot, turn_spot

SIDES = ("blue", "yellow")
_INSET = 0.17
"""How far the corners of a tent are drawn towards its middle."""


def terrain(ground: Ground, ice: Ice) -> Iterator[Item]:
    """Yield what lies flat: storms, tents."""
    for space in ground.storms:
        x, y = ice.spots[space]
        wide, high = ice.size.storm
        yield Sprite("storm", x, y + round(10 * wide / 110), wide, high)
    for tent in ground.tents:
        yield from _tent(tent, ice)


def standing(ground: Ground, ice: Ice, fresh: frozenset[Space] = frozenset()) -> Iterator[Item]:
    """Yield the pieces row by row; eggs on `fresh` spaces have just been laid."""
    for row in ice.rows():
        for space in row:
            if space in fresh and ground.board[space] in signs.ALL_EGGS:
                yield _fresh_egg(ice, space)
            yield from piece(ground.board[space], ice.spots[space], ice.size)


def names(ground: Ground, ice: Ice) -> Iterator[Item]:
    """Yield what must stay readable whatever stands there: names of spaces, arrows of tents, nest rights."""
    yield from (_name(ice, Space(number)) for number in range(len(ice.spots)))
    for tent in ground.tents:
        yield Sprite(f"turn-{tent.spin}", *turn_spot(tent.corners, ice), 28, 28)
    for right in ground.rights:
        x, y = ice.spots[right.penguin]
        yield Stamp(x + round(36 * ice.size.lift) - 23, y - round(40 * ice.size.lift) - 18, nest_chip())


def piece(sign: str, spot: Spot, size: Measure) -> Iterator[Item]:
    """Yield the piece that a sign of the board stands for."""
    if sign in _LOOKS:
        name, measure, lift = _LOOKS[sign]
        wide, high = getattr(size, measure)
        yield Sprite(name, spot[0], spot[1] - round(lift * size.lift), wide, high)


_LOOKS = {
    "o": ("egg-blue", "egg", 6), "a": ("penguin-blue", "penguin", 14), "s": ("star-blue", "penguin", 14),
    "O": ("egg-yellow", "egg", 6), "A": ("penguin-yellow", "penguin", 14), "S": ("star-yellow", "penguin", 14),
    signs.ICEBERG: ("iceberg", "iceberg", 10), signs.SEAGULL: ("seagull", "iceberg", 10),
    signs.NEST: ("nest", "nest", 20), signs.EMPEROR: ("emperor", "emperor", 14),
}  # fmt: skip
"""From the sign of a piece to its sprite, the name of its size, and its height above the point."""


def _fresh_egg(ice: Ice, space: Space) -> Sprite:
    x, y = ice.spots[space]
    wide, high = ice.size.egg
    return Sprite("egg-new", x, y - round(6 * ice.size.lift), wide + 22, high + 26)


def _name(ice: Ice, space: Space) -> Text:
    x, y = ice.spots[space]
    right, down = ice.size.name
    return Text(ice.lattice.names[space], x + right, y + down, 24, "ink", Face.TEXT, Align.MIDDLE, Pen("ice", 4))


@lru_cache(maxsize=1)
def nest_chip() -> Tile:
    """Return the chip of a penguin that may circle a nest."""
    return Tile(46, 36, (Box(0, 0, 46, 36, 18, "white", Pen("ink", 3)), Sprite("nest-small", 23, 18, 36, 27)))


def _tent(tent: Tent, ice: Ice) -> Iterator[Item]:
    spots = [ice.spots[corner] for corner in tent.corners]
    middle = (sum(x for x, _ in spots) / 3, sum(y for _, y in spots) / 3)
    inset = tuple((round(x + (middle[0] - x) * _INSET), round(y + (middle[1] - y) * _INSET)) for x, y in spots)
    yield Polygon(inset, "H", Pen("ink", 4))
