"""How decisions are put to people: paths, notes, marks, exits, forms, codas, folds."""

from __future__ import annotations

from engines.core import MarkKind, Offer, Phrase, Question, Ref, Role, Seat, fold, is_final, phrase
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME, do, question


def offer(asked: Question, text: str) -> Offer:
    return next(offer for offer in asked.offers if offer.text == text)


def notes(asked: Question, text: str) -> list[Phrase]:
    return list(offer(asked, text).note)


def path(asked: Question, text: str) -> tuple[str, ...]:
    return tuple(f"{level.kind} {level.id}" for level in offer(asked, text).path)


def test_moves_stand_cheapest_first_with_cost_and_neighbours_and_staying_is_an_exit() -> None:
    asked = question(opening(GAME, scenario("S02")))
    assert asked.ask == phrase("dogs-ask-drive", gas=6)
    assert asked.topic == "moving"
    assert [one.text for one in asked.offers] == ["move c1", "move c5", "move f11", "stay"]
    level = offer(asked, "move c5").path[0]
    assert level.label == phrase("dogs-level-space", space=Ref("space", "c5"), dog=Ref("dog", "mutt-healthy"))
    assert level.refs == (Ref("space", "c5"), Ref("dog", "mutt-healthy"))
    assert notes(asked, "move c5") == [phrase("dogs-note-gas", gas=2), phrase("dogs-note-near", count=1)]
    assert offer(asked, "stay").role is Role.EXIT
    assert all(one.open for one in asked.offers)
    assert asked.decision.open
    assert asked.decision.in_turn


def test_a_move_that_empties_the_tank_asks_back_if_dogs_would_be_lost() -> None:
    """R7: with an empty truck and a reward dog nothing is lost."""
    asked = question(opening(GAME, scenario("S04")))
    costly = offer(asked, "move c1")
    assert costly.marked(MarkKind.COSTLY)
    assert costly.note[-1] == phrase("dogs-note-tow", count=2)
    assert phrase("dogs-note-reward", coins=1) in costly.note
    free = question(opening(GAME, scenario("R07")))
    assert not offer(free, "move c1").marked(MarkKind.COSTLY)
    assert offer(free, "move c2").marked(MarkKind.COSTLY)


def test_the_last_to_stay_is_warned() -> None:
    text = "given: turn=0\nseat 1: status=stayed\nseat 2: status=stayed\nseat 3: status=stayed\nmap: c1 mutt\n"
    assert offer(question(opening(GAME, text)), "stay").marked(MarkKind.COSTLY)
    text = text.replace("seat 3: status=stayed", "seat 3: status=towed")
    assert not offer(question(opening(GAME, text)), "stay").marked(MarkKind.COSTLY)


def test_with_dog_exchange_the_map_is_split_by_side_and_the_card_folds() -> None:
    asked = question(opening(GAME, scenario("S11")))
    assert path(asked, "move c1") == ("side city", "space c1")
    assert path(asked, "play dog-exchange") == ("card dog-exchange",)
    assert asked.folds == ("return-card", "exchange-first", "exchange-second")


def test_4_6_a_tow_is_final_also_for_the_last_truck_on_the_road() -> None:
    """Nobody else is asked anything by it: the seat itself goes on with its first worker."""
    given = [
        line for line in scenario("S04").splitlines() if line.startswith(("given", "seat", "truck", "map", "bag"))
    ]
    state = opening(GAME, "\n".join([*given, *(f"seat {seat}: status=home" for seat in (1, 2, 3))]))
    assert offer(question(state), "move c1").marked(MarkKind.COSTLY)
    assert [one.seat for one in GAME.pending(do(state, 0, "move c1"))] == [0]
    assert is_final(GAME, state, Seat(0), "move c1")


def test_whoever_holds_the_card_for_another_dog_goes_home_by_one_of_three_buttons() -> None:
    state = opening(GAME, scenario("S12"))
    ways = [one for one in fold(GAME, state, question(state)).offers if one.role is Role.EXIT]
    assert [one.line for one in ways] == [
        "home; play additional-dog city", "home; play additional-dog country", "home; pass",
    ]  # fmt: skip
    assert all(one.open for one in ways)


def test_bags_say_what_is_left_in_them() -> None:
    asked = question(do(opening(GAME, scenario("S12")), 0, "home"))
    assert notes(asked, "play additional-dog city") == [phrase("dogs-note-bag", healthy=1, sick=0)]
    assert offer(asked, "pass").role is Role.EXIT


def test_putting_away_offers_tidy_and_done_in_one() -> None:
    asked = question(opening(GAME, scenario("S40")))
    assert asked.ask == phrase("dogs-ask-arrange", count=8, sick=0)
    tidy = offer(asked, "tidy")
    assert (tidy.role, tidy.marked(MarkKind.USUAL)) == (Role.EXIT, True)
    assert tidy.note == (phrase("dogs-note-points", points=15),)
    assert asked.coda is not None
    assert asked.coda.texts == ("done",)
    assert path(asked, "place beagle 1") == ("act place", "breed beagle", "stall 1")
    assert not asked.decision.in_turn


def test_a_dog_says_what_it_makes_of_a_stall() -> None:
    asked = question(opening(GAME, scenario("S18")))
    makes = phrase("dogs-note-makes", breed=Ref("breed", "beagle"), count=4, points=12)
    assert notes(asked, "place beagle 1") == [makes, phrase("dogs-note-full-stall", coins=1)]
    assert offer(asked, "place beagle 1").marked(MarkKind.GOOD)
    assert not offer(asked, "place beagle 2").marked(MarkKind.GOOD)


