"""Whatever the engine of Dogs Bond can say is said, in labels that fit, without a word on what is hidden."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import (
    Chosen,
    Level,
    OptionKind,
    Outcome,
    Phrase,
    Question,
    Ref,
    Seat,
    Setup,
    SetupRefused,
    phrase,
    read_pack,
)
from engines.dogs_bond import build
from engines.dogs_bond.asking import FOLDS
from render import narration
from render.contract import Moment, Table
from render.registry import presenter
from render.words.choices import option_about, option_note, option_title, option_value, options_line, setup_refusal
from tests.engines.dogs_bond.table import GAME, PACK
from tests.render.dogs_bond.words_table import CROWD, TABLE, asked, face, game, tellings, walks

BUTTON_WANTED, MENU_WANTED, MENU, NOTE, PLACEHOLDER, DESCRIPTION = 34, 60, 100, 100, 150, 100
KINDS = {
    "pick", "event", "play", "attack-dog", "attack-pile", "react", "lose-top", "lose-paw", "pick-dog", "keep",
    "salvage", "give", "redraw", "toss", "either", "swap-first", "swap-second", "ability", "paw-limit", "court",
    "second-try",
}  # fmt: skip


def questions() -> Iterator[Question]:
    return (question for _, _, question in asked())


@cache
def said(sentence: Phrase) -> str:
    return face().words.say(sentence, TABLE)


@cache
def labelled(path: tuple[Level, ...], table: Table = TABLE) -> str:
    return face().words.lined([face().words.say(level.label, table) for level in path])


def noted(notes: tuple[Phrase, ...], table: Table = TABLE) -> str:
    return face().words.lined([face().words.say(note, table) for note in notes])


def test_every_kind_of_question_was_met_and_can_be_refused_by_name() -> None:
    assert {question.decision.kind for question in questions()} == KINDS
    refusals = {said(phrase("dogs-bond-refuse-kind", kind=kind)) for kind in KINDS}
    assert len(refusals) == len(KINDS)


def test_every_question_is_asked_in_a_line_that_a_menu_can_show() -> None:
    assert max(len(said(question.ask)) for question in questions()) <= PLACEHOLDER


def test_every_label_fits_a_button_and_every_list_has_each_label_once() -> None:
    for question in questions():
        labels = [labelled(offer.path) for offer in question.offers]
        assert len(labels) == len(set(labels)), labels
        assert max(map(len, labels)) <= (MENU_WANTED if question.decision.kind == "pick" else BUTTON_WANTED)


def test_every_note_fits_the_second_line_of_an_entry() -> None:
    for question in questions():
        assert max(len(noted(offer.note)) for offer in question.offers) <= NOTE
        for offer in question.offers:
            assert all(said(mark.why) for mark in offer.marks if mark.why is not None)


def test_names_of_32_signs_leave_labels_within_the_hard_limits() -> None:
    for question in questions():
        for offer in question.offers:
            assert len(labelled(offer.path, CROWD)) <= MENU
            assert len(noted(offer.note, CROWD)) <= NOTE


def test_people_of_one_name_are_told_apart_in_labels() -> None:
    twins = Table("k3f9", tuple(replace(person, name="Ann") for person in TABLE.people))
    for question in questions():
        labels = [labelled(offer.path, twins) for offer in question.offers]
        assert len(labels) == len(set(labels))


def test_every_form_says_its_rows_and_choices_and_a_row_has_each_choice_once() -> None:
    forms = [question.form for question in questions() if question.form is not None]
    assert {form.fields[0].id for form in forms} >= {"plays", "tosses", "redraw", "keeps", "swaps"}
    for form in forms:
        for field in form.fields:
            labels = [said(choice.label) for choice in field.choices]
            assert len(said(field.label)) <= PLACEHOLDER
            assert len(labels) == len(set(labels))
            assert max(map(len, labels)) <= MENU_WANTED
            assert all(len(noted(choice.note)) <= NOTE for choice in field.choices)


def test_every_question_and_every_folded_one_leads_to_a_topic() -> None:
    topics = {topic.id for topic in face().topics}
    assert {question.topic for question in questions()} <= topics
    assert {kind for kinds in FOLDS.values() for kind in kinds} <= KINDS


def test_every_open_question_has_words_for_those_who_wait_and_for_the_call() -> None:
    shown = {question.decision.shown_as for question in questions()}
    assert shown == KINDS - {"attack-dog", "attack-pile", "swap-second"}
    for kind in shown:
        assert face().words.text(f"dogs-bond-shown-{kind}")
        assert face().words.text(f"dogs-bond-call-{kind}")


CARDS = tuple(GAME.box.cards)


def _wrong_texts(random: Random) -> list[str]:
    card, seat, house = random.choice(CARDS), random.randrange(9), random.randrange(8)
    attribute = random.choice(("grooming", "health", "obedience", "temperament", "instinct", "tail"))
    dog = random.choice((*GAME.box.dogs, "poodle"))
    adopter = random.choice((*GAME.box.adopters, "nobody"))
    event = random.choice((*GAME.box.events, "nothing"))
    return [
        f"play {card}", f"hide {card}", f"attack {card}", f"toss {card}", f"keep {card}", f"give {card}",
        f"take {card}", "take pile", f"dog {seat}", f"pile {attribute}", f"drop {attribute}", f"house {house}",
        f"pick {dog}", f"try {adopter}", f"event {event}", "choose nap", "choose play", "bow", "pass", "done",
        "accept", "use", "skip", "again", "no", "play no-such-card", "bow-policy big",
    ]  # fmt: skip


def test_every_wrong_action_is_refused_with_a_sentence_and_a_topic() -> None:
    random, reasons = Random(7), dict[Phrase, str]()
    for view, decision, question in asked():
        legal = {offer.text for offer in question.offers}
        own = [f"{verb} {card}" for card in view.paw for verb in ("play", "hide", "attack", "toss")]
        for text in {*_wrong_texts(random), *own} - legal:
            refusal = game.refuse(view, decision, game.read(text))
            reasons[refusal.reason] = refusal.topic
    topics = {topic.id for topic in face().topics}
    assert len({reason.key for reason in reasons}) >= 35
    for reason, topic in reasons.items():
        assert said(reason).endswith((".", "”."))
        assert topic in topics


CARD, RIVAL, TOM = Ref("card", "instinct-2-gh"), Ref("seat", "1"), Ref("adopter", "tom")


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (
            phrase("dogs-bond-refuse-no-target", card=CARD),
            "No other dog has a card that Instinct 2 (G/H) could hit.",
        ),
        (phrase("dogs-bond-refuse-nothing-to-hit", seat=RIVAL, card=CARD), "Ben has no card that Instinct 2 (G/H)"),
        (phrase("dogs-bond-refuse-adopter-taken", adopter=TOM), "Tom has adopted another dog already."),
        (phrase("dogs-bond-refuse-tried", adopter=TOM), "You have tried Tom already."),
        (phrase("dogs-bond-refuse-pile-used-up"), "The Attribute pile is used up."),
        (phrase("dogs-bond-refuse-nothing-to-play"), "Your paw is empty"),
        (phrase("dogs-bond-refuse-bow-too-late"), "You have chosen a card already."),
    ],
)
def test_a_refusal_that_play_meets_rarely_is_said_as_well(reason: Phrase, sentence: str) -> None:
    assert said(reason).startswith(sentence)


def _setup(seats: int, **options: str) -> Setup:
    chosen = tuple(Chosen(option, value) for option, value in options.items())
    return Setup("dogs_bond", PACK.hash, seats, "x", chosen)


def test_a_deal_that_cannot_be_is_refused_in_a_sentence() -> None:
    wrong = [
        _setup(1),
        _setup(9),
        _setup(6, kennel="starter"),
        *(_setup(2, first=str(seat)) for seat in range(2, 8)),
    ]
    sentences = set()
    for setup in wrong:
        with pytest.raises(SetupRefused) as caught:
            game.admit(setup)
        sentences.add(setup_refusal(face().words, caught.value))
    assert len(sentences) == len(wrong)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_every_option_has_title_purpose_and_words_for_every_value() -> None:
    words = face().words
    for option in game.about.options:
        assert option.kind is OptionKind.CHOICE
        assert option_title(words, "dogs_bond", option.id)
        assert len(option_about(words, "dogs_bond", option.id)) <= DESCRIPTION
        for value in option.values:
            assert len(option_value(words, "dogs_bond", option.id, value)) <= MENU_WANTED
            assert len(option_note(words, "dogs_bond", option.id, value)) <= DESCRIPTION


def test_the_options_of_a_session_stand_in_one_line() -> None:
    line = options_line(face().words, game, _setup(3, length="short").options)
    assert line == "length short · dogs chosen · kennel all dogs · first random"


def test_every_wish_every_value_of_it_and_every_plan_is_said() -> None:
    wishes, plans = set(), set()
    for one in walks()[:12]:
        for position in one.positions:
            view = game.view(position.state, Seat(0))
            wishes |= set(game.wishes(view))
            plans |= {said(plan.label) for plan in game.plans(view)}
    assert {wish.id for wish in wishes} == {"ability", "limit", "single", "bows"}
    assert plans
    for wish in wishes:
        assert said(wish.label)
        assert all(len(said(value.label)) <= MENU_WANTED for value in wish.values)


def test_every_part_of_a_final_score_is_said_and_adds_up() -> None:
    for one in walks():
        outcome = game.outcome(one.last)
        assert isinstance(outcome, Outcome)
        for standing in outcome.standings:
            assert sum(part.points for part in standing.parts) == standing.points
            assert all(said(part.label) for part in standing.parts)


def test_every_event_is_told_to_every_reader_in_lines_that_fit() -> None:
    told: Counter[int] = Counter()
    for _, reader, moment, _ in tellings():
        lines = narration.tell(moment.events, reader, TABLE, face())
        told[len(lines)] += 1
        assert len(lines) <= narration.ROOM
        assert max(map(len, lines), default=0) <= narration.WIDTH
        assert not any("  " in line or line.count("{") for line in lines)
    assert told[narration.ROOM]


def test_the_strip_holds_one_short_line() -> None:
    strips = [narration.last(moment.events, reader, TABLE, face()) for _, reader, moment, _ in tellings()]
    lengths = sorted(map(len, filter(None, strips)))
    assert lengths[len(lengths) * 9 // 10] <= narration.STRIP
    assert lengths[-1] <= narration.WIDTH


def test_whole_games_are_told_without_a_missing_word_and_seldom_cut() -> None:
    lines, cut = 0, 0
    for one in walks()[::4]:
        events = tuple(event for position in one.positions for event in position.step.events)
        for reader in one.readers:
            told = narration.tell(events, reader, TABLE, face(), room=10_000)
            lines += len(told)
            cut += sum(line.endswith("…") for line in told)
    assert lines > 1000
    assert cut < lines / 100


def _named(value: object) -> set[str]:
    """All card ids inside views and events."""
    text = json.dumps(msgspec.to_builtins(value, str_keys=True))
    return set(re.findall(r'"([a-z]+-[a-z0-9]+(?:-[a-z0-9]+)?)"', text)) & set(CARDS)


def test_no_text_names_a_card_that_its_reader_may_not_know() -> None:
    called = {card: face().words.name(Ref("card", card)) for card in CARDS}
    any_name = re.compile("|".join(re.escape(name) + r"(?!\w| \()" for name in called.values()))
    checked = 0
    for view, _, moment, question in tellings():
        known = {called[card] for card in _named(view) | _named(moment.events)}
        lines = "\n".join(_without_facts(line) for line in _texts(view, moment, question))
        assert set(any_name.findall(lines)) <= known
        checked += len(set(called.values()) - known)
    assert checked > 1000


def _without_facts(text: str) -> str:
    """Take away what only looks like a card: "Grooming 3 (top 1)", "turned up Instinct 3", "used a Play Bow"."""
    totals = r"(Grooming|Health|Obedience|Temperament) \d+( \(top \d\))?, |Temperament \d+( \(top \d\))?, hidden"
    return re.sub(rf"{totals}|turned up Instinct \d+|a Play Bow|Your Play Bow is|Play Bow: ", "", text)


def _texts(view: Any, moment: Moment, question: Question | None) -> Iterator[str]:
    say = face()
    yield from say.board_text(view, moment)
    yield say.board_alt(view, moment)
    yield say.headline(view, moment)
    yield narration.last(moment.events, view.seat, moment.table, say)
    if view.seat is not None:
        yield from say.hand_text(view, moment, question)
        yield say.hand_alt(view, moment)


def test_alt_texts_keep_their_limit_even_for_the_fullest_table() -> None:
    for view, _, moment, _ in tellings():
        crowded = replace(moment, table=Table("k3f9", CROWD.people[: len(view.dogs)]))
        said_of_board = face().board_alt(view, crowded)
        assert len(said_of_board) <= 1000
        assert said_of_board.endswith("Full text: press Text.")
        if view.seat is not None:
            assert len(face().hand_alt(view, crowded)) <= 1000


def test_arguments_of_a_label_are_all_said() -> None:
    """A label with another card, seat or house is another label: no argument is lost on the way."""
    by_key: dict[str, dict[str, Phrase]] = {}
    for question in questions():
        for offer in question.offers:
            label = offer.path[-1].label
            other = by_key.setdefault(label.key, {}).setdefault(said(label), label)
            assert other == label, (other, label)


def test_an_owners_pack_is_called_by_its_own_names_and_sources() -> None:
    text = PACK.text.replace('name = "Tom"', 'name = "Tamsin"').replace('title = "Mud Puddle"', 'title = "Puddle"')
    text = text.replace('source = "public"', 'source = "my printed copy"')
    say = presenter(build(read_pack(text, "own.toml")))
    assert say.words.name(Ref("adopter", "tom")) == "Tamsin"
    assert say.words.name(Ref("event", "mud-puddle")) == "Puddle"
    assert any(part.startswith("Marked “my printed copy”: ") for part in say.edition())
