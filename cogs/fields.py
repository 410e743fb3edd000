"""From the form of a question to fields in words: what may be picked, and which offers the form stands for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from cogs.entries import numbered
from cogs.ids import check_of
from cogs.layout import Field, Form, Item, Pick
from cogs.layout.entry import join
from engines.core import Choice, Question, Ref
from engines.core import Form as AskedForm
from render.contract import Presenter, Table


def form_of(
    question: Question, face: Presenter, table: Table, badges: Mapping[Ref, int], *,
    plain: bool = False, picks: tuple[int, ...] = (),
) -> Form | None:  # fmt: skip
    """Return the form of a question as it stands: put aside or not, with the picks made so far."""
    asked = question.form
    if asked is None:
        return None
    words = face.words
    items = [_item(pick, _choice(asked, pick), face, table, badges) for pick in places(asked)]
    fields = tuple(
        Field(
            words.say(field.label, table),
            tuple(item for item in items if item.target.field == number),
            field.least,
            field.most,
        )
        for number, field in enumerate(asked.fields)
    )
    empty = "" if asked.empty is None else words.say(asked.empty, table)
    held = tuple(place for place in picks if place < len(items))
    return Form(fields, covered(question), empty, words.text("cogs-button-send", n=len(held)), plain, held)


def covered(question: Question) -> frozenset[int]:
    """Return the offers, by index, that the form of a question stands for."""
    asked = question.form
    said = frozenset[str]() if asked is None else frozenset(_said(asked))
    return frozenset(index for index, offer in enumerate(question.offers) if offer.text in said)


def places(asked: AskedForm) -> tuple[Pick, ...]:
    """Return every entry of a form in the order of the screen; a choice has one for each time it may be picked."""
    return tuple(
        Pick(number, index, check_of("; ".join((*choice.texts, *choice.later))), copy)
        for number, field in enumerate(asked.fields)
        for index, choice in enumerate(field.choices)
        for copy in range(min(choice.limit, field.most))
    )


def sizes(asked: AskedForm) -> tuple[int, ...]:
    """Return how many entries each field of a form has."""
    count = Counter(pick.field for pick in places(asked))
    return tuple(count[number] for number in range(len(asked.fields)))


def _said(asked: AskedForm) -> Iterator[str]:
    yield from asked.opens
    for field in asked.fields:
        if field.fill is not None:
            yield field.fill
        for choice in field.choices:
            yield from choice.texts


def _choice(asked: AskedForm, pick: Pick) -> Choice:
    return asked.fields[pick.field].choices[pick.index]


def _item(pick: Pick, choice: Choice, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> Item:
    label = numbered(choice.label, choice.refs, face, table, badges)
    if pick.copy:
        label = face.words.text("cogs-label-again", n=pick.copy + 1, label=label)
    return Item(pick, label, join(dict.fromkeys(face.words.say(note, table) for note in choice.note)))
