"""About this edition: what is printed, attested and reconstructed, read from the data pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engines.dogs_bond.schema import AdopterRow, DogRow, EventRow, SetupRow, Table, Tables
from render.words import Words

_SOURCES = ("rulebook", "public", "reconstruction")
_MANY = 20
"""So many names say less than "all others"."""


def edition(words: Words, tables: Tables) -> tuple[str, ...]:
    """Return the pack's own account, then its parts by source."""
    told = [tables.pack.name + "\n" + tables.pack.about.strip()]
    parts = list(_parts(words, tables))
    for source in (*_SOURCES, *dict.fromkeys(other for other, _ in parts if other not in _SOURCES)):
        names = [part for marked, part in parts if marked == source]
        if names:
            told.append(words.text("dogs-bond-edition-counts", source=source, parts="; ".join(names)))
    return tuple(told)


def _parts(words: Words, tables: Tables) -> Iterator[tuple[str, str]]:
    """Yield source and name of every part: of a whole table, or of some of its rows if their sources differ."""
    for field in msgspec.structs.fields(tables):
        value, name = getattr(tables, field.name), field.encode_name
        title = f"dogs-bond-edition-table-{name}"
        if isinstance(value, Table):
            yield value.source, words.text(title)
        elif isinstance(value, tuple):
            yield from _of_rows(words, words.text(title), {row: row.source for row in value})
            if isinstance(value[0], DogRow | AdopterRow):
                names = words.text(f"dogs-bond-edition-names-{name}")
                yield from _of_rows(words, names, {row: row.name_source for row in value})


def _of_rows(words: Words, title: str, sources: dict[Any, str]) -> Iterator[tuple[str, str]]:
    found = tuple(dict.fromkeys(sources.values()))
    for source in found:
        names = [_name(row) for row, marked in sources.items() if marked == source]
        if len(found) == 1:
            yield source, title
        elif len(names) > _MANY:
            yield source, words.text("dogs-bond-edition-most", title=title)
        else:
            yield source, words.text("dogs-bond-edition-some", title=title, names=words.joined(names))


def _name(row: Table) -> str:
    """A number of players stands for itself, an event for its title; anything else is called by its name."""
    if isinstance(row, SetupRow):
        return str(row.players)
    return row.title if isinstance(row, EventRow) else str(getattr(row, "name", ""))
