"""Every question of the published FAQ is answered by a scenario that carries its number."""

from __future__ import annotations

import re

import pytest

from tests.engines.zoollywood.scenario import FOLDER

WORDS = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("S*.txt")}


@pytest.mark.parametrize("number", range(1, 13))
def test_a_scenario_answers_the_question(number: int) -> None:
    assert any(re.search(rf"FAQ Q{number}\b", text) for text in WORDS.values())


def test_every_scenario_opens_with_the_words_of_the_canon() -> None:
    for name, text in WORDS.items():
        assert text.startswith(f"# {name[0]}{int(name[1:])} ")
