"""About this edition: what is printed, attested and reconstructed, read from the data pack."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engines.zoollywood.schema import CardTable, Table, Tables
from render.words import Words

_SOURCES = ("rulebook", "public", "reconstruction")


def edition(words: Words, tables: Tables) -> tuple[str, ...]:
    """Return the pack's own account, then its parts by source."""
    told = [tables.pack.name + "\n" + tables.pack.about.strip()]
    parts = list(_parts(words, tables))
    for source in (*_SOURCES, *dict.fromkeys(other for other, _ in parts if other not in _SOURCES)):
        names = [part for marked, part in parts if marked == source]
        if names:
            told.append(words.text("zoollywood-edition-counts", source=source, parts=words.listed(names)))
    return tuple(told)


def _parts(words: Words, tables: Tables) -> Iterator[tuple[str, str]]:
    """Yield source and name of every part: of a whole table, or of some of its rows if their sources differ."""
    for field in msgspec.structs.fields(tables):
        value = getattr(tables, field.name)
        if isinstance(value, Table):
            yield value.source, words.text(f"zoollywood-edition-table-{field.encode_name}")
        elif isinstance(value, tuple):
            yield from _of_rows(words, field.encode_name, value)
    yield tables.limits.safety.source, words.text("zoollywood-edition-table-safety")


def _of_rows(words: Words, table: str, rows: tuple[Table, ...]) -> Iterator[tuple[str, str]]:
    title = words.text(f"zoollywood-edition-table-{table}")
    sources = tuple(dict.fromkeys(row.source for row in rows))
    for source in sources:
        if len(sources) == 1:
            yield source, title
        else:
            names = words.joined([_name(row) for row in rows if row.source == source])
            yield source, words.text("zoollywood-edition-some", title=title, names=names)


def _name(row: Table) -> str:
    """A card is called by its number, which is printed; anything else by its name."""
    return str(row.number) if isinstance(row, CardTable) else str(getattr(row, "name", ""))
