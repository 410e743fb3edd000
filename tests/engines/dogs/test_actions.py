"""The notation of the canon (section 5) in both directions."""

from __future__ import annotations

import pytest

from engines.core import NotAnAction
from engines.dogs import actions as act
from tests.engines.dogs.table import GAME

NOTATION = {
    "move c4": act.Move,
    "stay": act.Stay,
    "home": act.Home,
    "play dog-exchange": act.Play,
    "play additional-dog city": act.DrawDog,
    "play veterinarian": act.Play,
    "first c4": act.First,
    "second f11": act.Second,
    "pass": act.Pass,
    "bonus gas": act.Bonus,
    "place poodle 2": act.Place,
    "lift bulldog 1": act.Lift,
    "give mutt": act.Give,
    "admit mutt": act.Admit,
    "tidy": act.Tidy,
    "done": act.Done,
    "skip": act.Skip,
    "send town-hall": act.Send,
    "send dog-fair free-entry": act.SendFree,
    "take crate-fgg": act.Take,
    "take prized-dog": act.Take,
    "build card": act.Build,
    "swap gas food": act.Swap,
    "buy food medicine": act.BuyGoods,
    "buy rottweiler": act.Buy,
    "cure mutt": act.Cure,
    "sell labrador": act.Sell,
    "get german-shepherd": act.Get,
    "put 3": act.Put,
    "from 2": act.From,
    "extra both": act.Extra,
    "trade": act.Trade,
    "offer bulldog 2": act.OfferDog,
    "starve beagle 1": act.Starve,
    "wage card": act.Wage,
    "hire no": act.Hire,
    "fuel 2": act.Fuel,
}


@pytest.mark.parametrize("text", NOTATION)
def test_a_text_reads_as_its_action_and_is_written_alike(text: str) -> None:
    action = GAME.read(text)
    assert isinstance(action, NOTATION[text])
    assert GAME.write(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "move",
        "move c4 c5",
        "stay home",
        "put x",
        "fuel",
        "play prized-dog city",
        "send dog-fair now",
        "howl",
        "pass on",
    ],
)
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(NotAnAction) as caught:
        GAME.read(text)
    assert caught.value.text == text
