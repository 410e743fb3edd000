"""The panels of the two sides: who plays, eggs on the board, penguins and eggs in the supply, hands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.zoollywood.view import View
from render.frame import gold_frame, line, pointer
from render.scene import Align, Box, Dash, Face, Item, Pen, Sprite, Text
from render.typeface import fit, width
from render.voice import Voice
from render.zoollywood.layout import PANEL_WIDTH, PANEL_X, RADIUS, SIDE_HEIGHT
from render.zoollywood.marks import LETTERS, mark_at
from render.zoollywood.pieces import SIDES
from render.zoollywood.props import Props

_FILLS = ("B", "C")
_MANY = 18
"""More eggs than this are a bar instead of single ovals."""
_BACKS = 3
_LEFT, _RIGHT = PANEL_X + 20, PANEL_X + PANEL_WIDTH - 18


class Attention(msgspec.Struct, frozen=True):
    """Who is asked, and which sides have the gold frame: those that are asked, or have won."""

    asked: frozenset[int] = frozenset()
    framed: frozenset[int] = frozenset()
    won: bool = False


def ground(top: int) -> Item:
    """Return the empty panel of a side."""
    return Box(PANEL_X, top, PANEL_WIDTH, SIDE_HEIGHT, RADIUS, "paper", Pen("ink", 3))


def panel(view: View, side: int, top: int, attention: Attention, props: Props, voice: Voice) -> Iterator[Item]:
    """Yield everything on the panel of a side but its ground."""
    if side in attention.framed:
        yield from gold_frame(PANEL_X, top, PANEL_WIDTH, SIDE_HEIGHT, RADIUS)
    seats = tuple(range(side, view.options.seats, 2))
    yield from _people(seats, side, top, attention, voice)
    yield from _eggs(view, side, top, props, voice)
    yield from _supply(view, side, top)
    if view.options.cards:
        yield from _hands(view, seats, top)


def _people(seats: tuple[int, ...], side: int, top: int, attention: Attention, voice: Voice) -> Iterator[Item]:
    word = fit(voice("side", side=SIDES[side]), Face.TEXT, 28, 100)
    if side in attention.framed and attention.won:
        yield Sprite("icon-crown", _RIGHT - 26, top + 38, 44, 44)
        room = _RIGHT - 60
    else:
        yield line(word, _RIGHT, top + (50 if len(seats) == 1 else 36), "ink2", Align.RIGHT)
        room = _RIGHT - 10 - width(word.text, word.face, word.size)
    size, step = (64, 0) if len(seats) == 1 else (44, 46)
    for place, seat in enumerate(seats):
        y = top + (46 if len(seats) == 1 else 30) + step * place
        if seat in attention.asked:
            yield pointer(PANEL_X, y)
        yield mark_at(seat, _LEFT + 32, y, size)
        start = _LEFT + 32 + size // 2 + 12
        name = fit(voice.name(seat), Face.TITLE, 42 if len(seats) == 1 else 32, room - start, least=26)
        yield line(name, start, y + 2, "ink")


def _eggs(view: View, side: int, top: int, props: Props, voice: Voice) -> Iterator[Item]:
    y = top + (120 if view.options.seats == 2 else 126)  # noqa: PLR2004 - two players, or two teams
    eggs, wanted = view.sides[side].eggs, props.box.eggs_to_win
    yield Sprite(f"egg-{SIDES[side]}", _LEFT + 24, y, 44, 53)
    yield Text(str(eggs), _LEFT + 56, y + 2, 64, "ink", Face.DIGIT)
    start = _LEFT + 56 + width(str(eggs), Face.DIGIT, 64) + 10
    yield line(fit(voice("of-eggs", n=wanted), Face.TEXT, 32, _RIGHT - start, least=24), start, y + 8, "ink2")
    yield from _pips(eggs, wanted, side, top + 170)


def _pips(eggs: int, wanted: int, side: int, y: int) -> Iterator[Item]:
    room = _RIGHT - _LEFT
    if wanted > _MANY:
        yield Box(_LEFT, y - 9, room, 18, 9, "paper3", Pen("ink", 2))
        if eggs:
            yield Box(_LEFT, y - 9, max(18, room * min(eggs, wanted) // wanted), 18, 9, _FILLS[side], Pen("ink", 2))
        return
    for place in range(wanted):
        x = _LEFT + round(place * (room - 18) / max(1, wanted - 1))
        yield Box(x, y - 11, 18, 22, 9, _FILLS[side] if place < eggs else "paper3", Pen("ink", 2))


def _supply(view: View, side: int, top: int) -> Iterator[Item]:
    """Yield the penguins that have not hatched yet; those on the board leave an outline."""
    y, known = top + 216, view.sides[side]
    places = [("penguin", place < known.unused_assistants) for place in range(view.options.assistants)]
    places += [("star", known.unused_stars > 0)] * view.options.stars
    for place, (kind, there) in enumerate(places):
        x = _LEFT + 20 + 43 * place
        if there:
            yield Sprite(f"{kind}-{SIDES[side]}", x, y, 44, 59)
        else:
            yield Box(x - 17, y - 22, 34, 48, 17, "paper3", Pen("ink3", 3, Dash(7, 5)))
            if kind == "star":
                yield Sprite("icon-crown", x, y - 22, 28, 28)


def _hands(view: View, seats: tuple[int, ...], top: int) -> Iterator[Item]:
    y = top + 216
    for place, seat in enumerate(seats):
        right = _RIGHT - 76 * (len(seats) - 1 - place)
        number = str(view.hands[seat])
        yield Text(number, right, y, 40 if len(seats) == 1 else 34, "ink", Face.DIGIT, Align.RIGHT)
        if len(seats) == 1:
            shown = min(_BACKS, view.hands[seat])
            yield from backs(right - 70 - 14 * shown, y - 25, shown)
        else:
            yield from backs(right - 60, y - 22, min(1, view.hands[seat]), 34, 44)
            letter = "white" if view.hands[seat] else "ink2"
            yield Text(LETTERS[seat], right - 43, y + 1, 26, letter, Face.DIGIT, Align.MIDDLE)


def backs(x: int, y: int, count: int, wide: int = 38, high: int = 50) -> Iterator[Item]:
    """Yield the backs of some cards, overlapping."""
    for place in range(count):
        yield Box(x + 14 * place, y, wide, high, 8, "bad", Pen("white", 3))
    if not count:
        yield Box(x, y, wide, high, 8, None, Pen("ink3", 3, Dash(7, 5)))
