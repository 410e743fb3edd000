"""What a press stands for: from a question and an id to texts. Pure; submitting them is somebody else's work."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations

import msgspec

from cogs import ids
from cogs.fields import places, sizes
from cogs.layout import Pick, keeps, parts
from engines.core import Choice, Field, Form, Question
from sessions.values import Closing


class Meaning(msgspec.Struct, frozen=True):
    """The answer, what follows it by itself, and what is left for a later question."""

    texts: tuple[str, ...]
    closing: Closing = Closing()
    later: tuple[str, ...] = ()


Picks = tuple[tuple[int, ...], ...]
"""For each field of a form the choices picked in it, in list order, one as often as it was picked."""


class Kept(msgspec.Struct, frozen=True):
    """Picks of a form that takes several menus: nothing is submitted yet."""

    picks: tuple[int, ...]


class Clash(msgspec.Struct, frozen=True):
    """Two picks that cannot both be made: nothing is submitted."""

    one: Choice
    other: Choice


class Early(msgspec.Struct, frozen=True):
    """A pick that only follows another one, and nothing that it follows: nothing is submitted."""

    one: Choice


def meaning(
    question: Question | None, press: ids.PressId, values: Sequence[str] = (), *, coda: bool = False
) -> Meaning | Kept | Clash | Early | None:
    """Return what a press on an offer or a form stands for, None if it is not from the open question.

    `values` are the choices of a menu, `coda` tells whether the closing steps are switched on.
    """
    if question is None or question.decision.id != press.decision:
        return None
    if press.verb is not ids.Verb.MULTI:
        return _of_offer(question, press, coda)
    form = question.form
    chosen = None if form is None else _places(form, press, values)
    if form is None or chosen is None:
        return None
    if press.address and keeps(sizes(form)):
        return _kept(form, press, chosen)
    return _of_form(question, form, _picks(form, chosen), coda)


def confirmed(question: Question | None, press: ids.PressId, values: Sequence[str] = ()) -> ids.PressId:
    """Return the press that means the same once more and for sure, whatever menu it came from."""
    if press.verb is not ids.Verb.MULTI or question is None or question.form is None:
        return msgspec.structs.replace(press, sure=True)
    picks = tuple(sorted(_places(question.form, press, values) or ()))
    return msgspec.structs.replace(press, address=(), page=0, index=None, check="", picks=picks, sure=True)


def _kept(form: Form, press: ids.PressId, chosen: set[int]) -> Kept | None:
    """Return the picks with those of one menu replaced."""
    here = next((held for number, part, held in parts(sizes(form)) if (number, part) == press.address), None)
    if here is None:
        return None
    return Kept(tuple(sorted({*chosen, *(place for place in press.picks if place not in here)})))


def _of_offer(question: Question, press: ids.PressId, coda: bool) -> Meaning | None:
    if press.index is None or press.index >= len(question.offers):
        return None
    offer = question.offers[press.index]
    if ids.check_of(offer.line) != press.check:
        return None
    closing = Closing(coda=_coda(question, coda, beside=press.verb is ids.Verb.CODA))
    if offer.runs_on:
        return Meaning((offer.text,), msgspec.structs.replace(closing, rest=offer.then, picks=len(offer.then)))
    return Meaning(offer.texts, closing)


def _of_form(question: Question, form: Form, picks: Picks, coda: bool) -> Meaning | Clash | Early | None:
    """Return the chain of a form: opening, picks in list order; then the fill for picks not made, and the end."""
    if not all(map(_allowed, form.fields, picks)):
        return None
    chosen = [form.fields[number].choices[index] for number, of in enumerate(picks) for index in of]
    for one, other in combinations(chosen, 2):
        if one.group and one.group == other.group:
            return Clash(one, other)
    if chosen and not form.opens and chosen[0].follows:
        return Early(chosen[0])
    picked = (*form.opens, *chain.from_iterable(choice.texts for choice in chosen))
    fill = chain.from_iterable(map(_fill, form.fields, picks))
    texts = (*picked, *fill, *form.closes)
    later = tuple(chain.from_iterable(choice.later for choice in chosen))
    closing = Closing(texts[1:], _coda(question, coda), max(0, len(picked) - 1))
    return Meaning(texts[:1], closing, later) if texts else None


def _coda(question: Question, on: bool, *, beside: bool = False) -> tuple[str, ...]:
    """Return the closing steps: those of a switch if it is on, those of a button if it was pressed."""
    coda = question.coda
    if coda is None:
        return ()
    return coda.texts if (beside if coda.beside else on) else ()


def _fill(field: Field, picks: Sequence[int]) -> tuple[str, ...]:
    return () if field.fill is None else (field.fill,) * (field.most - len(picks))


def _allowed(field: Field, picks: Sequence[int]) -> bool:
    return field.least <= len(picks) <= field.most


def _picks(form: Form, chosen: set[int]) -> Picks:
    """Return the choices picked in each field, in list order."""
    found = [pick for place, pick in enumerate(places(form)) if place in chosen]
    return tuple(tuple(pick.index for pick in found if pick.field == number) for number in range(len(form.fields)))


def _places(form: Form, press: ids.PressId, values: Sequence[str]) -> set[int] | None:
    """Return the places that a press names: by a menu's values, by its own index, or as kept so far."""
    held = {pick: place for place, pick in enumerate(places(form))}
    if not press.address:
        return set(press.picks) if all(place < len(held) for place in press.picks) else None
    try:
        named = [ids.PickValue.read(value) for value in values]
    except ids.BadId:
        return None
    if press.index is not None:
        named.append(ids.PickValue(press.index, press.check))
    wanted = [Pick(press.address[0], value.index, value.check, value.copy) for value in named]
    return {held[pick] for pick in wanted} if all(pick in held for pick in wanted) else None
