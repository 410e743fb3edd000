"""How decisions are put to people: paths, notes, marks, forms, codas."""

from __future__ import annotations

from engines.core import MarkKind, Phrase, Question, Ref, Role, Seat, phrase
from engines.zombeasts.state import State
from tests.engines.zombeasts.scenario import opening, scenario
from tests.engines.zombeasts.table import GAME, decision_of, do


def question(state: State, seat: int = 0) -> Question:
    decision = decision_of(state, seat)
    return GAME.question(GAME.view(state, Seat(seat)), decision, GAME.legal_actions(state, decision))


def notes(asked: Question, text: str) -> list[Phrase]:
    return list(next(offer.note for offer in asked.offers if offer.text == text))


def paths(asked: Question) -> dict[str, tuple[str, ...]]:
    return {offer.text: tuple(f"{level.kind} {level.id}" for level in offer.path) for offer in asked.offers}


def test_a_play_goes_from_card_to_place_and_a_swap_is_one_entry_of_its_joker() -> None:
    asked = question(opening(GAME, scenario("S04")))
    assert asked.ask == phrase("zombeasts-ask-play")
    assert paths(asked) == {
        "play orange-dog-1l new": ("card orange-dog-1l", "place new"),
        "play joker-a-l new": ("card joker-a-l", "place new"),
        "swap joker-a-l": ("card joker-a-l", "swap swap"),
    }
    assert asked.folds == ("swap-seat", "swap-take", "place")
    new = asked.offers[0].path[1]
    assert new.label == phrase("zombeasts-level-moon-new", colour=Ref("colour", "orange"))
    assert new.refs == (Ref("moon", "new"),)


def test_a_pair_and_its_draw_are_noted() -> None:
    asked = question(opening(GAME, scenario("S46")))
    assert notes(asked, "play blue-cat-2l blue") == [
        phrase("zombeasts-note-pair"),
        phrase("zombeasts-note-draw", count=2),
    ]
    offer = next(offer for offer in asked.offers if offer.text == "play blue-cat-2l blue")
    assert offer.marked(MarkKind.GOOD)
    assert not offer.open


def test_a_completed_moon_and_its_bonus_are_noted() -> None:
    asked = question(opening(GAME, scenario("S17")))
    assert notes(asked, "play green-rat-1r green") == [
        phrase("zombeasts-note-completes", points=15),
        phrase("zombeasts-note-bonus"),
        phrase("zombeasts-note-draw", count=1),
    ]


def test_a_white_moon_that_turns_is_noted() -> None:
    asked = question(opening(GAME, scenario("S10")))
    assert phrase("zombeasts-note-turns", colour=Ref("colour", "blue")) in notes(asked, "play blue-dog-1l white")


def test_a_toy_is_noted_with_the_option_only() -> None:
    note = phrase("zombeasts-note-toy", toy=Ref("toy", "bone"))
    assert note in notes(question(opening(GAME, scenario("S33"))), "play red-dog-3r new")
    assert note not in notes(question(opening(GAME, scenario("S34"))), "play red-dog-3r new")


def test_the_last_round_promises_no_draw() -> None:
    assert notes(question(opening(GAME, scenario("S28")), 2), "play red-cat-4l new") == []


def test_a_taken_card_says_what_the_rival_keeps() -> None:
    state = do(opening(GAME, scenario("S04")), 0, "swap joker-a-l")
    asked = question(state)
    assert asked.ask == phrase("zombeasts-ask-swap-take", card=Ref("card", "joker-a-l"), seat=Ref("seat", "1"))
    offer = asked.offers[0]
    assert offer.path[0].label == phrase(
        "zombeasts-level-take", card=Ref("card", "blue-dog-4r"), seat=Ref("seat", "1"), moon=Ref("moon", "blue")
    )
    keeps = phrase("zombeasts-note-keeps", seat=Ref("seat", "1"), moon=Ref("moon", "blue"), count=2)
    assert offer.note[-1] == keeps
    assert offer.open


def test_a_lone_pass_is_the_usual_way_out() -> None:
    asked = question(do(opening(GAME, scenario("S31")), 0, "play blue-cat-1r blue"))
    (offer,) = asked.offers
    assert (offer.text, offer.role) == ("pass", Role.EXIT)
    assert offer.marked(MarkKind.USUAL)


def test_declining_an_attack_opens_the_drawing_plan() -> None:
    asked = question(do(opening(GAME, scenario("S01")), 0, "play joker-cat-l blue"))
    assert asked.ask == phrase("zombeasts-ask-extra", count=0)
    assert asked.form is None
    asked = question(do(opening(GAME, scenario("S32")), 0, "play blue-cat-1r blue"))
    assert asked.form is not None
    assert asked.form.opens == ("pass",)
    assert asked.form.fields[0].most == 1
    assert asked.coda is not None
    assert asked.coda.texts == ("pass", *["draw pile"] * 4)


