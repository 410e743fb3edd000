"""Games in which seats play together: sides divide the table, and partners share whatever comes of it."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from engines.core import Chosen, Setup, Sides
from engines.registry import GAMES
from tests.engines.contestants import contestant
from tests.engines.walk import walk
from tools.games import build

TEAMS = [name for name in GAMES if isinstance(build(name), Sides)]
TABLES = 40
"""So many setups are drawn; one in eight is played."""


@pytest.mark.parametrize("name", TEAMS)
def test_sides_divide_the_table_and_share_the_place(name: str) -> None:
    game, kit = contestant(name).game, contestant(name).kit
    luck, together = Random(name), 0
    for number in range(TABLES):
        setup = kit.setups(luck)
        sides = cast("Sides", game).sides(setup)
        assert sorted(seat for side in sides for seat in side) == list(range(setup.seats))
        together += any(len(side) > 1 for side in sides)
        if number % 8 == 0:
            outcome = game.outcome(walk(game, setup, luck).last)
            assert outcome is not None
            assert all(len({outcome.places[seat] for seat in side}) == 1 for side in sides)
    assert together


def test_partners_of_zoollywood_sit_across() -> None:
    game = build("zoollywood")
    four = Setup("zoollywood", game.pack.hash, 4, "across", (Chosen("mode", "team"),))
    assert cast("Sides", game).sides(four) == ((0, 2), (1, 3))
