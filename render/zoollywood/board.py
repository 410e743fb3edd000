"""The public picture: the floe with its pieces, the last move, both sides, the deck."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engines.zoollywood.view import View
from render.contract import Moment
from render.frame import WIDTH, after_title, header, last_strip, line, note, strip_box, turn_pill
from render.scene import Align, Face, Item, Scene, Sprite
from render.typeface import width, wrap
from render.voice import Speaker, Voice, who
from render.zoollywood import deck, panels, traces
from render.zoollywood.floe import floe
from render.zoollywood.happened import Happened, happened
from render.zoollywood.layout import CLAPPER, HEIGHT, SIDE_Y, STRIP_Y
from render.zoollywood.marks import mark_at
from render.zoollywood.pieces import SIDES, names, standing, terrain
from render.zoollywood.props import Props

AREA = "zoollywood"
BADGE = "penguin-yellow"


def board(view: View, moment: Moment, props: Props, words: Speaker, last: str) -> Scene:
    """Return the public picture; `last` is the sentence of the LAST strip."""
    voice = Voice(words, moment.table, AREA)
    title = voice("title")
    items = (
        *_top(view, moment, voice, title),
        *ground(view, props, happened(view, moment.events)),
        *clapper(view, props, voice),
        *beside(view, attention_of(view, moment), props, voice),
        *last_strip(STRIP_Y, voice("last"), last),
    )
    return Scene(WIDTH, HEIGHT, "sea", _fixed(title, props.box.lattice.side), items)


@lru_cache(maxsize=8)
def _fixed(title: str, side: int) -> tuple[Item, ...]:
    sea = (*floe(side), Sprite("clapper", *CLAPPER, 136, 124))
    return (*sea, *map(panels.ground, SIDE_Y), deck.ground(), strip_box(STRIP_Y), *header("sea", BADGE, title))


def ground(view: View, props: Props, marks: Happened) -> Iterator[Item]:
    """Yield what lies and stands on the floe, with the marks of the last move."""
    ice, spaces = props.ice, props.box.lattice.spaces
    fresh = frozenset(spaces[space] for space in marks.eggs) | frozenset(marks.slide.laid if marks.slide else ())
    yield from terrain(view.ground, ice)
    yield from traces.under(marks, ice)
    yield from standing(view.ground, ice, fresh)
    yield from traces.over(marks, ice)
    yield from names(view.ground, ice)


def clapper(view: View, props: Props, voice: Voice) -> Iterator[Item]:
    """Yield the name of the scene on the clapperboard."""
    x, y = CLAPPER
    lines = wrap(props.scenes.get(view.scene) or voice("no-scene", mode=view.options.mode), Face.TITLE, 25, 120)
    for number, fitted in enumerate(lines):
        yield line(fitted, x, y + 20 + 27 * number - 13 * (len(lines) - 1), "white", Align.MIDDLE)


def _top(view: View, moment: Moment, voice: Voice, title: str) -> Iterator[Item]:
    start = after_title(title)
    if view.result is not None:
        text = voice("ending", why=view.result.why)
    else:
        text = voice("turn", n=view.turn) if view.turn else voice("set-up")
    yield note(start, text, 260)
    yield from _pill(view, moment, voice, start + min(260, width(text, Face.TEXT, 32)) + 16)


def _pill(view: View, moment: Moment, voice: Voice, left: int) -> Iterator[Item]:
    if view.result is not None:
        side = view.result.side
        seats = tuple(range(view.options.seats)) if side is None else tuple(range(side, view.options.seats, 2))
        text = _result(view, seats, voice)
        yield from turn_pill(seats, text, left, crown=side is not None, marker=mark_at)
        return
    asked = tuple(int(decision.seat) for decision in moment.pending)
    if asked:
        kind = moment.pending[0].shown_as
        text = voice("pill", who=who(asked[0]), kind=kind) if len(asked) == 1 else voice("pill-several", kind=kind)
        yield from turn_pill(asked, text, left, marker=mark_at)


def _result(view: View, seats: tuple[int, ...], voice: Voice) -> str:
    if view.result is None or view.result.side is None:
        return voice("pill-draw")
    return voice("pill-wins", who=who(seats[0]), n=len(seats), side=SIDES[view.result.side])


def beside(view: View, attention: panels.Attention, props: Props, voice: Voice) -> Iterator[Item]:
    """Yield what the panels beside the board say."""
    for side, top in enumerate(SIDE_Y):
        yield from panels.panel(view, side, top, attention, props, voice)
    yield from deck.deck(view, props, voice)


def attention_of(view: View, moment: Moment) -> panels.Attention:
    """Return who is asked and which sides are framed: winners at the end."""
    if view.result is not None:
        side = view.result.side
        return panels.Attention(framed=frozenset((0, 1) if side is None else (side,)), won=side is not None)
    asked = frozenset(int(decision.seat) for decision in moment.pending)
    return panels.Attention(asked, frozenset(seat % 2 for seat in asked))
