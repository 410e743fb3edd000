"""The cards of a private picture, and the list of all cards that are in this game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.core import Question
from engines.zoollywood.view import View
from render.frame import WIDTH, line
from render.scene import Align, Box, Dash, Face, Item, Pen, Stamp
from render.typeface import fit
from render.voice import Voice
from render.zoollywood.cards import caption, card
from render.zoollywood.deck import small_card
from render.zoollywood.props import Props

_GAP, _MARGIN = 12, 12
_TOP, _ROW, _COLUMNS = 566, 122, 4


class Fan(msgspec.Struct, frozen=True):
    """Where cards lie side by side: the top of the row, their height and greatest width."""

    y: int
    height: int
    width: int


def playable(question: Question | None) -> tuple[int, ...]:
    """Return the numbers of the cards that a question lets play."""
    texts = (offer.text.split() for offer in question.offers) if question else ()
    return tuple(int(words[1]) for words in texts if words[0] == "play")


def cards_of(view: View, question: Question | None) -> tuple[int, ...]:
    """Return the cards that a question is about besides the hand: those to keep, the two that were looked at."""
    if question is None:
        return ()
    if question.decision.kind == "peek":
        return view.known[:2]
    texts = (offer.text.split() for offer in question.offers)
    return tuple(sorted({int(number) for verb, *numbers in texts if verb == "keep" for number in numbers}))


def fan(
    numbers: tuple[int, ...], now: tuple[int, ...], place: Fan, props: Props, voice: Voice, *, told: bool
) -> Iterator[Item]:
    """Yield cards side by side in the middle; `told`: with what they are good for at present."""
    count = max(1, len(numbers))
    wide = min(place.width, (WIDTH - 2 * _MARGIN - _GAP * (count - 1)) // count)
    start = (WIDTH - wide * count - _GAP * (count - 1)) // 2
    for number, shown in enumerate(numbers):
        row, x = props.cards[shown], start + (wide + _GAP) * number
        word = caption(row, shown in now, voice) if told else None
        if word and word.word == "now":
            yield Box(x - 5, place.y - 5, wide + 10, place.height + 10, 21, "turn", Pen("ink", 3))
        yield Stamp(x, place.y, card(row, voice("metal", metal=row.metal), word, wide, place.height))
    if not numbers and told:
        text = fit(voice("no-hand"), Face.TITLE, 40, WIDTH - 80)
        yield line(text, WIDTH // 2, place.y + place.height // 2, "paper2", Align.MIDDLE)


def deck_list(view: View, props: Props, voice: Voice) -> Iterator[Item]:
    """Yield all cards of this game with a pip for each copy, crossed out when it was played or discarded."""
    if not view.numbers:
        return
    yield line(fit(voice("in-game"), Face.TITLE, 30, 700), 28, _TOP - 26, "paper2")
    for place, number in enumerate(view.numbers):
        wide = (WIDTH - 2 * _MARGIN - _GAP * (_COLUMNS - 1)) // _COLUMNS
        x = _MARGIN + (wide + _GAP) * (place % _COLUMNS)
        yield from _entry(x, _TOP + (_ROW + 8) * (place // _COLUMNS), wide, number, view, props)


def _entry(x: int, y: int, wide: int, number: int, view: View, props: Props) -> Iterator[Item]:
    row, gone = props.cards[number], view.discard.count(number)
    yield Box(x, y, wide, _ROW, 18, "paper", Pen("ink", 3))
    yield from small_card(x + 14, y + (_ROW - 64) // 2, number, gold=row.metal == "gold")
    yield line(fit(row.name, Face.TITLE, 30, wide - 92, least=22), x + 80, y + 40, "ink")
    for copy in range(row.copies):
        spent = copy < gone
        pen = Pen("ink3", 3, Dash(6, 5)) if spent else Pen("ink", 3)
        yield Box(x + 82 + 34 * copy, y + 64, 26, 34, 6, None if spent else "bad", pen)
