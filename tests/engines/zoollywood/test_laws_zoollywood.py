"""The laws of the contract over sessions of this game, whether or not it is registered."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from tests.engines.contestants import Contestant
from tests.engines.laws import LAWS, Law, obey
from tests.engines.walk import Walk, walk
from tests.engines.zoollywood import kit
from tests.engines.zoollywood.table import GAME
from tools.policies import at_random, sensibly

CONTESTANT = Contestant(GAME, kit)


@lru_cache(maxsize=32)
def played(luck: int, clever: bool) -> Walk:
    random = Random(luck)
    return walk(GAME, kit.setups(random), random, sensibly if clever else at_random, 8)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
@pytest.mark.parametrize(("luck", "clever"), [(luck, luck % 5 == 0) for luck in range(10)])
def test_law(law: Law, luck: int, clever: bool) -> None:
    obey(CONTESTANT, law, played(luck, clever), luck)