def test_done_is_usual_when_nothing_waits_and_says_what_leaves() -> None:
    asked = question(do(opening(GAME, scenario("S40")), 0, "tidy"))
    assert offer(asked, "done").marked(MarkKind.USUAL)
    asked = question(opening(GAME, scenario("S15")))
    asked = question(do(opening(GAME, scenario("S15")), 0, "lift bulldog 2", "place poodle 2", "place poodle 2"))
    assert notes(asked, "done") == [phrase("dogs-note-leaves", count=1)]


def test_refusing_a_donation_is_usual_when_nothing_fits() -> None:
    state = do(opening(GAME, scenario("S15")), 0, "lift bulldog 2", "place poodle 2", "place poodle 2", "done")
    asked = question(state, 1)
    assert asked.ask == phrase("dogs-ask-donation", seat=Ref("seat", "0"), count=1)
    assert offer(asked, "done").path[0].label == phrase("dogs-level-done-donation")


def test_a_building_tells_its_cards_and_folds_the_choice() -> None:
    asked = question(opening(GAME, scenario("R30")))
    assert notes(asked, "send town-hall") == [
        phrase("dogs-note-card", card=Ref("card", "crate-cc")),
        phrase("dogs-note-card", card=Ref("card", "prized-dog")),
    ]
    assert asked.folds == ("card",)


def test_a_crate_says_how_much_gas_is_lost() -> None:
    text = scenario("S19").replace("crate-fgg", "crate-fgg crate-cc")
    asked = question(do(opening(GAME, text), 0, "send warehouse"))
    assert notes(asked, "take crate-fgg") == [phrase("dogs-note-gas-lost", gas=1)]


def test_the_last_stall_says_that_it_calls_the_final_round() -> None:
    asked = question(do(opening(GAME, scenario("S22")), 0, "send town-hall"))
    assert notes(asked, "build coins") == [
        phrase("dogs-note-extra-stall", points=5),
        phrase("dogs-note-final-round"),
        phrase("dogs-note-no-wage"),
    ]


def test_swaps_are_one_form() -> None:
    asked = question(do(opening(GAME, scenario("S23")), 0, "send warehouse"))
    assert asked.form is not None
    (field,) = asked.form.fields
    assert (field.least, field.most, asked.form.closes) == (0, 2, ("done",))
    assert {choice.texts: choice.limit for choice in field.choices} == {
        ("swap medicine food",): 2,
        ("swap gas food",): 2,
        ("swap gas medicine",): 2,
    }


def test_baskets_are_limited_by_the_purse_and_by_the_option() -> None:
    for name, most in (("S24", 3), ("S24-pet-limit", 2)):
        asked = question(do(opening(GAME, scenario(name)), 0, "send pet-shop"))
        assert asked.form is not None
        assert asked.form.fields[0].most == most


def test_cures_are_one_form_with_as_many_of_a_breed_as_lie_there() -> None:
    asked = question(do(opening(GAME, scenario("S25")), 0, "send veterinary"))
    assert asked.form is not None
    (field,) = asked.form.fields
    assert [(choice.texts, choice.limit) for choice in field.choices] == [(("cure mutt",), 1)]
    assert (field.least, field.most) == (0, 1)


def test_hungry_stalls_are_one_form_with_an_exact_number() -> None:
    asked = question(opening(GAME, scenario("S31")))
    assert asked.ask == phrase("dogs-ask-feed", count=1)
    assert asked.form is not None
    (field,) = asked.form.fields
    assert (field.least, field.most, len(field.choices)) == (1, 1, 4)
    assert notes(asked, "starve labrador 3") == [phrase("dogs-note-loses", points=0)]
    assert notes(asked, "starve beagle 1") == [phrase("dogs-note-loses", points=1)]


def test_the_fair_is_a_sheet_of_buying_selling_and_trading() -> None:
    asked = question(do(opening(GAME, scenario("S26")), 0, "send dog-fair"))
    assert path(asked, "buy rottweiler") == ("act buy", "breed rottweiler")
    assert path(asked, "trade") == ("act trade",)
    assert offer(asked, "skip").role is Role.EXIT
    assert "put" in asked.folds
    makes = phrase("dogs-note-makes", breed=Ref("breed", "rottweiler"), count=2, points=3)
    assert notes(asked, "buy rottweiler") == [makes, phrase("dogs-note-no-wage")]


def test_a_sale_tells_its_coins() -> None:
    asked = question(do(opening(GAME, scenario("S30")), 0, "send dog-fair", "sell poodle"))
    coins = [{arg.name: arg.value for arg in one.path[0].label.args}["coins"] for one in asked.offers]
    assert coins == [2, 3, 4, 5]


def test_letting_the_assistant_go_asks_back() -> None:
    asked = question(opening(GAME, scenario("S34")))
    assert offer(asked, "wage none").marked(MarkKind.COSTLY)
    assert not offer(asked, "wage card").marked(MarkKind.COSTLY)


def test_fuel_says_what_the_tank_holds_afterwards_and_what_is_lost() -> None:
    asked = question(opening(GAME, scenario("S35")))
    assert offer(asked, "fuel 1").path[0].label == phrase("dogs-level-fuel", coins=1, before=7, after=9)
    assert notes(asked, "fuel 1") == [phrase("dogs-note-gas-lost", gas=1)]
    assert offer(asked, "fuel 0").role is Role.EXIT
