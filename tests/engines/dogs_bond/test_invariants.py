"""The invariants of the canon (section 9): every reachable state keeps them, a spoilt one does not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import BrokenState, Seat
from engines.dogs_bond.frames import Commitment, Heap, Player, Playing, Shedding
from engines.dogs_bond.state import State
from engines.dogs_bond.view import Day, Phase, Try
from tests.engines.dogs_bond.scenario import opening, scenario
from tests.engines.dogs_bond.table import GAME, deal, play_out


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_state_of_a_random_game_keeps_the_invariants(seats: int) -> None:
    states = play_out(deal(seats, length="short"), Random(seats))
    for state in states:
        GAME.check(state)
        for decision in GAME.pending(state):
            assert 1 <= len(GAME.legal_actions(state, decision)) <= 25
    assert len(states) < 42 * 8 * 30


@pytest.mark.parametrize("event", GAME.box.events)
def test_every_event_can_be_carried_out(event: str) -> None:
    """A game whose first event is this one, with every kind of question answered at random."""
    for luck in range(3):
        state = deal(3, f"{event}-{luck}", first="0", length="short")
        dealt = (state.event, *state.events)
        others = [other for other in (*dealt, *state.unused) if other not in (event, state.event)]
        if event != state.event:
            state = _with_next(state, event, others)
        states = play_out(state, Random(luck))
        assert event in states[-1].past


def _with_next(state: State, event: str, others: list[str]) -> State:
    """Let an event come next; the pile keeps its size."""
    size = len(state.events)
    rest = [other for other in others if other in state.events][: size - 1]
    unused = [other for other in others if other not in rest]
    return replace(state, events=(event, *rest), unused=tuple(unused))


def middle() -> State:
    """A state in the middle of a game in which cards lie everywhere and icons are still to come."""
    states = play_out(deal(3, first="0"), Random(3))
    return next(state for state in states[25:] if _is_rich(state))


def _is_rich(state: State) -> bool:
    icons = {GAME.box.dogs[dog.breed].icon for dog in state.dogs} - {""}
    coming = any(icons.intersection(GAME.box.events[event].icons) for event in state.events)
    return coming and bool(state.discard) and all(dog.paw and dog.piles[0] for dog in state.dogs)


def with_dog(state: State, **fields: Any) -> State:
    return replace(state, dogs=(replace(state.dogs[0], **fields), *state.dogs[1:]))


def a_card_twice(state: State) -> State:
    return replace(state, pile=(*state.pile, state.dogs[0].paw[0]))


def a_card_lost(state: State) -> State:
    return replace(state, discard=state.discard[1:])


def an_event_lost(state: State) -> State:
    return replace(state, events=state.events[1:])


def an_event_twice(state: State) -> State:
    return replace(state, events=(state.past[0], *state.events[1:]))


def an_icon_left_out(state: State) -> State:
    icons = {GAME.box.dogs[dog.breed].icon for dog in state.dogs} - {""}
    event = next(event for event in state.events if icons.intersection(GAME.box.events[event].icons))
    events = tuple(state.unused[0] if other == event else other for other in state.events)
    return replace(state, events=events, unused=(event, *state.unused[1:]))


def events_dropped_without_need(state: State) -> State:
    return replace(state, events=(), dropped=state.events)


def a_paw_too_large(state: State) -> State:
    return with_dog(replace(state, pile=state.pile[12:]), paw=GAME.box.sort((*state.dogs[0].paw, *state.pile[:12])))


def a_paw_unsorted(state: State) -> State:
    dog = next(number for number, dog in enumerate(state.dogs) if len(set(dog.paw)) > 1)
    paw = tuple(reversed(state.dogs[dog].paw))
    dogs = list(state.dogs)
    dogs[dog] = replace(dogs[dog], paw=paw)
    return replace(state, dogs=tuple(dogs))


def a_card_on_a_wrong_pile(state: State) -> State:
    first, *rest = state.dogs[0].piles
    return with_dog(state, piles=(first[:-1], (*rest[0], first[-1]), *rest[1:]))


def an_adopter_in_two_houses(state: State) -> State:
    return replace(state, houses=(state.houses[1], *state.houses[1:]))


def a_dog_twice(state: State) -> State:
    return with_dog(state, breed=state.dogs[1].breed)


def a_wrong_surplus(state: State) -> State:
    return replace(state, frames=(*state.frames, Shedding("paw-limit", (Heap(Seat(0), 1, 9),))))


def a_commitment_without_its_card(state: State) -> State:
    missing = next(card for card in GAME.box.cards if card not in state.dogs[0].paw)
    commitment = Commitment(Seat(0), 1, "play", missing)
    playing = Playing((Player(Seat(0), 1),), commitments=(commitment,))
    return replace(state, frames=(*state.frames, playing))


def an_end_too_early(state: State) -> State:
    return replace(state, frames=())


def with_day(state: State, **fields: Any) -> State:
    order = (Seat(0), Seat(1), Seat(2))
    day = Day(order, (), ("", "", ""), (0, 0, 0))
    return replace(state, phase=Phase.ADOPTION, day=replace(day, **fields))


def an_adopter_with_two_dogs(state: State) -> State:
    return with_day(state, homes=("tom", "tom", ""))


def a_home_and_a_story(state: State) -> State:
    return with_day(state, homes=("tom", "", ""), rescues=(3, 0, 0))


def an_adopter_tried_twice(state: State) -> State:
    one = Try(Seat(0), "tom", 6, adopted=False)
    return with_day(state, tries=(one, one))


def a_second_roll_too_many(state: State) -> State:
    return with_day(state, tries=(Try(Seat(0), "tom", 6, adopted=False, again=True),) * 2)


def a_seven(state: State) -> State:
    return with_day(state, rescues=(7, 0, 0))


SPOILT: list[tuple[int, Callable[[State], State]]] = [
    (1, a_card_twice),
    (1, a_card_lost),
    (1, a_commitment_without_its_card),
    (2, an_event_lost),
    (2, an_event_twice),
    (2, events_dropped_without_need),
    (3, an_icon_left_out),
    (4, a_paw_too_large),
    (4, a_paw_unsorted),
    (4, a_wrong_surplus),
    (5, a_card_on_a_wrong_pile),
    (7, an_adopter_in_two_houses),
    (7, a_dog_twice),
    (11, an_adopter_with_two_dogs),
    (11, a_home_and_a_story),
    (12, an_adopter_tried_twice),
    (12, a_second_roll_too_many),
    (13, a_seven),
    (14, an_end_too_early),
]


@pytest.mark.parametrize(("law", "spoil"), SPOILT, ids=lambda value: getattr(value, "__name__", str(value)))
def test_a_spoilt_state_is_named_by_its_invariant(law: int, spoil: Callable[[State], State]) -> None:
    state = middle()
    GAME.check(state)
    with pytest.raises(BrokenState) as caught:
        GAME.check(spoil(state))
    assert caught.value.law == f"invariant {law}"


def test_an_end_without_home_or_story_is_noticed() -> None:
    last = play_out(deal(2), Random(1))[-1]
    GAME.check(last)
    with pytest.raises(BrokenState) as caught:
        GAME.check(replace(last, day=replace(last.day, homes=("", ""), rescues=(0, 3))))
    assert caught.value.law == "invariant 11"


def test_levels_do_not_depend_on_the_house() -> None:
    """Invariant 6: only who lives there, not where."""
    state = opening(GAME, scenario("S02"))
    moved = replace(state, houses=tuple(reversed(state.houses)))
    assert GAME.view(moved, None).dogs[0].bond == GAME.view(state, None).dogs[0].bond


def test_nobody_is_asked_to_react_with_the_default_preference() -> None:
    """Invariant 16."""
    for seed in range(6):
        states = play_out(deal(4, str(seed)), Random(seed))
        assert all(decision.kind != "react" for state in states for decision in GAME.pending(state))
