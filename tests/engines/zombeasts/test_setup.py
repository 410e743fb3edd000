"""The deal (canon, section 2, and S41) and what is refused before it."""

from __future__ import annotations

import pytest

from engines.core import Rng, SetupRefused, UnknownOption
from engines.zombeasts.events import Deal
from tests.engines.zombeasts.table import GAME, deal, setup


@pytest.mark.parametrize(("seats", "even", "rising"), [(2, 81, 80), (3, 78, 75), (4, 75, 69)])
def test_s41_hands_stock_and_pile(seats: int, even: int, rising: int) -> None:
    state = deal(seats)
    assert [len(area.hand) for area in state.areas] == [3] * seats
    assert (len(state.stock), len(state.pile)) == (3, even)
    state = deal(seats, hands="rising", first="1")
    order = [(1 + step) % seats for step in range(seats)]
    assert [len(state.areas[seat].hand) for seat in order] == [3, 4, 5, 6][:seats]
    assert (len(state.stock), len(state.pile)) == (3, rising)


@pytest.mark.parametrize("first", ["0", "1", "2", "3"])
def test_s41_the_first_seat_is_asked_to_play(first: str) -> None:
    state = deal(4, first=first)
    assert [(decision.seat, decision.kind) for decision in GAME.pending(state)] == [(int(first), "play")]
    assert all(not (area.moons or area.won or area.bonus or area.minus) for area in state.areas)


def test_the_deal_goes_round_from_seat_0_then_the_stock_then_the_pile() -> None:
    shuffled, _ = Rng("seed").shuffle(tuple(GAME.deck.cards))
    state = deal(3, first="1", hands="rising")
    assert set(shuffled[0:9:3]) <= set(state.areas[0].hand)
    assert set(shuffled[1:9:3]) == set(state.areas[1].hand)
    assert state.stock == shuffled[9:12]
    assert set(shuffled[12:13]) <= set(state.areas[2].hand)
    assert set(shuffled[13:15]) <= set(state.areas[0].hand)
    assert state.pile == shuffled[15:]


def test_a_random_first_seat_is_drawn_after_the_shuffle() -> None:
    _, rng = Rng("seed").shuffle(tuple(GAME.deck.cards))
    first, rng = rng.below(4)
    state = deal(4)
    assert (state.on_turn, state.rng) == (first, rng)


def test_the_deal_is_told_with_the_own_hand_alone() -> None:
    step = GAME.start(setup(2))
    event = step.events[0]
    assert isinstance(event, Deal)
    seen, public = event.seen_by(GAME.pending(step.state)[0].seat), event.seen_by(None)
    assert seen is not None
    assert public is not None
    assert sum(map(len, seen.hands)) == 3
    assert public.hands == ((), ())
    assert public.counts == (3, 3)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(seats))
    assert caught.value.reason.key == "zombeasts-refuse-seats"


@pytest.mark.parametrize(("option", "value"), [("colour", "blue"), ("first", "4"), ("master", "yes")])
def test_an_unknown_option_or_value_is_refused(option: str, value: str) -> None:
    with pytest.raises(UnknownOption):
        GAME.admit(setup(2, **{option: value}))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_defaults_are_admitted_for_every_number_of_seats(seats: int) -> None:
    GAME.admit(setup(seats))
    GAME.admit(setup(seats, **{option.id: option.default for option in GAME.about.options}))


def test_the_options_are_those_of_the_canon_defaults_first() -> None:
    assert {option.id: option.values for option in GAME.about.options} == {
        "quarters": ("on", "off"),
        "master": ("off", "on"),
        "first": ("random", "0", "1", "2", "3"),
        "hands": ("even", "rising"),
        "scores": ("open", "hidden"),
    }
    assert all(option.default == option.values[0] for option in GAME.about.options)
