"""Where cards can come from, below a hand: the pile, the open stock and the rivals' hands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.zombeasts.deck import Deck
from engines.zombeasts.view import SeatView, View
from render.frame import WIDTH, gold_frame, line, mark_at
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Stamp, Text
from render.typeface import fit, width, wrap
from render.zombeasts.cards import THREE_ROWS, whole
from render.zombeasts.layout import STOCK
from render.zombeasts.offered import Offered
from render.zombeasts.voice import Voice

HEIGHT = THREE_ROWS.height
LABEL = 17
"""How far the middle of the labels lies above."""
_OPEN = len(STOCK)
_WIDE = THREE_ROWS.width
_STEP = _WIDE + 22
_GAP = 20
"""Between two hands: two gold frames side by side stay apart."""
_APART = 32
"""The gap between pile, stock and hands."""
_RADIUS = 14
_SHORT = 22
_NONE = Pen("dusk", 3, Dash(10, 8))


class Spread(msgspec.Struct, frozen=True):
    """Where the parts begin: as one block in the middle."""

    pile: int
    stock: int
    hands: int
    hand: int
    """The width of what is told about one hand."""


def spread(stock: int, rivals: int) -> Spread:
    """Lay out the pile, so many stock cards and so many hands."""
    hand = (240, 240, 194)[min(rivals, 3) - 1]
    cards = _STEP * stock - (_STEP - _WIDE)
    whole_width = _WIDE + _APART + cards + _APART + hand * rivals + _GAP * (rivals - 1)
    start = (WIDTH - whole_width) // 2
    return Spread(start, start + _WIDE + _APART, start + _WIDE + 2 * _APART + cards, hand)


def sources(view: View, deck: Deck, offer: Offered, voice: Voice, top: int) -> Iterator[Item]:
    """Yield the band; what can be chosen now has a gold frame."""
    rivals = [seat for seat in view.seats if seat.seat != view.seat]
    at = spread(_OPEN, len(rivals))
    for name, x in (("pile", at.pile), ("stock", at.stock), ("hands", at.hands)):
        yield Text(voice(name), x, top - LABEL, 26, "moon2", Face.TITLE)
    yield from _pile(view, at.pile, top, voice)
    if offer.pile:
        yield from gold(at.pile, top, _WIDE)
    for place in range(_OPEN):
        yield from _stock(view, deck, offer, place, (at.stock + _STEP * place, top))
    for place, rival in enumerate(rivals):
        x = at.hands + (at.hand + _GAP) * place
        yield from _hand(rival, x, top, at.hand, voice)
        if rival.seat in offer.seats:
            yield from gold(x, top, at.hand)


def gold(x: int, top: int, wide: int) -> tuple[Item, ...]:
    """Return the gold frame round something of the band."""
    return gold_frame(x - 4, top - 4, wide + 8, HEIGHT + 8, _RADIUS + 4)


def _pile(view: View, x: int, top: int, voice: Voice) -> Iterator[Item]:
    centre = x + _WIDE // 2
    if view.pile:
        yield Sprite("card-back", centre, top + HEIGHT // 2, 88, 123)
        yield Box(centre - 36, top + 37, 72, 50, 25, "ink", Pen("white", 3))
        yield Text(str(view.pile), centre, top + HEIGHT // 2, 38, "white", Face.DIGIT, Align.MIDDLE)
    elif not view.last_round:
        yield Box(x, top, _WIDE, HEIGHT, _RADIUS, None, _NONE)
    else:
        yield Box(x, top, _WIDE, HEIGHT, _RADIUS, "bad", Pen("white", 3))
        for number, fitted in enumerate(wrap(voice("pile-empty"), Face.TITLE, 26, _WIDE - 8)):
            yield line(fitted, centre, top + 22 + 26 * number, "white", Align.MIDDLE)
        yield Text(str(view.turns_left), centre, top + 77, 38, "white", Face.DIGIT, Align.MIDDLE)
        left = fit(voice("turns-left", n=view.turns_left), Face.TEXT, 24, _WIDE - 4, _SHORT)
        yield line(left, centre, top + 107, "white", Align.MIDDLE)


def _stock(view: View, deck: Deck, offer: Offered, place: int, spot: tuple[int, int]) -> Iterator[Item]:
    x, top = spot
    if place >= len(view.stock):
        yield Box(x, top, _WIDE, HEIGHT, _RADIUS, None, _NONE)
        return
    card = view.stock[place]
    yield Stamp(x, top, whole(deck.cards[card], THREE_ROWS, view.master))
    if card in offer.stock:
        yield from gold(x, top, _WIDE)


def _hand(rival: SeatView, x: int, top: int, wide: int, voice: Voice) -> Iterator[Item]:
    yield Box(x, top, wide, HEIGHT, _RADIUS, "night2", Pen("dusk", 3))
    yield mark_at(rival.seat, x + 34, top + 36, 44, night=True)
    yield line(fit(voice.name(rival.seat), Face.TITLE, 30, wide - 68, _SHORT), x + 61, top + 37, "white")
    yield Sprite("card-back-small", x + 34, top + 88, 34, 44)
    yield Text(str(rival.hand), x + 62, top + 89, 42, "white", Face.DIGIT)
    unit = x + 62 + width(str(rival.hand), Face.DIGIT, 42) + 8
    said = fit(voice("cards", n=rival.hand), Face.TEXT, 28, x + wide - 8 - unit, _SHORT)
    yield line(said, unit, top + 93, "paper2")
