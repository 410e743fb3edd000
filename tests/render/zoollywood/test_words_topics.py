"""Rule topics of Zoollywood: complete, well linked, found by words and near spellings; the edition."""

from __future__ import annotations

import pytest

from engines.core import Chosen
from render.topics import card, find
from tests.engines.zoollywood.table import GAME
from tests.render.zoollywood.words_walks import face

CANON = (
    "Goal", "Your turn", "Landing", "Hatching", "Exploring", "Wrap", "Rim stop", "Infinite loop", "No step",
    "Rival eggs", "Rival penguins", "Trick Shot", "Star", "Star draw", "Hand limit", "Event cards", "Deck empty",
    "Cut!", "Reaction window", "Which Flipper?", "Written Out", "Triangle area", "Spotlight", "Barriers", "Seagull",
    "Emperor", "Iceberg", "Nest", "Storm", "Tent", "Order of effects", "Blocked", "Sixteenth egg", "Empty space",
    "Team mode", "Free mode", "Opening eggs", "Turn limit",
)  # fmt: skip
"""The topics of the canon (section 12), in its order."""
OURS = ("Set-up", "Scenes", "About this edition")


def test_every_topic_of_the_canon_is_there_in_its_order() -> None:
    titles = tuple(found.title for found in find(face(), "", 100))
    assert tuple(title for title in titles if title not in OURS) == CANON
    assert set(OURS) <= set(titles)


@pytest.mark.parametrize("topic", [topic.id for topic in face().topics])
def test_a_topic_settles_a_question_and_leads_on(topic: str) -> None:
    found = card(face(), topic)
    assert found is not None
    assert len(found.paragraphs[0]) >= 80
    assert 2 <= found.paragraphs[0].count(".") <= 14
    assert found.see
    assert topic not in {other.id for other in found.see}
    assert sum(map(len, found.paragraphs)) <= 4000


def test_related_topics_exist_and_options_lead_to_topics_that_name_them() -> None:
    known = {topic.id for topic in face().topics}
    assert {other for topic in face().topics for other in topic.see} <= known
    options = {option.id for option in GAME.about.options}
    assert {option for topic in face().topics for option in topic.options} == options
    assert {option.topic for option in GAME.about.options} <= known


def test_a_topic_names_the_values_of_the_session() -> None:
    star = card(face(), "star", (Chosen("star-rule", "off"), Chosen("penguins", "2")))
    assert star is not None
    assert star.here == "penguins 2 · star rule off"
    limit = card(face(), "turn-limit", (Chosen("turn-limit", "60"),))
    assert limit is not None
    assert limit.here == "turn limit 60"


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("wrap", "wrap"),
        ("emperer", "emperor"),
        ("cut", "cut"),
        ("flipper", "which-flipper"),
        ("infinite lop", "infinite-loop"),
        ("partner", "team-mode"),
        ("seagul", "seagull"),
        ("star drw", "star-draw"),
        ("reconstruction", "about-this-edition"),
        ("lot", "set-up"),
    ],
)
def test_a_topic_is_found_by_title_by_a_word_inside_and_with_a_slip(query: str, topic: str) -> None:
    assert topic in [found.id for found in find(face(), query)[:6]]


@pytest.mark.parametrize("title", CANON)
def test_the_exact_title_comes_first(title: str) -> None:
    assert find(face(), title.lower())[0].title == title


def test_the_edition_tells_printed_and_reconstructed_apart_by_the_sources_of_the_pack() -> None:
    told = card(face(), "about-this-edition")
    assert told is not None
    assert GAME.pack.header.about.strip() in "\n".join(told.paragraphs)
    paragraphs = {paragraph.split(":")[0]: paragraph for paragraph in face().edition()}
    assert "what the cards do: 9, 10 and 11" in paragraphs["Printed"]
    assert "the pieces of both sides" in paragraphs["Printed"]
    assert "the scenes with their layouts, stories and cards" in paragraphs["Reconstructed"]
    assert "the turn limit" in paragraphs["Reconstructed"]
    assert "Tent (clockwise) and Tent (anticlockwise)" in paragraphs["Reconstructed"]
