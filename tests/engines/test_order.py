"""Who comes next, as everybody sees it; nobody where the order is open or play is over."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import Chosen, Order, Seat, Setup
from engines.registry import GAMES
from tests.engines.contestants import contestant
from tests.engines.walk import walk
from tools.policies import sensibly


def next_at_the_deal(name: str, seats: int, **options: str) -> Seat | None:
    game = contestant(name).game
    chosen = tuple(Chosen(option, value) for option, value in options.items())
    setup = Setup(name, game.pack.hash, seats, "order", chosen)
    game.admit(setup)
    state = game.start(setup).state
    assert isinstance(game, Order)
    return game.next_seat(game.view(state, None))


@pytest.mark.parametrize(
    ("name", "seats", "options", "following"),
    [
        pytest.param("zombeasts", 3, {"first": "2"}, 0, id="on the left, round the table"),
        pytest.param("dogs", 4, {"first-seat": "3"}, 0, id="the next truck"),
        pytest.param("dogs_bond", 4, {"first": "3", "dogs": "choose"}, 0, id="who picks after ALPHA"),
        pytest.param("dogs_bond", 4, {"first": "3", "dogs": "random"}, None, id="all dogs are asked in a turn"),
        pytest.param("zoollywood", 2, {}, None, id="the floe is laid out in an order of its own"),
    ],
)
def test_at_the_deal(name: str, seats: int, options: dict[str, str], following: int | None) -> None:
    assert next_at_the_deal(name, seats, **options) == following


@pytest.mark.parametrize("name", GAMES)
def test_nobody_follows_once_it_is_over(name: str) -> None:
    game, kit = contestant(name).game, contestant(name).kit
    luck = Random(f"order {name}")
    played = walk(game, kit.setups(luck), luck, sensibly)
    assert game.outcome(played.last) is not None
    assert isinstance(game, Order)
    assert game.next_seat(game.view(played.last, None)) is None
