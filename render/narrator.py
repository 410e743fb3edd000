"""Who tells the story: picks the form of a sentence for its reader and fills in names."""

from __future__ import annotations

from engines.core import Phrase, Ref, Seat, phrase
from render.contract import Table
from render.words import Words

Value = int | str | Ref | Phrase
Facts = dict[str, Value]


def seat(number: Seat | None) -> Ref:
    """Refer to a seat."""
    return Ref("seat", str(number))


class Narrator:
    """Says things about one actor to one reader: picks the form of a sentence and fills in names."""

    def __init__(self, words: Words, actor: Seat | None, reader: Seat | None, table: Table) -> None:
        self.words = words
        self.actor = actor
        self.reader = reader
        self.table = table

    @property
    def you(self) -> bool:
        """The reader did it."""
        return self.actor is not None and self.actor == self.reader

    def say(self, key: str, **facts: Value) -> str:
        """Say a key in the reader's form; `who` and `rival` are seats."""
        form = ".you" if self.you else ".other" if facts.get("rival") == seat(self.reader) else ""
        known = key + form if form and self.words.has(key + form) else key
        who = {} if self.actor is None else {"who": seat(self.actor)}
        return self.words.say(phrase(known, **{**who, **facts}), self.table)
