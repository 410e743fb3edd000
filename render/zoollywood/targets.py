"""What a question offers on the board: rings round spaces, marks on triangles, the way so far."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from engines.core import Question
from engines.zoollywood.frames import Choosing, Stopping, Storming, Window
from engines.zoollywood.lattice import Space
from engines.zoollywood.pieces import EMPTY, SEAGULL
from engines.zoollywood.view import View
from render.scene import Box, Item, Line, Pen, Polygon, Stamp, Tile
from render.zoollywood import arrows
from render.zoollywood.ice import Ice, Spot, towards
from render.zoollywood.traces import legs

_PLACES = frozenset({"land", "hatch", "emperor", "place", "stop", "step", "gull", "egg", "set", "pick"})

_POINT = 52


def targets(question: Question | None) -> tuple[str, ...]:
    """Return the places that a question offers, if that is all it is about."""
    if question is None:
        return ()
    texts = [offer.text.split() for offer in question.offers]
    verbs = {words[0] for words in texts} - {"end", "draw", "play"}
    single = len(verbs) == 1 and verbs <= _PLACES
    return tuple(words[1] for words in texts if words[0] in verbs and len(words) > 1) if single else ()


def under(view: View, question: Question | None, ice: Ice) -> Iterator[Item]:
    """Yield what lies under the pieces: the way so far, rings, triangles."""
    frame = view.frames[-1] if view.frames else None
    if isinstance(frame, Stopping | Storming):
        path = (frame.start, *frame.path) if isinstance(frame, Stopping) else frame.path
        yield from _way(path, ice)
    for place in targets(question):
        if place in ice.lattice.spaces:
            yield _space(view, ice.lattice.spaces[place], ice)
        elif place in ice.lattice.areas:
            yield Polygon(_triangle(place, ice, 0.6), "turn", Pen("ink", 3))
    stands = gull_due(question, view)
    if stands is not None:
        yield ring(ice.spots[stands], ice)
    for place in picked(view, question):
        if place in ice.lattice.areas:
            yield Polygon(_triangle(place, ice, 0.2), "turn", Pen("ink", 4))
        elif place in ice.lattice.spaces:
            yield ring(ice.spots[ice.lattice.spaces[place]], ice)


def _space(view: View, space: Space, ice: Ice) -> Stamp:
    """Return the ring of a space; round an empty point it is small, so that the names stay clear."""
    if view.ground.board[space] == EMPTY:
        x, y = ice.spots[space]
        return Stamp(x - _POINT // 2, y - _POINT // 2, _ring(_POINT))
    return ring(ice.spots[space], ice)


def picked(view: View, question: Question | None) -> tuple[str, ...]:
    """Return what the card in play is aimed at so far, and effects that wait for their order."""
    frame = view.frames[-1] if view.frames else None
    if isinstance(frame, Choosing | Window):
        return frame.picks
    texts = [offer.text.split() for offer in question.offers] if question else []
    due = {words[1] for words in texts if words[0] == "resolve"}
    return tuple(tent.area for tent in view.ground.tents if tent.id in due)


def gull_due(question: Question | None, view: View) -> Space | None:
    """Return where the Seagull stands if its flight is to be chosen or ordered."""
    texts = [offer.text for offer in question.offers] if question else []
    asked = any(text == "resolve seagull" or text.startswith("gull ") for text in texts)
    return Space(view.ground.board.index(SEAGULL)) if asked and SEAGULL in view.ground.board else None


def _way(path: tuple[Space, ...], ice: Ice) -> Iterator[Item]:
    ways = legs(ice, path)
    for colour, width in (("ink", 18), ("turn", 10)):
        for way in ways:
            for one, other in pairwise((*way[:-1], towards(way[-1], way[-2], arrows.BACK))):
                yield Line(*one, *other, colour, width)
    for way in ways:
        yield arrows.head(way)


def ring(spot: Spot, ice: Ice) -> Stamp:
    """Return the gold ring of a legal space."""
    size = round(88 * max(0.7, ice.size.lift))
    return Stamp(spot[0] - size // 2, spot[1] - size // 2 - round(6 * ice.size.lift), _ring(size))


@lru_cache(maxsize=4)
def _ring(size: int) -> Tile:
    gold = Box(2, 2, size - 4, size - 4, size // 2 - 2, "ice", Pen("turn", 9))
    dot = Line(size // 2, size // 2, size // 2, size // 2, "sea2", 16)
    return Tile(size, size, (Box(0, 0, size, size, size // 2, "ink"), gold, *((dot,) if size == _POINT else ())))


def _triangle(area: str, ice: Ice, inset: float) -> tuple[Spot, ...]:
    spots = [ice.spots[corner] for corner in ice.lattice.areas[area].corners]
    x, y = (sum(part) / 3 for part in zip(*spots, strict=True))
    return tuple((round(a + (x - a) * inset), round(b + (y - b) * inset)) for a, b in spots)
