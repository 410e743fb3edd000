"""What a dog may say with its plays of that which comes after them, and what runs on by itself."""

from __future__ import annotations

import pytest

from engines.core import Field, Phrase, Question, Ref, Seat, on_board, phrase
from engines.dogs_bond.state import State
from tests.engines.dogs_bond.scenario import opening, scenario
from tests.engines.dogs_bond.table import GAME, decision_of, do

PILE = "pile: obedience-1 obedience-1 obedience-2 obedience-2 obedience-3 temperament-1"


def question(state: State, seat: int = 0) -> Question:
    decision = decision_of(state, seat)
    return GAME.question(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision))


def plays(text: str) -> Field:
    form = question(opening(GAME, text)).form
    assert form is not None
    return form.fields[0]


def following(field: Field) -> list[tuple[str, ...]]:
    return [choice.texts for choice in field.choices if choice.follows]


def turn(event: str, *lines: str, seats: int = 2, dogs: str = "labrador golden-retriever") -> str:
    given = f"given: n={seats} event={event} abilities=asked"
    return "\n".join((given, f"dogs: {dogs}", PILE, *lines))


def test_a_lone_play_takes_the_ability_along_with_its_first_answer() -> None:
    field = plays(scenario("S07"))
    assert (field.least, field.most) == (1, 2)
    assert field.label == phrase("dogs-bond-form-plays-on", count=1)
    assert [(choice.texts, choice.group) for choice in field.choices] == [
        (("play grooming-1",), "play"),
        (("play health-2",), "play"),
        (("use", "take instinct-3-any"), "then-ability"),
        (("use", "take pile"), "then-ability"),
        (("use",), "then-ability"),
    ]
    take = phrase("dogs-bond-level-take", card=Ref("card", "instinct-3-any"))
    assert field.choices[2].label == phrase("dogs-bond-form-then-use", dog=Ref("dog", "jack-russell"), what=take)


def test_4_1_a_further_play_of_one_type_comes_last_and_may_be_left_out() -> None:
    field = plays(turn("clean-bill", "paw 0: grooming-1 health-1 health-2"))
    assert (field.least, field.most) == (1, 3)
    assert [(choice.texts, choice.group) for choice in field.choices] == [
        (("play grooming-1",), "first"),
        (("play obedience-1",), "first"),
        (("play health-1",), ""),
        (("play health-2",), ""),
        (("pass",), "then-pass"),
    ]
    state = opening(GAME, turn("clean-bill", "paw 0: grooming-1 health-1 health-2"))
    assert do(do(state, 0, "play grooming-1"), 0, "play health-2").dogs[0].piles[1] == ("health-2",)


def test_a_dog_that_is_to_be_named_after_a_play_is_named_with_it() -> None:
    assert following(plays(turn("tug-of-war", "paw 0: grooming-1", seats=3))) == [("dog 1",), ("dog 2",)]
    with pytest.raises(AssertionError):
        plays(turn("tug-of-war", "paw 0: grooming-1"))  # in a circle of two nobody is asked


def test_what_all_choose_after_the_plays_is_chosen_with_them() -> None:
    assert following(plays(turn("puppy-eyes", "paw 0: grooming-1 health-1 health-2"))) == [
        ("choose draw",),
        ("choose play",),
    ]


def test_a_second_play_for_dogs_of_its_size_goes_with_the_first() -> None:
    small = plays(turn("tiny-sweaters", "paw 0: grooming-1", dogs="chihuahua labrador"))
    assert (small.most, following(small)) == (2, [])
    with pytest.raises(AssertionError):
        plays(turn("tiny-sweaters", "paw 0: grooming-1"))


def test_plays_of_others_end_what_can_be_said() -> None:
    lines = ("paw 0: grooming-1 health-1", "paw 1: grooming-1 health-1")
    assert following(plays(turn("national-dog-day", *lines, dogs="golden-retriever labrador"))) == []


def test_only_the_dog_whose_ability_is_due_next_takes_it_along() -> None:
    assert following(plays(turn("garden-party", "paw 0: grooming-1", dogs="labrador jack-russell"))) == [("use",)]
    with pytest.raises(AssertionError):
        plays(turn("garden-party", "paw 0: grooming-1", dogs="chihuahua jack-russell"))


