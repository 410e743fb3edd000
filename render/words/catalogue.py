"""Fluent behind one small face: `Words` says phrases and texts of one language.

A catalogue is a chain of bundles: the wanted language first, English last, so that another language
may be partial. A bundle holds the files of its areas: `render/words` (core, cogs) and a game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from engines.core import Phrase, Ref
from render.contract import Table
from render.words.bundle import Bundle
from render.words.seats import seat_forms

Forms = Callable[[Ref, Table | None], Mapping[str, str | int]]
"""All forms of a thing's name: the plain one under the empty key. Raises KeyError for unknown things."""

ENGLISH = "en"
_HERE = Path(__file__).parent
_REMEMBERED = 8192
"""Sentences kept by each catalogue: formatting is pure, and a session says the same things again and again."""


class MissingWords(Exception):
    """A key, an argument or a name that the catalogue lacks. Always a defect."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key
        self.why = why


class Words:
    """A catalogue in one language. Raises MissingWords for whatever it cannot say."""

    def __init__(self, language: str, bundles: Sequence[FluentBundle], forms: Forms) -> None:
        self.language = language
        self._bundles = tuple(bundles)
        self._forms = forms
        self._said = lru_cache(_REMEMBERED)(self._formatted)

    def say(self, phrase: Phrase, table: Table | None = None) -> str:
        """Return a phrase of an engine as words; people are called as the table has them."""
        values: dict[str, str | int] = {}
        for argument in phrase.args:
            values |= self._values(argument.name, argument.value, table)
        return self._format(phrase.key, values)

    def text(self, key: str, /, **args: str | int) -> str:
        """Return the text `key`, or `key.attribute`, with plain arguments."""
        return self._format(key, args)

    def has(self, key: str) -> bool:
        """Tell whether the catalogue knows the key."""
        return self._find(key) is not None

    def first(self, *keys: str, **args: int | str) -> str:
        """Say the first of these keys that the catalogue knows: a game's own word before the common one."""
        return self.text(next((key for key in keys if self.has(key)), keys[-1]), **args)

    def name(self, ref: Ref, table: Table | None = None, form: str = "") -> str:
        """Return the name of a thing, by default its plain form."""
        return str(self._named(ref, table)[form])

    def joined(self, parts: Sequence[str]) -> str:
        """Join parts as a sentence does: "A, B and C". An empty list gives an empty text."""
        if not parts[1:]:
            return "".join(parts)
        return self.text("core-list-last", first=self.listed(parts[:-1]), last=parts[-1])

    def listed(self, parts: Sequence[str]) -> str:
        """Join parts that hold an "and" of their own: "A and B, C". An empty list gives an empty text."""
        return self._chained("core-list-more", parts)

    def lined(self, parts: Sequence[str]) -> str:
        """Put parts side by side: "turn 12 · pile 41". An empty list gives an empty text."""
        return self._chained("core-line", parts)

    def _chained(self, key: str, parts: Sequence[str]) -> str:
        said = parts[0] if parts else ""
        for part in parts[1:]:
            said = self.text(key, first=said, next=part)
        return said

    def _values(self, name: str, value: int | str | Ref | Phrase, table: Table | None) -> dict[str, str | int]:
        if isinstance(value, Phrase):
            return {name: self.say(value, table)}
        if isinstance(value, Ref):
            return {f"{name}_{form}".rstrip("_"): said for form, said in self._named(value, table).items()}
        return {name: value}

    def _named(self, ref: Ref, table: Table | None) -> Mapping[str, str | int]:
        try:
            return self._forms(ref, table)
        except KeyError as unknown:
            raise MissingWords(f"{ref.kind} {ref.id}", "no such name") from unknown

    def _format(self, key: str, values: Mapping[str, str | int]) -> str:
        return self._said(key, tuple(values.items()))

    def _formatted(self, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        found = self._find(key)
        if found is None:
            raise MissingWords(key, "no such key")
        bundle, pattern = found
        said, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingWords(key, "; ".join(str(error) for error in errors))
        return str(said)

    def _find(self, key: str) -> tuple[FluentBundle, Pattern] | None:
        message, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(message):
                entry = bundle.get_message(message)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    return bundle, pattern
        return None


@lru_cache
def core_words(language: str = ENGLISH) -> Words:
    """Return the catalogue of what no game says: areas core and cogs."""
    return Words(language, _chain(language, (_HERE,)), seat_forms)


def game_words(folder: Path, forms: Forms, language: str = ENGLISH) -> Words:
    """Return the catalogue of one game (its folder holds `<language>.ftl`), core and cogs included."""

    def every(ref: Ref, table: Table | None) -> Mapping[str, str | int]:
        return seat_forms(ref, table) if ref.kind == "seat" else forms(ref, table)

    return Words(language, _chain(language, (_HERE, folder)), every)


def _chain(language: str, folders: tuple[Path, ...]) -> tuple[FluentBundle, ...]:
    return tuple(_bundle(each, folders) for each in dict.fromkeys((language, ENGLISH)))


@lru_cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = Bundle(language, _FUNCTIONS)
    for file in (folder / f"{language}.ftl" for folder in folders):
        if file.exists():
            bundle.add_text(file.read_text(encoding="utf-8"))
    return bundle


def _capital(value: object) -> str:
    """`CAP($card)`: the first letter large, for the beginning of a label or a sentence."""
    said = str(value)
    return said[:1].upper() + said[1:]


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAP": _capital}
