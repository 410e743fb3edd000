"""Who sees what (canon, section 6): everybody everything, but for the luck to come."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from engines.core import Seat, is_quiet
from engines.dogs.events import CardsDealt, DogDrawn, MapFilled
from engines.dogs.state import Board
from tests.engines.dogs.scenario import opening, scenario
from tests.engines.dogs.table import GAME, deal, decision_of, play_out

READERS = (None, Seat(0), Seat(1), Seat(2), Seat(3))


def test_all_readers_see_the_same() -> None:
    for state in play_out(deal(4), Random(1))[::40]:
        views = {replace(GAME.view(state, reader), seat=None) for reader in READERS}
        assert len(views) == 1


def test_a_view_holds_neither_the_order_of_the_decks_nor_the_luck() -> None:
    state = deal(4, seed="a seed that nobody guesses")
    view = GAME.view(state, Seat(1))
    assert view.deck == tuple(sorted(state.deck))
    assert view.deck != state.deck
    assert "a seed that nobody guesses" not in msgspec.json.encode(view).decode()
    assert set(view.__struct_fields__) - set(Board.__struct_fields__) == {"seat", "deck", "fair_deck"}


def test_bags_are_sorted_so_that_they_tell_no_order() -> None:
    for state in play_out(deal(2), Random(2))[::25]:
        assert all(bag == tuple(sorted(bag)) for bag in state.bags)


def test_moving_is_quiet_and_drawing_a_dog_is_not() -> None:
    state = opening(GAME, scenario("S01"))
    step = GAME.apply(state, decision_of(state, 0), GAME.read("move f2"))
    assert is_quiet(state, step, Seat(0))
    state = opening(GAME, scenario("R16"))
    before = GAME.apply(state, decision_of(state, 0), GAME.read("home")).state
    step = GAME.apply(before, decision_of(before, 0), GAME.read("play additional-dog city"))
    assert not is_quiet(before, step, Seat(0))
    assert any(isinstance(event, DogDrawn) and event.may_show(None) for event in step.events)


def test_new_cards_and_dogs_are_told_as_something_new() -> None:
    state = opening(GAME, scenario("S34"))
    for seat in (0,):
        step = GAME.apply(state, decision_of(state, seat), GAME.read("wage card"))
    shown = [type(event) for event in step.events if event.may_show(Seat(0))]
    assert CardsDealt in shown
    assert MapFilled in shown
