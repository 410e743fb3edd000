"""The laws of the contract over the toy and every registered game.

The suite plays the same few sessions each time; `python -m tests.engines.laws GAME --games 10000` plays fresh ones.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.engines.contestants import NAMES, contestant
from tests.engines.laws import LAWS, Law, obey
from tests.engines.walk import Walk, walk
from tools.policies import at_random, sensibly

SHORT = settings(
    max_examples=5,
    phases=[Phase.generate],  # a smaller seed is no simpler session
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@lru_cache(maxsize=64)
def played(name: str, luck: int, clever: bool) -> Walk:
    """Play a session of any number of seats with any options; all laws look at the same ones."""
    game, kit = contestant(name).game, contestant(name).kit
    random = Random(luck)
    return walk(game, kit.setups(random), random, sensibly if clever else at_random)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
@pytest.mark.parametrize("name", NAMES)
@given(luck=st.integers(0, 2**32 - 1), clever=st.booleans())
@SHORT
def test_law(name: str, law: Law, luck: int, clever: bool) -> None:
    obey(contestant(name), law, played(name, luck, clever), luck)
