"""The laws of the contract over sessions of Dogs."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import cast

import pytest

from tests.engines.contestants import Contestant, Kit
from tests.engines.dogs import kit
from tests.engines.dogs.table import GAME
from tests.engines.laws import LAWS, Law, obey
from tests.engines.walk import Walk, walk
from tools.policies import at_random, sensibly

DOGS = Contestant(GAME, cast("Kit", kit))
SESSIONS = [(luck, luck % 3 == 0) for luck in range(12)]


@cache
def played(luck: int, clever: bool) -> Walk:
    random = Random(luck)
    return walk(GAME, kit.setups(random), random, sensibly if clever else at_random, depth=8)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
@pytest.mark.parametrize(("luck", "clever"), SESSIONS)
def test_law(law: Law, luck: int, clever: bool) -> None:
    obey(DOGS, law, played(luck, clever), luck)


def test_the_sessions_deal_every_number_of_seats_and_ask_every_kind_of_question() -> None:
    walks = [played(luck, clever) for luck, clever in SESSIONS]
    assert {session.setup.seats for session in walks} == {2, 3, 4}
    states = (position.state for session in walks for position in session.positions)
    kinds = {decision.kind for state in states for decision in GAME.pending(state)}
    assert kinds >= {
        "drive", "exchange-first", "exchange-second", "return-card", "bonus", "arrange", "donation", "send", "card",
        "town-hall", "warehouse", "pet-shop", "veterinary", "put", "dog-fair", "sell-extra", "trade-offer",
        "trade-get", "feed", "wage", "hire", "fuel",
    }  # fmt: skip
