"""Every scenario of the canon, and more of the same grammar for rulings without one."""

from __future__ import annotations

import pytest

from tests.engines.dogs.scenario import FOLDER, prove, scenario
from tests.engines.dogs.table import GAME

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def test_no_scenario_of_the_canon_is_missing() -> None:
    assert {f"S{number:02}" for number in range(1, 48)} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_scenario(name: str) -> None:
    prove(GAME, scenario(name))


@pytest.mark.parametrize(
    ("name", "line", "instead"),
    [
        ("S01", "gas 0 = 2", "gas 0 = 3"),
        ("S01", "cost 0 f2 = 3", "cost 0 f2 = 2"),
        ("S02", "legal 0: move c1 |", "legal 0: move c2 |"),
        ("S04", "fair = mutt", "fair = -"),
        ("S04", "pending: 1 drive", "pending: 0 drive"),
        ("S38", "points 0 = 40", "points 0 = 41"),
        ("S16", "do: 0 lift beagle 2;", "illegal: 0 lift beagle 2\ndo: 0"),
    ],
)
def test_the_runner_notices_a_wrong_line(name: str, line: str, instead: str) -> None:
    text = scenario(name)
    assert line in text
    with pytest.raises(AssertionError):
        prove(GAME, text.replace(line, instead))
