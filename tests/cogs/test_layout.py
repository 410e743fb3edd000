from __future__ import annotations

import pytest
from hypothesis import given, settings

from cogs.layout import Back, Button, Entry, Menu, Rules, Sheet, Tone, TypeIt, below, lay_out
from cogs.layout.row import Leaf
from cogs.layout.tree import grow
from tests.cogs.layout_cases import CAPTIONS, entry, listed, random_lists, reachable, sizes, within_limits


def lay(entries: tuple[Entry, ...]) -> Sheet:
    return lay_out(entries, CAPTIONS)


@settings(max_examples=60, deadline=None)
@given(random_lists())
def test_any_list_fits_and_every_offer_can_be_reached(entries: tuple[Entry, ...]) -> None:
    assert reachable(entries) == {one.index for one in entries}
    within_limits(lay(entries))
    assert lay(entries) == lay(entries)


@settings(max_examples=40, deadline=None)
@given(random_lists())
def test_every_node_on_the_way_fits(entries: tuple[Entry, ...]) -> None:
    for kid in range(4):
        for page in range(3):
            within_limits(lay_out(entries, CAPTIONS, (kid,), page))


def test_zombeasts_play_with_a_usual_hand_is_one_menu_of_eleven() -> None:
    places = [(f"card:{card}", f"place:{place}") for card in range(6) for place in range(2 if card else 1)]
    assert sizes(lay(listed(places))) == [11]


def test_zombeasts_play_with_24_cards_and_64_places_is_three_menus_and_no_card_is_split() -> None:
    places_per_card = [2] * 12 + [4, 4, 4, 4, 2, 2, 2] + [4, 4, 4, 4, 2]
    paths = [(f"card:{card}", f"place:{p}") for card, n in enumerate(places_per_card) for p in range(n)]
    assert len(paths) == 64
    sheet = lay(listed(paths))
    assert sizes(sheet) == [24, 22, 18]
    assert [row.placeholder for row in sheet.body if isinstance(row, Menu)] == ["0 … 11", "12 … 18", "19 … 23"]


def test_spaces_of_a_map_pack_by_rows_22_and_15() -> None:
    rows = zip("abcdefg", [4, 5, 6, 7, 6, 5, 4], strict=True)
    spaces = [(f"row:{row}", f"space:{row}{n}") for row, size in rows for n in range(size)]
    assert sizes(lay(listed(spaces, note=""))) == [22, 15]


def test_triangles_of_a_map_pack_by_bands_16_22_16() -> None:
    bands = enumerate([7, 9, 11, 11, 9, 7])
    triangles = [(f"band:{band}", f"triangle:{n}") for band, size in bands for n in range(size)]
    assert sizes(lay(listed(triangles, note=""))) == [16, 22, 16]


def verbs(**sizes_by_verb: tuple[int, ...]) -> tuple[Entry, ...]:
    """Verbs whose pieces have so many targets each."""
    return listed(
        (f"{verb}:{verb}", f"piece:{piece}", f"target:{target}")
        for verb, pieces in sizes_by_verb.items()
        for piece, size in enumerate(pieces)
        for target in range(size)
    )


def test_unlike_verbs_get_a_row_each() -> None:
    assert sizes(lay(verbs(explore=(6, 6), hatch=(7,), land=(5,) * 4, play=(3,)))) == [12, 7, 20, 3]


def test_five_verbs_merge_the_two_smallest_into_more() -> None:
    fullest = verbs(explore=(7,) * 4, hatch=(8, 8), land=(4, 5, 6, 7, 6, 5, 4), emperor=(3, 3), play=(2, 2))
    sheet = lay(fullest)
    assert sizes(sheet) == [4, 16, 7, 10]
    assert sheet.body[3].placeholder == "More ..."  # type: ignore[union-attr]  # the row is a menu, as its size shows


def test_a_walking_kid_is_packed_when_rows_are_left() -> None:
    assert sizes(lay(verbs(city=(12,), country=(10, 10, 10)))) == [12, 20, 10]


def test_three_places_without_notes_are_buttons_and_the_usual_one_comes_first() -> None:
    sheet = lay((entry(0, "bonus:food"), entry(1, "bonus:gas", tone=Tone.USUAL), entry(2, "bonus:medicine")))
    (row,) = sheet.body
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["gas", "food", "medicine"]


def test_yes_and_no_stand_in_the_foot() -> None:
    sheet = lay((entry(0, "cut:cut"), entry(1, "pass:let it happen", way_out=True)))
    assert sheet.body == ()
    assert [button.label for button in sheet.foot] == ["cut", "let it happen", "Type it", "Rules"]


def test_26_legal_actions_of_one_card_are_walked_or_packed_not_lost() -> None:
    sheet = lay(listed([(f"card:{n}",) for n in range(26)]))
    assert sizes(sheet) == [25, 1]


def test_a_costly_offer_is_marked_in_words_and_colour() -> None:
    sheet = lay((entry(0, "go:f9", tone=Tone.COSTLY), entry(1, "go:c4"), entry(2, "go:c5")))
    (row,) = sheet.body
    assert isinstance(row, tuple)
    assert row[0] == Button("⚠ f9", Leaf(0, "0000"), Tone.COSTLY)


def test_the_foot_keeps_its_order_and_five_places() -> None:
    exits = tuple(entry(100 + n, f"exit:e{n}", way_out=True) for n in range(3))
    body = verbs(explore=(7,) * 4, hatch=(8, 8))
    sheet = lay_out(body + exits, CAPTIONS, (0,))
    assert [button.label for button in sheet.foot] == ["e0", "e1", "e2", "Back", "Type it"]
    assert sheet.foot[3].target == Back(())


def test_the_foot_of_the_root_has_no_back() -> None:
    sheet = lay(verbs(explore=(7,) * 4))
    assert [type(button.target) for button in sheet.foot] == [TypeIt, Rules]


@pytest.mark.parametrize("address", [(99,), (0, 0, 0, 0), (0, 99)])
def test_an_unknown_node_shows_the_root(address: tuple[int, ...]) -> None:
    entries = verbs(explore=(7,) * 4, hatch=(8, 8))
    assert lay_out(entries, CAPTIONS, address) == lay(entries)


@settings(max_examples=40, deadline=None)
@given(random_lists())
def test_below_a_node_lie_its_own_entries_and_below_the_root_all(entries: tuple[Entry, ...]) -> None:
    body = [entry for entry in entries if not entry.exit]
    assert list(below(entries, ())) == body
    kids = grow(body).kids if body else ()
    if len(kids) > 1:
        parts = [below(entries, kid.address) for kid in kids if not kid.is_leaf]
        assert all(0 < len(part) < len(body) for part in parts)
        assert sum(parts, ()) == tuple(entry for kid in kids if not kid.is_leaf for entry in kid.leaves)
