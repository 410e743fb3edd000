"""About this edition: what is printed, attested and reconstructed, read from the data pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engines.zombeasts.schema import Table, Tables
from render.words import Words

_SOURCES = ("rulebook", "public", "reconstruction")


def edition(words: Words, tables: Tables) -> tuple[str, ...]:
    """Return the pack's own account, then its parts by source, then how many cards are fixed in print."""
    told = [tables.pack.name + "\n" + tables.pack.about.strip()]
    parts = [(table.source, name) for name, table in _tables(tables)]
    for source in (*_SOURCES, *dict.fromkeys(other for other, _ in parts if other not in _SOURCES)):
        names = dict.fromkeys(name for marked, name in parts if marked == source)
        if names:
            said = words.joined([words.text(f"zombeasts-edition-table-{name}") for name in names])
            told.append(words.text("zombeasts-edition-counts", source=source, parts=said))
    known = sum(bool(card.known) for card in tables.card)
    return (*told, words.text("zombeasts-edition-known", n=known))


def _tables(tables: Tables) -> Iterator[tuple[str, Table]]:
    """Return every table that names its source, with its name in the file."""
    for field in msgspec.structs.fields(tables):
        value = getattr(tables, field.name)
        rows: Sequence[object] = value if isinstance(value, tuple) else (value,)
        yield from ((field.encode_name, row) for row in rows if isinstance(row, Table))
