from __future__ import annotations

from sessions.typing import Completion, complete, nearest, parse

LABELS = {"Deneb at the dog moon": "play dog-3 black", "Pass": "pass", "Draw from the pile": "draw pile"}


def test_texts_and_labels_are_understood_in_any_case_and_spacing() -> None:
    line = "PLAY  dog-3 Black ; deneb at  the dog moon;pass"
    assert parse(line, LABELS) == ("play dog-3 black", "play dog-3 black", "pass")


def test_a_leading_seat_number_is_forgiven() -> None:
    assert parse("2 draw pile; 0 pass", LABELS) == ("draw pile", "pass")


def test_an_unknown_part_is_handed_on_tidied() -> None:
    assert parse(" drew   Pile ;; pass", LABELS) == ("drew Pile", "pass")


def test_an_empty_line_has_no_parts() -> None:
    assert parse(" ; ", LABELS) == ()


def test_completion_ranks_prefix_then_inside_then_near_spelling() -> None:
    offers = {"Pile first": "a", "Draw from the pile": "b", "Pyle": "c", "Moon": "d"}
    assert [one.value for one in complete("pile", offers)] == ["a", "b", "c"]


def test_completion_keeps_the_parts_before_the_last_one() -> None:
    assert complete("pass;  draw", LABELS) == (Completion("Draw from the pile (draw pile)", "pass; draw pile"),)


def test_an_empty_line_offers_everything_in_the_order_of_the_list() -> None:
    assert [one.value for one in complete("", LABELS)] == list(LABELS.values())


def test_b45_completions_keep_the_limits_of_the_platform() -> None:
    offers = {f"{'long ' * 30}{number}": f"text {number}" for number in range(40)} | {"x": "y" * 101}
    found = complete("", offers)
    assert len(found) == 25
    assert all(len(one.name) <= 100 and len(one.value) <= 100 for one in found)
    assert complete("p" * 99 + "; pass", LABELS) == ()


def test_misspelt_texts_find_their_neighbours_best_first() -> None:
    texts = ("move c4", "move d4", "swap joker", "pass")
    assert nearest("mov c4", texts)[0] == "move c4"
    assert nearest("xyzzy", texts) == ()
    assert len(nearest("move", [f"move {n}" for n in range(20)])) == 5
