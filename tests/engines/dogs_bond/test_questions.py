"""How decisions are put to people: paths, notes, marks, forms, folds."""

from __future__ import annotations

import pytest

from engines.core import MarkKind, Phrase, Question, Ref, Role, Seat, phrase
from engines.dogs_bond.state import State
from tests.engines.dogs_bond.scenario import opening, scenario
from tests.engines.dogs_bond.table import GAME, decision_of, do, setup


def question(state: State, seat: int = 0) -> Question:
    decision = decision_of(state, seat)
    return GAME.question(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision))


def notes(asked: Question, text: str) -> list[Phrase]:
    return list(next(offer.note for offer in asked.offers if offer.text == text))


def labels(asked: Question) -> dict[str, Phrase]:
    return {offer.text: offer.path[-1].label for offer in asked.offers}


def level(adopter: str, before: int, after: int) -> Phrase:
    return phrase("dogs-bond-note-level", adopter=Ref("adopter", adopter), before=before, after=after)


def test_a_play_shows_the_levels_it_brings() -> None:
    """The example of the rulebook: Chase rises to 1, April to 2."""
    asked = question(opening(GAME, scenario("S01")))
    assert asked.ask == phrase("dogs-bond-ask-play", count=1)
    assert asked.topic == "playing-a-card"
    assert notes(asked, "play temperament-1") == [level("april", 1, 2), level("chase", 0, 1)]
    offer = next(offer for offer in asked.offers if offer.text == "play temperament-1")
    assert offer.marked(MarkKind.GOOD)
    assert not offer.open


def test_instinct_is_hidden_or_attacks() -> None:
    asked = question(opening(GAME, scenario("S09")))
    card = Ref("card", "instinct-2-gh")
    assert labels(asked) == {
        "hide instinct-2-gh": phrase("dogs-bond-level-hide", card=card),
        "attack instinct-2-gh": phrase("dogs-bond-level-attack", card=card),
    }
    assert notes(asked, "hide instinct-2-gh") == [phrase("dogs-bond-note-instinct", total=2)]
    assert notes(asked, "attack instinct-2-gh") == [
        phrase("dogs-bond-note-aims", attribute=Ref("attribute", kind)) for kind in ("grooming", "health")
    ]
    assert asked.folds == ("attack-dog", "attack-pile", "ability", "play", "pick-dog", "paw-limit")


def test_a_target_shows_its_top_cards_and_looks_like_a_play_to_others() -> None:
    state = do(opening(GAME, scenario("S09")), 0, "attack instinct-2-gh")
    asked = question(state)
    assert (asked.decision.kind, asked.decision.shown_as) == ("attack-dog", "play")
    assert asked.ask == phrase("dogs-bond-ask-attack-dog", card=Ref("card", "instinct-2-gh"))
    assert notes(asked, "dog 1") == [phrase("dogs-bond-note-top", card=Ref("card", "grooming-3"))]


def test_a_pile_shows_what_its_owner_would_lose() -> None:
    text = scenario("S09").replace("front 1: grooming-2", "front 1: health-1 grooming-2")
    state = do(opening(GAME, text), 0, "attack instinct-2-gh", "dog 1")
    asked = question(state)
    named = {"attribute": Ref("attribute", "grooming"), "seat": Ref("seat", "1")}
    assert labels(asked)["pile grooming"] == phrase("dogs-bond-level-pile", **named)
    assert notes(asked, "pile grooming")[1:] == [level("april", 2, 1), level("chase", 1, 0)]


def test_a_threat_shows_card_and_attacker() -> None:
    asked = question(do(opening(GAME, scenario("R17-ask")), 0, "attack instinct-1-t"), 1)
    named = {"card": Ref("card", "temperament-2"), "seat": Ref("seat", "0")}
    assert asked.ask == phrase("dogs-bond-ask-react", **named)
    assert [offer.text for offer in asked.offers] == ["bow", "accept"]
    assert not any(offer.role is Role.EXIT for offer in asked.offers)


