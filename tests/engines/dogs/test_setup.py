"""The deal and its options (canon, section 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import OptionKind, Rng, SetupRefused, UnknownOption
from engines.dogs.events import CardsDealt, Deal, FairCardTurned, MapFilled, RoundBegan
from engines.dogs.state import Options
from engines.dogs.tokens import ROADWORK, Kind
from tests.engines.dogs.table import BOX, GAME, deal, setup

GONE = "beagle,bulldog,poodle,labrador"


@pytest.mark.parametrize(
    ("seats", "roadwork", "left"), [(4, "off", 30), (4, "on", 33), (3, "off", 23), (3, "on", 26), (2, "off", 18)]
)
def test_tokens_left_in_each_bag_after_the_deal(seats: int, roadwork: str, left: int) -> None:
    state = deal(seats, roadwork=roadwork)
    assert [len(bag) for bag in state.bags] == [left, left]
    assert sum(dog is None for dog in state.dogs) == len(state.roadwork)


@pytest.mark.parametrize(("seats", "breeds"), [(2, 4), (3, 5), (4, 6)])
def test_breeds_in_play_by_number_of_seats(seats: int, breeds: int) -> None:
    state = deal(seats)
    assert Counter(BOX.side(breed) for breed in state.breeds) == {"city": breeds, "country": breeds}


def test_a_breed_has_four_healthy_two_sick_and_one_reward_token() -> None:
    assert Counter(token.kind for token in BOX.tokens("mutt")) == {Kind.HEALTHY: 4, Kind.SICK: 2, Kind.REWARD: 1}
    assert len(BOX.breeds) == 12


@pytest.mark.parametrize(("seats", "cards"), [(2, 32), (3, 40), (4, 40)])
def test_two_cards_above_each_building_and_the_rest_in_the_deck(seats: int, cards: int) -> None:
    state = deal(seats)
    assert [len(above) for above in state.display] == [2] * 5
    assert len(state.deck) == cards - 10
    assert len(state.fair_deck) == 8


def test_two_players_play_without_the_large_crates() -> None:
    assert not [card for card in BOX.cards(2) if card in BOX.crates and len(card.removeprefix("crate-")) == 3]
    assert len([card for card in BOX.cards(4) if card in BOX.crates]) == 20


def test_crates_hold_48_items_in_all() -> None:
    """4.7: 7 coins, 13 food, 6 medicine, 22 gas."""
    gains = [BOX.crates[card] for card in BOX.cards(4) if card in BOX.crates]
    found = [sum(getattr(gain, good) for gain in gains) for good in ("coins", "food", "medicine", "gas")]
    assert found == [7, 13, 6, 22]


def test_fair_cards_show_every_breed_three_times_and_share_one_with_each_other() -> None:
    shown = Counter(breed for breeds in BOX.fair_cards.values() for breed in breeds)
    assert set(shown.values()) == {3}
    cards = [set(breeds) for breeds in BOX.fair_cards.values()]
    assert all(len(one & other) == 1 for place, one in enumerate(cards) for other in cards[:place])


def test_each_seat_begins_with_what_the_rulebook_says() -> None:
    for area in deal(4).areas:
        assert (area.coins, area.food, area.medicine, area.gas) == (3, 2, 2, 6)
        assert (area.stalls, area.infirmary, area.cards) == (((), ()), (), ())
        assert (area.assistant, area.workers, area.place) == (True, 2, "centre")


def test_luck_is_used_in_the_order_of_the_canon() -> None:
    """First seat, removed breeds by side, bonus deck, Fair deck, then the map from c1 to f12."""
    first, rng = Rng("seed").below(3)
    city, rng = rng.shuffle(BOX.of_side("city"))
    country, rng = rng.shuffle(BOX.of_side("country"))
    deck, rng = rng.shuffle(BOX.cards(3))
    fair, rng = rng.shuffle(tuple(BOX.fair_cards))
    state = deal(3)
    assert state.first == first
    assert set(BOX.breeds) - set(state.breeds) == {city[0], country[0]}
    assert tuple(card for above in state.display for card in above) + state.deck == deck
    assert (state.fair_card, *state.fair_deck) == fair
    bag = sorted(token for breed in BOX.of_side("city") if breed != city[0] for token in BOX.tokens(breed))
    at, _ = rng.below(len(bag))
    assert state.dogs[0] == bag[at]
    assert state.rng.drawn - rng.drawn == 24


def test_the_deal_is_told() -> None:
    events = GAME.start(setup(2, remove_breeds=GONE, remove_rewards="mutt,dalmatian", first_seat="1")).events
    assert [type(event) for event in events[:5]] == [Deal, CardsDealt, FairCardTurned, MapFilled, RoundBegan]
    dealt = events[0]
    assert isinstance(dealt, Deal)
    assert (dealt.first, dealt.removed, dealt.rewards) == (1, tuple(sorted(GONE.split(","))), ("dalmatian", "mutt"))


def test_removed_rewards_are_missing_from_their_breeds() -> None:
    state = deal(2, remove_breeds=GONE, remove_rewards="mutt,dalmatian")
    tokens = [*state.bags[0], *state.bags[1], *(dog for dog in state.dogs if dog)]
    rewards = {token.breed for token in tokens if token.kind is Kind.REWARD}
    assert rewards == set(state.breeds) - {"mutt", "dalmatian"}


@pytest.mark.parametrize("seats", [3, 4])
def test_advanced_rules_are_options_for_three_and_four(seats: int) -> None:
    assert deal(seats).options == Options()
    on = dict.fromkeys(("roadwork", "pet_limit", "last_stall", "diversity"), "on")
    assert deal(seats, **on).options == Options(True, True, True, True)  # noqa: FBT003 - all of them
    assert ROADWORK not in deal(seats).bags[0]


def test_two_players_always_play_with_roadwork_last_stall_and_diversity() -> None:
    assert deal(2).options == Options(roadwork=True, pet_limit=False, last_stall=True, diversity=True)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "seats"),
        (5, {}, "seats"),
        (3, {"first_seat": "3"}, "first"),
        (2, {"pet_limit": "on"}, "pet-limit-option"),
        (4, {"remove_breeds": "mutt"}, "remove-breeds"),
        (3, {"remove_breeds": "mutt,beagle"}, "remove-breeds"),
        (2, {"remove_breeds": "mutt,mutt,poodle,labrador"}, "remove-breeds"),
        (3, {"remove_breeds": "mutt,poodle", "remove_rewards": "beagle,labrador"}, "remove-rewards"),
        (2, {"remove_breeds": GONE, "remove_rewards": "mutt,rottweiler"}, "remove-rewards"),
        (2, {"remove_breeds": GONE, "remove_rewards": "beagle,dalmatian"}, "reward-of-removed"),
        (2, {"remove_rewards": "mutt,dalmatian"}, "reward-of-removed"),
    ],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        GAME.admit(setup(seats, **options))
    assert caught.value.reason.key == f"dogs-refuse-{reason}"


@pytest.mark.parametrize(
    ("option", "value"),
    [("colour", "blue"), ("first_seat", "4"), ("roadwork", "yes"), ("remove_breeds", "mutt,wolf")],
)
def test_an_unknown_option_or_value_is_refused(option: str, value: str) -> None:
    with pytest.raises(UnknownOption):
        GAME.admit(setup(2, **{option: value}))


def test_the_options_are_those_of_the_canon_defaults_first() -> None:
    options = {option.id: option for option in GAME.about.options}
    assert list(options) == [
        "first-seat", "remove-breeds", "remove-rewards", "roadwork", "pet-limit", "last-stall", "diversity",
    ]  # fmt: skip
    assert all(option.default == option.values[0] for option in options.values())
    assert options["remove-breeds"].kind is OptionKind.SEVERAL
    assert set(options["remove-breeds"].values) == {"random", *BOX.breeds}
