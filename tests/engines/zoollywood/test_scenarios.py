"""Every scenario of the canon, and cases of the same grammar for rulings and cards without one."""

from __future__ import annotations

import pytest

from tests.engines.zoollywood.scenario import FOLDER, cases, prove

NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
CASES = [(name, case) for name in NAMES for case in cases(name)]
WITHOUT_A_FILE = {34, 35, 45}  # test_setup proves these


def test_no_scenario_of_the_canon_is_missing() -> None:
    files = {f"S{number:02}" for number in range(1, 47) if number not in WITHOUT_A_FILE}
    assert files <= set(NAMES)


@pytest.mark.parametrize(("name", "case"), CASES)
def test_scenario(name: str, case: str) -> None:
    prove(*cases(name)[case])


@pytest.mark.parametrize(
    ("name", "line", "instead"),
    [
        ("S01", "blue eggs = b2 c4", "blue eggs = b2 c5"),
        ("S01", "blue unused eggs 14", "blue unused eggs 13"),
        ("S02", "at d5 = blue-assistant", "at d4 = blue-assistant"),
        ("S05", "legal 0 explore = -", "legal 0 explore = d4 e"),
        ("S12", "legal 0 count 54", "legal 0 count 53"),
        ("S15", "legal 0 = end", "legal 0 = play 9 | end"),
        ("S29", "deck = 4 9", "deck = 9 4"),
    ],
)
def test_the_runner_notices_a_wrong_line(name: str, line: str, instead: str) -> None:
    fixture, script = cases(name)[""]
    assert line in script
    with pytest.raises(AssertionError):
        prove(fixture, [instead if one == line else one for one in script])


def test_the_runner_notices_what_was_not_refused() -> None:
    fixture, _ = cases("S02")[""]
    with pytest.raises(AssertionError, match="was accepted"):
        prove(fixture, ["illegal 0: explore d2 e"])
