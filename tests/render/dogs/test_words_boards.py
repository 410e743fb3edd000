"""The boards of Dogs as text: the sample of the canon (section 11), the own ARC, alt texts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engines.core import Ref, Seat
from engines.dogs.state import State, Status
from engines.dogs.tokens import Kind, Token
from render.contract import Moment, Table
from tests.engines.dogs.table import GAME, deal
from tests.render.dogs.table import dogs
from tests.render.dogs.words_walks import face, heard, tellings, walks
from tests.render.words_table import ANN, BEN, CLEO, TABLE

MUTT, POODLE = Token("mutt", Kind.SICK), Token("poodle", Kind.HEALTHY)


def _state(**ann: Any) -> State:
    """Three seats, few dogs on the map, Ann to drive."""
    state = deal(3, **{"first-seat": "0"})
    areas = (replace(state.areas[0], **ann), *state.areas[1:])
    laid = dogs(c1="mutt sick", c2="bulldog", c9="beagle", f11="poodle reward")
    return replace(state, dogs=laid, areas=areas, fair=(), fair_card="fair-1", display=((),) * 5)


def _board(state: State, seat: Seat | None = None) -> tuple[str, ...]:
    return face().board_text(GAME.view(state, seat), Moment(TABLE, GAME.pending(state)))


def _hand(state: State, seat: Seat = ANN) -> tuple[str, ...]:
    return face().hand_text(GAME.view(state, seat), Moment(TABLE, GAME.pending(state)), None)


DRIVING = {"moved": True, "place": "f9", "gas": 3, "truck": (POODLE, MUTT)}


def test_the_head_says_round_phase_and_who_is_asked_for_what() -> None:
    assert _board(_state())[0].splitlines() == [
        "Round 1, driving: ● Ann is driving.",
        "● Ann holds the starting marker.",
    ]


def test_dogs_are_grouped_by_side_and_by_the_gas_to_them() -> None:
    city, country = _board(_state())[1:3]
    assert city.splitlines()[:3] == [
        "City, gas from ● Ann's truck:",
        "1 gas: c1 Station Steps, sick Mutt; c2 Clock Square, Bulldog.",
        "3 gas: c9 School Yard, Beagle.",
    ]
    assert city.splitlines()[3].startswith("Empty: c3 Fountain Corner, c4 Bakery Lane, c5 Cinema Row, c6 ")
    assert "3 gas: f11 Pine Wood, reward Poodle (4 coins)." in country.splitlines()
    assert country.splitlines()[-1].startswith("In the bag: 23 dogs (")


def test_the_gas_is_counted_from_the_readers_own_truck() -> None:
    assert "2 gas: f11 Pine Wood" not in _board(_state(**DRIVING), BEN)[2]
    assert "1 gas: f11 Pine Wood, reward Poodle (4 coins)." in _board(_state(**DRIVING))[2].splitlines()
    assert _board(_state(), CLEO)[1].startswith("City, gas from ▲ Cleo's truck:")


def test_trucks_say_where_they_are_and_what_they_carry() -> None:
    state = _state(**DRIVING)
    stays = replace(state.areas[1], status=Status.STAYED)
    home = replace(state.areas[2], status=Status.HOME, moved=True)
    state = replace(state, areas=(state.areas[0], stays, home), returned=(CLEO,))
    assert _board(state)[3].splitlines() == [
        "● Ann at f9 Corn Field with Poodle, sick Mutt; 3 gas.",
        "■ Ben stayed at the centre.",
        "▲ Cleo drove home as number 1.",
    ]


def test_buildings_say_cards_and_workers_and_the_fair_its_price() -> None:
    state = replace(
        _state(),
        display=(("prized-dog", "crate-fgg"), (), (), (), ()),
        workers=((ANN, BEN), (), (), (), ()),
        fair=("mutt", "mutt", "poodle"),
    )
    lines = _board(state)[4].splitlines()
    assert lines[:2] == [
        "Town Hall: Prized Dog, crate (food, 2 gas). Workers: ● Ann, ■ Ben.",
        "Warehouse: no card left.",
    ]
    assert lines[-1].startswith("The Fair: price 7 coins, 3 dogs: Mutt x2, Poodle. It buys ")


def test_a_seat_says_goods_stalls_infirmary_and_cards() -> None:
    stalls = (("beagle",) * 3, ("mutt", "mutt", "poodle"))
    cards = ("free-entry", "town-hall", "town-hall")
    seat = _board(_state(stalls=stalls, infirmary=("mutt",), cards=cards, assistant=False))[5]
    assert seat.splitlines() == [
        "● Ann: 3 coins, 2 food, 2 medicine, 6 gas; 18 points so far.",
        "Stalls 1: Beagle x3; 2: Mutt x2, Poodle.",
        "Infirmary 1/6: Mutt.",
        "Cards: Free Entry, 2 x Town Hall.",
        "Without an assistant; 2 workers left.",
    ]


def test_the_readers_own_seat_comes_first() -> None:
    assert _board(_state(), BEN)[5].startswith("■ Ben: ")
    assert _board(_state(), BEN)[-1].startswith("● Ann: ")


def test_the_own_arc_numbers_the_dogs_in_reach_as_the_picture_does() -> None:
    state = _state(**{**DRIVING, "gas": 2})
    assert _hand(state)[0].splitlines() == [
        "In reach:",
        "1. f11 Pine Wood, reward Poodle: 1 gas, 4 coins.",
        "2. c1 Station Steps, sick Mutt: 2 gas, empties your tank.",
        "3. c2 Clock Square, Bulldog: 2 gas, empties your tank.",
    ]
    badges = face().badges(GAME.view(state, ANN))
    assert badges == {Ref("space", "f11"): 1, Ref("space", "c1"): 2, Ref("space", "c2"): 3}


def test_with_dog_exchange_the_dogs_out_of_reach_are_numbered_too() -> None:
    reach = _hand(_state(**{**DRIVING, "cards": ("dog-exchange",)}))[0].splitlines()
    assert reach[-2:] == ["Also to be exchanged:", "4. c9 School Yard, Beagle."]


def test_the_own_arc_says_stalls_with_points_needs_cards_and_score() -> None:
    state = _state(stalls=(("mutt", "mutt"), (), ("bulldog",)), cards=("trained-dog",), truck=(POODLE,))
    _, arc, cards, score = _hand(state)
    assert arc.splitlines() == [
        "In the ARC: 3 coins, 2 food, 2 medicine, 6 of 9 gas.",
        "2 stalls need food in this round.",
        "On the truck: Poodle.",
        "Stall 1 (2 points): Mutt x2.",
        "Stall 2 (0 points): empty.",
        "Stall 3 (2 points): Bulldog.",
        "Stall 4 is not built: 3 points with a dog.",
        "Stall 5 is not built: 5 points with a dog.",
        "Infirmary 0/6.",
    ]
    assert cards.splitlines() == [
        "Cards: Trained Dog.",
        "Trained Dog: When you sell a dog to the Dog Fair: 1 extra coin.",
    ]
    assert score.splitlines() == [
        "Points so far: Stalls 2, 1 extra stall 2, 2 breeds 4, 10 goods 3, in all 11.",
        "The Fair would buy Bulldog.",
    ]


def test_dogs_that_look_for_a_home_are_said() -> None:
    state, _ = heard("S15", "0: lift bulldog 2; place poodle 2; place poodle 2; done")
    assert "To be housed: Bulldog." in "\n".join(_board(state))
    assert "To be housed: Bulldog." in "\n".join(_hand(state, BEN))
    state, _ = heard("S17", "1: give mutt")
    assert "Set aside: Mutt." in "\n".join(_hand(state, BEN))
    assert "Sick ones to the infirmary: " in "\n".join(_hand(state, BEN))


def test_whoever_watches_has_no_arc() -> None:
    assert face().hand_text(GAME.view(_state(), None), Moment(TABLE), None) == ()


def test_the_headline_says_round_and_phase() -> None:
    state = _state()
    assert face().headline(GAME.view(state, None), Moment(TABLE)) == "round 1 · driving"
    assert face().headline(GAME.view(replace(state, final=True), None), Moment(TABLE)) == "final round · driving"
    assert face().headline(GAME.view(walks()[0].last, None), Moment(TABLE)) == "final score"
    called = _board(replace(state, final=True, final_next=False))[0]
    assert called.startswith("Final round (1), driving: ")
    assert "The next round is the final one." in _board(replace(state, final_next=True))[0]


def test_a_finished_session_says_so_and_leaves_buildings_out() -> None:
    board = _board(walks()[0].last)
    assert board[0].startswith("The session is over after round ")
    assert "Town Hall" not in "\n".join(board[:3])


def test_all_who_are_asked_side_by_side_are_named_with_their_question() -> None:
    state, _ = heard("S44", "0: home")
    head = _board(state)[0]
    assert "● Ann is taking a return bonus" in head
    assert "■ Ben is driving" in head


def test_alt_texts_keep_their_limit_even_with_long_names() -> None:
    people = Table("k3f9", tuple(replace(person, name=person.name.ljust(32, "x")) for person in TABLE.people))
    for view, reader, moment in tellings():
        crowded = replace(moment, table=people)
        alt = face().board_alt(view, crowded)
        assert len(alt) <= 1000
        assert alt.startswith("Dogs board")
        assert alt.endswith("Full text: press Text.")
        if reader is not None:
            assert 0 < len(face().hand_alt(view, crowded)) <= 1000


def test_every_board_and_every_arc_is_said_in_lines_without_a_gap() -> None:
    for view, reader, moment in tellings():
        lines = "\n".join((*face().board_text(view, moment), *face().hand_text(view, moment, None))).splitlines()
        assert all(line.strip() == line and line and "  " not in line and "{" not in line for line in lines)
        assert face().headline(view, moment)
        assert bool(face().hand_text(view, moment, None)) == (reader is not None)


def test_no_text_names_the_seed() -> None:
    """Nothing else of Dogs is secret; what lies in decks and bags follows from the open table."""
    for one in walks()[::3]:
        for position in one.positions[::200]:
            moment = Moment(TABLE, GAME.pending(position.state), position.step.events)
            view = GAME.view(position.state, ANN)
            told = "\n".join((*face().board_text(view, moment), *face().hand_text(view, moment, None)))
            assert one.setup.seed not in told
