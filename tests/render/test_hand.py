"""What the hand picture must say (canon, section 11; badges: interaction design 1.6)."""

from __future__ import annotations

import pytest

from engines.core import Ref, Seat
from render.scene import Box, Scene, Stamp, Text
from render.zombeasts.badges import badges
from render.zombeasts.fan import ONE, THREE, TWO, Fan, fan_for
from render.zombeasts.verdicts import Grade, Verdict, verdicts
from tests.render.tables import DECK, FOUR, asked, held, moment, question, seat, view
from tests.render.tables import TWO as SEATS
from tests.render.walk import boxes, texts, walk

HAND = ("blue-rat-3l", "blue-rabbit-2r", "green-rat-1r", "green-dog-3l", "red-rabbit-3l", "joker-dog-r")


def judged(*cards: str) -> dict[str, Verdict]:
    return verdicts(view(*SEATS, hand=cards), DECK, None)


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
    said = texts(held(view(*SEATS, hand=HAND), moment(asked(0)), question()))
    assert said.count("completes!") == 2
    assert said.count("in blue") == 2
    assert said.count("new moon") == said.count("or white") == 2
    assert {"pair!", "in white", "no place"} <= set(said)


def test_good_cards_have_a_gold_frame_and_gold_captions() -> None:
    scene = held(view(*SEATS, hand=HAND), moment(asked(0)), question())
    good = sum(verdict.good for verdict in judged(*HAND).values())
    assert good == 3
    gold = [item for item in scene.items if getattr(item, "fill", None) == "turn"]
    assert len(gold) == 2 * good + 1  # and the pill of the header


def test_a_card_without_a_place_is_veiled() -> None:
    scene = held(view(*SEATS, hand=HAND), moment(asked(0)), question())
    veils = [item.tile.veil for item in scene.items if isinstance(item, Stamp) and item.tile.height == 262]
    assert veils == ["night", None, None, None, None, None]


def test_with_the_carrot_only_what_is_offered_fits() -> None:
    at = view(*SEATS, hand=HAND, lifted="blue-cat-1r")
    found = verdicts(at, DECK, question("carrot-in", "lay blue-rabbit-2r"))
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
        item.text for item, place in walk(scene) if isinstance(item, Text)
        and any(disc.left < place.left < place.right < disc.right and disc.top <= place.top for disc in discs)
    }  # fmt: skip


def test_numbers_stand_on_the_cards_only_while_something_is_asked() -> None:
    at = view(*SEATS, hand=HAND)
    numbers = {str(number) for number in badges(at).values()}
    assert badge_numbers(held(at, moment(asked(0)), question())) == numbers
    assert badge_numbers(held(at, moment(asked(1)))) == set()


def test_jokers_say_with_whom_they_can_be_swapped() -> None:
    said = texts(held(view(*FOUR, hand=HAND), moment(asked(0)), question()))
    assert "Your joker can also be swapped" in said
    assert "for a card of Ben, Clementine and Dmitri" in said
    alone = texts(held(view(*FOUR, hand=HAND[:5]), moment(asked(0)), question()))
    assert not [line for line in alone if "swap" in line]


def test_a_larger_hand_says_the_same_in_one_line() -> None:
    said = texts(held(view(*FOUR, hand=(*HAND, "red-cat-1l", "red-cat-4l")), moment(asked(0)), question()))
    assert "Joker swap with" in said


def test_a_seat_that_is_not_asked_sees_who_is() -> None:
    at = view(*FOUR, hand=HAND, on_turn=Seat(1))
    said = texts(held(at, moment(asked(1))))
    assert {"not your turn", "Ben is on turn."} <= set(said)


@pytest.mark.parametrize(
    ("count", "fan"), [(0, ONE), (6, ONE), (7, TWO), (14, TWO), (15, THREE), (30, THREE), (40, THREE)]
)
def test_the_more_cards_the_smaller(count: int, fan: Fan) -> None:
    assert fan_for(count) is fan


@pytest.mark.parametrize("fan", [ONE, TWO, THREE])
def test_cards_and_captions_stay_apart_and_above_the_strip(fan: Fan) -> None:
    last = fan.room - 1
    right, bottom = fan.spot(last)[0] + fan.size.width, fan.spot(last)[1] + fan.size.height + fan.drop + fan.caption
    assert right + fan.rim <= 1200
    assert bottom <= 830
    assert fan.step_x >= fan.size.width + 2 * fan.rim
    assert fan.rows == 1 or fan.step_y >= fan.size.height + fan.drop + fan.caption + fan.rim
    assert fan.x >= fan.rim


def test_a_hand_that_nothing_can_hold_says_how_many_more_there_are() -> None:
    many = tuple(card for card in DECK.cards if card.startswith(("blue", "green")))[:36]
    said = texts(held(view(seat(0, 36), seat(1), hand=many), moment(asked(0)), question()))
    assert "+7 more" in said


def test_an_empty_hand_is_an_empty_picture_with_the_moons() -> None:
    scene = held(view(*SEATS, hand=()), moment(asked(1)))
    assert {"YOUR MOONS", "Zombeasts"} <= set(texts(scene))
    assert boxes(scene, "dusk")
