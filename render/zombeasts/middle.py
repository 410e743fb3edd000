"""The row between header and seats: pile, stock, the card laid last, the moon or the discard pile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engines.core import Event
from engines.zombeasts.deck import Card
from engines.zombeasts.view import View
from render.frame import line
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Stamp, Text
from render.typeface import fit, wrap
from render.zombeasts.cards import STOCK, whole
from render.zombeasts.laid import card_laid, told_of
from render.zombeasts.layout import DISCARD, LAID_BOX, MOON, PILE, STOCK_LABEL
from render.zombeasts.layout import STOCK as STOCK_SPOTS
from render.zombeasts.voice import Voice, who

Cards = Mapping[str, Card]


def middle(view: View, events: Sequence[Event], cards: Cards, voice: Voice) -> Iterator[Item]:
    """Yield the row while the game goes on."""
    yield from _pile(view, voice)
    yield Text(voice("stock"), *STOCK_LABEL, 28, "moon2", Face.TITLE)
    yield from _stock(view, cards)
    yield from _laid(view, events, cards, voice)
    if view.master:
        yield from _discard(view, cards, voice)
    else:
        yield Sprite("moon", *MOON, 146, 146)


def _pile(view: View, voice: Voice) -> Iterator[Item]:
    x, y, wide, high = PILE
    centre = x + wide // 2
    if view.pile:
        yield Sprite("card-back", centre, y + high // 2, wide, high)
        yield Box(centre - 46, y + 57, 92, 62, 31, "ink", Pen("white", 3))
        yield Text(str(view.pile), centre, y + 88, 46, "white", Face.DIGIT, Align.MIDDLE)
        return
    yield Box(x, y, wide, high, 16, "bad", Pen("white", 4))
    heading = wrap(voice("pile-empty"), Face.TITLE, 32, wide - 12)
    for number, fitted in enumerate(heading):
        yield line(fitted, centre, y + 32 + 34 * number, "white", Align.MIDDLE)
    yield Text(str(view.turns_left), centre, y + 108, 54, "white", Face.DIGIT, Align.MIDDLE)
    left = fit(voice("turns-left", n=view.turns_left), Face.TEXT, 26, wide - 20, 22)
    yield line(left, centre, y + 153, "white", Align.MIDDLE)


def _stock(view: View, cards: Cards) -> Iterator[Item]:
    for place, (x, y) in enumerate(STOCK_SPOTS):
        if place < len(view.stock):
            yield Stamp(x, y, whole(cards[view.stock[place]], STOCK, view.master))
        else:
            yield Box(x, y, STOCK.width, STOCK.height, 14, None, Pen("dusk", 3, Dash(10, 8)))


def _laid(view: View, events: Sequence[Event], cards: Cards, voice: Voice) -> Iterator[Item]:
    x, y, wide, high = LAID_BOX
    yield Box(x, y, wide, high, 18, "night2", Pen("dusk", 3))
    shown = card_laid(view, events)
    if shown is None:
        yield Box(x + 18, y + 18, STOCK.width, STOCK.height, 14, None, Pen("dusk", 3, Dash(10, 8)))
        told = wrap(voice("laid-nothing", who=who(view.on_turn)), Face.TEXT, 32, wide - 170, 3)
        lines = [(fitted, "paper2") for fitted in told]
    else:
        yield Stamp(x + 18, y + 18, whole(cards[shown.card], STOCK, view.master, "night2"))
        lines = list(told_of(view, shown, voice, wide - 170))
    first = y + high // 2 - 20 * (len(lines) - 1)
    for number, (fitted, shade) in enumerate(lines):
        yield line(fitted, x + 156, first + 40 * number, shade)


def _discard(view: View, cards: Cards, voice: Voice) -> Iterator[Item]:
    x, y = DISCARD
    label = fit(voice("discard"), Face.TITLE, 28, 146, 22)
    yield line(label, x + STOCK.width // 2, STOCK_LABEL[1], "moon2", Align.MIDDLE)
    if not view.discard:
        yield Box(x, y, STOCK.width, STOCK.height, 14, None, Pen("dusk", 3, Dash(10, 8)))
        return
    yield Stamp(x, y, whole(cards[view.discard[-1]], STOCK, view.master))
    centre, low = x + STOCK.width // 2, y + STOCK.height - 8
    yield Box(centre - 24, low - 24, 48, 48, 24, "ink", Pen("white", 3))
    yield Text(str(len(view.discard)), centre, low, 30, "white", Face.DIGIT, Align.MIDDLE)
