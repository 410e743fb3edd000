"""Rule topics of Dogs Bond: complete, well linked, found by words and near spellings."""

from __future__ import annotations

import pytest

from engines.core import Chosen
from render.topics import card, find
from tests.engines.dogs_bond.table import GAME
from tests.render.dogs_bond.words_table import face

CANON = (
    "Aim", "Turn order", "ALPHA", "Events", "Playing a card", "Attributes", "Top card", "BOND level", "Adopters",
    "Heart", "House points", "Swapping houses", "Houses in events", "Instinct, hidden", "Instinct, attack",
    "Play Bow", "Bow preference", "Discards", "Playing together", "Paw Limit", "Special abilities",
    "Never Gives Up", "Dogs", "Sizes", "Empty Attribute pile", "Tail Wag", "Adoption Day", "Adoption order",
    "Adoption roll", "Rescue Story", "Scoring", "Final tie", "Short game", "Number of events", "What is secret",
    "Reconstruction",
)  # fmt: skip
"""The topics of the canon (section 12), in its order."""


def test_the_topics_are_those_of_the_canon_in_its_order() -> None:
    assert tuple(found.title for found in find(face(), "", 100)) == CANON


@pytest.mark.parametrize("topic", [topic.id for topic in face().topics])
def test_a_topic_settles_a_question_and_leads_on(topic: str) -> None:
    found = card(face(), topic)
    assert found is not None
    assert len(found.paragraphs[0]) >= 80
    assert 2 <= found.paragraphs[0].count(".") <= 8
    assert found.see
    assert topic not in {other.id for other in found.see}


def test_related_topics_exist_and_options_lead_to_topics_that_name_them() -> None:
    known = {topic.id for topic in face().topics}
    assert {other for topic in face().topics for other in topic.see} <= known
    options = {option.id for option in GAME.about.options}
    assert {option for topic in face().topics for option in topic.options} == options
    assert {option.topic for option in GAME.about.options} <= known


def test_a_topic_names_the_values_of_the_session() -> None:
    short = card(face(), "short-game", (Chosen("length", "short"),))
    assert short is not None
    assert short.here == "length short"


def test_the_numbers_that_topics_state_are_those_of_the_pack() -> None:
    words, rows = face().words, GAME.box.rows.setup
    events = words.text("dogs-bond-topic-number-of-events.text")
    assert all(str(row.standard) in events for row in rows)
    assert all(str(row.short) in events for row in rows)
    limit = words.text("dogs-bond-topic-paw-limit.text")
    assert all(str(row.paw_limit) in limit for row in rows)
    sizes = words.text("dogs-bond-topic-sizes.text")
    assert all(row.name.removesuffix(" mix") in sizes for row in GAME.box.rows.dog)


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("tail wag", "tail-wag"),
        ("adoptoin roll", "adoption-roll"),
        ("bow", "play-bow"),
        ("paw limt", "paw-limit"),
        ("tie", "final-tie"),
        ("icon", "special-abilities"),
        ("ladder", "bond-level"),
        ("pit bull", "never-gives-up"),
        ("reshuffle", "empty-attribute-pile"),
        ("data file", "reconstruction"),
    ],
)
def test_a_topic_is_found_by_title_by_a_word_inside_and_with_a_slip(query: str, topic: str) -> None:
    assert topic in [found.id for found in find(face(), query)[:6]]


@pytest.mark.parametrize("title", CANON)
def test_the_exact_title_comes_first(title: str) -> None:
    assert find(face(), title.lower())[0].title == title
