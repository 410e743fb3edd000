"""The notation of the canon (section 5)."""

from __future__ import annotations

import pytest

from engines.core import NotAnAction
from tests.engines.zoollywood.table import GAME

EXAMPLES = [
    "scene royal-cameo", "component iceberg-2", "set c2", "set c3-c4-d4", "keep 7 12", "keep 9", "keep 3 bottom",
    "keep 3 top", "egg d4", "land c4", "hatch b2", "explore d2 ne", "explore c3 ccw d4", "emperor d5", "play 8",
    "pick e3", "pick b2-b3-c3", "pick ccw", "pick left", "cancel", "pass", "guess right", "place f3", "stop d5",
    "step c4", "resolve tent-cw", "gull a1", "draw", "end", "discard 7",
]  # fmt: skip


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_canon_read_and_write_back(text: str) -> None:
    assert GAME.write(GAME.read(text)) == text


def test_blanks_are_forgiven() -> None:
    assert GAME.read("  explore   d2  ne ") == GAME.read("explore d2 ne")


@pytest.mark.parametrize(
    "text",
    ["", "fly d4", "land", "land c4 c5", "explore d2 north", "explore c3 left d4", "keep three", "keep 3 middle",
     "keep 3 9 12", "play eight", "guess middle", "end now"],
)  # fmt: skip
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.read(text)
