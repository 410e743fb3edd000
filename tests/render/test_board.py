"""What the board must say (canon, section 11) and how it says it."""

from __future__ import annotations

import itertools

import pytest

from engines.core import Seat
from engines.zombeasts.deck import Card
from engines.zombeasts.events import FullMoon, JokerShown, Laid, LastRound, Stuck, Swapped
from render.painter import draw
from render.scene import Box, Corner, Scene, Sprite, Stamp, Text, Trail
from render.zombeasts.cards import STOCK, whole
from render.zombeasts.quarters import BIG, quarter, seats_of
from tests.render.tables import DECK, FOUR, TWO, asked, moment, seat, shown, view
from tests.render.walk import boxes, sprites, texts, walk


@pytest.mark.parametrize(("seats", "height"), [(2, 802), (3, 1001), (4, 1200)])
def test_the_height_follows_the_number_of_seats(seats: int, height: int) -> None:
    scene = shown(view(*FOUR[:seats]), moment(asked(0), names=("A", "B", "C", "D")[:seats]))
    assert (scene.width, scene.height) == (1200, height)


def test_the_fixed_layer_is_the_same_for_all_pictures_of_a_layout() -> None:
    first = shown(view(*FOUR), moment(asked(0)))
    later = shown(view(*FOUR, turn=30, pile=3), moment(asked(2)))
    assert first.fixed == later.fixed
    assert first.items != later.items


def test_the_board_says_who_has_what() -> None:
    said = texts(shown(view(*FOUR), moment(asked(0))))
    for name in ("Anna", "Ben", "Dmitri"):
        assert name in said
    assert {"Turn 12", "Anna to play", "41", "STOCK", "Anna drew 2."} <= set(said)
    assert {"20", "10", "\N{MINUS SIGN}3", "\N{MINUS SIGN}1"} <= set(said)


def test_hidden_scores_show_cards_instead_of_points() -> None:
    seats = tuple(seat(place, won=2, points=None, won_cards=9) for place in range(2))
    said = texts(shown(view(*seats, open_scores=False), moment(asked(0), names=("Anna", "Ben"))))
    assert "9" in said
    assert "cards" in said
    assert "pts" not in said


@pytest.mark.parametrize("place", range(4))
def test_the_seat_that_is_asked_has_the_gold_frame_and_the_pointer(place: int) -> None:
    scene = shown(view(*FOUR), moment(asked(place)))
    (frame,) = boxes(scene, "turn")
    assert frame.top < 334 + 199 * place + 20 < frame.bottom
    (pointer,) = sprites(scene, "pointer")
    assert frame.top < pointer.top < pointer.bottom < frame.bottom


def test_several_seats_asked_have_a_frame_each_and_stand_side_by_side_in_the_pill() -> None:
    scene = shown(view(*FOUR), moment(asked(0, "discard"), asked(1, "discard"), asked(3, "discard")))
    assert len(boxes(scene, "turn")) == 3
    assert "discard" in texts(scene)
    in_the_pill = [frame for item, frame in walk(scene)
                   if isinstance(item, Sprite) and item.name.startswith("seat-") and frame.bottom < 84]  # fmt: skip
    assert len(in_the_pill) == 3
    assert all(one.right < two.left for one, two in itertools.pairwise(in_the_pill))


def test_first_cards_of_a_side_lie_at_the_top_and_second_ones_below() -> None:
    cards = tuple(DECK.cards[card] for card in ("blue-cat-1r", "joker-a-l", "blue-dog-3l", "joker-d-r"))
    places = {card.id: corner for corner, card in seats_of(cards, quarters=True).items()}
    assert places == {
        "blue-cat-1r": Corner.TOP_LEFT, "joker-d-r": Corner.BOTTOM_RIGHT,
        "joker-a-l": Corner.TOP_RIGHT, "blue-dog-3l": Corner.BOTTOM_LEFT,
    }  # fmt: skip


def test_without_quarters_places_are_neutral_and_filled_in_order() -> None:
    cards = tuple(DECK.cards[card] for card in ("blue-cat-1l", "blue-dog-3l", "joker-a-l"))
    assert list(seats_of(cards, quarters=False)) == [Corner.TOP_LEFT, Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT]
    on, off = (
        texts(shown(view(*TWO, stock=(), quarters=quarters), moment(asked(0)))) for quarters in (True, False)
    )
    assert on.count("L") + on.count("R") - off.count("L") - off.count("R") == 9


def test_free_places_say_which_side_they_take() -> None:
    said = texts(shown(view(seat(0, 3, ("blue-cat-1r",)), seat(1), stock=()), moment(asked(0))))
    assert (said.count("L"), said.count("R")) == (
        2,
        1 + 3,
    )  # R heads the red column and stands in its two empty places


def test_the_card_laid_last_has_a_magenta_ring_where_it_lies() -> None:
    event = Laid(Seat(0), 12, "joker-cat-l", "blue", begun=False, pair=True)
    (ring,) = boxes(shown(view(*FOUR), moment(asked(1), events=(event,))), "last")
    assert (ring.left, ring.top) == (228 - 6, 340 + 92 - 6)
    assert ring.right - ring.left == 90 + 12


def test_without_events_the_card_laid_in_this_turn_is_marked() -> None:
    assert len(boxes(shown(view(*FOUR, laid="joker-cat-l"), moment(asked(0))), "last")) == 1
    assert not boxes(shown(view(*FOUR), moment(asked(0))), "last")


