"""The table of patterns in docs/presses.md: it names tests that there are, in simulated Discord and on the page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from engines.registry import GAMES
from tests.cogs.test_patterns import TESTS
from tests.playground import test_patterns_on_page as on_page

DOCS = Path(__file__).parents[2] / "docs" / "presses.md"
PAGE = "on the page"
NAMES: Mapping[str, str] = {
    "draft": "draft, taken back",
    "fold": "fold",
    "form": "form",
    "chain": "chain that ends by itself",
    "coda": "closing steps",
    "wish": "wish",
    "plan": "plan",
    "board": "menu on the board",
    "asking back": "asking back",
}
"""What the patterns are called in the table."""
ON_PAGE: Mapping[str, Any] = {
    "draft": on_page.test_what_is_laid_out_is_taken_back,
    "fold": on_page.test_a_folded_answer_is_one_press,
    "form": on_page.test_several_answers_are_one_form,
    "chain": on_page.test_a_chain_ends_where_it_is_not_asked_for_any_more,
    "coda": on_page.test_closing_steps_go_with_the_answer_before_them,
    "wish": on_page.test_a_wish_is_set_in_its_menu,
    "plan": on_page.test_a_plan_is_made_in_a_menu_and_carried_out_by_itself,
    "board": on_page.test_what_is_open_is_answered_on_the_board,
    "asking back": on_page.test_what_costs_and_cannot_be_taken_back_is_asked_back,
}


@cache
def table() -> Mapping[str, Mapping[str, str]]:
    """The rows of the table by the name of the pattern, their cells by the name of the column."""
    lines = DOCS.read_text("utf-8").splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("| pattern |"))
    head, _, *body = (_cells(line) for line in lines[first : lines.index("", first)])
    return MappingProxyType({cells[0]: dict(zip(head[1:], cells[1:], strict=True)) for cells in body})


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def games_of(test: Any) -> set[str]:
    """The games for which a test runs, by its parameters."""
    marks = {mark.name: mark for mark in test.pytestmark}
    assert not {"skip", "skipif", "xfail"} & set(marks)
    names, values = marks["parametrize"].args
    assert names == "game"
    return set(values)


def test_the_table_has_a_row_for_each_pattern_and_a_column_for_each_game() -> None:
    assert set(NAMES) == set(ON_PAGE) == set(TESTS)
    assert set(table()) == set(NAMES.values())
    for cells in table().values():
        assert set(cells) == {*GAMES, PAGE}


@pytest.mark.parametrize("pattern", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_each_cell_names_the_module_that_presses_the_pattern(pattern: str, game: str) -> None:
    where = TESTS[pattern].get(game)
    module = "-" if where is None else f"`{where.partition(':')[0].rpartition('.')[2]}`"
    assert table()[NAMES[pattern]][game] == module


@pytest.mark.parametrize("pattern", NAMES)
def test_the_page_column_names_every_game_with_the_pattern(pattern: str) -> None:
    named = table()[NAMES[pattern]][PAGE].split(", ")
    assert set(named) == set(TESTS[pattern])
    assert len(named) == len(set(named))


@pytest.mark.parametrize("pattern", NAMES)
def test_the_pattern_is_pressed_on_the_page_in_each_game_that_the_column_names(pattern: str) -> None:
    assert games_of(ON_PAGE[pattern]) == set(table()[NAMES[pattern]][PAGE].split(", "))
