"""The scenery of every board: night sea, two spotlights, the floe with its lines, the letters of the rows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.zoollywood.lattice import Space
from render.scene import Align, Face, Item, Line, Pen, Polygon, Sprite, Text
from render.zoollywood.ice import CENTRE, Ice, Spot, ice_of, towards

OUT = 56
"""How far the floe reaches beyond the outermost spaces, without its round edge."""
_EDGE, _BAND, _DEPTH = 44, 12, 20
_WAVES = (
    (118, 146), (40, 204), (62, 334), (30, 570), (40, 724), (700, 204), (780, 322), (770, 644), (96, 640),
    (690, 772),
)  # fmt: skip
_BEAMS = (((30, 84), (262, 84), (420, 380), (160, 420)), ((598, 84), (790, 84), (690, 400), (420, 380)))
_STUB = 42
_LETTERS = (23, 814)
"""How far to the left and right letters of rows may stand."""


@lru_cache(maxsize=8)
def floe(side: int) -> tuple[Item, ...]:
    """Return everything that lies under the pieces on a board of one side length."""
    ice = ice_of(side)
    beams = (Polygon(beam, "sea2") for beam in _BEAMS)
    waves = (Sprite("wave", x, y, 54, 18) for x, y in _WAVES)
    return (*beams, *waves, *_ground(ice), *_lines(ice), *_letters(ice))


def _ground(ice: Ice, share: float = 1.0) -> Iterator[Item]:
    corners = tuple(_outwards(ice, corner, round(OUT * share)) for corner in ice.corners())
    edge = Pen("ice3", round(_EDGE * share))
    yield Polygon(tuple((x, y + round(_DEPTH * share)) for x, y in corners), "ice3", edge)
    yield Polygon(corners, "ice", Pen("ice", edge.width))
    yield Polygon(corners, None, Pen("ice2", round(_BAND * share)))


def small_floe(ice: Ice) -> Iterator[Item]:
    """Yield a small floe with its lines, without names."""
    yield from _ground(ice, ice.size.lift)
    for number, ring in enumerate(ice.lattice.beside):
        for other in ring:
            if number < other:
                yield Line(*ice.spots[number], *ice.spots[other], "ice3", 3)


def _outwards(ice: Ice, corner: Spot, length: int) -> Spot:
    middle = ice.spots[len(ice.spots) // 2]
    return towards(corner, (2 * corner[0] - middle[0], 2 * corner[1] - middle[1]), length)


def _lines(ice: Ice) -> Iterator[Item]:
    """Yield the lines; those that leave the board go on beyond its rim, because sliding does."""
    for number, line in enumerate(ice.lattice.lines):
        space = Space(number)
        for way in line:
            if not ice.lattice.beyond_rim(space, way[0]):
                if space < way[0]:
                    yield Line(*ice.spots[space], *ice.spots[way[0]], "ice3", 4)
            else:
                yield from _stub(ice, space, way[0])
    for x, y in ice.spots:
        yield from dot(x, y)


def _stub(ice: Ice, space: Space, other_end: Space) -> Iterator[Item]:
    start, end = ice.spots[space], ice.exit(space, other_end, _STUB)
    for way in (18, 30, 42):
        x, y = towards(start, end, way)
        yield Line(x, y, x, y, "ice3", 6)


def dot(x: int, y: int) -> Iterator[Item]:
    """Yield the point of a space."""
    yield Line(x, y, x, y, "sea2", 20)


def _letters(ice: Ice) -> Iterator[Item]:
    for row in ice.rows():
        letter = ice.lattice.names[row[0]][0]
        for space, way in ((row[0], -1), (row[-1], 1)):
            x, y = ice.spots[space]
            away = -34 if y <= CENTRE[1] else 38
            beside = x + way * 88
            across = min(max(beside, _LETTERS[0]), _LETTERS[1])
            lift = abs(across - beside)  # along the rim, which a letter nearer to the board would touch
            yield Text(letter, across, y + away - lift, 34, "white", Face.TITLE, Align.MIDDLE)
