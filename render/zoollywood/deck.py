"""The lower panel: how many cards are left, and the numbers of those played last."""

from __future__ import annotations

from collections.abc import Iterator

from engines.zoollywood.view import View
from render.frame import line
from render.scene import Align, Box, Dash, Face, Item, Pen, Text
from render.typeface import fit
from render.voice import Voice
from render.zoollywood.layout import DECK_HEIGHT, DECK_Y, PANEL_WIDTH, PANEL_X, RADIUS
from render.zoollywood.props import Props

_LEFT, _RIGHT = PANEL_X + 18, PANEL_X + PANEL_WIDTH - 18
_SHOWN = 4


def ground() -> Item:
    """Return the empty panel."""
    return Box(PANEL_X, DECK_Y, PANEL_WIDTH, DECK_HEIGHT, RADIUS, "paper", Pen("ink", 3))


def deck(view: View, props: Props, voice: Voice) -> Iterator[Item]:
    """Yield the deck and the latest discards, or that there are no cards in this game."""
    if not view.options.cards:
        text = fit(voice("no-cards"), Face.TEXT, 30, PANEL_WIDTH - 36, least=24)
        yield line(text, PANEL_X + PANEL_WIDTH // 2, DECK_Y + DECK_HEIGHT // 2, "ink2", Align.MIDDLE)
        return
    yield from _deck(view.deck, voice)
    yield from _played(view.discard, props, voice)


def _deck(count: int, voice: Voice) -> Iterator[Item]:
    x, y = _LEFT, DECK_Y + 14
    if count:
        yield Box(x, y, 58, 76, 10, "bad", Pen("ink", 3))
        yield Box(x + 5, y + 5, 48, 66, 7, None, Pen("white", 3))
        yield Text(str(count), x + 29, y + 39, 36, "white", Face.DIGIT, Align.MIDDLE)
    else:
        yield Box(x, y, 58, 76, 10, None, Pen("ink3", 3, Dash(9, 7)))
        yield Text("0", x + 29, y + 39, 36, "ink", Face.DIGIT, Align.MIDDLE)
    yield line(fit(voice("deck", n=count), Face.TEXT, 30, _RIGHT - x - 72, least=24), x + 72, y + 40, "ink")


def _played(discard: tuple[int, ...], props: Props, voice: Voice) -> Iterator[Item]:
    middle = DECK_Y + 136
    if not discard:
        yield line(fit(voice("none-played"), Face.TEXT, 28, _RIGHT - _LEFT, least=24), _LEFT, middle, "ink2")
        return
    more = len(discard) - _SHOWN
    yield line(fit(voice("played"), Face.TEXT, 28, 92, least=22), _LEFT, middle - (15 if more > 0 else 0), "ink")
    if more > 0:
        yield Text(f"+{more}", _LEFT, middle + 19, 30, "ink2", Face.DIGIT)
    start = _RIGHT - 56 * len(discard[-_SHOWN:]) + 4
    for place, number in enumerate(discard[-_SHOWN:]):
        yield from small_card(start + 56 * place, middle - 32, number, gold=props.box.cards[number].gold)


def small_card(x: int, y: int, number: int, *, gold: bool) -> Iterator[Item]:
    """Yield a card that is known by its number and metal."""
    yield Box(x, y, 52, 64, 9, "turn" if gold else "fog", Pen("ink", 3))
    yield Text(str(number), x + 26, y + 33, 32, "ink", Face.DIGIT, Align.MIDDLE)
