"""The board and the hand as text: the sample of the canon (section 11), and what the options change."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Decision, DecisionId
from engines.zombeasts.view import Moon, SeatView, View
from render.contract import Moment
from render.split import split
from tests.render.words_table import ANN, BEN, TABLE, face, zombeasts

PLAY = Decision(DecisionId(1), ANN, "play", 12, "play")
FULL = ("green-dog-4l", "green-cat-4l", "green-rat-1l", "green-rat-3l")


def _view(**changes: object) -> View:
    """The table of the canon's sample: Ann to play in turn 12."""
    ann = SeatView(
        seat=ANN, hand=4, moons=(Moon("blue", ("blue-cat-1r", "blue-dog-4r")), Moon("white", ("joker-rat-l",))),
        full_moons=2, won_cards=8, won=FULL * 2, points=23, minus=(), minus_points=0,
    )  # fmt: skip
    ben = SeatView(
        seat=BEN, hand=5, moons=(), full_moons=1, won_cards=4, won=FULL, points=9,
        minus=("red-dog-4r", "red-rat-1r"), minus_points=5,
    )  # fmt: skip
    table = View(
        seat=None, hand=(), seats=(ann, ben), turn=12, on_turn=ANN, pile=41,
        stock=("blue-rabbit-1l", "red-dog-1l", "joker-d-r"), discard=(), laid=None, pair=False, due=0, robbed=(),
        slept=(), air=None, rival=None, lifted=None, last_round=False, turns_left=0, over=False, quarters=True,
        master=False, open_scores=True,
    )  # fmt: skip
    return replace(table, **changes)


def _board(view: View, *pending: Decision) -> tuple[str, ...]:
    return face().board_text(view, Moment(TABLE, pending))


def test_the_board_says_what_the_sample_of_the_canon_says() -> None:
    ann = (
        "● Ann: 4 cards in hand, 2 full moons, 23 points, no minus cards.",
        "Blue moon, 2 cards: cat draw 1 right (4 points), dog draw 4 right (1 point). Open: two left.",
        "White moon, 1 card: rat joker left (3 points). Open: one left, two right.",
    )
    assert _board(_view(), PLAY) == (
        "Turn 12, ● Ann is choosing a card.",
        "Pile 41. Stock: blue rabbit draw 1 left; red dog draw 1 left; joker without animal, right.",
        "\n".join(ann),
        "■ Ben: 5 cards in hand, 1 full moon, 9 points, minus 5 on 2 cards.\nNo moon.",
    )


def test_the_readers_own_seat_comes_first() -> None:
    assert _board(_view(seat=BEN), PLAY)[2].startswith("■ Ben")


def test_without_quarters_places_have_no_side() -> None:
    assert "Open: 2 of any side." in _board(_view(quarters=False), PLAY)[2]


def test_hidden_scores_leave_the_number_of_cards_won() -> None:
    seats = tuple(replace(seat, points=None, won=None) for seat in _view().seats)
    assert "2 full moons, 8 cards won, no minus cards" in _board(_view(seats=seats, open_scores=False), PLAY)[2]


def test_what_is_on_its_way_is_said() -> None:
    shared = _board(_view(laid="blue-dog-4r", air="joker-cat-l", due=3, discard=("red-cat-4l",)), PLAY)[1]
    assert shared.splitlines()[1:] == [
        "Discard pile: red cat draw 4 left.",
        "Laid last: blue dog 4, draw 4.",
        "Cat joker is on its way.",
        "3 cards are still to be drawn.",
    ]


def test_toys_are_named_only_where_they_work() -> None:
    stock = ("blue-cat-2l",)
    assert "blue cat draw 2 left, mouse." in _board(_view(stock=stock, master=True), PLAY)[1]
    assert "mouse" not in _board(_view(stock=stock), PLAY)[1]


def test_several_seats_that_are_asked_are_all_named() -> None:
    asked = tuple(Decision(DecisionId(seat), seat, "discard", 12, "discard") for seat in (ANN, BEN))
    assert _board(_view(), *asked)[0] == "Turn 12. Still to answer: ● Ann and ■ Ben."


def test_the_last_round_is_said_with_the_turns_left() -> None:
    view = _view(pile=0, last_round=True, turns_left=1, stock=())
    assert _board(view, PLAY)[1] == "Pile empty, last round: 1 turn left. Stock: empty."
    assert face().headline(view, Moment(TABLE)) == "turn 12 · last round, 1 turn left"
    assert face().headline(_view(), Moment(TABLE)) == "turn 12 · pile 41"