def test_an_ability_that_meets_a_dog_names_it_only_where_there_is_room() -> None:
    dogs = "boston-terrier labrador golden-retriever border-collie"
    belly = turn("belly-rubs", "paw 0: grooming-1", seats=4, dogs=dogs)
    assert following(plays(belly)) == [("use", "dog 1"), ("use", "dog 2"), ("use", "dog 3"), ("use",)]
    paw = "paw 0: instinct-3-any instinct-2-gh instinct-2-go instinct-2-ho instinct-2-ot"
    fronts = (f"front {seat}: grooming-1 health-1 obedience-1 temperament-1" for seat in (1, 2, 3))
    full = plays(turn("belly-rubs", paw, *fronts, seats=4, dogs=dogs))
    assert len(full.choices) <= 25
    assert following(full) in ([("use",)], [])


def test_homes_are_tried_in_turn_until_there_is_one() -> None:
    """Levels: Naomi 1, Tom 4, Yasmin 3; points with each: Naomi 13, Tom 22, Yasmin 21."""
    asked = question(opening(GAME, scenario("R30")))
    assert [offer.texts for offer in asked.outright] == [
        ("try naomi",),
        ("try tom",),
        ("try yasmin",),
        ("try naomi", "try tom"),
        ("try tom", "try yasmin"),
        ("try yasmin", "try tom"),
    ]
    assert [offer.runs_on for offer in asked.outright] == [False] * 3 + [True] * 3
    names = {"first": Ref("adopter", "tom"), "second": Ref("adopter", "yasmin")}
    one = asked.outright[4]
    assert one.path[0].label == phrase("dogs-bond-level-in-turn-2", **names)
    assert one.note == (phrase("dogs-bond-note-home", chance=83),), "both fail in 2 of 6 times 3 of 6 cases"
    assert one.open


def test_with_two_adopters_left_nothing_runs_on() -> None:
    assert not any(offer.runs_on for offer in question(opening(GAME, scenario("S02"))).outright)


def test_an_event_may_take_face_down_cards_on_the_board_where_their_names_are_not_told() -> None:
    state = opening(GAME, scenario("R16-choice"))
    shown = on_board(GAME, state)
    assert shown is not None
    assert [(offer.text, bool(offer.note)) for offer in shown.offers] == [
        ("drop grooming", True),
        ("drop health", True),
        ("drop instinct", False),
    ]
    own = next(offer for offer in question(state).offers if offer.text == "drop instinct")
    assert own.note == (phrase("dogs-bond-note-top", card=Ref("card", "instinct-1-g")),)


def test_what_several_dogs_are_asked_alike_stands_on_the_board_for_all_of_them() -> None:
    state = opening(GAME, scenario("4-1-either"))
    shown = on_board(GAME, state)
    assert shown is not None
    assert [decision.seat for decision in shown.shared] == [1, 2]
    assert shown.decision == shown.shared[1], "the newest"
    assert [offer.text for offer in shown.offers] == ["choose draw", "choose play"]
    alone = on_board(GAME, do(state, 2, "choose play"))
    assert alone is not None
    assert (alone.decision.seat, alone.shared) == (1, ())


def test_what_a_shared_answer_brings_to_one_dog_is_no_matter_of_the_others() -> None:
    text = """given: n=3 event=white-carpet
front 0: obedience-3 health-2 health-1
front 1: obedience-3 health-1 health-2
paw 0: grooming-1
pile: obedience-1 obedience-2 obedience-3"""
    state = do(opening(GAME, text), 0, "play grooming-1")
    shown = on_board(GAME, state)
    assert shown is not None
    assert [decision.seat for decision in shown.shared] == [0, 1]
    assert notes(question(state)) != notes(question(state, 1)), "the cards on top differ"
    health, obedience = shown.offers
    assert (health.note, obedience.note) == ((), question(state).offers[1].note)


def notes(asked: Question) -> list[tuple[Phrase, ...]]:
    return [offer.note for offer in asked.offers]
