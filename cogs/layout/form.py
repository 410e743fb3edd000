"""A form: small answers that are picked together and submitted once, above the offers that are no part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from cogs import limits
from cogs.layout.entry import Tone, cut
from cogs.layout.row import Button, Menu, Option, Pick, Row, Submit

MOST_PLACES = 100
"""So many entries can a custom id tell apart."""


class Item(msgspec.Struct, frozen=True):
    """One entry of a field in words."""

    target: Pick
    label: str
    note: str = ""


class Field(msgspec.Struct, frozen=True):
    """A field in words: between `least` and `most` of its items are picked."""

    name: str
    items: tuple[Item, ...]
    least: int
    most: int

    @property
    def presses(self) -> bool:
        """One row of buttons says all of it."""
        short = all(not item.note and len(item.label) <= limits.BUTTON_LABEL_SEEN for item in self.items)
        return self.most == 1 and len(self.items) <= limits.ROW_BUTTONS and short


class Form(msgspec.Struct, frozen=True):
    """A form in words. `covered` are the offers, by index, that it stands for.

    One menu submits what was picked in it. Where it takes more than one, picks are kept from press to
    press and a button submits them.
    """

    fields: tuple[Field, ...]
    covered: frozenset[int]
    empty: str = ""
    """The button that submits the form without picks, if there is one."""
    send: str = ""
    """The button that submits the picks made so far."""
    plain: bool = False
    """It was put aside for the plain offers."""
    picks: tuple[int, ...] = ()

    @property
    def items(self) -> tuple[Item, ...]:
        """All entries; their places here are what picks are called by."""
        return tuple(item for field in self.fields for item in field.items)

    @property
    def keeps(self) -> bool:
        """Picks are kept from press to press."""
        return keeps(self.sizes)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many entries each field has."""
        return tuple(len(field.items) for field in self.fields)

    @property
    def complete(self) -> bool:
        """Each field has as many picks as it needs."""
        return all(
            field.least <= count <= field.most for field, count in zip(self.fields, self.counts, strict=True)
        )

    @property
    def counts(self) -> tuple[int, ...]:
        """How many picks each field has."""
        picked = [self.items[place].target.field for place in self.picks]
        return tuple(picked.count(number) for number in range(len(self.fields)))


def keeps(sizes: Sequence[int]) -> bool:
    """Tell whether fields of so many entries take more than one menu, so that picks are kept."""
    return len(sizes) > 1 or any(size > limits.MENU_OPTIONS for size in sizes)


def parts(sizes: Sequence[int]) -> Iterator[tuple[int, int, range]]:
    """Yield each menu for fields of so many entries: its field, its number within it, and the places in it."""
    start = 0
    for number, size in enumerate(sizes):
        for part in range(0, size, limits.MENU_OPTIONS):
            yield number, part // limits.MENU_OPTIONS, range(start, start + size)[part : part + limits.MENU_OPTIONS]
        start += size


def fits(form: Form, room: int) -> bool:
    """Tell whether a form has something to pick and needs no more than `room` rows."""
    return (
        all(field.items for field in form.fields)
        and len(form.items) <= MOST_PLACES
        and (len(list(parts(form.sizes))) <= room)
    )


def form_rows(form: Form) -> tuple[Row, ...]:
    """Return the rows of a form: a menu for each part, or buttons where one pick is asked and says itself."""
    if not form.keeps and form.fields[0].presses:
        return (tuple(Button(item.label, item.target) for item in form.items),)
    return tuple(_menu(form, *part) for part in parts(form.sizes))


def submits(form: Form) -> tuple[Button, ...]:
    """Return the button that submits a form as it is filled in, none while picks are missing or too many."""
    if not form.complete:
        return ()
    caption = form.send if form.picks else form.empty
    tone = Tone.USUAL if form.picks else Tone.PLAIN
    return (Button(caption, Submit(form.picks), tone),) if caption else ()


def _menu(form: Form, number: int, part: int, places: range) -> Menu:
    field = form.fields[number]
    options = tuple(_option(form, place) for place in places)
    least = 0 if form.keeps else max(1, field.least)  # an empty answer has a button of its own
    placeholder = cut(field.name, limits.MENU_PLACEHOLDER)
    return Menu(placeholder, options, (number, part), least, min(field.most, len(options)))


def _option(form: Form, place: int) -> Option:
    item = form.items[place]
    label, note = cut(item.label, limits.MENU_LABEL), cut(item.note, limits.MENU_DESCRIPTION)
    return Option(label, item.target, note, place in form.picks)
