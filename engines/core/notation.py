"""The notation of a game's actions: a verb, then the fields of the action in their order, one blank between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from engines.core.errors import NotAnAction

A = TypeVar("A", bound=msgspec.Struct)


class Notation(Generic[A]):
    """Writes and reads actions. A verb may have two words, and several shapes; the first that fits is meant."""

    def __init__(self, shapes: Mapping[str, tuple[type[A], ...]]) -> None:
        self._shapes = shapes
        self._verbs = {shape: verb for verb, fitting in shapes.items() for shape in fitting}
        self._longest = max(verb.count(" ") + 1 for verb in shapes)

    def write(self, action: A) -> str:
        """Return the canonical text of an action."""
        return " ".join([self._verbs[type(action)], *map(str, msgspec.structs.astuple(action))])

    def read(self, text: str) -> A:
        """Parse a canonical text; raise NotAnAction if the verb or its arguments are unknown."""
        words = text.split()
        for size in range(self._longest, 0, -1):
            for shape in self._shapes.get(" ".join(words[:size]), ()):
                found = _fitted(shape, words[size:])
                if found is not None:
                    return found
        raise NotAnAction(text)


def _fitted(shape: type[A], words: list[str]) -> A | None:
    names = shape.__struct_fields__
    if len(names) != len(words):
        return None
    fields = dict(zip(names, words, strict=True)) | {"type": shape.__struct_config__.tag}
    try:
        return msgspec.convert(fields, shape, strict=False)
    except msgspec.ValidationError:
        return None
