"""Where a pattern that saves presses stands on the screen of a question: pure, from the layout that people see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from cogs.entries import captions_of, entries_of
from cogs.fields import form_of, sizes
from cogs.layout import Button, Finish, Leaf, Menu, Option, Pick, Row, keeps, lay_out, shortcuts
from engines.core import (
    REFUSALS,
    Coda,
    Form,
    MarkKind,
    Plan,
    Question,
    Seat,
    answer,
    asked,
    fold,
    is_final,
    look_ahead,
    on_board,
)
from playground.world import PEOPLE
from render.contract import Person, Presenter, Table
from render.registry import presenter
from tests.cogs.ahead import Moment

SEATED = Table("page", tuple(Person(one.name) for one in PEOPLE[:2]))


class Way(msgspec.Struct, frozen=True):
    """An answer and where it stands: in a line of a menu, or on the button with this label."""

    texts: tuple[str, ...]
    label: str = ""
    menu: int | None = None
    line: int = 0
    plan: Plan | None = None
    seat: Seat | None = None
    """Whose it is, if not of the seat that is asked."""


Ways = Callable[[Moment, Presenter], Iterator[Way]]


def way_of(pattern: str, moment: Moment) -> Way | None:
    """The first answer that shows a pattern at this moment, None if none does."""
    return next(WAYS[pattern](moment, presenter(moment.engine)), None)


def _parts(rows: tuple[Row, ...]) -> Iterator[tuple[Button | Option, int | None, int]]:
    """What stands on a sheet, with the number of its menu and its place there."""
    number = -1
    for row in rows:
        number += isinstance(row, Menu)
        parts: tuple[Button | Option, ...] = row.options if isinstance(row, Menu) else row
        for line, part in enumerate(parts):
            yield part, number if isinstance(row, Menu) else None, line


def _leaves(rows: tuple[Row, ...], question: Question) -> Iterator[Way]:
    """The answers on a sheet of menus and buttons."""
    for part, menu, line in _parts(rows):
        if isinstance(part.target, Leaf):
            yield Way(question.offers[part.target.index].texts, part.label, menu, line)


def _rows(moment: Moment, face: Presenter) -> tuple[Row, ...]:
    """The first sheet of the panel."""
    question = _folded(moment)
    entries, captions = entries_of(question, face, SEATED, {}), captions_of(question, face, SEATED)
    return lay_out(entries, captions, form=form_of(question, face, SEATED, {})).rows


def _folded(moment: Moment) -> Question:
    return fold(moment.engine, moment.state, moment.question)


def _in_panel(moment: Moment, face: Presenter) -> Iterator[Way]:
    return _leaves(_rows(moment, face), _folded(moment))


def _drafts(moment: Moment, face: Presenter) -> Iterator[Way]:
    return (way for way in _in_panel(moment, face) if _is_free(moment, way.texts))


def _is_free(moment: Moment, texts: tuple[str, ...]) -> bool:
    seat = moment.question.decision.seat
    return look_ahead(moment.engine, moment.state, seat, texts).free == texts


def _folds(moment: Moment, face: Presenter) -> Iterator[Way]:
    return (way for way in _in_panel(moment, face) if len(way.texts) > 1)


def _chains(moment: Moment, face: Presenter) -> Iterator[Way]:
    """The answers that run on as long as they are asked for."""
    running = {offer.texts for offer in _folded(moment).offers if offer.runs_on}
    return (way for way in _in_panel(moment, face) if way.texts in running)


def _forms(moment: Moment, face: Presenter) -> Iterator[Way]:
    """The menus in which several answers are picked together, and the buttons that answer a later question too."""
    form = moment.question.form
    if form is None or keeps(sizes(form)) or _groups(form):
        return
    rows = _rows(moment, face)
    menus = [row for row in rows if isinstance(row, Menu)]
    yield from (Way((), menu=number) for number, menu in enumerate(menus) if menu.multi and menu.most > 1)
    for part, menu, line in _parts(rows):
        if isinstance(part.target, Pick):
            choice = form.fields[part.target.field].choices[part.target.index]
            if choice.later:
                yield Way((*choice.texts, *choice.later), part.label, menu, line)


def _groups(form: Form) -> bool:
    return any(choice.group for field in form.fields for choice in field.choices)


def _wishes(moment: Moment, _: Presenter) -> Iterator[Way]:
    seat = moment.question.decision.seat
    wishes = moment.engine.wishes(moment.engine.view(moment.state, seat))
    yield from (Way((wish.id, wish.values[-1].id)) for wish in wishes if wish.kept is None)


def _codas(moment: Moment, face: Presenter) -> Iterator[Way]:
    """The answers after which the closing steps end the turn; all that is said stands in the way."""
    coda = moment.question.coda
    if coda is None:
        return
    for part, menu, line in _parts(_rows(moment, face)):
        if isinstance(part.target, Finish if coda.beside else Leaf):
            texts = _folded(moment).offers[part.target.index].texts
            closing = _due(moment, texts, coda)
            if closing:
                yield Way(texts + closing, part.label, menu, line)


def _due(moment: Moment, texts: tuple[str, ...], coda: Coda) -> tuple[str, ...]:
    """The closing steps that are legal one after the other; none if the seat is asked something afterwards."""
    seat, said = moment.question.decision.seat, list[str]()
    try:
        state = _after(moment, moment.state, texts)
    except REFUSALS:
        return ()
    for text in coda.texts:
        try:
            state = _after(moment, state, (text,))
        except REFUSALS:
            continue
        said.append(text)
    return () if asked(moment.engine, state, seat) else tuple(said)


def _after(moment: Moment, state: Any, texts: tuple[str, ...]) -> Any:
    for text in texts:
        state = answer(moment.engine, state, moment.question.decision.seat, text).state
    return state


def _plans(moment: Moment, _: Presenter) -> Iterator[Way]:
    """The plans of either seat that are made in a menu of their own."""
    for seat in map(Seat, range(len(SEATED.people))):
        for plan in moment.engine.plans(moment.engine.view(moment.state, seat)):
            if plan.field is not None:
                yield Way((), plan=plan, seat=seat)


def _on_board(moment: Moment, face: Presenter) -> Iterator[Way]:
    """The answers that stand under the board."""
    question = on_board(moment.engine, moment.state)
    if question is not None and question.decision == moment.question.decision:
        entries, captions = entries_of(question, face, SEATED, {}), captions_of(question, face, SEATED)
        yield from _leaves(shortcuts(entries, captions), question)


def _costly(moment: Moment, face: Presenter) -> Iterator[Way]:
    """The answers that cost something and cannot be taken back."""
    seat, offers = moment.question.decision.seat, moment.question.offers
    dear = {(offer.text,) for offer in offers if offer.marked(MarkKind.COSTLY)}
    for way in _in_panel(moment, face):
        if way.texts in dear and is_final(moment.engine, moment.state, seat, way.texts[0]):
            yield way


WAYS: Mapping[str, Ways] = {
    "draft": _drafts,
    "fold": _folds,
    "form": _forms,
    "chain": _chains,
    "coda": _codas,
    "wish": _wishes,
    "plan": _plans,
    "board": _on_board,
    "asking back": _costly,
}
