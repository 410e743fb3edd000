"""Rule topics: complete, well linked, found by words and near spellings."""

from __future__ import annotations

import pytest

from engines.core import Chosen
from render.topics import card, find
from tests.render.words_table import face, zombeasts

CANON = (
    "Aim", "Set-up", "Your turn", "Playing a card", "Moons at a time", "Quarters", "Full moon",
    "Joker in your own moon", "Joker swap", "Swap limits", "Joker animals", "White moon", "Attack", "Chain",
    "Attack without a fitting card", "Bonus", "Draw number", "Drawing", "Taking from a hand", "Open stock",
    "Empty hand", "Last card, no pair", "Stuck hand", "Minus pile", "End of the game", "Last turn", "Scoring",
    "Ties", "Master variant", "Carrot", "Mouse", "Bone", "Paw", "Toys once", "Who begins", "What others see",
    "Options", "About this edition", "Cards in the deck",
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


def test_related_topics_exist() -> None:
    known = {topic.id for topic in face().topics}
    assert {other for topic in face().topics for other in topic.see} <= known


def test_options_of_topics_and_topics_of_options_exist() -> None:
    options = zombeasts().about.options
    assert {option for topic in face().topics for option in topic.options} == {option.id for option in options}
    assert {option.topic for option in options} <= {topic.id for topic in face().topics}


def test_an_unknown_topic_is_none() -> None:
    assert card(face(), "no-such-topic") is None


def test_a_topic_that_depends_on_options_names_the_values_of_the_session() -> None:
    quarters = card(face(), "quarters", (Chosen("quarters", "off"),))
    assert quarters is not None
    assert quarters.here == "quarters off"


def test_a_value_that_nobody_chose_is_the_default() -> None:
    begins = card(face(), "who-begins", ())
    assert begins is not None
    assert begins.here == "first random · hands even"


def test_outside_of_a_session_no_value_is_claimed() -> None:
    quarters = card(face(), "quarters")
    assert quarters is not None
    assert quarters.here == ""


@pytest.mark.parametrize(
    ("query", "topic"),
    [
        ("attack", "attack"),
        ("Atack", "attack"),
        ("joker swap", "joker-swap"),
        ("jokr swp", "joker-swap"),
        ("WHITE", "white-moon"),
        ("stuk hand", "stuck-hand"),
        ("tie-break", "ties"),
        ("carot", "carrot"),
        ("reconstruction", "about-this-edition"),
        ("penalty", "stuck-hand"),
        ("clockwise", "who-begins"),
    ],
)
def test_a_topic_is_found_by_title_by_a_word_inside_and_with_a_slip(query: str, topic: str) -> None:
    assert topic in [found.id for found in find(face(), query)[:6]]


@pytest.mark.parametrize("title", CANON)
def test_the_exact_title_comes_first(title: str) -> None:
    assert find(face(), title.lower())[0].title == title


def test_never_more_than_25_are_offered_and_nonsense_finds_nothing() -> None:
    assert len(find(face(), "")) == 25
    assert len(find(face(), "card")) <= 25
    assert find(face(), "qzxv") == ()


def test_the_edition_tells_printed_attested_and_reconstructed_apart() -> None:
    told = card(face(), "about-this-edition")
    assert told is not None
    text = "\n".join(told.paragraphs)
    assert "Zombeasts, reconstructed deck 1" in text
    assert zombeasts().pack.header.about.strip() in text
    for source in ("Printed:", "Attested in public descriptions:", "Reconstructed:"):
        assert source in text
    assert "14 cards are fixed in part by the printed rules." in text


def test_the_edition_follows_the_sources_of_the_pack() -> None:
    paragraphs = {paragraph.split(":")[0]: paragraph for paragraph in face().edition()}
    assert "the counts of the rules" in paragraphs["Printed"]
    assert "the cards of each colour" in paragraphs["Attested in public descriptions"]
    assert "the limit of a side in a moon" in paragraphs["Reconstructed"]
