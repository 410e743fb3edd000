"""The row of a seat: who it is, what it has won, and its five moons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from engines.zombeasts.deck import Card
from engines.zombeasts.view import SeatView, View
from render.frame import gold_frame, hit, line, mark_at, pointer
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text, Trail
from render.typeface import fit, signed, width
from render.zombeasts.changes import Changes
from render.zombeasts.layout import ROW_HEIGHT, ROW_RADIUS, ROW_WIDTH, ROW_X, block_at, row_y
from render.zombeasts.quarters import BIG, moon, no_moon, offset, seats_of
from render.zombeasts.voice import Voice

SHORT = 2
"""Longer numbers are set a little smaller, so that their unit still fits."""

Spot = tuple[int, int]
"""The upper left corner of a quarter."""


class Setting(msgspec.Struct, frozen=True):
    """What all rows need besides the view: cards, columns, what changed, who is asked, who is framed."""

    cards: Mapping[str, Card]
    colours: tuple[str, ...]
    changes: Changes
    asked: frozenset[int] = frozenset()
    framed: frozenset[int] = frozenset()


def panel(row: int) -> Box:
    """Return the empty ground of a row."""
    return Box(ROW_X, row_y(row), ROW_WIDTH, ROW_HEIGHT, ROW_RADIUS, "night2", Pen("dusk", 3))


def row(view: View, seat: SeatView, setting: Setting, voice: Voice) -> Iterator[Item]:
    """Yield everything on a seat's row but its ground, marks of the last move and the frame included."""
    top = row_y(seat.seat)
    if seat.seat in setting.framed:
        yield from gold_frame(ROW_X, top, ROW_WIDTH, ROW_HEIGHT, ROW_RADIUS)
    yield from _person(seat, top, voice)
    yield from _won(seat, top, voice, seat.seat in setting.changes.won)
    yield from _hand(seat, top, seat.seat in setting.changes.minus)
    yield from moons(view, seat, setting)
    if seat.seat in setting.asked:
        yield pointer(ROW_X, top + ROW_HEIGHT // 2)
    for x, y in _changed(view, seat, setting):
        yield from hit(x, y, BIG.side, BIG.side, 12)


def moons(view: View, seat: SeatView, setting: Setting) -> Iterator[Item]:
    """Yield a seat's moons and the places of those it has not begun."""
    begun = {there.colour: there.cards for there in seat.moons}
    for column, colour in enumerate(setting.colours):
        x, y = block_at(seat.seat, column)
        cards = tuple(setting.cards[card] for card in begun.get(colour, ()))
        tile = moon(colour, cards, BIG, view.quarters, view.master) if cards else no_moon(colour, BIG)
        yield Stamp(x, y, tile)


def spots(view: View, seat: SeatView, setting: Setting) -> dict[str, Spot]:
    """Return where each card of a seat's moons lies on the board."""
    places: dict[str, Spot] = {}
    for there in seat.moons:
        x, y = block_at(seat.seat, setting.colours.index(there.colour))
        cards = tuple(setting.cards[card] for card in there.cards)
        for corner, card in seats_of(cards, view.quarters).items():
            right, down = offset(corner, BIG)
            places[card.id] = (x + right, y + down)
    return places


def swap_trails(view: View, setting: Setting) -> Iterator[Trail]:
    """Yield the way between the two cards of each swap, while both still lie on the table."""
    places: dict[str, Spot] = {}
    for seat in view.seats:
        places |= spots(view, seat, setting)
    half = BIG.side // 2
    for joker, card in setting.changes.swaps:
        if joker in places and card in places:
            (x, y), (to_x, to_y) = places[joker], places[card]
            yield shortened(Trail(x + half, y + half, to_x + half, to_y + half, both=True), half + 3)


def shortened(trail: Trail, by: int) -> Trail:
    """Return a trail that ends `by` pixels before its two ends, so that it covers neither card."""
    across, down = trail.to_x - trail.x, trail.to_y - trail.y
    reach = max(abs(across), abs(down), 1)
    x, y = round(across * by / reach), round(down * by / reach)
    return msgspec.structs.replace(trail, x=trail.x + x, y=trail.y + y, to_x=trail.to_x - x, to_y=trail.to_y - y)


def _changed(view: View, seat: SeatView, setting: Setting) -> Iterator[Spot]:
    for card, spot in spots(view, seat, setting).items():
        if card in setting.changes.cards:
            yield spot


def _person(seat: SeatView, top: int, voice: Voice) -> Iterator[Item]:
    yield mark_at(seat.seat, 60, top + 40, 58, night=True)
    yield line(fit(voice.name(seat.seat), Face.TITLE, 34, 132, least=25), 93, top + 41, "white")


def _won(seat: SeatView, top: int, voice: Voice, changed: bool) -> Iterator[Item]:
    y = top + 98
    if changed:
        yield from hit(32, y - 28, 56, 56, 28)
    yield Box(32, y - 28, 56, 56, 28, "moon", Pen("ink", 3))
    yield Text(str(seat.full_moons), 60, y, 36, "ink", Face.DIGIT, Align.MIDDLE)
    shown = seat.won_cards if seat.points is None else seat.points
    number = signed(shown)
    size = 46 if len(number) <= SHORT else 42
    yield Text(number, 100, y, size, "moon", Face.DIGIT)
    unit = voice("cards", n=shown) if seat.points is None else voice("points", n=shown)
    start = 100 + width(number, Face.DIGIT, size) + 7
    yield line(fit(unit, Face.TEXT, 28, 224 - start, least=22), start, y + 5, "moon")


def _hand(seat: SeatView, top: int, changed: bool) -> Iterator[Item]:
    y = top + 156
    yield Sprite("card-back-small", 60, y, 34, 44)
    yield Text(str(seat.hand), 86, y, 38, "white", Face.DIGIT)
    if not seat.minus:
        return
    if changed:
        yield from hit(134, y - 22, 84, 44, 22)
    yield Box(134, y - 22, 84, 44, 22, "bad", Pen("white", 3))
    yield Text(signed(-seat.minus_points), 176, y, 32, "white", Face.DIGIT, Align.MIDDLE)
