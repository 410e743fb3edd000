"""Facts about the reconstructed deck (canon, section 1)."""

from __future__ import annotations

from collections import Counter

from engines.zombeasts.deck import Card
from tests.engines.zombeasts.table import GAME

CARDS = list(GAME.deck.cards.values())
COLOURED = [card for card in CARDS if not card.joker]
JOKERS = [card for card in CARDS if card.joker]


def test_ninety_cards_of_which_ten_are_jokers() -> None:
    assert (len(CARDS), len(COLOURED), len(JOKERS)) == (90, 80, 10)


def test_twenty_cards_of_each_colour_five_of_each_animal() -> None:
    assert Counter(card.colour for card in COLOURED) == dict.fromkeys(("blue", "green", "orange", "red"), 20)
    assert set(Counter((card.colour, card.animal) for card in COLOURED).values()) == {5}


def test_as_many_left_as_right_cards() -> None:
    assert set(Counter((card.colour, card.side) for card in COLOURED).values()) == {10}
    assert Counter(card.side for card in JOKERS) == {"left": 5, "right": 5}


def test_draw_number_and_points_add_up_to_five() -> None:
    assert {card.draw + card.points for card in COLOURED} == {5}
    assert set(Counter((card.colour, card.draw) for card in COLOURED).values()) == {5}


def test_four_jokers_show_an_animal_and_are_worth_three() -> None:
    assert {card.draw for card in JOKERS} == {0}
    assert sorted((card.animal or "-", card.points) for card in JOKERS) == [
        *[("-", 0)] * 6,
        ("cat", 3),
        ("dog", 3),
        ("rabbit", 3),
        ("rat", 3),
    ]


def test_the_deck_holds_212_points() -> None:
    assert GAME.deck.points(GAME.deck.cards) == 212


def test_24_toys_sit_on_their_animals() -> None:
    toys = [card for card in CARDS if card.toy]
    owner = {"carrot": "rabbit", "mouse": "cat", "bone": "dog", "paw": "rat"}
    assert Counter(card.toy for card in toys) == dict.fromkeys(owner, 6)
    assert set(Counter((card.toy, card.side) for card in toys).values()) == {3}
    assert all(owner[card.toy or ""] == card.animal and card.draw in (2, 3) and not card.joker for card in toys)


def test_the_cards_of_the_rulebook_exist() -> None:
    assert GAME.deck.cards["green-dog-4l"] == Card("green-dog-4l", "green", "dog", "left", 4, 1, None)
    assert GAME.deck.cards["green-rat-1l"].points == 4
    assert GAME.deck.cards["orange-cat-2r"].draw == 2
    assert GAME.deck.cards["blue-rabbit-2r"].toy == "carrot"
    assert GAME.deck.cards["joker-cat-l"].animal == "cat"


def test_the_own_pack_gives_no_warning() -> None:
    assert GAME.warnings == ()