def test_attack_and_toy_are_asked_in_three_ways() -> None:
    state = do(opening(GAME, scenario("S48")), 0, "play red-cat-2r red")
    mouse = Ref("toy", "mouse")
    assert question(state).ask == phrase("zombeasts-ask-extra-choice", toy=mouse, count=2)
    state = do(opening(GAME, scenario("S35")), 0, "play red-cat-2r new")
    assert question(state).ask == phrase("zombeasts-ask-extra-toy", toy=mouse, count=2)
    assert question(state).topic == "mouse"
    assert paths(question(state))["mouse red-dog-1l red"] == ("toy mouse", "card red-dog-1l", "place red")
    state = do(opening(GAME, scenario("S33")), 0, "play red-dog-3r new")
    assert question(state).ask == phrase("zombeasts-ask-extra-toy", toy=Ref("toy", "bone"), count=3)
    state = do(opening(GAME, scenario("S32")), 0, "play blue-cat-1r blue")
    assert question(state).ask == phrase("zombeasts-ask-extra", count=1)
    assert question(state).topic == "attack"


def test_draws_are_one_form_filled_from_the_pile() -> None:
    asked = question(do(opening(GAME, scenario("S30")), 0, "play orange-cat-3r new"))
    assert asked.ask == phrase("zombeasts-ask-draw", count=3)
    assert asked.form is not None
    (field,) = asked.form.fields
    assert (field.least, field.most, field.fill) == (0, 3, "draw pile")
    assert field.filled == phrase("zombeasts-form-draw-rest")
    assert [choice.texts for choice in field.choices] == [
        ("draw stock blue-rabbit-1l",),
        ("draw stock blue-rat-4l",),
        ("draw stock red-dog-1l",),
        ("draw hand 1",),
        ("draw hand 2",),
    ]
    assert asked.form.empty == phrase("zombeasts-form-draw-empty", count=3)
    assert all(offer.open for offer in asked.offers)


def test_a_robbed_hand_is_no_choice_any_more() -> None:
    asked = question(do(opening(GAME, scenario("S30")), 0, "play orange-cat-3r new", "draw hand 1"))
    assert asked.form is not None
    assert ("draw hand 1",) not in [choice.texts for choice in asked.form.fields[0].choices]
    assert ("draw hand 2",) in [choice.texts for choice in asked.form.fields[0].choices]


def test_what_the_pile_cannot_give_must_be_picked() -> None:
    text = scenario("S30").replace("pile: +10", "pile: +1")
    asked = question(do(opening(GAME, text), 0, "play orange-cat-3r new"))
    assert asked.form is not None
    assert (asked.form.fields[0].least, asked.form.fields[0].most) == (2, 3)
    assert asked.form.empty is None


def test_without_a_pile_draws_are_asked_one_by_one() -> None:
    state = do(
        opening(GAME, scenario("S24").replace("pile: red-cat-1l green-cat-1l\n", "")), 0, "play orange-cat-2r new"
    )
    assert question(state).form is None


def test_discards_are_exactly_the_surplus() -> None:
    state = do(opening(GAME, scenario("S37")), 0, "play green-rat-3l new", "paw")
    asked = question(state, 1)
    assert asked.ask == phrase("zombeasts-ask-discard", count=2)
    assert asked.form is not None
    assert (asked.form.fields[0].least, asked.form.fields[0].most) == (2, 2)
    assert len(asked.form.fields[0].choices) == 7


def test_a_card_that_fits_nowhere_says_so() -> None:
    text = scenario("S37").replace("hand 2:", "moon 1: blue-rabbit-2r blue-rabbit-1r\nhand 2:")
    state = do(opening(GAME, text.replace("blue-rabbit-1r", "blue-cat-4r")), 0, "play green-rat-3l new", "paw")
    asked = question(state, 1)
    assert notes(asked, "discard blue-dog-4r") == [phrase("zombeasts-note-nowhere")]
    assert notes(asked, "discard blue-cat-1l") == [phrase("zombeasts-note-pair")]


def test_a_carrot_is_answered_with_the_card_that_takes_the_place() -> None:
    state = do(opening(GAME, scenario("S03")), 0, "play blue-rabbit-2r blue")
    asked = question(state)
    assert paths(asked)["carrot green-dog-4l"] == ("toy carrot", "card green-dog-4l")
    assert "carrot-in" in asked.folds
    asked = question(do(state, 0, "carrot green-dog-4l"))
    assert asked.ask == phrase("zombeasts-ask-carrot-in", card=Ref("card", "green-dog-4l"))
    assert notes(asked, "lay green-rat-1l")[0] == phrase("zombeasts-note-pair")


def test_a_bonus_shows_its_points() -> None:
    asked = question(do(opening(GAME, scenario("S17")), 0, "play green-rat-1r green"))
    assert notes(asked, "bonus orange-dog-1l") == [phrase("zombeasts-note-points", points=4)]


def test_a_place_for_a_taken_card_is_named_by_its_colour() -> None:
    asked = question(do(opening(GAME, scenario("S15")), 0, "swap joker-a-l"))
    assert asked.ask == phrase("zombeasts-ask-place", card=Ref("card", "red-rat-1r"))
    assert [offer.path[0].label for offer in asked.offers] == [
        phrase("zombeasts-level-moon-new", colour=Ref("colour", "red")),
        phrase("zombeasts-level-moon", colour=Ref("colour", "white")),
    ]