def test_a_threat_of_an_event_names_nobody() -> None:
    text = scenario("S16").replace("paw 1: play-bow", "paw 1: play-bow\nbows 1: ask")
    asked = question(do(opening(GAME, text), 0, "play grooming-2"), 1)
    assert asked.ask == phrase("dogs-bond-ask-react-event", card=Ref("card", "grooming-1"))


def test_two_plays_of_a_lone_dog_are_one_form_that_ends_with_the_attacks() -> None:
    text = scenario("S25").replace("paw 0: health-1", "paw 0: health-1 health-1 instinct-2-gh")
    asked = question(opening(GAME, text.replace("front 0:", "front 1: grooming-1 health-2\nfront 0:")))
    assert asked.form is not None
    (field,) = asked.form.fields
    assert (field.least, field.most) == (1, 2)
    only = "instinct-2-gh"
    assert [(choice.texts, choice.limit, choice.group) for choice in field.choices] == [
        (("play grooming-1",), 1, ""),
        (("play health-1",), 2, ""),
        (("hide instinct-2-gh",), 1, only),
        (("attack instinct-2-gh", "pile grooming"), 1, only),
        (("attack instinct-2-gh", "pile health"), 1, only),
    ]


def test_a_shared_round_is_no_form() -> None:
    asked = question(opening(GAME, scenario("S08")), 1)
    assert asked.form is None
    assert asked.ask == phrase("dogs-bond-ask-play-tail-wag", count=5)
    assert asked.topic == "tail-wag"
    assert asked.offers[-1].role is Role.EXIT


def test_nothing_but_passing_is_the_usual_way_out() -> None:
    asked = question(opening(GAME, scenario("S39")), 1)
    assert asked.topic == "playing-together"
    (offer,) = asked.offers
    assert offer.marked(MarkKind.USUAL)
    assert offer.path[0].label == phrase("dogs-bond-level-pass-play")


def test_a_further_health_card_is_asked_for_by_name() -> None:
    asked = question(do(opening(GAME, scenario("4-1-optional")), 0, "play grooming-1"))
    health = Ref("attribute", "health")
    assert asked.ask == phrase("dogs-bond-ask-play-attribute-optional", count=1, attribute=health)


def test_tosses_are_exactly_the_surplus() -> None:
    asked = question(opening(GAME, scenario("S35")))
    assert asked.ask == phrase("dogs-bond-ask-paw-limit", count=3)
    assert asked.form is not None
    (field,) = asked.form.fields
    assert (field.least, field.most) == (3, 3)
    assert [(choice.texts, choice.limit) for choice in field.choices] == [
        (("toss grooming-1",), 6),
        (("toss health-1",), 3),
    ]
    left = question(do(opening(GAME, scenario("S35")), 0, "toss grooming-1"))
    assert left.form is not None
    assert (left.form.fields[0].most, left.form.fields[0].choices[0].limit) == (2, 5)


def test_the_last_card_of_a_paw_is_not_asked_for() -> None:
    state = do(opening(GAME, scenario("S40")), 0, "play obedience-1")
    assert question(state, 1).form is None
    assert question(state, 2).offers[-1].text == "bow"


def test_two_kept_cards_are_one_form() -> None:
    asked = question(opening(GAME, scenario("4-3-look-enough")))
    assert asked.ask == phrase("dogs-bond-ask-keep", count=2)
    assert asked.form is not None
    assert (asked.form.fields[0].least, asked.form.fields[0].most) == (2, 2)


def test_new_cards_are_one_form_that_closes_with_done() -> None:
    asked = question(opening(GAME, scenario("4-1-redraw")))
    assert asked.form is not None
    assert asked.form.closes == ("done",)
    assert (asked.form.fields[0].least, asked.form.fields[0].most) == (0, 3)
    assert asked.offers[-1].role is Role.EXIT


