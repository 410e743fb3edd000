"""The word catalogue: keys and references of the engines become sentences of one language."""

from render.words.catalogue import Forms, MissingWords, Words, core_words, game_words
from render.words.seats import LETTERS, MARKS, marked, seat_forms

__all__ = [
    "LETTERS",
    "MARKS",
    "Forms",
    "MissingWords",
    "Words",
    "core_words",
    "game_words",
    "marked",
    "seat_forms",
]
