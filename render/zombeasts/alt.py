"""Alt texts of the pictures: at most 1,000 characters, the most needed first."""

from __future__ import annotations

from engines.core import Ref
from engines.zombeasts.view import SeatView, View
from render.alt import within
from render.contract import Moment, Table
from render.words import marked
from render.zombeasts.facts import asked_of, in_order
from render.zombeasts.text_board import TextBoard

_FROM_AROUND = frozenset({"draw", "bonus"})
"""The questions whose answers lie outside of the hand."""


def board_alt(text: TextBoard, view: View, moment: Moment, last: str) -> str:
    """Describe the board: whose turn, the last move, shared things, one sentence per seat."""
    said = text.words.text
    head = said(f"zombeasts-alt-board{'.over' if view.over else ''}", now=text.head(view, moment))
    seats = [_seat(text, seat, moment.table) for seat in in_order(view)]
    return within((head, last, text.shared(view).replace("\n", " "), *seats), said("zombeasts-alt-text"))


def hand_alt(text: TextBoard, view: View, moment: Moment) -> str:
    """Describe the private picture: what the question is about, the hand, the own moons, where cards come from.

    Pile, stock and the rivals' hands are told even where a large hand leaves no room for all of its cards.
    """
    cards, _ = text.hand(view, moment)
    moons = text.words.text("zombeasts-alt-hand-moons", moons=_moons(text, in_order(view)[0]))
    around = f"{text.sources(view)} {text.rivals(view, moment.table)}"
    told = (*text.in_air(view, moment), *cards.split("\n"), moons)
    if asked_of(view, moment.pending) in _FROM_AROUND:
        return within((around, *told), "")
    return within(told, around)


def _seat(text: TextBoard, seat: SeatView, table: Table) -> str:
    return text.words.text(
        "zombeasts-alt-seat", seat=marked(seat.seat, table), open=_moons(text, seat), **text.counts(seat)
    )


def _moons(text: TextBoard, seat: SeatView) -> str:
    size = text.facts.deck.counts.moon_size
    named = [(text.words.name(Ref("moon", moon.colour)), len(moon.cards)) for moon in seat.moons]
    moons = [text.words.text("zombeasts-alt-moon", moon=moon, n=n, size=size) for moon, n in named]
    return ", ".join(moons) or text.words.text("zombeasts-alt-no-moon")
