from __future__ import annotations

from engines.core import Seat, Setup, asked, is_final, read_pack
from tests.engines.planted import NeverEnds
from tests.engines.toy.game import PACK, Toy

ENGINE = Toy(read_pack(PACK, "toy.toml"))


def test_whatever_hands_the_move_on_or_shows_something_is_final() -> None:
    state = ENGINE.start(Setup("toy", ENGINE.pack.hash, 2, "1")).state
    first = f"bid {state.hands[0][0]}"
    assert is_final(ENGINE, state, Seat(0), first), "the seat is asked nothing more"
    decision = asked(ENGINE, state, Seat(0))
    assert decision is not None
    state = ENGINE.apply(state, decision, ENGINE.read(first)).state
    assert is_final(ENGINE, state, Seat(1), f"bid {state.hands[1][0]}"), "all bids are laid open"


def test_luck_is_final_and_so_is_a_question_to_others() -> None:
    state, drawer = drawing()
    assert is_final(ENGINE, state, drawer, "draw")
    assert is_final(ENGINE, state, drawer, "rest"), "everybody bids anew"


def test_a_step_after_which_the_seat_alone_goes_on_is_not_final() -> None:
    state, drawer = drawing()
    assert not is_final(NeverEnds(read_pack(PACK, "toy.toml")), state, drawer, "rest")


def drawing() -> tuple[object, Seat]:
    """The moment when the winner of a round may draw."""
    state = ENGINE.start(Setup("toy", ENGINE.pack.hash, 2, "1")).state
    for decision in ENGINE.pending(state):
        state = ENGINE.apply(state, decision, ENGINE.legal_actions(state, decision)[0]).state
    assert state.drawer is not None
    return state, state.drawer
