"""Offers and questions in words: the label and the note of a menu entry, the numbered list of a text board."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Level, Offer, Phrase, Question
from render.contract import Table
from render.words.catalogue import Words


def label(words: Words, path: Sequence[Level], table: Table) -> str:
    """Return the label of a way down the tree: "Red dog 4 · new red moon"."""
    return words.lined([words.say(level.label, table) for level in path])


def note(words: Words, notes: Sequence[Phrase], table: Table) -> str:
    """Return what an offer brings in one line: "pair: play on · draw 1"; empty without notes."""
    return words.lined([words.say(each, table) for each in notes])


def numbered(words: Words, question: Question, table: Table) -> tuple[str, ...]:
    """Return the options of a question as numbered lines, in the order of the legal list."""
    return tuple(_line(words, number, offer, table) for number, offer in enumerate(question.offers, start=1))


def _line(words: Words, number: int, offer: Offer, table: Table) -> str:
    said = label(words, offer.path, table)
    brings = note(words, offer.note, table)
    if brings:
        return words.text("cogs-text-option-note", n=number, label=said, note=brings)
    return words.text("cogs-text-option", n=number, label=said)
