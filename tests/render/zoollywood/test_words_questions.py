"""Whatever the engine of Zoollywood can ask, offer or refuse is said, in labels that fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engines.core import NotLegal, OptionKind, Phrase, Ref, Refusal, Seat, SetupRefused, answer, phrase, read_pack
from engines.zoollywood import build
from render.contract import Table
from render.registry import presenter
from render.words.choices import option_about, option_note, option_title, option_value, options_line, setup_refusal
from tests.engines.zoollywood.scenario import cases, opening
from tests.engines.zoollywood.table import GAME, deal, do, setup
from tests.engines.zoollywood.test_refusals import CASES
from tests.render.words_table import TABLE
from tests.render.zoollywood.words_walks import asked, face, labelled, noted, questions, said, walks

BUTTON_WANTED, BUTTON, MENU_WANTED, MENU, NOTE, PLACEHOLDER, DESCRIPTION = 34, 80, 60, 100, 100, 100, 100
KINDS = {
    "scene", "component", "component-place", "draft", "draft-first", "draft-second", "opening-egg", "turn",
    "target", "react", "guess", "place", "explore-again", "stop", "storm", "order", "gull", "peek", "discard",
    "after",
}  # fmt: skip
"""The decisions of the canon (section 3)."""


def test_every_kind_of_question_was_met() -> None:
    assert {question.decision.kind for question in questions()} == KINDS


def test_every_question_is_asked_in_a_line_that_a_menu_can_show() -> None:
    assert max(len(said(question.ask)) for question in questions()) <= PLACEHOLDER


def test_every_label_fits_a_menu_and_every_list_has_each_label_once() -> None:
    for question in questions():
        labels = [labelled(offer.path) for offer in question.offers]
        assert len(labels) == len(set(labels)), labels
        assert max(map(len, labels)) <= MENU_WANTED


def test_every_level_fits_a_button() -> None:
    labels = {said(level.label) for question in questions() for offer in question.offers for level in offer.path}
    assert max(map(len, labels)) <= BUTTON_WANTED


def test_every_note_fits_the_second_line_of_an_entry_with_its_reasons() -> None:
    for question in questions():
        for offer in question.offers:
            reasons = tuple(mark.why for mark in offer.marks if mark.why is not None)
            assert len(noted((*offer.note, *reasons))) <= NOTE, noted(offer.note)


def test_a_slide_is_called_by_its_way_and_its_end_and_tells_what_it_brings() -> None:
    labels = {labelled(offer.path): noted(offer.note) for question in questions() for offer in question.offers}
    slides = {label: note for label, note in labels.items() if label.startswith("Explore · d2 · east")}
    assert "Explore · d2 · east to d5" in slides
    assert all(note.startswith("fills ") or "to stop on" in note for note in slides.values())


def test_long_names_of_people_leave_questions_within_the_hard_limits() -> None:
    people = Table("k3f9", tuple(replace(person, name=person.name.ljust(32, "x")) for person in TABLE.people))
    for question in questions():
        assert len(face().words.say(question.ask, people)) <= 150


def test_the_form_of_a_guess_says_its_row_and_its_choices() -> None:
    forms = [question.form for question in questions() if question.form is not None]
    assert forms
    labels = {said(choice.label) for form in forms for field in form.fields for choice in field.choices}
    assert labels == {"Let it happen, guess left", "Let it happen, guess right"}
    assert {said(field.label) for form in forms for field in form.fields} == {"Let it happen and guess a flipper"}


def test_the_closing_step_is_said_on_a_button() -> None:
    assert {said(question.coda.label) for question in questions() if question.coda} == {"and end my turn"}


def test_every_topic_behind_a_question_exists() -> None:
    assert {question.topic for question in questions()} <= {topic.id for topic in face().topics}


def test_every_open_question_has_words_for_those_who_wait_and_for_the_call() -> None:
    for shown in {question.decision.shown_as for question in questions()}:
        assert face().words.text(f"zoollywood-shown-{shown}").startswith(("is ", "may "))
        assert face().words.text(f"zoollywood-call-{shown}")


def _refused_in_scenarios() -> Iterator[Refusal]:
    for case in CASES:
        table, before, action, *_ = (part.strip() for part in case.split("|"))
        name, _, which = table.partition("/")
        state = opening(cases(name)[which][0])
        for line in filter(None, before.split(" / ")):
            state = do(state, int(line[0]), *line[3:].split("; "))
        with pytest.raises(NotLegal) as caught:
            answer(GAME, state, Seat(int(action[0])), action[3:])
        yield caught.value.refusal


def _refused_in_play() -> Iterator[Refusal]:
    """Every action of one question, put to another one."""
    texts = {question.decision.kind: question.offers[-1].text for question in questions()}
    for view, decision, question in asked()[::12]:
        legal = {offer.text for offer in question.offers}
        for text in set(texts.values()) - legal:
            yield GAME.refuse(view, decision, GAME.read(text))


def test_every_wrong_action_is_refused_with_a_sentence_and_a_topic() -> None:
    refusals = {*_refused_in_scenarios(), *_refused_in_play()}
    topics = {topic.id for topic in face().topics}
    assert len({refusal.reason.key for refusal in refusals}) >= 35
    for refusal in refusals:
        assert said(refusal.reason).endswith("."), said(refusal.reason)
        assert refusal.topic in topics


TEAM = do(deal(4, first="0", scene="open-call"), 0, "keep 7")
FREE = deal(mode="free", first="0")
STORM = do(do(FREE, 1, "component storm", "set d4"), 0, "component storm")


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            phrase("zoollywood-refuse-set-gone", component=Ref("component", "tent-cw")),
            "The box has not enough pieces",
        ),
        (phrase("zoollywood-refuse-partner-kept", card=Ref("card", "7")), "Your partner has kept “Set Change”."),
        (phrase("zoollywood-refuse-storm-there", space=Ref("space", "d4")), "A Storm lies on d4 already."),
        (phrase("zoollywood-refuse-tent-there", area=Ref("area", "c3-c4-d4")), "A Tent lies on c3-c4-d4 already."),
        (phrase("zoollywood-refuse-no-such-scene", name="western"), "There is no scene “western”."),
        (phrase("zoollywood-refuse-not-silver", card=Ref("card", "1")), "“Spotlight” is none of the four silver"),
        (phrase("zoollywood-refuse-ascending"), "Keep two different cards."),
        (phrase("zoollywood-refuse-gentle"), "With the gentle opening the first turn is a Landing."),
    ],
)
def test_a_refusal_that_play_meets_rarely_is_said_as_well(refusal: Phrase, sentence: str) -> None:
    assert said(refusal).startswith(sentence)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (3, {}, "3 seats do not fit. Zoollywood is for 2, or for 4 in teams."),
        (1, {}, "One seat is too few."),
        (2, {"mode": "team"}, "Team mode needs 4 seats, and 2 are taken."),
        (4, {"mode": "free"}, "Free mode is for 2 seats, and 4 are taken."),
        (2, {"first": "3"}, "The fourth seat cannot begin, with 2 at the table."),
        (2, {"penguins": "2"}, "The number of penguins can be changed in free mode only."),
        (2, {"scene": "components"}, "Component sets are for free mode only."),
        (2, {"mode": "free", "deck": "scene"}, "Component sets bring no cards."),
        (2, {"mode": "free", "deck": "g1.2"}, "“g1.2” is no deck. Write 4 gold and 4 silver numbers"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_a_sentence(seats: int, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(seats, **options))
    assert setup_refusal(face().words, caught.value).startswith(sentence)


def test_every_option_has_title_purpose_and_words_for_every_value() -> None:
    words = face().words
    for option in GAME.about.options:
        assert option_title(words, "zoollywood", option.id)
        assert len(option_about(words, "zoollywood", option.id)) <= DESCRIPTION
        for value in option.values:
            assert len(option_value(words, "zoollywood", option.id, value)) <= MENU_WANTED
            assert len(option_note(words, "zoollywood", option.id, value)) <= DESCRIPTION


def test_numbers_and_free_texts_of_options_are_named_as_they_stand() -> None:
    assert {option.id for option in GAME.about.options if option.kind is not OptionKind.CHOICE} == {
        "deck",
        "turn-limit",
    }
    assert option_value(face().words, "zoollywood", "deck", "g1.2.3.5-s7.8.9.12") == "g1.2.3.5-s7.8.9.12"
    assert option_value(face().words, "zoollywood", "turn-limit", "60") == "60"


def test_the_options_of_a_session_stand_in_one_line() -> None:
    line = options_line(face().words, GAME, setup(scene="royal-cameo", deck="none").options)
    assert line == (
        "mode by seats · first random · scene Royal Cameo · deck no cards · penguins 4 · star rule on · "
        "opening normal · turn limit 100"
    )


def test_the_wish_for_windows_and_the_plan_of_a_guess_are_said() -> None:
    views = [
        GAME.view(position.state, seat)
        for one in walks()[:40]
        for position in one.positions
        for seat in one.readers
    ]
    wishes = {wish for view in views for wish in GAME.wishes(view)}
    assert {said(value.label) for wish in wishes for value in wish.values} == {
        "ask me",
        "always let it happen until I change it",
    }
    assert {said(wish.label) for wish in wishes} == {"When a rival plays a card"}
    assert {said(plan.label) for view in views for plan in GAME.plans(view)} == {"My guess, once nobody has cut"}


def test_every_part_of_a_final_score_is_said() -> None:
    for one in walks():
        outcome = GAME.outcome(one.last)
        assert outcome is not None
        for standing in outcome.standings:
            assert [said(part.label).endswith("worth") for part in standing.parts] == [True, True]


def test_an_owners_pack_is_called_by_its_own_names() -> None:
    text = GAME.pack.text.replace('name = "Wind Machine"', 'name = "Fan"').replace('name = "Blue"', 'name = "Red"')
    text = text.replace('name = "Open Call"', 'name = "First Reel"').replace('"rulebook"', '"my printed copy"')
    own = build(read_pack(text, "own.toml"))
    words = presenter(own).words
    assert words.name(Ref("card", "8")) == "Fan"
    assert words.name(Ref("piece", "blue-egg")) == "Red egg"
    assert words.name(Ref("scene", "open-call")) == "First Reel"
    assert any(part.startswith("Marked “my printed copy”: ") for part in presenter(own).edition())
