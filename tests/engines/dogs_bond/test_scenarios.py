"""Every scenario of the canon (section 10) that is a position; those of the setup stand in test_setup."""

from __future__ import annotations

import pytest

from engines.core import Seat
from tests.engines.dogs_bond.scenario import FOLDER, opening, prove, scenario
from tests.engines.dogs_bond.table import GAME

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
OF_THE_SETUP = {4, 5, 6, 37, 38}


def test_no_scenario_of_the_canon_is_missing() -> None:
    assert {int(name[1:3]) for name in NAMES if name.startswith("S")} | OF_THE_SETUP == set(range(1, 44))


@pytest.mark.parametrize("name", NAMES)
def test_scenario(name: str) -> None:
    prove(GAME, scenario(name))


def test_s39_others_see_no_difference_until_all_are_in() -> None:
    one, other = opening(GAME, scenario("S39")), opening(GAME, scenario("S39-health"))
    assert GAME.pending(one) == GAME.pending(other)
    for reader in (None, Seat(0), Seat(1)):
        assert GAME.view(one, reader) == GAME.view(other, reader)


@pytest.mark.parametrize(
    ("name", "line", "instead"),
    [
        ("S07", "pile size 2", "pile size 3"),
        ("S09", "levels 1 = april 1", "levels 1 = april 2"),
        ("S16", "discard = play-bow grooming-2 grooming-1", "discard = grooming-2 play-bow grooming-1"),
        ("S19", "pile = play-bow grooming-2", "pile = grooming-2 play-bow"),
        ("S24-shared", "winners = 0 1", "winners = 0"),
        ("S32", "heard: no-play 0", "heard: no-play 1"),
        ("S12", "do: 1 accept", "illegal: 1 accept"),
    ],
)
def test_the_runner_notices_a_wrong_line(name: str, line: str, instead: str) -> None:
    text = scenario(name)
    assert line in text
    with pytest.raises(AssertionError):
        prove(GAME, text.replace(line, instead))
