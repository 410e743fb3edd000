"""About this edition: what is printed, attested and reconstructed, read from the data pack."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.dogs.schema import FairCard, Table, Tables
from render.words import Words

_SOURCES = ("rulebook", "public", "reconstruction")


def edition(words: Words, tables: Tables) -> tuple[str, ...]:
    """Return the pack's own account, then its parts by source."""
    told = [tables.pack.name + "\n" + tables.pack.about.strip()]
    parts = list(_parts(words, tables))
    for source in _SOURCES:
        names = list(dict.fromkeys(part for marked, part in parts if marked == source))
        if names:
            told.append(words.text("dogs-edition-counts", source=source, parts=words.listed(names)))
    return tuple(told)


def _parts(words: Words, tables: Tables) -> Iterator[tuple[str, str]]:
    """Yield source and name of every part: of a whole table, or of some of its rows if their sources differ."""
    for field in msgspec.structs.fields(tables):
        value = getattr(tables, field.name)
        if isinstance(value, Table):
            yield value.source, words.text(f"dogs-edition-table-{field.encode_name}")
        elif isinstance(value, tuple):
            yield from _of_rows(words, field.encode_name, value)
    split = words.text("dogs-edition-table-split")
    yield from ((row.split_source, split) for row in tables.breed)


def _of_rows(words: Words, table: str, rows: tuple[Table, ...]) -> Iterator[tuple[str, str]]:
    title = words.text(f"dogs-edition-table-{table}")
    sources = tuple(dict.fromkeys(row.source for row in rows))
    for source in sources:
        if len(sources) == 1:
            yield source, title
        else:
            names = words.joined([_name(row) for row in rows if row.source == source])
            yield source, words.text("dogs-edition-some", title=title, names=names)


def _name(row: Table) -> str:
    """A Fair card has no name but its id."""
    return row.id if isinstance(row, FairCard) else str(getattr(row, "name", ""))
