"""The own paw: each kind of card once, with what playing it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec

from engines.core import Question
from engines.dogs_bond.box import HIDDEN, Card
from engines.dogs_bond.view import Matter
from render.dogs_bond.attributes import COLOURS, discard
from render.dogs_bond.street import adopter_row
from render.dogs_bond.subject import Subject
from render.frame import line
from render.scene import Align, Box, Face, Item, Pen, Sprite, Stamp, Text, Tile
from render.typeface import fit, width

WIDE, HIGH, STEP, COLUMNS, LEFT = 180, 236, 198, 6, 15
CAPTION = 38
ROOM = 1170
MOST = 12
"""Kinds of cards that have room for captions; seen in play: up to 9."""
SMALL_HIGH = 140
_DARK = frozenset({"health", "obedience", "instinct"})
_CARD_QUESTIONS = frozenset({"play", "toss", "lose-paw", "paw-limit", "give", "redraw"})


class Caption(msgspec.Struct, frozen=True):
    """A line under a card; `good`: a level rises."""

    text: str
    good: bool = False


def chooses_cards(question: Question | None) -> bool:
    """Tell whether the paw is what the question is about."""
    return question is not None and question.decision.kind in _CARD_QUESTIONS


def kinds(subject: Subject) -> tuple[tuple[str, int], ...]:
    """Return the kinds of cards in the paw and how many there are of each."""
    return tuple(Counter(subject.view.paw).items())


def captions(subject: Subject, card: str) -> tuple[Caption, ...]:
    """Return what playing a card would bring: the levels that rise, else the total it makes."""
    box, own, voice = subject.kennel.box, subject.own, subject.voice
    facts = box.cards[card]
    if facts.place is None:
        return (Caption(voice("answers")),)
    if facts.place == HIDDEN:
        return (Caption(voice("hide-makes", n=box.total(own.instinct or ()) + facts.value)),)
    total = own.totals[facts.place] + facts.value
    after = (*own.totals[: facts.place], total, *own.totals[facts.place + 1 :])
    rising = zip(subject.view.houses, own.levels, box.levels(subject.view.houses, after), strict=True)
    risen = tuple(
        Caption(voice("level", adopter=adopter_row(subject, adopter).name, level=new), good=True)
        for adopter, old, new in rising
        if new > old
    )
    return risen or (Caption(voice("makes", n=total)),)


def height(subject: Subject) -> int:
    """Return how much room the paw takes."""
    lines = [len(captions(subject, card)) for card, _ in kinds(subject)]
    rows = [max(lines[first : first + COLUMNS]) for first in range(0, len(lines), COLUMNS)]
    return sum(HIGH + 14 + CAPTION * most + 16 for most in rows) or 60


def paw(subject: Subject, question: Question | None, top: int, numbers: dict[str, int]) -> Iterator[Item]:
    """Yield the cards from a height on; what cannot be chosen now is pale."""
    cards = kinds(subject)
    plays = question is None or question.decision.kind == "play"
    usable = _usable(question) if chooses_cards(question) else None
    chosen = Counter((subject.view.matter or Matter()).cards) if usable is not None else Counter[str]()
    y = top
    for first in range(0, len(cards), COLUMNS):
        row = cards[first : first + COLUMNS]
        told = [captions(subject, card) for card, _ in row]
        for column, ((card, count), said) in enumerate(zip(row, told, strict=True)):
            x = LEFT + STEP * column
            pale = usable is not None and card not in usable
            yield Stamp(x, y, whole(subject.kennel.box.cards[card], _name(subject, card), pale))
            if pale:
                said = (Caption(subject.voice("chosen" if chosen[card] else "not-now")),)  # noqa: PLW2901 - what is pale brings nothing
            elif plays and any(caption.good for caption in said):
                yield from _frame(x, y)
            if card in numbers and not pale:
                yield from number_disc(x + WIDE // 2, y + HIGH - 2, numbers[card])
            if count > 1:
                yield from _several(count, x + WIDE - 28, y)
            yield from _under(said, x + WIDE // 2, y + HIGH + 14 + CAPTION // 2 - 14 * (not numbers))
        y += HIGH + 14 + CAPTION * max(map(len, told)) + 16
    if not cards:
        empty = fit(subject.voice("empty-paw"), Face.TEXT, 32, 700)
        yield line(empty, LEFT + 6, top + 26, "ink2")


def row_of_cards(subject: Subject, top: int, numbers: Mapping[str, int]) -> Iterator[Item]:
    """Yield the paw as one row of small cards, for questions about other things and for paws beyond all measure."""
    cards = kinds(subject)
    step = min(108, (ROOM - 92) // max(1, len(cards) - 1))
    for place, (card, count) in enumerate(cards):
        x = LEFT + step * place
        yield Stamp(x, top, discard(subject.kennel.box.cards[card]))
        if count > 1:
            yield from _several(count, x + 70, top + 2)
        if card in numbers:
            yield from number_disc(x + 23, top + 108, numbers[card])


def number_disc(x: int, y: int, number: int) -> Iterator[Item]:
    """Yield the number of a thing that stands in the menu."""
    yield Box(x - 23, y - 23, 46, 46, 23, "white", Pen("ink", 4))
    yield Text(str(number), x, y, 30, "ink", Face.DIGIT, Align.MIDDLE)


def _several(count: int, x: int, y: int) -> Iterator[Item]:
    yield Box(x - 34, y - 28, 68, 42, 21, "white", Pen("ink", 4))
    yield Text(f"\N{MULTIPLICATION SIGN}{count}", x, y - 7, 28, "ink", Face.DIGIT, Align.MIDDLE)


def _usable(question: Question | None) -> frozenset[str]:
    offers = question.offers if question else ()
    return frozenset(ref.id for offer in offers for level in offer.path for ref in level.refs if ref.kind == "card")


def _name(subject: Subject, card: str) -> str:
    """Return the name of a card's attribute as the pack has it."""
    attribute = subject.kennel.box.cards[card].attribute
    return next(row.name for row in subject.kennel.box.rows.attribute if row.id == attribute)


