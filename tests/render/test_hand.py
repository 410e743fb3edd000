"""What the hand picture must say (canon, section 11; badges: interaction design 1.6)."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from engines.core import Question, Ref, Seat
from engines.zombeasts.moons import Rules
from engines.zombeasts.view import View
from render.scene import Box, Scene, Sprite, Stamp, Text
from render.zombeasts.badges import badges
from render.zombeasts.fan import ONE, THREE, TWO, Fan, fan_for
from render.zombeasts.offered import offered
from render.zombeasts.verdicts import Grade, Verdict, verdicts
from tests.render.tables import DECK, FOUR, asked, held, moment, playing, question, seat, view
from tests.render.tables import TWO as SEATS
from tests.render.walk import Frame, boxes, texts, walk

HAND = ("blue-rat-3l", "blue-rabbit-2r", "green-rat-1r", "green-dog-3l", "red-rabbit-3l", "joker-dog-r")


PLAYING = playing(view(*SEATS, hand=HAND))


def judged(*cards: str) -> dict[str, Verdict]:
    at = view(*SEATS, hand=cards)
    return verdicts(at, DECK, offered(playing(at)))


def test_each_card_says_the_best_it_can_do() -> None:
    found = judged(*HAND)
    assert found == {
        "blue-rat-3l": Verdict(Grade.NONE),
        "blue-rabbit-2r": Verdict(Grade.COMPLETES, ("blue",)),
        "green-rat-1r": Verdict(Grade.PAIR, ("white",)),
        "green-dog-3l": Verdict(Grade.NEW, ("new", "white")),
        "red-rabbit-3l": Verdict(Grade.NEW, ("new", "white")),
        "joker-dog-r": Verdict(Grade.COMPLETES, ("blue",)),
    }


def test_captions_say_grade_and_place() -> None:
    said = texts(held(view(*SEATS, hand=HAND), moment(asked(0)), PLAYING))
    assert said.count("completes!") == 2
    assert said.count("in blue") == 2
    assert said.count("new moon") == said.count("or white") == 2
    assert {"pair!", "in white", "no place"} <= set(said)


def test_good_cards_have_a_gold_frame_and_gold_captions() -> None:
    scene = held(view(*SEATS, hand=HAND), moment(asked(0)), PLAYING)
    good = sum(verdict.good for verdict in judged(*HAND).values())
    assert good == 3
    gold = [item for item in scene.items if getattr(item, "fill", None) == "turn"]
    assert len(gold) == 2 * good + 1  # and the pill of the header


def test_a_card_without_a_place_is_veiled() -> None:
    scene = held(view(*SEATS, hand=HAND), moment(asked(0)), PLAYING)
    veils = [item.tile.veil for item in scene.items if isinstance(item, Stamp) and item.tile.height == 262]
    assert veils == ["night", None, None, None, None, None]


def test_with_the_carrot_only_what_is_offered_fits() -> None:
    at = view(*SEATS, hand=HAND, lifted="blue-cat-1r")
    found = verdicts(at, DECK, offered(question("carrot-in", "lay blue-rabbit-2r")))
    assert [card for card, verdict in found.items() if verdict.grade is Grade.FITS] == ["blue-rabbit-2r"]


def test_the_card_lifted_by_the_carrot_has_a_gold_ring_in_the_small_moons() -> None:
    at = view(*SEATS, hand=HAND, lifted="blue-dog-3l")
    (ring,) = boxes(held(at, moment(asked(0)), question("carrot-in")), "turn")
    assert 126 < ring.top < ring.bottom < 126 + 158
    assert ring.right < 238


def test_badges_number_the_hand_in_reading_order() -> None:
    at = view(*SEATS, hand=HAND)
    assert badges(at) == {Ref("card", card): number for number, card in enumerate(HAND, start=1)}


def badge_numbers(scene: Scene) -> set[str]:
    """The texts on white discs with an ink ring."""
    discs = [place for item, place in walk(scene) if isinstance(item, Box) and item.fill == "white"]
    return {
        item.text
        for item, place in walk(scene)
        if isinstance(item, Text) and any(within(place, disc) for disc in discs)
    }


def within(place: Frame, disc: Frame) -> bool:
    return disc.left < place.left < place.right < disc.right and disc.top <= place.top < disc.bottom


def test_numbers_stand_on_the_cards_only_while_something_is_asked() -> None:
    at = view(*SEATS, hand=HAND)
    numbers = {str(number) for number in badges(at).values()}
    assert badge_numbers(held(at, moment(asked(0)), PLAYING)) == numbers
    assert badge_numbers(held(at, moment(asked(1)))) == set()


def asking(at: View) -> list[str]:
    return texts(held(at, moment(asked(0)), playing(at)))


def test_jokers_say_with_whom_they_can_be_swapped() -> None:
    scene = held(view(*FOUR, hand=HAND), moment(asked(0)), playing(view(*FOUR, hand=HAND)))
    assert "Your joker can also be swapped with" in texts(scene)
    marks = {
        item.text for item, place in walk(scene) if isinstance(item, Text) and place.left > 900 and place.top < 126
    }
    assert {"B", "C", "D"} <= marks
    assert not [line for line in asking(view(*FOUR, hand=HAND[:5])) if "swap" in line]


def test_a_joker_without_a_place_is_for_swapping() -> None:
    full = seat(0, 1, ("blue-cat-1r blue-rat-2r", "joker-rabbit-r joker-e-r"))
    rival = seat(1, moons=("orange-cat-3r orange-rat-2l",))
    at = view(full, rival, hand=("joker-dog-r",))
    found = verdicts(at, DECK, offered(playing(at)))
    assert found == {"joker-dog-r": Verdict(Grade.SWAP)}
    assert "swap it" in asking(at)


def test_a_seat_that_is_not_asked_sees_who_is_and_plans_without_gold() -> None:
    at = view(*FOUR, hand=HAND, on_turn=Seat(1))
    scene = held(at, moment(asked(1)))
    assert {"not your turn", "Ben is on turn.", "completes!", "no place"} <= set(texts(scene))
    assert [item for item in scene.items if getattr(item, "fill", None) == "turn"][1:] == []
    assert veils(scene) == {None}


def test_after_the_end_no_card_says_where_it_would_fit() -> None:
    said = texts(held(view(*FOUR, hand=HAND, over=True), moment(points=(3, 2, 1, 0))))
    assert {"the end", "The session is over."} <= set(said)
    assert CAPTIONS.isdisjoint(said)


CAPTIONS = {"fits", "new moon", "pair!", "completes!", "no place", "swap it"}


def veils(scene: Scene) -> set[str | None]:
    return {item.tile.veil for item in scene.items if isinstance(item, Stamp)}


@pytest.mark.parametrize(
    "asks", [
        question("draw", "draw pile", "draw stock red-dog-1l"), question("bonus", "bonus red-dog-1l"),
        question("extra", "mouse red-dog-1l new", "pass"), question("extra", "carrot blue-cat-1r", "pass"),
        question("extra", "paw", "pass"),
    ], ids=("draw", "bonus", "mouse", "carrot", "paw"),
)  # fmt: skip
def test_cards_that_cannot_be_chosen_say_nothing(asks: Question) -> None:
    scene = held(view(*FOUR, hand=HAND), moment(asked(0)), asks)
    assert CAPTIONS.isdisjoint(texts(scene))
    assert veils(scene) == {None}


def test_discarding_marks_only_the_cards_that_fit_nowhere() -> None:
    scene = held(
        view(*SEATS, hand=HAND), moment(asked(0)), question("discard", *(f"discard {card}" for card in HAND))
    )
    assert [line for line in texts(scene) if line in CAPTIONS] == ["no place"]
    assert veils(scene) == {None}


def framed(scene: Scene) -> list[Frame]:
    """The gold frames, without those of the hand cards."""
    return boxes(scene, "turn")


def test_the_band_shows_the_stock_the_pile_and_the_hands_of_the_rivals() -> None:
    scene = held(view(*FOUR, hand=HAND), moment(asked(1)))
    below = [item.text for item, place in walk(scene) if isinstance(item, Text) and place.top > 660]
    assert {"PILE", "41", "STOCK", "RIVALS' HANDS", "Ben", "4", "Clementine", "3", "Dmitri", "6"} <= set(below)
    heads = [item.name for item, place in walk(scene) if isinstance(item, Sprite) and place.top > 660]
    assert {"zombie-rabbit", "zombie-dog", "crescent-ink"} <= set(heads)


def test_what_can_be_drawn_has_a_gold_frame() -> None:
    at = view(*FOUR, hand=HAND)
    every = ("draw pile", "draw stock red-dog-1l", "draw stock joker-d-r", "draw hand 1", "draw hand 3")
    for count in range(len(every) + 1):
        scene = held(at, moment(asked(0)), question("draw", *every[:count]))
        assert len(framed(scene)) == count
        assert all(660 < frame.top < frame.bottom < 830 for frame in framed(scene))


def test_the_bonus_is_framed_in_the_stock_and_the_mouse_frames_what_it_can_fetch() -> None:
    at = view(*FOUR, hand=HAND)
    assert len(framed(held(at, moment(asked(0)), question("bonus", "bonus red-dog-1l", "bonus joker-d-r")))) == 2
    mouse = question("extra", "mouse red-dog-1l new", "mouse red-dog-1l white", "pass")
    assert len(framed(held(at, moment(asked(0)), mouse))) == 1


def test_the_carrot_frames_the_own_cards_it_can_lift() -> None:
    scene = held(view(*FOUR, hand=HAND), moment(asked(0)), question("extra", "carrot blue-cat-1r", "pass"))
    (ring,) = framed(scene)
    assert 126 < ring.top < ring.bottom < 126 + 158


def test_the_last_round_stands_in_place_of_the_pile() -> None:
    said = texts(held(view(*FOUR, hand=HAND, pile=0, last_round=True, turns_left=2), moment(asked(1))))
    assert {"LAST", "ROUND", "2", "turns left"} <= set(said)


def test_a_swap_shows_the_joker_and_the_cards_that_it_can_take() -> None:
    at = view(*FOUR, hand=HAND[:5], air="joker-dog-r", rival=Seat(1))
    scene = held(at, moment(asked(0)), question("swap-take", "take red-dog-1r", "take orange-cat-3r"))
    assert {"swap it", "RIVALS' MOONS", "Ben"} <= set(texts(scene))
    assert {"Clementine", "Dmitri", "STOCK"}.isdisjoint(texts(scene))
    expected = Rules(DECK, quarters=True).takeable(at.seats[0].moons, at.seats[1].moons, "joker-dog-r")
    assert len(framed(scene)) == len(expected) > 0


def test_a_swap_shows_the_moons_of_every_rival_that_can_be_named() -> None:
    at = view(*FOUR, hand=HAND[:5], air="joker-dog-r")
    scene = held(at, moment(asked(0)), question("swap-seat", "rival 1", "rival 3"))
    assert {"Ben", "Dmitri"} <= set(texts(scene))
    assert "Clementine" not in texts(scene)
    assert scene.height > 900


def test_the_card_taken_says_what_it_does_and_where_it_can_go() -> None:
    at = view(*SEATS, hand=HAND[2:], air="blue-rabbit-2r", rival=Seat(1))
    scene = held(at, moment(asked(0)), question("place", "place blue"))
    assert [line for line in texts(scene) if line in CAPTIONS] == ["completes!"]
    (target,) = framed(scene)
    assert (target.left, target.top) == (16, 124)
    green = held(msgspec.structs.replace(at, air="green-cat-2l"), moment(asked(0)), question("place", "place new"))
    assert [frame.left for frame in framed(green)] == [16 + 236]


@pytest.mark.parametrize(
    ("count", "fan"), [(0, ONE), (6, ONE), (7, TWO), (14, TWO), (15, THREE), (30, THREE), (40, THREE)]
)
def test_the_more_cards_the_smaller(count: int, fan: Fan) -> None:
    assert fan_for(count) is fan


@pytest.mark.parametrize("count", range(1, 31))
def test_cards_and_captions_stay_apart_in_the_middle_and_above_the_band(count: int) -> None:
    fan = fan_for(count)
    spots = fan.spots(count)
    high = fan.size.height + fan.drop + fan.caption
    assert len(set(spots)) == count
    assert max(y for _, y in spots) + high <= fan.bottom(count)
    for row in {y for _, y in spots}:
        lefts = [x for x, y in spots if y == row]
        assert lefts == sorted(lefts)
        assert abs(lefts[0] + lefts[-1] + fan.size.width - 1200) <= 1
        assert lefts[0] >= fan.rim
        assert all(after - before >= fan.size.width + 2 * fan.rim for before, after in pairwise(lefts))
    rows = sorted({y for _, y in spots})
    assert all(after - before >= high + fan.rim for before, after in pairwise(rows))


def test_a_hand_that_nothing_can_hold_says_how_many_more_there_are() -> None:
    many = tuple(card for card in DECK.cards if card.startswith(("blue", "green")))[:36]
    said = texts(held(view(seat(0, 36), seat(1), hand=many), moment(asked(0)), question()))
    assert "+7 more" in said


def test_an_empty_hand_is_an_empty_picture_with_the_moons() -> None:
    scene = held(view(*SEATS, hand=()), moment(asked(1)))
    assert {"YOUR MOONS", "Zombeasts"} <= set(texts(scene))
    assert boxes(scene, "dusk")
