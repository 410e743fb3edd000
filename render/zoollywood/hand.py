"""The private picture of a seat: its slides or targets on the board, or its cards large, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engines.core import Question
from engines.zoollywood.frames import Choosing, Window
from engines.zoollywood.view import View
from render.contract import Moment
from render.frame import WIDTH, after_title, asking_strip, header, note, strip_box, turn_pill
from render.scene import Item, Scene, Sprite, Stamp
from render.typeface import width
from render.voice import Speaker, Voice, who
from render.zoollywood import deck, panels, routes, scenes, stage
from render.zoollywood.board import AREA, BADGE, beside, clapper
from render.zoollywood.cards import card
from render.zoollywood.flippers import about_flippers, flippers
from render.zoollywood.floe import floe
from render.zoollywood.hand_cards import Fan, cards_of, deck_list, fan, playable
from render.zoollywood.layout import (
    CLAPPER,
    HAND_HEIGHT,
    HAND_Y,
    HEIGHT,
    OWN_Y,
    PANEL_WIDTH,
    PANEL_X,
    SIDE_Y,
    STRIP_Y,
    TOP,
)
from render.zoollywood.marks import mark_at
from render.zoollywood.props import Props

_ON_BOARD = frozenset({
    "turn", "after", "component", "target", "place", "explore-again", "stop", "storm", "order", "gull",
    "component-place", "opening-egg", "react",
})  # fmt: skip
"""Kinds of questions that are about the board."""
_UNDER = Fan(y=HAND_Y, height=310, width=384)
_LARGE = Fan(y=108, height=384, width=384)
_LOW = Fan(y=548, height=268, width=384)


class _Look(NamedTuple):
    """A seat looking at its own things."""

    view: View
    question: Question | None
    props: Props
    voice: Voice

    @property
    def kind(self) -> str:
        """The kind of its question, `none` or `over` if it has none."""
        return self.question.decision.kind if self.question else "over" if self.view.over else "none"


def hand(view: View, moment: Moment, question: Question | None, props: Props, words: Speaker) -> Scene:
    """Return the private picture of the view's seat; slides bear the numbers of `badges` while it is asked."""
    look = _Look(view, question, props, Voice(words, moment.table, AREA))
    if about_flippers(view, question, props):
        return _scene(look, (), (*flippers(view, look.voice), *_below(look)))
    if look.kind == "scene":
        return _scene(look, (), tuple(scenes.scenes(props)))
    return _with_board(look, question) if question and look.kind in _ON_BOARD else _with_cards(look)


def _with_board(look: _Look, question: Question) -> Scene:
    view, _, props, voice = look
    fixed = (*floe(props.box.lattice.side), Sprite("clapper", *CLAPPER, 136, 124))
    shown = stage.stage(view, question, props)
    items = (*shown.items, *clapper(view, props, voice), *_beside(look, shown))
    if not view.hand:
        return _scene(look, fixed, items)
    return _scene(look, fixed, (*items, *_fan(look, _UNDER)), HAND_HEIGHT)


def _beside(look: _Look, shown: stage.Stage) -> Iterator[Item]:
    """Yield the column beside the board: the card in play or the slides, and the own side if there is room."""
    (view, _, props, voice), nobody = look, panels.Attention()
    room = OWN_Y - TOP - 12
    if number := _in_play(view):
        row = props.cards[number]
        yield Stamp(PANEL_X, TOP, card(row, voice("metal", metal=row.metal), None, PANEL_WIDTH, room))
    elif shown.slides:
        case = routes.Case(view, shown.slides, shown.alone)
        yield from routes.routes(case, props, voice)
        if routes.height(case) > room:
            return
    else:
        yield from (*map(panels.ground, SIDE_Y), deck.ground(), *beside(view, nobody, props, voice))
        return
    yield from (panels.ground(OWN_Y), *panels.panel(view, view.side, OWN_Y, nobody, props, voice))


def _in_play(view: View) -> int:
    """Return the card that is being aimed or may be cut, 0 if there is none."""
    frame = view.frames[-1] if view.frames else None
    return frame.card if isinstance(frame, Choosing | Window) else 0


def _with_cards(look: _Look) -> Scene:
    view, question, props, voice = look
    offered = cards_of(view, question)
    if not offered:
        return _scene(look, (), (*_fan(look, _LARGE), *deck_list(view, props, voice)))
    return _scene(look, (), (*fan(offered, (), _LARGE, props, voice, told=False), *_below(look)))


def _below(look: _Look) -> Iterator[Item]:
    """Return the lower half: the hand, or the cards of this game if there is none."""
    return _fan(look, _LOW) if look.view.hand else deck_list(look.view, look.props, look.voice)


def _fan(look: _Look, place: Fan) -> Iterator[Item]:
    told = place is not _LOW and look.kind != "discard"
    return fan(look.view.hand, playable(look.question), place, look.props, look.voice, told=told)


def _scene(look: _Look, fixed: tuple[Item, ...], items: tuple[Item, ...], height: int = HEIGHT) -> Scene:
    view, question, _, voice = look
    title, foot = voice("title"), height - HEIGHT + STRIP_Y
    ask = voice.say(question.ask) if question else voice("over" if view.over else "wait", who=who(view.on_turn))
    shown = (*_top(look, title), *items, *asking_strip(foot, ask))
    return Scene(WIDTH, height, "sea", (*fixed, *_frame(title, foot)), shown)


@lru_cache(maxsize=8)
def _frame(title: str, foot: int) -> tuple[Item, ...]:
    return (strip_box(foot), *header("sea", BADGE, title))


def _top(look: _Look, title: str) -> Iterator[Item]:
    start = after_title(title)
    text = note(start, look.voice("private"), 330)
    yield text
    left = start + width(text.text, text.face, text.size) + 16
    said = look.voice("hand-pill", kind=look.kind)
    yield from turn_pill((int(look.view.seat or 0),), said, left, marker=mark_at)
