"""Whatever the engine of Zombeasts can say is said, in labels that fit, without a word on what is hidden."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import (
    Decision,
    Level,
    NotAnAction,
    OptionKind,
    Phrase,
    Question,
    Ref,
    Seat,
    SetupRefused,
    phrase,
    read_pack,
)
from engines.core.phrase import Argument
from engines.registry import GAMES
from render import narration
from render.contract import Moment, Table
from render.registry import presenter
from render.words.choices import option_about, option_note, option_title, option_value, options_line, setup_refusal
from tests.engines.walk import Walk, walk
from tests.render.words_table import TABLE, face, setup, zombeasts
from tools.policies import at_random

BUTTON_WANTED, BUTTON, MENU_WANTED, MENU, NOTE, PLACEHOLDER, DESCRIPTION = 34, 80, 60, 100, 100, 150, 100
SESSIONS = 100
CARDS = tuple(row["id"] for row in tomllib.loads(zombeasts().pack.text)["card"])
TARGETS = ("blue", "green", "orange", "red", "white", "new", "pink")


@cache
def walks() -> tuple[Walk, ...]:
    """100 random sessions with all numbers of seats and all options."""
    return tuple(_walk(number) for number in range(SESSIONS))


def _walk(number: int) -> Walk:
    options = {
        "master": ("on", "off")[number % 2],
        "quarters": ("on", "on", "off")[number % 3],
        "scores": ("open", "hidden")[number // 2 % 2],
        "hands": ("even", "rising")[number // 4 % 2],
    }
    return walk(zombeasts(), setup(2 + number % 3, str(number), **options), Random(number), at_random)


@cache
def asked() -> tuple[tuple[Any, Decision, Question], ...]:
    """Every question of all walks, with the view of its seat; equal ones once."""
    game = zombeasts()
    seen: dict[object, tuple[Any, Decision, Question]] = {}
    for one in walks():
        for position in one.positions:
            for decision in game.pending(position.state):
                view = game.view(position.state, decision.seat)
                question = game.question(view, decision, game.legal_actions(position.state, decision))
                seen.setdefault((question.ask, question.offers, question.form), (view, decision, question))
    return tuple(seen.values())


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


def test_every_kind_of_question_was_met() -> None:
    kinds = {question.decision.kind for question in questions()}
    assert kinds == {"play", "swap-seat", "swap-take", "place", "bonus", "extra", "carrot-in", "draw", "discard"}


def test_every_question_is_asked_in_a_line_that_a_menu_can_show() -> None:
    assert max(len(said(question.ask)) for question in questions()) <= PLACEHOLDER


def test_every_label_fits_a_menu_and_every_list_has_each_label_once() -> None:
    for question in questions():
        labels = [labelled(offer.path) for offer in question.offers]
        assert len(labels) == len(set(labels)), labels
        assert max(map(len, labels)) <= MENU_WANTED


def test_every_step_of_a_path_fits_a_button_but_the_cards_of_a_rival_which_make_a_menu() -> None:
    labels = {said(level.label) for question in questions() for offer in question.offers for level in offer.path}
    assert max(map(len, labels)) <= BUTTON
    longer = (" from ", "oker without animal")  # these stand in menus
    assert [each for each in labels if len(each) > BUTTON_WANTED and not any(part in each for part in longer)] == []


def test_every_note_fits_the_second_line_of_an_entry() -> None:
    for question in questions():
        assert max(len(noted(offer.note)) for offer in question.offers) <= NOTE
        for offer in question.offers:
            assert all(said(mark.why) for mark in offer.marks if mark.why is not None)


def test_names_of_32_signs_leave_labels_within_the_hard_limits() -> None:
    people = Table("k3f9", tuple(replace(person, name=person.name.ljust(32, "x")) for person in TABLE.people))
    for question in list(questions())[::5]:
        for offer in question.offers:
            assert len(labelled(offer.path, people)) <= MENU
            assert len(noted(offer.note, people)) <= NOTE


def test_people_of_one_name_are_told_apart_in_labels() -> None:
    twins = Table("k3f9", tuple(replace(person, name="Ann") for person in TABLE.people))
    for question in list(questions())[::5]:
        labels = [labelled(offer.path, twins) for offer in question.offers]
        assert len(labels) == len(set(labels))


def test_every_form_says_its_rows_and_choices_and_a_row_has_each_choice_once() -> None:
    forms = [question.form for question in questions() if question.form is not None]
    assert forms
    for form in forms:
        assert form.empty is None or len(said(form.empty)) <= BUTTON_WANTED
        for field in form.fields:
            labels = [said(choice.label) for choice in field.choices]
            assert len(said(field.label)) <= PLACEHOLDER
            assert len(labels) == len(set(labels))
            assert all(len(noted(choice.note)) <= NOTE for choice in field.choices)


def test_every_closing_step_is_said_on_a_button() -> None:
    codas = {said(question.coda.label) for question in questions() if question.coda is not None}
    assert codas
    assert max(map(len, codas)) <= BUTTON


def test_every_topic_behind_a_question_exists() -> None:
    assert {question.topic for question in questions()} <= {topic.id for topic in face().topics}


def test_every_open_question_has_words_for_those_who_wait_and_for_the_call() -> None:
    for shown in {question.decision.shown_as for question in questions()}:
        assert face().words.text(f"zombeasts-shown-{shown}")
        assert face().words.text(f"zombeasts-call-{shown}")


def _wrong_texts(random: Random) -> list[str]:
    card, target, seat = random.choice(CARDS), random.choice(TARGETS), random.randrange(5)
    return [
        f"play {card} {target}", f"swap {card}", f"rival {seat}", f"take {card}", f"place {target}",
        f"bonus {card}", "pass", f"carrot {card}", f"lay {card}", f"mouse {card} {target}", "paw", "draw pile",
        f"draw stock {card}", f"draw hand {seat}", f"discard {card}",
        "play no-such-card new", "draw stock no-such-card",
    ]  # fmt: skip


def _refusals() -> Iterator[tuple[Phrase, str]]:
    game, random = zombeasts(), Random(7)
    for view, decision, question in asked()[::3]:
        legal = {offer.text for offer in question.offers}
        own = [f"play {card} {target}" for card in view.hand[:3] for target in TARGETS]
        for text in {*_wrong_texts(random), *random.sample(own, min(4, len(own)))} - legal:
            refusal = game.refuse(view, decision, game.read(text))
            yield refusal.reason, refusal.topic


def test_every_wrong_action_is_refused_with_a_sentence_and_a_topic() -> None:
    reasons = dict(_refusals())
    topics = {topic.id for topic in face().topics}
    assert len({reason.key for reason in reasons}) >= 20
    for reason, topic in reasons.items():
        assert said(reason).endswith((".", "”."))
        assert topic in topics


CAT, JOKER, RIVAL = Ref("card", "blue-cat-1l"), Ref("card", "joker-a-l"), Ref("seat", "1")


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (phrase("zombeasts-refuse-no-swap", card=JOKER), "The joker without animal can be swapped for no card"),
        (phrase("zombeasts-refuse-nothing-to-take", seat=RIVAL, card=JOKER), "Ben has no card that the joker"),
        (phrase("zombeasts-refuse-joker-side", card=CAT, seat=RIVAL), "In that moon of Ben your joker's side"),
        (phrase("zombeasts-refuse-second-white", card=CAT, seat=RIVAL), "Ben would have two white moons."),
        (phrase("zombeasts-refuse-no-place", card=CAT), "You have no place for the blue cat 1"),
        (
            phrase("zombeasts-refuse-no-exchange", card=CAT),
            "None of your cards fits in the place of the blue cat 1.",
        ),
        (phrase("zombeasts-refuse-lifted", card=CAT), "The blue cat 1 was just lifted."),
        (
            phrase("zombeasts-refuse-toy-asleep", toy=Ref("toy", "bone"), card=CAT),
            "The bone of the blue cat 1 was used",
        ),
        (phrase("zombeasts-refuse-paw-idle"), "The paw would change no hand now."),
        (phrase("zombeasts-refuse-hand-empty", seat=RIVAL), "Ben has no cards to take."),
    ],
)
def test_a_refusal_that_play_meets_rarely_is_said_as_well(reason: Phrase, sentence: str) -> None:
    assert said(reason).startswith(sentence)


@pytest.mark.parametrize("text", ["jump", "play", "draw hand ann"])
def test_what_is_no_action_never_reaches_the_words(text: str) -> None:
    with pytest.raises(NotAnAction):
        zombeasts().read(text)


def test_a_deal_that_cannot_be_is_refused_in_a_sentence() -> None:
    for wrong in (setup(1, "x"), setup(5, "x"), setup(2, "x", first="3")):
        with pytest.raises(SetupRefused) as caught:
            zombeasts().admit(wrong)
        assert setup_refusal(face().words, caught.value).endswith(".")


def test_every_option_has_title_purpose_and_words_for_every_value() -> None:
    words = face().words
    for option in zombeasts().about.options:
        assert option.kind is OptionKind.CHOICE
        assert option_title(words, "zombeasts", option.id)
        assert len(option_about(words, "zombeasts", option.id)) <= DESCRIPTION
        for value in option.values:
            assert len(option_value(words, "zombeasts", option.id, value)) <= MENU_WANTED
            assert len(option_note(words, "zombeasts", option.id, value)) <= DESCRIPTION


def test_the_options_of_a_session_stand_in_one_line() -> None:
    line = options_line(face().words, zombeasts(), setup(3, "x", master="on").options)
    assert line == "quarters on · master on · first random · hands even · scores open"


def test_every_wish_and_every_value_of_it_is_said() -> None:
    game = zombeasts()
    offered = {wish for one in walks()[:4] for wish in game.wishes(game.view(one.positions[0].state, Seat(0)))}
    assert {wish.id for wish in offered} == {"draws", "discards"}
    for wish in offered:
        assert said(wish.label)
        assert all(len(said(value.label)) <= MENU_WANTED for value in wish.values)


def test_every_plan_is_said() -> None:
    game = zombeasts()
    views = [
        game.view(position.state, seat)
        for one in walks()[:60]
        for position in one.positions
        for seat in one.readers
    ]
    labels = {said(plan.label) for view in views for plan in game.plans(view)}
    assert labels


def test_every_part_of_a_final_score_is_said_and_adds_up() -> None:
    for one in walks():
        outcome = zombeasts().outcome(one.last)
        assert outcome is not None
        for standing in outcome.standings:
            assert sum(part.points for part in standing.parts) == standing.points
            assert all(said(part.label) for part in standing.parts)


def _tellings() -> Iterator[tuple[Any, Seat | None, Moment]]:
    """A window of events at a few positions of every other walk, for every reader."""
    game, random = zombeasts(), Random(11)
    for one in walks()[::2]:
        for end in random.sample(range(1, len(one.positions)), 2):
            window = one.positions[max(0, end - random.randrange(1, 30)) : end + 1]
            events = tuple(event for position in window for event in position.step.events)
            state = one.positions[end].state
            for reader in one.readers:
                seen = tuple(kept for event in events if (kept := event.seen_by(reader)) is not None)
                yield (
                    game.view(state, reader),
                    reader,
                    Moment(TABLE, game.pending(state), seen, game.outcome(state)),
                )


def test_every_event_is_told_to_every_reader_in_lines_that_fit() -> None:
    told: Counter[int] = Counter()
    for _, reader, moment in _tellings():
        lines = narration.tell(moment.events, reader, TABLE, face())
        told[len(lines)] += 1
        assert len(lines) <= narration.ROOM
        assert max(map(len, lines), default=0) <= narration.WIDTH
        assert not any("  " in line or line.count("{") for line in lines)
    assert told[narration.ROOM]


def test_the_strip_holds_one_short_line() -> None:
    strips = [narration.last(moment.events, reader, TABLE, face()) for _, reader, moment in _tellings()]
    lengths = sorted(map(len, filter(None, strips)))
    assert lengths[len(lengths) * 9 // 10] <= narration.STRIP
    assert lengths[-1] <= narration.WIDTH


def test_whole_games_are_told_without_a_missing_word() -> None:
    for one in walks()[::5]:
        events = tuple(event for position in one.positions for event in position.step.events)
        for reader in one.readers:
            assert narration.tell(events, reader, TABLE, face(), room=1000)


def _named(value: object) -> set[str]:
    """All card ids inside views and events."""
    text = json.dumps(msgspec.to_builtins(value, str_keys=True))
    return set(re.findall(r'"([a-z]+-[a-z0-9]+(?:-[a-z0-9]+)?)"', text)) & set(CARDS)


def test_no_text_names_a_card_that_its_reader_may_not_know() -> None:
    """A name counts as hidden if every card called so is neither in the reader's view nor in an event he saw."""
    called = {card: face().words.name(Ref("card", card)) for card in CARDS}
    any_name = re.compile("|".join(sorted(set(called.values()), key=len, reverse=True)))
    checked = 0
    for view, _, moment in _tellings():
        known = {called[card] for card in _named(view) | _named(moment.events)}
        assert set(any_name.findall("\n".join(_texts(view, moment)).lower())) <= known
        checked += len(set(called.values()) - known)
    assert checked > 1000


