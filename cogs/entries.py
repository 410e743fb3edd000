"""From the offers of a question to entries in words, with the numbers of the private picture."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.ids import check_of
from cogs.layout import Captions, Entry, Rung, Tone
from cogs.layout.entry import join
from engines.core import Level, MarkKind, Offer, Phrase, Question, Ref, Role
from render.contract import Presenter, Table


def entries_of(question: Question, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> tuple[Entry, ...]:
    """Return one entry for each offer, in the order of the legal list."""
    return tuple(_entry(index, offer, face, table, badges) for index, offer in enumerate(question.offers))


def captions_of(question: Question, face: Presenter, table: Table) -> Captions:
    """Return the words of the frame around a question."""
    words = face.words
    return Captions(
        ask=words.say(question.ask, table),
        more=words.text("cogs-button-more"),
        back=words.text("cogs-button-back"),
        type_it=words.text("cogs-button-type"),
        rules=words.text("cogs-button-rules"),
    )


def labels_of(entries: tuple[Entry, ...], question: Question) -> dict[str, str]:
    """Return canonical text by label: what may be typed instead of the notation."""
    return {entry.label(): question.offers[entry.index].line for entry in entries}


def _entry(index: int, offer: Offer, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> Entry:
    said = dict.fromkeys(face.words.say(note, table) for note in (*offer.note, *_reasons(offer)))
    path = tuple(_rung(level, face, table, badges) for level in offer.path)
    return Entry(index, check_of(offer.line), path, join(said), _tone(offer), offer.role is Role.EXIT)


def _rung(level: Level, face: Presenter, table: Table, badges: Mapping[Ref, int]) -> Rung:
    label = face.words.say(level.label, table)
    number = next((badges[ref] for ref in level.refs if ref in badges), None)
    if number is not None:
        label = face.words.text("cogs-label-numbered", n=number, label=label)
    return Rung(level.kind, level.id, label)


def _reasons(offer: Offer) -> list[Phrase]:
    return [mark.why for mark in offer.marks if mark.why is not None]


def _tone(offer: Offer) -> Tone:
    if offer.marked(MarkKind.COSTLY):
        return Tone.COSTLY
    return Tone.USUAL if offer.marked(MarkKind.USUAL) else Tone.PLAIN
