"""What an engine says without words: keys for the catalogue and references to things."""

from __future__ import annotations

import msgspec


class Ref(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A thing of the game: `kind` says which catalogue names it (`card`, `seat`, `space`), `id` which one."""

    kind: str
    id: str


class Phrase(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message key with its arguments; `render` turns it into a sentence of some language."""

    key: str
    args: tuple[Argument, ...] = ()


class Argument(msgspec.Struct, frozen=True, array_like=True):
    """One named argument of a phrase."""

    name: str
    value: int | str | Ref | Phrase


def phrase(key: str, /, **args: int | str | Ref | Phrase) -> Phrase:
    """Make the phrase `key` with named arguments, kept in the order given."""
    return Phrase(key, tuple(Argument(name, value) for name, value in args.items()))
