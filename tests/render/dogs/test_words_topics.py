"""Rule topics of Dogs: complete, well linked, found by words and near spellings; the edition."""

from __future__ import annotations

import pytest

from engines.core import Chosen
from render.topics import card, find
from tests.engines.dogs.table import GAME, PACK
from tests.render.dogs.words_walks import face

CANON = (
    "About this edition", "Setup", "Options", "Starting player", "Round overview", "Moving", "Other trucks",
    "Staying", "Going home", "Return bonus", "Towing", "Gas", "Fuel", "Income", "Reward dogs", "Sick dogs",
    "Stall rules", "Rearranging", "Tidy", "Full stall", "Donation", "Who may give dogs away", "Workers",
    "Bonus cards", "Crates", "Town Hall", "Warehouse", "Pet Shop", "Veterinary", "Dog Fair price", "Buying",
    "Selling", "Trading", "Dog Exchange", "Additional Dog", "Veterinarian card", "Free Entry",
    "Trained and Prized Dog", "Feeding", "Assistant", "Assistant card", "Roadwork", "Game end", "Last stall",
    "Stall points", "Breed points", "Diversity", "Final scoring", "Two players",
)  # fmt: skip
"""The topics of the canon (section 12), in its order."""


def test_every_topic_of_the_canon_is_there_in_its_order() -> None:
    assert tuple(found.title for found in find(face(), "", 100)) == CANON


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
    for option in GAME.about.options:
        assert option.id in next(topic.options for topic in face().topics if topic.id == option.topic)


def test_a_topic_names_the_values_of_the_session() -> None:
    end = card(face(), "game-end", (Chosen("roadwork", "on"),))
    assert end is not None
    assert end.here == "roadwork on · last stall off"


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("towing", "towing"),
        ("towd", "towing"),
        ("assistent", "assistant"),
        ("hungry", "feeding"),
        ("trained", "trained-and-prized-dog"),
        ("roadwrok", "roadwork"),
        ("medicine", "veterinary"),
        ("reconstruction", "about-this-edition"),
        ("price", "dog-fair-price"),
    ],
)
def test_a_topic_is_found_by_title_by_a_word_inside_and_with_a_slip(query: str, topic: str) -> None:
    assert topic in [found.id for found in find(face(), query)[:6]]


@pytest.mark.parametrize("title", CANON)
def test_the_exact_title_comes_first(title: str) -> None:
    assert find(face(), title.lower())[0].title == title


def test_the_edition_tells_printed_attested_and_reconstructed_apart() -> None:
    told = face().edition()
    assert told[0] == f"{PACK.header.name}\n{PACK.header.about.strip()}"
    printed, attested, reconstructed = told[1:]
    assert printed.startswith("Printed: ")
    assert "Dog Fair cards (fair-1)" in printed
    assert attested == "Attested in public descriptions: the breeds."
    for part in (
        "the map",
        "the spaces and their coins",
        "the crates",
        "how healthy, sick and reward dogs are spread",
    ):
        assert part in reconstructed
        assert part not in printed
