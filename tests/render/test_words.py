"""The catalogue: it says what it has, is loud about what it lacks, and its files hold no broken line."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import render
from engines.core import Ref, phrase
from render.registry import presenter
from render.words import LETTERS, MARKS, MissingWords, core_words, marked
from tests.render.words_table import TABLE, face, zombeasts

FILES = sorted(Path(render.__path__[0]).rglob("*.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_a_catalogue_file_has_no_broken_entry_and_no_key_twice(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
    assert broken == []
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.name}")
def test_a_key_begins_with_an_area_of_its_file(file: Path) -> None:
    areas = {"words": ("core-", "cogs-")}.get(file.parent.name, (f"{file.parent.name.replace('_', '-')}-",))
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert [key for key in keys if not key.startswith(areas)] == []


def test_a_key_that_is_not_there_is_a_loud_defect() -> None:
    with pytest.raises(MissingWords) as caught:
        core_words().text("cogs-no-such-thing")
    assert caught.value.key == "cogs-no-such-thing"


def test_an_argument_that_is_not_given_is_a_loud_defect() -> None:
    with pytest.raises(MissingWords):
        core_words().text("cogs-receipt-next")


def test_a_thing_without_a_name_is_a_loud_defect() -> None:
    with pytest.raises(MissingWords):
        face().words.name(Ref("card", "purple-cow-9l"))


def test_a_language_without_words_falls_back_to_english_key_by_key() -> None:
    assert core_words("de").text("cogs-button-act") == core_words().text("cogs-button-act") == "Act"


def test_parts_are_joined_as_a_sentence_does() -> None:
    words = core_words()
    assert words.joined(()) == ""
    assert words.joined(("A",)) == "A"
    assert words.joined(("A", "B")) == "A and B"
    assert words.joined(("A", "B", "C")) == "A, B and C"
    assert words.listed(("A and B", "C", "D")) == "A and B, C, D"
    assert words.lined(("turn 12", "pile 41")) == "turn 12 · pile 41"


def test_a_seat_is_called_by_its_person_and_marked_by_its_shape() -> None:
    assert marked(1, TABLE) == "■ Ben"
    keeps = phrase("zombeasts-note-keeps", seat=Ref("seat", "1"), moon=Ref("moon", "orange"), count=2)
    assert face().words.say(keeps, TABLE) == "Ben keeps 2 (orange moon)"


def test_without_a_table_a_seat_is_called_by_its_letter() -> None:
    assert marked(2, None) == "▲ C"


def test_every_seat_has_a_letter_and_a_mark_of_its_own() -> None:
    assert len(set(LETTERS)) == len(set(MARKS)) == 8


def test_a_name_is_put_in_as_it_is_and_never_read_as_markup_of_the_catalogue() -> None:
    assert core_words().text("cogs-receipt-next", who="{ $x } *[other]") == "Next: { $x } *[other]."


@pytest.mark.parametrize(
    ("card", "name", "full"),
    [
        ("blue-cat-1l", "blue cat 1", "blue cat 1 left"),
        ("orange-cat-2r", "orange cat 2", "orange cat 2"),
        ("joker-cat-l", "cat joker", "cat joker"),
        ("joker-b-l", "joker without animal", "joker without animal left B"),
        ("joker-d-r", "joker without animal", "joker without animal right A"),
    ],
)
def test_a_card_is_called_by_what_is_printed_and_told_apart_where_needed(card: str, name: str, full: str) -> None:
    assert face().words.name(Ref("card", card)) == name
    assert face().words.name(Ref("card", card), form="full") == full


def test_no_two_cards_of_the_deck_share_a_full_name() -> None:
    deck = [row["id"] for row in tomllib.loads(zombeasts().pack.text)["card"]]
    names = [face().words.name(Ref("card", card), form="full") for card in deck]
    assert len(names) == len(set(names)) == 90


def test_moons_are_named_by_their_colour_and_new_ones_so() -> None:
    names = [face().words.name(Ref("moon", moon)) for moon in ("blue", "new-red", "new")]
    assert names == ["blue moon", "new red moon", "new moon"]


def test_one_presenter_serves_all_sessions_of_a_deck() -> None:
    assert presenter(zombeasts()) is presenter(zombeasts())
