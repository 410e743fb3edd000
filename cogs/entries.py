"""From the offers of a question to entries in words, with the numbers of the private picture."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from cogs.ids import check_of
from cogs.layout import Captions, Entry, Rung, Tone
from cogs.layout.entry import join
from engines.core import Level, MarkKind, Offer, Phrase, Question, Ref, Role
from render.contract import Presenter, Table


def entries_of(question: Question, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> tuple[Entry, ...]:
    """Return one entry for each offer, in the order of the legal list."""
    entries = tuple(_entry(index, offer, face, table, badges) for index, offer in enumerate(question.offers))
    return tuple(_finished(entry, question, face, table) for entry in entries)


def captions_of(question: Question, face: Presenter, table: Table, *, coda: bool = False) -> Captions:
    """Return the words of the frame around a question; `coda` tells whether its closing steps are switched on."""
    words = face.words
    return Captions(
        ask=words.say(question.ask, table),
        more=words.text("cogs-button-more"),
        back=words.text("cogs-button-back"),
        type_it=words.text("cogs-button-type"),
        rules=words.text("cogs-button-rules"),
        one_by_one=words.text("cogs-button-one-by-one"),
        coda=_switch(question, face, table, coda),
    )


def labels_of(entries: tuple[Entry, ...], question: Question) -> dict[str, str]:
    """Return canonical text by label: what may be typed instead of the notation."""
    return {entry.label(): question.offers[entry.index].line for entry in entries}


def _entry(index: int, offer: Offer, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> Entry:
    said = dict.fromkeys(face.words.say(note, table) for note in (*offer.note, *_reasons(offer)))
    path = tuple(_rung(level, face, table, badges) for level in offer.path)
    return Entry(index, check_of(offer.line), path, join(said), _tone(offer), offer.role is Role.EXIT)


def _finished(entry: Entry, question: Question, face: Presenter, table: Table) -> Entry:
    """Return an entry with the label of its second button, if the closing steps may be added to it alone."""
    coda = question.coda
    if coda is None or question.offers[entry.index].text not in coda.beside:
        return entry
    closing = face.words.say(coda.label, table)
    return replace(entry, finish=face.words.text("cogs-button-finish", label=entry.label(), coda=closing))


def _switch(question: Question, face: Presenter, table: Table, on: bool) -> str:
    if question.coda is None or question.coda.beside:
        return ""
    label = face.words.say(question.coda.label, table)
    return face.words.text("cogs-button-coda", label=label, on="yes" if on else "no")


def _rung(level: Level, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> Rung:
    return Rung(level.kind, level.id, numbered(level.label, level.refs, face, table, badges))


def numbered(label: Phrase, refs: tuple[Ref, ...], face: Presenter, table: Table, badges: Mapping[Ref, int]) -> str:
    """Return a label with the number that the first of its things bears in the picture, if one does."""
    said = face.words.say(label, table)
    number = next((badges[ref] for ref in refs if ref in badges), None)
    return said if number is None else face.words.text("cogs-label-numbered", n=number, label=said)


def _reasons(offer: Offer) -> list[Phrase]:
    return [mark.why for mark in offer.marks if mark.why is not None]


def _tone(offer: Offer) -> Tone:
    if offer.marked(MarkKind.COSTLY):
        return Tone.COSTLY
    return Tone.USUAL if offer.marked(MarkKind.USUAL) else Tone.PLAIN
