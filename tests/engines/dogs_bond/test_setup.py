"""Options, the choice of dogs and the deal (canon, section 2; S4, S5, S6, S37, S38; R1 to R6)."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import Chosen, SetupRefused, UnknownOption
from engines.dogs_bond.state import State
from tests.engines.dogs_bond.table import GAME, deal, do, play_out, setup, texts_of

ICONS = {
    "jack-russell": "dig", "border-collie": "herd", "golden-retriever": "fetch", "boston-terrier": "charm",
    "labrador": "snack", "chihuahua": "tote",
}  # fmt: skip


def events_of(state: State) -> tuple[str, ...]:
    return (*state.events, state.event) if state.event else state.events


def with_icons(state: State, *icons: str) -> set[str]:
    return {event for event in events_of(state) if set(GAME.box.events[event].icons) & set(icons)}


def picked(seats: int, *dogs: str, **options: str) -> State:
    """Deal and let dogs be picked in turn order."""
    state = GAME.start(setup(seats, "picks", first="0", **options)).state
    for seat, dog in enumerate(dogs):
        state = do(state, seat, f"pick {dog}")
    return state


def test_s4_four_players() -> None:
    state = picked(4, "pit-bull", "labrador", "german-shepherd", "chihuahua")
    view = GAME.view(state, None)
    assert (view.events_in_all, view.paw_limit) == (40, 5)
    assert len(set(view.houses)) == 6
    assert len(GAME.box.adopters) - len(view.houses) == 2


def test_s4_88_cards_are_left_after_the_deal() -> None:
    """Nose Work asks before any card is drawn."""
    state = picked(4, "german-shepherd", "labrador", "pit-bull", "chihuahua")
    assert GAME.pending(state)[0].kind == "event"
    assert GAME.view(state, None).pile == 88
    assert [dog.paw for dog in GAME.view(state, None).dogs] == [3, 3, 3, 3]


def test_s5_events_with_icons_of_the_dogs_in_play_are_in() -> None:
    state = picked(2, "jack-russell", "chihuahua", length="short")
    assert len(events_of(state)) == 16
    assert len(with_icons(state, "dig", "tote")) == 11


@pytest.mark.parametrize(("seats", "length", "size"), [(8, "short", 40), (7, "standard", 56)])
def test_s6_many_players(seats: int, length: str, size: int) -> None:
    state = deal(seats, "s6", length=length)
    assert len(events_of(state)) == size
    assert GAME.view(state, None).paw_limit == 3
    if seats == 8:
        assert len(with_icons(state, *ICONS.values())) == 31


def test_s37_in_a_short_game_of_three_every_dog_is_alpha_eight_times() -> None:
    states = play_out(deal(3, "s37", length="short"), Random(4))
    assert len(events_of(states[0])) == 24
    assert not states[-1].dropped
    asked = {state.turn: state.alpha for state in reversed(states) if state.event}
    first = states[0].alpha
    assert states[-1].alpha == first
    assert len(states[-1].past) == 24
    assert all(alpha in ((first + turn - 1) % 3, (first + turn) % 3) for turn, alpha in asked.items())


@pytest.mark.parametrize(
    ("seats", "standard", "short", "limit"),
    [
        (2, 20, 16, 6),
        (3, 30, 24, 5),
        (4, 40, 32, 5),
        (5, 50, 40, 4),
        (6, 60, 48, 4),
        (7, 56, 42, 3),
        (8, 56, 40, 3),
    ],
)
def test_s38_tables_of_the_rulebook(seats: int, standard: int, short: int, limit: int) -> None:
    for length, size in (("standard", standard), ("short", short)):
        state = deal(seats, "s38", length=length)
        assert len(events_of(state)) == size
        assert GAME.view(state, None).paw_limit == limit
        assert not [event for event in state.unused if GAME.box.icon_dogs[event] and _in_play(state, event)]


def _in_play(state: State, event: str) -> bool:
    return bool({dog.breed for dog in state.dogs} & set(GAME.box.icon_dogs[event]))


def test_r1_the_first_alpha_is_named_or_random() -> None:
    for seat in range(3):
        assert GAME.start(setup(3, first=str(seat))).state.alpha == seat
    assert {GAME.start(setup(3, str(seed))).state.alpha for seed in range(30)} == {0, 1, 2}


def test_r2_dogs_are_picked_in_turn_order_and_none_twice() -> None:
    state = GAME.start(setup(3, first="1")).state
    order = []
    while (decision := GAME.pending(state)[0]).kind == "pick":
        order.append(decision.seat)
        taken = [dog.breed for dog in state.dogs if dog.breed]
        assert texts_of(state, decision.seat) == [f"pick {dog}" for dog in GAME.box.dogs if dog not in taken]
        state = do(state, decision.seat, texts_of(state, decision.seat)[0])
    assert order == [1, 2, 0]


def test_r2_the_last_dog_is_taken_by_itself() -> None:
    dogs = list(GAME.box.dogs)
    state = picked(8, *dogs[:7])
    assert state.dogs[7].breed == dogs[7]
    assert GAME.pending(state)[0].kind != "pick"


def test_r3_events_of_absent_dogs_may_be_among_the_rest() -> None:
    state = picked(2, "pit-bull", "german-shepherd", length="short")
    assert with_icons(state, *ICONS.values())


def test_r5_six_houses_for_eight_dogs() -> None:
    assert len(GAME.view(deal(8), None).houses) == 6


def test_r6_every_attribute_is_wanted_by_four_adopters_and_the_heart_of_two() -> None:
    adopters = GAME.box.adopters.values()
    for place in range(4):
        assert sum(place in (adopter.top, adopter.bottom) for adopter in adopters) == 4
        assert sum(place == adopter.heart for adopter in adopters) == 2


def test_beginners_pick_among_five_dogs() -> None:
    state = GAME.start(setup(2, kennel="starter", first="0")).state
    assert len(texts_of(state, 0)) == 5
    assert {dog.breed for dog in deal(5, kennel="starter").dogs} == set(GAME.box.starters)


@pytest.mark.parametrize(
    ("seats", "options", "topic"),
    [
        (6, {"kennel": "starter"}, "dogs"),
        (2, {"first": "2"}, "alpha"),
        (1, {}, "number-of-events"),
        (9, {}, "number-of-events"),
    ],
)
def test_what_does_not_fit_is_refused(seats: int, options: dict[str, str], topic: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(seats, **options))
    assert caught.value.topic == topic


def test_an_unknown_value_is_no_option() -> None:
    with pytest.raises(UnknownOption) as caught:
        GAME.admit(setup(2, length="long"))
    assert caught.value.chosen == Chosen("length", "long")


def test_the_same_seed_deals_the_same_and_another_one_another() -> None:
    assert deal(4, "one") == deal(4, "one")
    assert deal(4, "one").pile != deal(4, "two").pile
