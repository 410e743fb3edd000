"""The invariants of the canon (section 9): every reachable state keeps them, a spoilt one does not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import BrokenState, Seat
from engines.zombeasts.frames import Drawing
from engines.zombeasts.state import Area, State
from engines.zombeasts.view import Moon
from tests.engines.zombeasts.table import GAME, deal, play_out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [{}, {"quarters": "off"}, {"master": "on"}, {"master": "on", "hands": "rising", "quarters": "off"}],
    ids=lambda options: "-".join(options) or "plain",
)
def test_every_state_of_a_random_game_keeps_the_invariants(seats: int, options: dict[str, str]) -> None:
    states = play_out(deal(seats, **options), Random(seats))
    for state in states:
        GAME.check(state)
    assert states[-1].turn <= 90 + seats


def middle() -> State:
    """A state in the middle of a game with a moon before seat 0."""
    states = play_out(deal(2, first="0"), Random(3))
    return next(state for state in states[20:] if state.areas[0].moons and state.areas[0].hand)


def with_area(state: State, **fields: Any) -> State:
    return replace(state, areas=(replace(state.areas[0], **fields), *state.areas[1:]))


def a_card_twice(state: State) -> State:
    return replace(state, pile=(*state.pile, state.areas[0].hand[0]))


def a_card_lost(state: State) -> State:
    return replace(state, pile=state.pile[1:])


def a_colour_twice(state: State) -> State:
    first = state.areas[0].moons[0]
    card = next(card for card in state.pile if GAME.deck.cards[card].colour == first.colour)
    pile = tuple(other for other in state.pile if other != card)
    return replace(with_area(state, moons=(*state.areas[0].moons, Moon(first.colour, (card,)))), pile=pile)


def a_wrong_colour(state: State) -> State:
    first, *rest = state.areas[0].moons
    return with_area(state, moons=(Moon("pink", first.cards), *rest))


def a_moon_too_many(state: State) -> State:
    return with_area(state, full_moons=state.areas[0].full_moons + 1)


def a_rival_robbed_twice(state: State) -> State:
    return replace(state, robbed=(Seat(1), Seat(1)))


def too_many_draws(state: State) -> State:
    laid = state.areas[0].moons[0].cards[0]
    return replace(state, laid=laid, frames=(Drawing(9),))


def a_last_round_with_a_pile(state: State) -> State:
    return replace(state, last_round=True, turns_left=1)


def an_end_too_early(state: State) -> State:
    return replace(state, frames=())


def a_toy_used_without_the_option(state: State) -> State:
    return replace(state, slept=(state.stock[0],))


SPOILT: list[tuple[int, Callable[[State], State]]] = [
    (1, a_card_twice),
    (1, a_card_lost),
    (2, a_colour_twice),
    (2, a_wrong_colour),
    (3, a_moon_too_many),
    (9, a_last_round_with_a_pile),
    (9, an_end_too_early),
    (10, a_rival_robbed_twice),
    (10, too_many_draws),
    (15, a_toy_used_without_the_option),
]


@pytest.mark.parametrize(("law", "spoil"), SPOILT, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_spoilt_state_is_named_by_its_invariant(law: int, spoil: Callable[[State], State]) -> None:
    state = middle()
    GAME.check(state)
    with pytest.raises(BrokenState) as caught:
        GAME.check(spoil(state))
    assert caught.value.law == f"invariant {law}"


def test_a_stock_that_is_not_filled_or_a_hand_that_is_empty_is_noticed() -> None:
    state = deal(2)
    with pytest.raises(BrokenState) as caught:
        GAME.check(replace(state, stock=state.stock[1:], pile=(*state.pile, state.stock[0])))
    assert caught.value.law == "invariant 4"
    empty: tuple[Area, ...] = tuple(replace(area, hand=()) for area in state.areas)
    cards = tuple(card for area in state.areas for card in area.hand)
    with pytest.raises(BrokenState) as caught:
        GAME.check(replace(state, areas=empty, pile=state.pile + cards))
    assert caught.value.law == "invariant 5"


def test_three_cards_of_one_side_are_noticed_with_quarters() -> None:
    state = deal(2)
    lefts = [card for card in state.pile if GAME.deck.cards[card].side == "left"]
    reds = tuple(card for card in lefts if GAME.deck.cards[card].colour == "red")[:3]
    pile = tuple(card for card in state.pile if card not in reds)
    spoilt = replace(with_area(state, moons=(Moon("red", reds),)), pile=pile)
    with pytest.raises(BrokenState) as caught:
        GAME.check(spoilt)
    assert caught.value.law == "invariant 2"
    GAME.check(replace(spoilt, options=replace(spoilt.options, quarters=False)))