def test_the_hand_is_numbered_as_in_the_picture_with_every_place_and_swap() -> None:
    hand = ("red-dog-2l", "blue-cat-1l", "joker-cat-l")
    rival = replace(_view().seats[1], moons=(Moon("red", ("red-rat-1r", "red-cat-4l")),))
    view = _view(seat=ANN, hand=hand, seats=(_view().seats[0], rival))
    swaps = "Swap for: Ben's red rat 1, Ben's red cat 4."
    assert face().hand_text(view, Moment(TABLE, (PLAY,)), None)[0].splitlines() == [
        "Your hand:",
        "1. Red dog draw 2 left, 3 points. Fits: new red moon, white moon.",
        "2. Blue cat draw 1 left, 4 points. Fits: blue moon (pair).",
        f"3. Cat joker, left, 3 points. Fits: blue moon (pair), white moon. {swaps}",
    ]
    assert [number for number, _ in enumerate(hand, 1)] == list(face().badges(view).values())


AROUND = "Pile 41. Stock: blue rabbit draw 1 left; red dog draw 1 left; joker without animal, right."


def test_an_empty_hand_is_said() -> None:
    assert face().hand_text(_view(seat=ANN), Moment(TABLE), None)[0] == "Your hand is empty."


def test_below_the_hand_stand_pile_stock_and_how_many_cards_the_rivals_hold() -> None:
    around = face().hand_text(_view(seat=ANN, hand=("red-dog-2l",)), Moment(TABLE, (PLAY,)), None)[1]
    assert around == f"{AROUND}\nRivals' hands: ■ Ben 5 cards."
    seats = (_view().seats[0], replace(_view().seats[1], hand=1))
    assert "■ Ben 1 card." in face().hand_text(_view(seat=ANN, seats=seats), Moment(TABLE), None)[1]


def test_a_swap_says_what_the_joker_can_take_and_where_the_card_taken_fits() -> None:
    rival = replace(_view().seats[1], moons=(Moon("red", ("red-rat-1r", "red-cat-4l")),))
    view = _view(seat=ANN, hand=("red-dog-2l",), seats=(_view().seats[0], rival), air="joker-cat-l", rival=BEN)
    take = Decision(DecisionId(2), ANN, "swap-take", 12, "swap-take")
    said = face().hand_text(view, Moment(TABLE, (take,)), None)[1].splitlines()[0]
    assert said == "Cat joker is on its way. Swap for: Ben's red rat 1, Ben's red cat 4."
    assert face().hand_alt(view, Moment(TABLE, (take,))).startswith(said)
    place = Decision(DecisionId(3), ANN, "place", 12, "place")
    taken = replace(view, air="blue-cat-1l")
    said = face().hand_text(taken, Moment(TABLE, (place,)), None)[1].splitlines()[0]
    assert said == "Blue cat 1 is on its way. Fits: blue moon (pair)."


def test_the_alt_text_of_a_hand_begins_with_the_sources_while_something_is_drawn() -> None:
    view = _view(seat=ANN, hand=("red-dog-2l",), due=2)
    draw = Decision(DecisionId(2), ANN, "draw", 12, "draw")
    alt = face().hand_alt(view, Moment(TABLE, (draw,)))
    assert alt.startswith(f"{AROUND} Rivals' hands: ■ Ben 5 cards. Your hand:")


def test_the_alt_text_of_a_large_hand_keeps_pile_stock_and_rivals() -> None:
    hand = tuple(card for card in zombeasts().deck.cards if card.startswith(("red", "joker")))  # type: ignore[attr-defined]  # Zombeasts has a deck
    alt = face().hand_alt(_view(seat=ANN, hand=hand), Moment(TABLE, (PLAY,)))
    assert 900 < len(alt) <= 1000
    assert alt.startswith("Your hand: 1. ")
    assert alt.endswith(f"{AROUND} Rivals' hands: ■ Ben 5 cards.")


def test_alt_texts_begin_with_what_is_asked_and_point_to_the_full_text() -> None:
    alt = face().board_alt(_view(), Moment(TABLE, (PLAY,)))
    assert alt.startswith("Zombeasts board. Turn 12, ● Ann is choosing a card. Pile 41.")
    assert alt.endswith("Full text: press Text.")
    hand = face().hand_alt(_view(seat=ANN, hand=("red-dog-2l",)), Moment(TABLE, (PLAY,)))
    assert "Your moons: blue moon 2 of 4, white moon 1 of 4." in hand


def test_b48_a_long_text_is_split_between_paragraphs() -> None:
    assert split(("a" * 5, "b" * 5, "c" * 5), 12) == ("aaaaa\n\nbbbbb", "ccccc")


def test_b48_a_paragraph_that_is_too_long_is_split_between_lines_then_words() -> None:
    assert split(("one\ntwo three four",), 9) == ("one", "two three", "four")
    assert split(("x" * 25,), 10) == ("x" * 10, "x" * 10, "x" * 5)


def test_b48_splitting_loses_no_word() -> None:
    paragraphs = [" ".join(f"word{number}" for number in range(length)) for length in (3, 400, 7, 900)]
    messages = split(paragraphs)
    assert " ".join(messages).split() == " ".join(paragraphs).split()
    assert all(0 < len(message) <= 2000 for message in messages)
