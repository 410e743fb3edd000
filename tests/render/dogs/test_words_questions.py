"""Whatever the engine of Dogs can ask, offer or refuse is said, in labels that fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engines.core import Phrase, Ref, Refusal, SetupRefused, UnknownOption, phrase, read_pack
from engines.dogs import build
from engines.dogs.asking import _TOPICS
from render.contract import Table
from render.registry import presenter
from render.words.choices import option_about, option_note, option_title, option_value, options_line, setup_refusal
from tests.engines.dogs.table import GAME, PACK, setup
from tests.engines.dogs.test_refusals import LINES, reason
from tests.render.dogs.words_walks import asked, face, labelled, noted, questions, said, walks
from tests.render.words_table import TABLE

BUTTON_WANTED, MENU_WANTED, NOTE, PLACEHOLDER, DESCRIPTION = 34, 60, 100, 100, 100


def test_every_kind_of_question_was_met() -> None:
    assert {question.decision.kind for question in questions()} == set(_TOPICS)


def test_every_question_is_asked_in_a_line_that_a_menu_can_show() -> None:
    assert max(len(said(question.ask)) for question in questions()) <= PLACEHOLDER


def test_every_label_fits_a_menu_and_every_list_has_each_label_once() -> None:
    for question in questions():
        labels = [labelled(offer.path) for offer in question.offers]
        assert len(labels) == len(set(labels)), labels
        assert max(map(len, labels)) <= MENU_WANTED


def test_every_level_fits_a_button_but_the_spaces_of_the_map_which_make_a_menu() -> None:
    levels = {level for question in questions() for offer in question.offers for level in offer.path}
    assert [
        said(each.label) for each in levels if each.kind != "space" and len(said(each.label)) > BUTTON_WANTED
    ] == []


def test_every_note_fits_the_second_line_of_an_entry_with_its_reasons() -> None:
    for question in questions():
        for offer in question.offers:
            reasons = tuple(mark.why for mark in offer.marks if mark.why is not None)
            assert len(noted((*offer.note, *reasons))) <= NOTE, noted(offer.note)


def test_a_dog_on_the_map_is_offered_with_its_space_and_what_it_costs() -> None:
    notes = {
        labelled(offer.path): noted(offer.note)
        for question in questions()
        if question.decision.kind == "drive"
        for offer in question.offers
    }
    assert any(label.startswith("c5 Cinema Row · ") for label in notes)
    assert all(" gas" in note for label, note in notes.items() if " · " in label)
    assert any("empties your tank: " in note for note in notes.values())


def test_long_names_of_people_leave_questions_within_the_hard_limits() -> None:
    people = Table("k3f9", tuple(replace(person, name=person.name.ljust(32, "x")) for person in TABLE.people))
    for question in questions():
        assert len(face().words.say(question.ask, people)) <= PLACEHOLDER


def test_every_form_says_its_rows_and_choices_and_a_row_has_each_choice_once() -> None:
    forms = [(question.decision.kind, question.form) for question in questions() if question.form is not None]
    assert {kind for kind, _ in forms} == {"warehouse", "pet-shop", "veterinary", "feed"}
    for _, form in forms:
        for field in form.fields:
            labels = [said(choice.label) for choice in field.choices]
            assert len(said(field.label)) <= PLACEHOLDER
            assert len(labels) == len(set(labels))


def test_the_closing_step_is_said_on_a_button() -> None:
    assert {said(question.coda.label) for question in questions() if question.coda} == {"and done"}


def test_every_topic_behind_a_question_exists() -> None:
    assert {question.topic for question in questions()} <= {topic.id for topic in face().topics}


def test_every_open_question_has_words_for_those_who_wait_and_for_the_call() -> None:
    for shown in {question.decision.shown_as for question in questions()}:
        assert face().words.text(f"dogs-shown-{shown}").startswith(("is ", "may "))
        assert face().words.text(f"dogs-call-{shown}")


def _refused_in_play() -> Iterator[Refusal]:
    """Every action of one question, put to another one."""
    texts = {offer.text.split()[0]: offer.text for question in questions() for offer in question.offers}
    for view, decision, question in asked()[::12]:
        legal = {offer.text for offer in question.offers}
        for text in sorted(set(texts.values()) - legal):
            yield GAME.refuse(view, decision, GAME.read(text))


def test_every_wrong_action_is_refused_with_a_sentence_and_a_topic() -> None:
    reasons = {refusal.reason: refusal.topic for refusal in _refused_in_play()}
    reasons |= {reason(line[5]): line[6] for line in LINES}
    topics = {topic.id for topic in face().topics}
    assert len({each.key for each in reasons}) >= 50
    for each, topic in reasons.items():
        assert said(each).endswith("."), said(each)
        assert topic in topics


MUTT, STALL = Ref("breed", "mutt"), Ref("stall", "2")


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (phrase("dogs-refuse-given-already"), "You have set a sick dog aside already"),
        (phrase("dogs-refuse-no-move"), "No dog is in reach"),
        (phrase("dogs-refuse-comes-back", breed=MUTT, stall=STALL), "The Mutt would only come back to stall 2."),
        (phrase("dogs-refuse-lifts", count=30), "You have taken 30 dogs out of their stalls."),
        (phrase("dogs-refuse-no-bay", count=6), "All 6 bays of your infirmary are taken."),
        (phrase("dogs-refuse-all-built", count=5), "All 5 stalls are built."),
        (phrase("dogs-refuse-pet-limit", coins=2), "Only 2 coins may be spent here in a visit."),
        (phrase("dogs-refuse-no-medicine"), "You have no medicine left."),
        (phrase("dogs-refuse-cured-enough", count=6), "6 dogs are cured in this visit."),
        (phrase("dogs-refuse-no-trade"), "No dog of the Fair would fit in the place of one of yours."),
        (phrase("dogs-refuse-nothing-fits", breed=MUTT, stall=STALL), "With the Mutt of stall 2 gone, no dog"),
        (phrase("dogs-refuse-named-already", stall=STALL), "You have named stall 2 already."),
    ],
)
def test_a_refusal_that_play_meets_rarely_is_said_as_well(refusal: Phrase, sentence: str) -> None:
    assert said(refusal).startswith(sentence)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (1, {}, "One seat is too few. Dogs takes 2 to 4."),
        (5, {}, "5 seats do not fit. Dogs takes 2 to 4."),
        (2, {"first-seat": "3"}, "The fourth seat cannot begin, with 2 at the table."),
        (2, {"pet-limit": "on"}, "With two players there is no Pet Shop limit."),
        (2, {"remove-breeds": "mutt"}, "With 2 players, name 2 city and 2 country breeds to leave"),
        (4, {"remove-breeds": "mutt"}, "With 4 players every breed stays."),
        (2, {"remove-rewards": "mutt"}, "With 2 players, name 1 city and 1 country breed"),
        (3, {"remove-rewards": "mutt"}, "With 3 players every reward dog stays."),
        (2, {"remove-rewards": "mutt,poodle"}, "Name the breeds that leave first."),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_a_sentence(seats: int, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(seats, **options))
    assert setup_refusal(face().words, caught.value).startswith(sentence)


def test_an_unknown_breed_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownOption) as caught:
        GAME.admit(setup(2, **{"remove-breeds": "wolf"}))
    assert "beagle" in setup_refusal(face().words, caught.value)


def test_every_option_has_title_purpose_and_words_for_every_value() -> None:
    words = face().words
    for option in GAME.about.options:
        assert option_title(words, "dogs", option.id)
        assert len(option_about(words, "dogs", option.id)) <= DESCRIPTION
        for value in option.values:
            assert len(option_value(words, "dogs", option.id, value)) <= MENU_WANTED
            if option.id not in ("remove-breeds", "remove-rewards") or value == "random":
                assert len(option_note(words, "dogs", option.id, value)) <= DESCRIPTION


def test_the_options_of_a_session_stand_in_one_line() -> None:
    line = options_line(face().words, GAME, setup(2, **{"remove-breeds": "mutt,beagle,poodle,st-bernard"}).options)
    assert line == (
        "first seat random · breeds that leave Mutt, Beagle, Poodle and St. Bernard · reward dogs that leave "
        "random · roadwork off · pet shop limit off · last stall off · diversity off"
    )


def test_every_wish_and_every_value_of_it_is_said() -> None:
    wishes = GAME.wishes(asked()[0][0])
    assert {wish.id for wish in wishes} == {"bonus", "arrange", "donation", "wage", "hire", "fuel"}
    for wish in wishes:
        assert said(wish.label)
        assert all(len(said(value.label)) <= MENU_WANTED for value in wish.values)


def test_every_part_of_a_final_score_is_said_and_adds_up() -> None:
    parts = set()
    for one in walks():
        outcome = GAME.outcome(one.last)
        assert outcome is not None
        for standing in outcome.standings:
            assert sum(part.points for part in standing.parts) == standing.points
            parts |= {said(part.label).lstrip("0123456789 ") for part in standing.parts}
    assert {"Stalls", "extra stalls", "breeds", "sick dogs", "goods", "Dogs of one side only"} <= parts


def test_an_owners_pack_is_called_by_its_own_names() -> None:
    text = PACK.text.replace('name = "Mutt"', 'name = "Airedale"').replace(
        'name = "Cinema Row"', 'name = "Zoo Lane"'
    )
    words = presenter(build(read_pack(text, "own.toml"))).words
    assert words.name(Ref("dog", "mutt-healthy"), form="one") == "an Airedale"
    assert words.name(Ref("dog", "mutt-sick"), form="many") == "sick Airedales"
    assert words.name(Ref("space", "c5")) == "c5 Zoo Lane"
    assert option_value(words, "dogs", "remove-breeds", "wolf") == "wolf"
