"""The private board: the same ice, with what the question offers on it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Question
from engines.zoollywood.view import View
from render.scene import Item
from render.zoollywood import arrows, targets
from render.zoollywood.pieces import names, standing, terrain
from render.zoollywood.props import Props
from render.zoollywood.slides import Slide, offered, slides, starters

MANY = 12
"""More slides than this are not drawn to their ends; the list beside the board says where they go."""


class Stage(msgspec.Struct, frozen=True):
    """What stands on the board, the slides that it shows, and whether they are those of a single penguin."""

    items: tuple[Item, ...]
    slides: tuple[Slide, ...] = ()
    alone: bool = False


def stage(view: View, question: Question, props: Props) -> Stage:
    """Return the board of a question."""
    keys = offered(question)
    found = slides(view, props, starters(view, props, keys)) if keys else ()
    whole = sum(slide.number > 0 for slide in found) <= MANY
    alone = len({slide.path[0] for slide in found}) == 1
    return Stage(tuple(_items(view, question, props, found, whole=whole)), found, alone)


def _items(
    view: View, question: Question, props: Props, found: tuple[Slide, ...], *, whole: bool
) -> Iterator[Item]:
    ice, ground = props.ice, view.ground
    yield from terrain(ground, ice)
    if whole:
        yield from arrows.lines(found, ice, ground)
    yield from targets.under(view, question, ice)
    yield from standing(ground, ice)
    yield from arrows.heads(found, ice, ground) if whole else arrows.starts(found, ice)
    yield from names(ground, ice)
    yield from arrows.numbers(found, ice)
