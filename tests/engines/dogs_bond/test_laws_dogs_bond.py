"""The laws of the game contract over sessions of Dogs Bond, among them such with bow preferences of all kinds."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from tests.engines.contestants import Contestant
from tests.engines.dogs_bond import kit
from tests.engines.dogs_bond.table import GAME
from tests.engines.laws import LAWS, Law, obey
from tests.engines.walk import Walk, walk
from tools.policies import at_random, sensibly

OURS = Contestant(GAME, kit)


@lru_cache(maxsize=16)
def played(luck: int) -> Walk:
    random = Random(luck)
    return walk(GAME, kit.setups(random), random, sensibly if luck % 4 == 0 else at_random, depth=5)


@pytest.mark.parametrize("luck", range(8))
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_law(law: Law, luck: int) -> None:
    obey(OURS, law, played(luck), luck)
