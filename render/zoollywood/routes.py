"""The list beside the private board: slides with their numbers, ends and yields, or why not."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from engines.zoollywood.lattice import DIRECTIONS
from engines.zoollywood.pieces import STARS
from engines.zoollywood.view import View
from render.frame import line
from render.scene import Box, Face, Item, Line, Pen, Polygon, Sprite, Stamp, Text, Tile
from render.typeface import fit
from render.voice import Voice
from render.zoollywood.arrows import SIGNS, disc, sign
from render.zoollywood.layout import PANEL_WIDTH, PANEL_X, RADIUS, ROOM, TOP
from render.zoollywood.pieces import SIDES
from render.zoollywood.props import Props
from render.zoollywood.slides import Slide

_LEFT, _RIGHT = PANEL_X + 16, PANEL_X + PANEL_WIDTH - 16
_TITLE = 70
_STEP, _LEAST_STEP = 48, 30
_REASONS = 14
"""More lines than this leave out the directions that are not possible."""
_SMALL = 36
"""Lines closer than this have smaller numbers."""


class Case(msgspec.Struct, frozen=True):
    """What the list is about: the reader's view, the slides to be shown, all of one penguin or of several."""

    view: View
    slides: tuple[Slide, ...]
    alone: bool


def height(case: Case) -> int:
    """Return how high the panel is."""
    step, count = _steps(case)
    return min(ROOM, _TITLE + step * count + 14)


def routes(case: Case, props: Props, voice: Voice) -> Iterator[Item]:
    """Yield the list: all directions of a single penguin, the legal slides of several, and why not."""
    yield Box(PANEL_X, TOP, PANEL_WIDTH, height(case), RADIUS, "paper", Pen("ink", 3))
    yield from _title(case, props, voice)
    step, count = _steps(case)
    listed = _listed(case)
    room = (ROOM - _TITLE - 14) // step
    shown = listed if count <= room else listed[: room - 1]
    for place, slide in enumerate(shown):
        yield from _entry(slide, TOP + _TITLE + step * place + step // 2, step, case, props, voice)
    if len(shown) < count:
        y = TOP + _TITLE + step * len(shown) + step // 2
        yield Text(f"+{count - len(shown)}", _LEFT + 8, y, 26, "ink", Face.DIGIT)


def _steps(case: Case) -> tuple[int, int]:
    """Return the distance of the lines and their number."""
    count = len(_listed(case))
    return max(_LEAST_STEP, min(_STEP, (ROOM - _TITLE - 14) // max(1, count))), count


def _listed(case: Case) -> tuple[Slide, ...]:
    """Return the slides that have a line: legal ones, and others whose reason is not plain or if there is room."""
    legal = tuple(slide for slide in case.slides if slide.number)
    if case.alone:
        return case.slides
    reasons = tuple(slide for slide in case.slides if slide.why in SIGNS)
    return legal + reasons if len(legal) + len(reasons) <= _REASONS else legal


def _title(case: Case, props: Props, voice: Voice) -> Iterator[Item]:
    y = TOP + 38
    if not case.alone:
        count = sum(slide.number > 0 for slide in case.slides)
        yield line(fit(voice("slides", n=count), Face.TITLE, 34, PANEL_WIDTH - 40), _LEFT + 4, y, "ink")
        return
    start = case.slides[0].path[0]
    star = case.view.ground.board[start] in STARS
    yield Sprite(f"{'star' if star else 'penguin'}-{SIDES[case.view.side]}", _LEFT + 24, y + 2, 44, 59)
    name = voice("penguin", space=props.box.lattice.names[start], star=str(int(star)))
    yield line(fit(name, Face.TITLE, 34, PANEL_WIDTH - 90), _LEFT + 58, y, "ink")


def _entry(slide: Slide, y: int, step: int, case: Case, props: Props, voice: Voice) -> Iterator[Item]:
    small = step < _SMALL
    yield from _badge(slide, y, 30 if small else 40)
    size, names = (26 if small else 30), props.box.lattice.names
    x = _LEFT + 56
    if not case.alone:
        yield Text(names[slide.path[0]], x, y, size, "ink" if slide.number else "ink2", Face.TITLE)
        x += 48
    yield from _direction(slide, x + 20, y)
    if not slide.number:
        yield line(fit(voice("why", why=slide.why), Face.TEXT, 28, _RIGHT - x - 48, least=22), x + 48, y, "ink2")
        return
    yield Text(names[slide.path[-1]], x + 48, y, size, "ink", Face.TITLE)
    yield from _yields(slide, y, size, case.view.side)


def _badge(slide: Slide, y: int, size: int) -> Iterator[Item]:
    if slide.number:
        yield Stamp(_LEFT + 4, y - size // 2, disc(slide.number, size))
    elif slide.why in SIGNS:
        yield Stamp(_LEFT + 8, y - 16, sign(slide.why))
    else:
        yield Box(_LEFT + 10, y - 5, 28, 10, 5, "ink3")


def _direction(slide: Slide, x: int, y: int) -> Iterator[Item]:
    if slide.how in DIRECTIONS:
        yield Stamp(x - 20, y - 20, needle(60 * DIRECTIONS.index(slide.how), legal=slide.number > 0))
    else:
        yield Sprite(f"turn-{slide.how}", x, y, 32, 32)


def _yields(slide: Slide, y: int, size: int, side: int) -> Iterator[Item]:
    """Yield how many eggs are laid, and how many of the rival go back."""
    x = _LEFT + 206
    yield Text(str(slide.fills), x, y, size, "ink", Face.DIGIT)
    yield Sprite(f"egg-{SIDES[side]}", x + 36, y - 1, 24, 29)
    if slide.returns:
        yield Sprite(f"egg-{SIDES[1 - side]}", x + 78, y - 1, 24, 29)
        yield Stamp(x + 62, y - 16, strike())
        yield Text(str(slide.returns), x + 98, y, size, "ink", Face.DIGIT)


@lru_cache(maxsize=16)
def needle(angle: int, *, legal: bool) -> Tile:
    """Return a small arrow that points in a direction."""
    turn = math.radians(angle)
    spots = ((17, 0), (-12, 13), (-6, 0), (-12, -13))
    points = tuple(
        (round(20 + x * math.cos(turn) - y * math.sin(turn)), round(20 + x * math.sin(turn) + y * math.cos(turn)))
        for x, y in spots
    )
    return Tile(40, 40, (Polygon(points, "turn" if legal else "paper3", Pen("ink" if legal else "ink3", 3)),))


@lru_cache(maxsize=1)
def strike() -> Tile:
    """Return the stroke through an egg that goes back."""
    return Tile(32, 32, (Line(5, 27, 27, 5, "white", 9), Line(5, 27, 27, 5, "bad", 5)))
