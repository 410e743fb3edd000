"""Every scenario block of the canon, and blocks of the same grammar for rulings without one."""

from __future__ import annotations

import pytest

from tests.engines.zombeasts.scenario import FOLDER, prove, scenario
from tests.engines.zombeasts.table import GAME

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
WITHOUT_A_BLOCK = {41, 42, 43, 52}  # test_setup, test_replay and test_views prove these


def test_no_scenario_of_the_canon_is_missing() -> None:
    blocks = {f"S{number:02}" for number in range(1, 53) if number not in WITHOUT_A_BLOCK}
    assert blocks <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_scenario(name: str) -> None:
    prove(GAME, scenario(name))


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("due = 2", "due = 3"),
        ("hand 1 size 1", "hand 1 size 2"),
        ("turn = 1", "turn = 0"),
        ("pile size 9", "pile size 8"),
        ("do: 0 draw hand 1", "illegal: 0 draw hand 1"),
    ],
)
def test_the_runner_notices_a_wrong_line(line: str, instead: str) -> None:
    text = scenario("S02")
    assert line in text
    with pytest.raises(AssertionError):
        prove(GAME, text.replace(line, instead))
