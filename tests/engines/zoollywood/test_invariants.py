"""The invariants of the canon (section 9): every reachable state keeps them, a spoilt one does not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from engines.core import BrokenState, Seat
from engines.zoollywood.frames import Window
from engines.zoollywood.ground import Right
from engines.zoollywood.lattice import Space
from engines.zoollywood.state import Lying, State
from tests.engines.zoollywood.table import GAME, deal, play_out

MODES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (4, {}),
    (2, {"scene": "blizzard-finale", "opening": "gentle"}),
    (2, {"mode": "free"}),
    (2, {"mode": "free", "deck": "none", "penguins": "1"}),
    (2, {"mode": "free", "star_rule": "off", "scene": "royal-cameo", "deck": "scene"}),
]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_state_of_a_random_game_keeps_the_invariants(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        for state in play_out(deal(seats, str(seed), **options), Random(seed)):
            GAME.check(state)


def middle() -> State:
    """A state in the middle of a game, before an action."""
    states = play_out(deal(first="0", scene="scene-stealer"), Random(2))
    return next(state for state in states if state.turn == 8)


def on_board(state: State, old: str, new: str, count: int = 1) -> State:
    assert state.ground.board.count(old) >= count
    return replace(state, ground=replace(state.ground, board=state.ground.board.replace(old, new, count)))


def sixteen_eggs_and_no_winner(state: State) -> State:
    missing = 16 - state.ground.board.count("o")
    return on_board(state, ".", "o", missing)


def a_fifth_assistant(state: State) -> State:
    return on_board(state, ".", "a", 4)


def a_second_star(state: State) -> State:
    return on_board(state, ".", "S", 2)


def a_second_seagull(state: State) -> State:
    return on_board(state, ".", "G")


def an_iceberg_gone(state: State) -> State:
    return on_board(state, "I", ".")


def a_space_too_many(state: State) -> State:
    return replace(state, ground=replace(state.ground, board=state.ground.board + "."))


def a_right_without_a_penguin(state: State) -> State:
    right = Right(0, Space(state.ground.board.index(".")), Space(0))
    return replace(state, ground=replace(state.ground, rights=(right,)))


def a_storm_moved(state: State) -> State:
    return replace(state, ground=replace(state.ground, storms=(Space(0), Space(1))))


def a_card_twice(state: State) -> State:
    return replace(state, deck=(*state.deck, Lying(1)))


def a_hand_too_big(state: State) -> State:
    cards = tuple(sorted((*state.hands[0], *(lying.card for lying in state.deck[:5]))))
    return replace(state, hands=(cards, state.hands[1]), deck=state.deck[5:])


def a_flag_without_a_card(state: State) -> State:
    return replace(state, doing=replace(state.doing, ghost=True))


def a_turn_beyond_the_limit(state: State) -> State:
    return replace(state, turn=101)


def a_window_for_nobody(state: State) -> State:
    return replace(state, frames=(*state.frames, Window(1, (), "", (), 90)))


def a_window_for_the_player(state: State) -> State:
    return replace(state, frames=(*state.frames, Window(1, (), "", (Seat(state.on_turn),), 90)))


def an_end_without_a_result(state: State) -> State:
    return replace(state, frames=())


SPOILT: list[tuple[int, Callable[[State], State]]] = [
    (1, sixteen_eggs_and_no_winner),
    (2, a_fifth_assistant),
    (2, a_second_star),
    (3, a_second_seagull),
    (3, an_iceberg_gone),
    (3, a_space_too_many),
    (3, a_right_without_a_penguin),
    (4, a_storm_moved),
    (5, a_card_twice),
    (6, a_hand_too_big),
    (8, a_flag_without_a_card),
    (11, a_turn_beyond_the_limit),
    (14, a_window_for_nobody),
    (14, a_window_for_the_player),
    (16, an_end_without_a_result),
]


@pytest.mark.parametrize(("law", "spoil"), SPOILT, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_spoilt_state_is_named_by_its_invariant(law: int, spoil: Callable[[State], State]) -> None:
    state = middle()
    GAME.check(state)
    with pytest.raises(BrokenState) as caught:
        GAME.check(spoil(state))
    assert caught.value.law == f"invariant {law}"


def test_cards_have_no_place_in_a_game_without_them() -> None:
    state = deal(mode="free", deck="none", scene="open-call")
    with pytest.raises(BrokenState) as caught:
        GAME.check(replace(state, deck=(Lying(1),)))
    assert caught.value.law == "invariant 5"