def _frame(x: int, y: int) -> Iterator[Item]:
    yield Box(x - 3, y - 3, WIDE + 6, HIGH + 6, 19, None, Pen("ink", 12))
    yield Box(x - 2, y - 2, WIDE + 4, HIGH + 4, 18, None, Pen("turn", 10))


def _under(said: tuple[Caption, ...], centre: int, y: int) -> Iterator[Item]:
    for row, caption in enumerate(said):
        fitted = fit(caption.text, Face.TEXT, 28, 166, 22)
        middle = y + CAPTION * row + 12
        wide = width(fitted.text, fitted.face, fitted.size) + 24
        if caption.good:
            yield Box(centre - wide // 2, middle - 18, wide, 36, 18, "turn", Pen("ink", 3))
        yield line(fitted, centre, middle, "ink" if caption.good else "ink2", Align.MIDDLE)


@lru_cache(maxsize=128)
def whole(card: Card, name: str, pale: bool = False) -> Tile:
    """Return a card: band with its name, sign, value, for Instinct what it can hit."""
    shade = "white" if card.attribute in _DARK else "ink"
    title = fit(name, Face.TITLE, 28, WIDE - 34, 22)
    items: list[Item] = [
        Box(0, 0, WIDE, HIGH, 16, COLOURS[card.attribute], Pen("ink", 4)),
        Box(4, 46, WIDE - 8, HIGH - 50, 13, "paper"),
        Box(4, 46, WIDE - 8, 16, 0, "paper"),
        Box(4, 44, WIDE - 8, 3, 0, "ink"),
        line(title, WIDE // 2, 25, shade, Align.MIDDLE),
    ]
    items += _inside(card)
    return Tile(WIDE, HIGH, tuple(items), None, "peach" if pale else None)


def _inside(card: Card) -> Iterator[Item]:
    middle = WIDE // 2
    if card.place is None:
        yield Sprite(f"icon-{card.attribute}", middle, 134, 96, 96)
        return
    yield Sprite(f"icon-{card.attribute}", middle - 22, 112, 96, 96)
    low = 104 if card.targets else 132
    yield Box(middle + 14, low, 68, 68, 34, "ink")
    yield Text(str(card.value), middle + 48, low + 35, 50, "white", Face.DIGIT, Align.MIDDLE)
    for number, target in enumerate(card.targets):
        yield Sprite(f"icon-{target}", middle + 40 * number - 20 * (len(card.targets) - 1), 198, 32, 32)
