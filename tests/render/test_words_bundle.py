"""Entries are read when they are first asked for; nobody notices but the clock."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import render
from render.words.bundle import Bundle, entries

FILES = sorted(Path(render.__path__[0]).rglob("*.ftl"))
TEXT = """# A comment = of no matter
-house = Old House
owner = { $name } of { -house }
    .short = { $name }
# Another one
greeting = { $many ->
    [one] One guest
   *[other] { $many } guests
} in the { -house }: { owner.short }
again = first
again = second
"""


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_a_file_is_cut_into_the_entries_that_the_parser_finds(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    cut = [FluentParser().parse_entry(piece) for _, piece in entries(text)]
    assert len(cut) == len(whole)
    for one, other in zip(cut, whole, strict=True):
        assert one.equals(other, ignored_fields=["span", "comment"])


def said(bundle: Bundle, key: str, /, **values: str | int) -> str:
    assert bundle.has_message(key)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors
    return str(text)


def test_what_an_entry_names_is_said_within_it_and_the_first_of_two_stands() -> None:
    bundle = Bundle("en", {})
    bundle.add_text(TEXT)
    assert said(bundle, "greeting", many=2, name="Ada") == "2 guests in the Old House: Ada"
    assert said(bundle, "again") == "first"
    assert not bundle.has_message("nobody")


def test_many_threads_may_ask_for_one_entry_first() -> None:
    bundle = Bundle("en", {})
    bundle.add_text(TEXT)
    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(lambda _: said(bundle, "owner", name="Ada"), range(64))) == {"Ada of Old House"}