def _texts(view: Any, moment: Moment) -> Iterator[str]:
    say = face()
    yield from say.board_text(view, moment)
    yield say.board_alt(view, moment)
    yield say.headline(view, moment)
    yield narration.last(moment.events, view.seat, TABLE, say)
    if view.seat is not None:
        yield from say.hand_text(view, moment, None)
        yield say.hand_alt(view, moment)


def test_alt_texts_keep_their_limit_even_for_the_fullest_table() -> None:
    people = Table("k3f9", tuple(replace(person, name=person.name.ljust(32, "x")) for person in TABLE.people))
    for view, _, moment in list(_tellings())[::4]:
        crowded = replace(moment, table=people)
        said_of_board = face().board_alt(view, crowded)
        assert len(said_of_board) <= 1000
        assert said_of_board.endswith("Full text: press Text.")
        if view.seat is not None:
            assert len(face().hand_alt(view, crowded)) <= 1000


def test_arguments_of_a_phrase_are_all_said_that_the_engine_thought_worth_saying() -> None:
    """A phrase with another card, seat or number is another sentence: no argument is lost on the way."""
    phrases = {offer.path[-1].label for question in questions() for offer in question.offers}
    for one in phrases:
        for argument in one.args:
            if isinstance(argument.value, int):
                other = replace(one, args=tuple(_more(each, argument) for each in one.args))
                assert said(other) != said(one)


def _more(each: Argument, wanted: Argument) -> Argument:
    return Argument(each.name, int(each.value) + 1) if each is wanted and isinstance(each.value, int) else each


def test_an_owners_deck_is_called_by_its_own_names_and_sources() -> None:
    text = zombeasts().pack.text.replace('"green"', '"violet"').replace('"Green"', '"Violet"')
    text = text.replace('source = "public"', 'source = "my printed copy"')
    say = presenter(GAMES["zombeasts"](read_pack(text, "violet.toml")))
    assert say.words.name(Ref("card", "green-cat-1l")) == "violet cat 1"
    assert say.words.name(Ref("moon", "new-violet")) == "new violet moon"
    assert any(part.startswith("Marked “my printed copy”: ") for part in say.edition())
