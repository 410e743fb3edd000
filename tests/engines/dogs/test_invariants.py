"""The invariants of the canon (section 9): every reachable state keeps them, a spoilt one does not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import BrokenState, Seat
from engines.dogs.frames import Arranging, Claiming
from engines.dogs.state import State, Status
from tests.engines.dogs.table import BOX, GAME, deal, options_of, play_out, setup

ALL = dict.fromkeys(("roadwork", "pet_limit", "last_stall", "diversity"), "on")


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (3, ALL), (4, {}), (4, ALL)])
def test_every_state_of_a_random_game_keeps_the_invariants(seats: int, options: dict[str, str]) -> None:
    for state in play_out(deal(seats, **options), Random(seats)):
        GAME.check(state)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_costs_1_to_9_ends_on_a_dog_and_is_paid(seats: int) -> None:
    """Invariants 5 and 6."""
    for state in play_out(deal(seats), Random(seats + 1)):
        for decision in GAME.pending(state):
            for text in options_of(state, decision.seat) if decision.kind == "drive" else []:
                if text.startswith("move "):
                    space = text.removeprefix("move ")
                    before = state.areas[decision.seat]
                    cost = BOX.roads.cost(state.roadwork, before.place, space)
                    after = GAME.apply(state, decision, GAME.read(text)).state.areas[decision.seat]
                    assert 1 <= cost <= 9
                    assert state.dogs[BOX.roads.places[space]] is not None
                    assert (after.gas == before.gas - cost) or after.status is Status.HOME
                    assert (after.status is Status.OUT) <= (after.gas > 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tidy_and_done_are_always_a_way_out(seats: int) -> None:
    """Invariant 16."""
    for state in play_out(deal(seats), Random(seats + 2)):
        for decision in GAME.pending(state):
            if decision.kind in ("arrange", "donation") and "tidy" in options_of(state, decision.seat):
                after = GAME.apply(state, decision, GAME.read("tidy")).state
                again = [
                    one for one in GAME.pending(after) if one.seat == decision.seat and one.kind == decision.kind
                ]
                frame = after.areas[decision.seat].frames[-1:]
                many = isinstance(frame[0], Arranging) and len(frame[0].sick) if frame else 0
                crowded = many + len(after.areas[decision.seat].infirmary) > 6
                assert not again or crowded or "done" in options_of(after, decision.seat)


def test_coins_change_only_by_what_the_canon_lists() -> None:
    """Invariants 9 and 10: what the events tell of coins adds up to what each seat has."""
    gains = {"income", "full-stall", "crate", "sell", "move"}
    random, step = Random(4), GAME.start(setup(4, "coins"))
    coins = [area.coins for area in step.state.areas]
    while pending := GAME.pending(step.state):
        decision = random.choice(pending)
        step = GAME.apply(step.state, decision, random.choice(GAME.legal_actions(step.state, decision)))
        for event in step.events:
            tag = str(event.__struct_config__.tag)
            for seat in range(4) if tag == "income" else [event.actor] if event.actor is not None else []:
                amount = getattr(event, "coins", 0)
                paid = amount if tag in ("build", "fuel") else 0
                paid += getattr(event, "price", 0) + (tag == "buy-goods")
                paid += tag in ("wage", "assistant-hired") and getattr(event, "means", "") == "coin"
                coins[seat] += (amount if tag in gains else 0) - paid
        assert coins == [area.coins for area in step.state.areas]


def middle() -> State:
    """A state in which seat 0 is asked to work, with dogs in its stalls."""
    states = play_out(deal(4, first_seat="0"), Random(3))
    kinds = [(state, GAME.pending(state)) for state in states]
    return next(
        state for state, pending in kinds if pending and pending[0].kind == "send" and any(state.areas[0].stalls)
    )


def with_area(state: State, **fields: Any) -> State:
    return replace(state, areas=(replace(state.areas[0], **fields), *state.areas[1:]))


def a_dog_lost(state: State) -> State:
    return replace(state, bags=(state.bags[0][1:], state.bags[1]))


def a_dog_twice(state: State) -> State:
    return replace(state, fair=(*state.fair, "mutt"))


def a_tile_without_the_option(state: State) -> State:
    return replace(state, roadwork=("c1",))


def a_card_lost(state: State) -> State:
    return replace(state, deck=state.deck[1:])


def a_fair_card_twice(state: State) -> State:
    return replace(state, fair_discard=(*state.fair_discard, state.fair_card))


def too_much_gas(state: State) -> State:
    return with_area(state, gas=10)


def debts(state: State) -> State:
    return with_area(state, coins=-1)


def a_mixed_row(state: State) -> State:
    three = ("beagle", "mutt", "poodle")
    bags = [list(bag) for bag in state.bags]
    for breed in three:
        side = 0 if BOX.side(breed) == "city" else 1
        bags[side].remove(next(token for token in bags[side] if token.breed == breed))
    first, *rest = state.areas[0].stalls
    assert rest is not None
    back = [token for breed in first for token in BOX.tokens(breed)[:1]]
    for token in back:
        bags[0 if BOX.side(token.breed) == "city" else 1].append(token)
    return replace(with_area(state, stalls=(three, *rest)), bags=tuple(tuple(sorted(bag)) for bag in bags))


def a_truck_left_on_the_map(state: State) -> State:
    return with_area(state, place="c1")


def three_workers(state: State) -> State:
    return replace(state, workers=((Seat(1),) * 5, *state.workers[1:]))


def a_full_stall_unpaid(state: State) -> State:
    return with_area(state, rewarded=("mutt", "mutt"))


def round_21(state: State) -> State:
    return replace(state, round=21)


def a_bonus_though_all_stayed(state: State) -> State:
    areas = (state.areas[0], replace(state.areas[1], frames=(Claiming(),)), *state.areas[2:])
    return replace(state, all_stay=True, areas=areas)


SPOILT: list[tuple[int, Callable[[State], State]]] = [
    (1, a_dog_lost),
    (1, a_dog_twice),
    (1, a_tile_without_the_option),
    (2, a_card_lost),
    (2, a_fair_card_twice),
    (3, too_much_gas),
    (3, debts),
    (3, a_mixed_row),
    (4, a_truck_left_on_the_map),
    (8, three_workers),
    (9, a_full_stall_unpaid),
    (11, round_21),
    (17, a_bonus_though_all_stayed),
]


@pytest.mark.parametrize(("law", "spoil"), SPOILT, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_spoilt_state_is_named_by_its_invariant(law: int, spoil: Callable[[State], State]) -> None:
    state = middle()
    GAME.check(state)
    with pytest.raises(BrokenState) as caught:
        GAME.check(spoil(state))
    assert caught.value.law == f"invariant {law}"


def test_two_questions_for_the_seat_on_turn_are_noticed() -> None:
    state = middle()
    asked = GAME.pending(state)[0].seat
    areas = list(state.areas)
    areas[asked] = replace(areas[asked], frames=(Claiming(),))
    with pytest.raises(BrokenState) as caught:
        GAME.check(replace(state, areas=tuple(areas)))
    assert caught.value.law == "invariant 18"
