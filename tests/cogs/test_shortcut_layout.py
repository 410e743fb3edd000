"""The layout of the board's shortcut, without any game."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from cogs import limits
from cogs.layout import Leaf, Menu, Node, Row, lay_out, shortcuts
from cogs.layout.entry import Entry
from tests.cogs.layout_cases import CAPTIONS, entry, listed, random_lists


def leaves_of(rows: tuple[Row, ...]) -> list[Leaf | Node]:
    parts = (part for row in rows for part in (row.options if isinstance(row, Menu) else row))
    return [part.target for part in parts if isinstance(part.target, Leaf | Node)]


def test_1_6_ways_out_stay_buttons_below_the_menu() -> None:
    entries = (*listed([("space:c4",), ("space:c5",), ("space:f9",)]), entry(3, "exit:home", way_out=True))
    menu, ways_out = shortcuts(entries, CAPTIONS)
    assert isinstance(menu, Menu)
    assert len(menu.options) == 3
    assert isinstance(ways_out, tuple)
    assert [button.label for button in ways_out] == ["home"]


def test_1_6_a_list_that_must_be_walked_has_no_shortcut() -> None:
    walked = listed([(f"row:{n % 5}", f"space:{n}") for n in range(130)])
    assert shortcuts(walked, CAPTIONS) == ()


def test_1_6_more_than_three_rows_are_too_many() -> None:
    kinds = [(f"kind{k}:all", f"leaf{k}:{n}") for k in range(4) for n in range(6)]
    assert len(lay_out(listed(kinds), CAPTIONS).body) == 4
    assert shortcuts(listed(kinds), CAPTIONS) == ()
    assert len(shortcuts(listed(kinds[:18]), CAPTIONS)) == 3


def test_a_yes_or_no_is_a_row_of_two_buttons() -> None:
    (row,) = shortcuts((entry(0, "verb:use"), entry(1, "verb:skip", way_out=True)), CAPTIONS)
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["use", "skip"]


@given(random_lists())
@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_shortcut_offers_everything_once_in_four_rows_or_nothing(entries: tuple[Entry, ...]) -> None:
    rows = shortcuts(entries, CAPTIONS)
    assert len(rows) <= limits.ROWS - 1, "the fixed buttons need a row"
    if rows:
        found = leaves_of(rows)
        assert all(isinstance(target, Leaf) for target in found)
        assert sorted(target.index for target in found if isinstance(target, Leaf)) == list(range(len(entries)))
