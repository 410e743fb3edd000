"""The public picture: one night for all, a row for each seat, and what happened last."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.zombeasts.deck import Deck
from engines.zombeasts.view import View
from render.contract import Moment
from render.frame import WIDTH, after_title, alarm, header, last_strip, note, strip_box, turn_pill
from render.scene import Align, Box, Face, Item, Pen, Scene, Sprite, Text
from render.typeface import width
from render.zombeasts.cards import fill_of, initial, ink_on
from render.zombeasts.changes import changes
from render.zombeasts.ending import score
from render.zombeasts.layout import COLUMN, COLUMN_STEP, HEADS_Y, height, strip_y
from render.zombeasts.middle import middle
from render.zombeasts.quarters import BIG
from render.zombeasts.rows import Setting, panel, row, swap_trails
from render.zombeasts.voice import Speaker, Voice, who

_STARS = (
    (20, 100),
    (172, 96),
    (308, 104),
    (430, 110),
    (590, 118),
    (596, 262),
    (30, 296),
    (1030, 132),
    (1032, 268),
    (1190, 196),
)
_DOTS = ((252, 96), (372, 98), (520, 100), (168, 210), (1188, 250), (1026, 190), (700, 94), (880, 96), (14, 200))


def board(view: View, moment: Moment, deck: Deck, words: Speaker, last: str) -> Scene:
    """Return the public picture; `last` is the sentence of the LAST strip."""
    voice = Voice(words, moment.table)
    title = voice("title")
    seats = len(view.seats)
    return Scene(
        WIDTH,
        height(seats),
        "night",
        _fixed(title, seats, deck.colours),
        (*_top(view, moment, voice, title), *_table(view, moment, deck, voice), *_foot(seats, voice, last)),
    )


@lru_cache(maxsize=16)
def _fixed(title: str, seats: int, colours: tuple[str, ...]) -> tuple[Item, ...]:
    sky = (Sprite("night-star", x, y, 16, 16) for x, y in _STARS)
    dust = (Sprite("night-dot", x, y, 6, 6) for x, y in _DOTS)
    heads = (item for column, colour in enumerate(colours) for item in _column_head(column, colour))
    rows = (panel(number) for number in range(seats))
    return (*sky, *dust, *rows, *heads, strip_box(strip_y(seats)), *header("night2", "zombie-cat", title))


def _column_head(column: int, colour: str) -> tuple[Item, ...]:
    centre = COLUMN + COLUMN_STEP * column + BIG.block // 2
    return (
        Box(centre - 36, HEADS_Y, 72, 34, 17, fill_of(colour), Pen("white", 3)),
        Text(initial(colour), centre, HEADS_Y + 17, 26, ink_on(colour), Face.DIGIT, Align.MIDDLE),
    )


def _top(view: View, moment: Moment, voice: Voice, title: str) -> Iterator[Item]:
    start = after_title(title)
    if view.over:
        text = voice("over")
        yield note(start, text, 300)
    elif view.last_round:
        text = voice("last-round")
        yield from alarm(start, text)
        start += 44
    else:
        text = voice("turn", n=view.turn)
        yield note(start, text, 260)
    yield from _pill(view, moment, voice, start + width(text, Face.TITLE, 32) + 16)


def _pill(view: View, moment: Moment, voice: Voice, left: int) -> Iterator[Item]:
    if moment.outcome is not None:
        winners = tuple(int(seat) for seat in moment.outcome.winners)
        text = voice("pill-wins", who=who(winners[0])) if len(winners) == 1 else voice("pill-shared")
        yield from turn_pill(winners, text, left, crown=True)
        return
    asked = tuple(int(decision.seat) for decision in moment.pending)
    if len(asked) > 1:
        yield from turn_pill(asked, voice("pill-several"), left)
    elif asked:
        kind = moment.pending[0].shown_as
        kind = "attack" if kind == "extra" and view.pair else kind
        yield from turn_pill(asked, voice("pill", who=who(asked[0]), kind=kind), left)


def _table(view: View, moment: Moment, deck: Deck, voice: Voice) -> Iterator[Item]:
    outcome = moment.outcome
    winners = frozenset(int(seat) for seat in outcome.winners) if outcome else frozenset()
    asked = frozenset(int(decision.seat) for decision in moment.pending)
    setting = Setting(deck.cards, deck.colours, changes(view, moment.events), asked, winners or asked)
    if outcome:
        yield from score(view, outcome, voice)
    else:
        yield from middle(view, moment.events, deck.cards, voice)
    for seat in view.seats:
        yield from row(view, seat, setting, voice)
    yield from swap_trails(view, setting)


def _foot(seats: int, voice: Voice, last: str) -> tuple[Item, ...]:
    return last_strip(strip_y(seats), voice("last"), last)
