"""The few words inside pictures: said through the catalogue, with names as pictures can write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engines.core import Phrase, Ref, phrase
from render.contract import Person, Table
from render.typeface import show_name


class Speaker(Protocol):
    """Whoever turns a phrase into a sentence: `render.words.Words`."""

    def say(self, phrase: Phrase, table: Table | None = None) -> str:
        """Return the sentence."""

    def joined(self, parts: Sequence[str]) -> str:
        """Join parts as a sentence does: "A, B and C"."""


class Voice:
    """A speaker at a table, for the pictures of one game. Frozen by habit: nothing in it changes."""

    def __init__(self, words: Speaker, table: Table, area: str) -> None:
        people = tuple(
            Person(show_name(person.name, seat), person.computer) for seat, person in enumerate(table.people)
        )
        self._table = Table(table.session, people)
        self._words = words
        self._area = area

    def __call__(self, part: str, /, **args: int | str | Ref) -> str:
        """Say the phrase `<area>-picture-<part>`."""
        return self._words.say(phrase(f"{self._area}-picture-{part}", **args), self._table)

    def say(self, sentence: Phrase) -> str:
        """Say any phrase."""
        return self._words.say(sentence, self._table)

    def joined(self, parts: Sequence[str]) -> str:
        """Return the parts in one line."""
        return self._words.joined(parts)

    def name(self, seat: int) -> str:
        """Return a person's name as pictures write it."""
        return self._table.people[seat].name


def who(seat: int) -> Ref:
    """Return the reference to a seat."""
    return Ref("seat", str(seat))