def test_a_swap_is_a_trail_with_two_heads_between_the_two_cards() -> None:
    events = (
        JokerShown(Seat(1), 12, "joker-rat-l"),
        Swapped(Seat(1), 12, "joker-rat-l", "red-dog-1r", Seat(0), "white", "white"),
        Laid(Seat(1), 12, "red-dog-1r", "red", begun=True, pair=False, source="swap"),
    )
    scene = shown(view(*FOUR), moment(asked(1), events=events))
    (trail,) = [item for item, _ in walk(scene) if isinstance(item, Trail)]
    assert trail.both
    assert trail.y < 334 + 199 < trail.to_y
    assert len(boxes(scene, "last")) == 2


def test_a_swap_whose_card_has_left_the_table_has_no_trail() -> None:
    events = (
        Swapped(Seat(1), 12, "joker-rat-l", "red-cat-1l", Seat(0), "white", "white"),
        Laid(Seat(1), 12, "red-cat-1l", "red", begun=False, pair=False, source="swap"),
        FullMoon(Seat(1), 12, "red", (), 11),
    )
    scene = shown(view(*FOUR), moment(asked(1), events=events))
    assert not [item for item, _ in walk(scene) if isinstance(item, Trail)]
    assert "full moon: +11" in texts(scene)


def test_full_moons_and_stuck_hands_mark_the_piles_they_went_to() -> None:
    full = boxes(shown(view(*TWO), moment(asked(0), events=(FullMoon(Seat(0), 11, "red", (), 12),))), "last")
    stuck = boxes(shown(view(*TWO), moment(asked(0), events=(Stuck(Seat(1), 11, ("red-dog-4r",), 1),))), "last")
    assert [frame.top < 334 + 98 < frame.bottom for frame in full] == [True]
    assert [frame.top < 533 + 156 < frame.bottom for frame in stuck] == [True]


def test_the_last_round_is_said_three_times_over() -> None:
    events = (LastRound(Seat(0), 43, 3),)
    scene = shown(view(*FOUR, pile=0, last_round=True, turns_left=2, stock=()), moment(asked(2), events=events))
    said = texts(scene)
    assert {"last round", "LAST", "ROUND", "2", "turns left"} <= set(said)
    assert "Turn 12" not in said
    assert not sprites(scene, "card-back")
    empty = [
        item
        for item, _ in walk(scene)
        if isinstance(item, Box) and item.pen and item.pen.dash and item.height == 148
    ]
    assert len(empty) == 4  # three of the stock, one for the card laid


def test_nobody_is_told_to_draw_in_the_last_round() -> None:
    at = view(*FOUR, pile=0, last_round=True, turns_left=2, laid="joker-cat-l")
    assert not [
        line for line in texts(shown(at, moment(asked(0, "extra")))) if "draw" in line and line != "Anna drew 2."
    ]


def test_the_board_shows_what_is_still_to_draw() -> None:
    assert "3 to draw" in texts(shown(view(*FOUR, laid="joker-cat-l", due=3), moment(asked(0, "draw"))))


def test_a_pair_lets_the_seat_attack() -> None:
    said = texts(shown(view(*FOUR, laid="joker-cat-l", pair=True), moment(asked(0, "extra"))))
    assert {"Anna attacks", "cat joker", "a pair: play on!"} <= set(said)


def test_a_card_in_the_air_is_shown_in_the_middle() -> None:
    said = texts(shown(view(*FOUR, air="joker-dog-r"), moment(asked(0, "swap-seat"))))
    assert {"Anna swaps", "dog joker"} <= set(said)


def test_toys_and_the_discard_pile_appear_only_for_masters() -> None:
    seats = (seat(0, 3, ("green-cat-2l", "blue-dog-3l")), seat(1))
    plain = shown(view(*seats), moment(asked(0)))
    master = shown(view(*seats, master=True, discard=("red-dog-1l", "blue-rat-4l")), moment(asked(0)))
    assert not sprites(plain, "toy-mouse") + sprites(plain, "toy-bone")
    assert len(sprites(master, "toy-mouse")) == len(sprites(master, "toy-bone")) == 1
    assert len(sprites(plain, "moon")) == 1
    assert not sprites(master, "moon")
    assert {"DISCARDED", "2"} <= set(texts(master))


def test_the_end_shows_the_score_best_first_with_a_crown_for_the_winner() -> None:
    at = view(*FOUR, over=True, pile=0, last_round=True, stock=())
    scene = shown(at, moment(points=(20, 31, 10, -3)))
    said = texts(scene)
    assert {"final score", "Ben wins", "31", "\N{MINUS SIGN}3"} <= set(said)
    order = [text for text in said if text in ("Anna", "Ben", "Clementine", "Dmitri")]
    assert order[:4] == ["Ben", "Anna", "Clementine", "Dmitri"]
    assert len(sprites(scene, "icon-crown")) == 2
    assert not sprites(scene, "pointer")


def test_winners_who_share_stand_side_by_side() -> None:
    scene = shown(view(*FOUR, over=True, pile=0, stock=()), moment(points=(31, 31, 10, -3)))
    assert "share the win" in texts(scene)
    assert len(sprites(scene, "icon-crown")) == 3


def test_the_first_turn_is_an_empty_table() -> None:
    scene = shown(view(seat(0), seat(1), turn=1, pile=81), moment(asked(0), names=("Anna", "Ben")))
    assert {"Turn 1", "81", "Anna to play", "0"} <= set(texts(scene))
    assert not boxes(scene, "last")


def test_things_that_only_an_owners_pack_has_are_shown_by_their_letter() -> None:
    owl = Card("violet-owl-2l", "violet", "owl", "left", 2, 3, "kite")
    for tile in (whole(owl, STOCK, toys=True), quarter(owl, Corner.TOP_LEFT, BIG, toys=True)):
        letters = [item.text for item in tile.items if isinstance(item, Text)]
        assert {"O", "K", "2", "3"} <= set(letters)
        draw(Scene(200, 200, "night", (), (Stamp(0, 0, tile),)))