def test_a_swap_is_one_form_of_fifteen_pairs() -> None:
    asked = question(opening(GAME, scenario("4-1-swap")))
    assert asked.form is not None
    choices = asked.form.fields[0].choices
    assert len(choices) == 15
    assert choices[0].texts == ("house 1", "house 2")
    assert labels(asked)["pass"] == phrase("dogs-bond-level-pass-swap-first")
    assert all(offer.open for offer in asked.offers)
    second = question(do(opening(GAME, scenario("4-1-swap")), 0, "house 5"))
    tom = {"adopter": Ref("adopter", "tom"), "house": Ref("house", "5")}
    assert second.ask == phrase("dogs-bond-ask-swap-second", **tom)
    assert second.decision.shown_as == "swap-first"


def test_an_ability_is_offered_with_what_it_does_and_its_first_choice() -> None:
    asked = question(do(opening(GAME, scenario("S07")), 0, "play grooming-1"))
    assert asked.ask == phrase("dogs-bond-ask-ability", dog=Ref("dog", "jack-russell"))
    assert [offer.role for offer in asked.offers] == [Role.BODY, Role.EXIT]
    assert asked.folds == ("salvage", "either")


def test_4_4_an_ability_that_asks_for_a_dog_names_it_at_once() -> None:
    asked = question(do(opening(GAME, scenario("R24")), 0, "dog 1"))
    assert [offer.texts for offer in asked.outright] == [("use",), ("use", "dog 1"), ("use", "dog 2"), ("skip",)]
    assert all(offer.open for offer in asked.outright)


def test_4_4_a_swap_names_both_houses_at_once() -> None:
    asked = question(opening(GAME, scenario("4-1-swap")))
    assert [offer.texts for offer in asked.outright[:2]] == [("house 1", "house 2"), ("house 1", "house 3")]
    assert [offer.texts for offer in asked.outright[-2:]] == [("house 5", "house 6"), ("pass",)]


def test_of_what_a_dog_may_lose_only_the_bow_is_no_public_offer() -> None:
    asked = question(opening(GAME, scenario("R16-choice")))
    assert [offer.text for offer in asked.offers if not offer.open] == ["bow"]


def test_an_event_is_offered_with_its_text() -> None:
    asked = question(opening(GAME, scenario("S20-second")))
    car_ride = phrase("dogs-bond-note-event", event=Ref("event", "car-ride"))
    assert notes(asked, "event car-ride") == [phrase("dogs-bond-note-top-event", count=1), car_ride]
    assert not asked.offers[0].open


def test_a_home_is_offered_with_chance_and_points() -> None:
    """The example of the rulebook: Tom 21 points, Yasmin 20."""
    asked = question(opening(GAME, scenario("S02")))
    for adopter, level_, points in (("tom", 4, 21), ("yasmin", 3, 20)):
        assert notes(asked, f"try {adopter}") == [
            phrase("dogs-bond-note-chance", level=level_),
            phrase("dogs-bond-note-points", points=points),
        ]
    assert asked.decision.open


def test_a_second_roll_names_the_adopter() -> None:
    asked = question(do(opening(GAME, scenario("S21-again")), 0, "try tom"))
    assert asked.ask == phrase("dogs-bond-ask-second-try", adopter=Ref("adopter", "tom"))
    assert [offer.role for offer in asked.offers] == [Role.BODY, Role.EXIT]


def test_dogs_are_offered_with_size_and_ability() -> None:
    asked = question(GAME.start(setup(2, first="0")).state)
    assert len(asked.offers) == 8
    labrador = phrase("dogs-bond-note-ability", dog=Ref("dog", "labrador"), size="large")
    assert notes(asked, "pick labrador") == [labrador]


@pytest.mark.parametrize(("name", "seat", "what"), [("R24", 0, Ref("event", "sniff-hello")), ("4-7-herd", 1, None)])
def test_a_choice_says_what_it_comes_from(name: str, seat: int, what: Ref | None) -> None:
    state = opening(GAME, scenario(name))
    if what is None:
        state, what = do(state, seat, "use"), Ref("dog", "border-collie")
    kind = decision_of(state, seat).kind
    assert question(state, seat).ask == phrase(f"dogs-bond-ask-{kind}", what=what)
