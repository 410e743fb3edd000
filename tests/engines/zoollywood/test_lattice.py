"""The board against the canon's own checks (section 1 and invariant 15)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.zoollywood.lattice import DIRECTIONS, Lattice, Space
from engines.zoollywood.triggers import shifts

BOARD = Lattice(4)


def step(name: str, way: str) -> str:
    return BOARD.names[BOARD.lines[BOARD.spaces[name]][DIRECTIONS.index(way)][0]]


@pytest.mark.parametrize(
    ("origin", "way", "space"),
    [
        ("c3", "sw", "d3"), ("c3", "se", "d4"), ("d4", "sw", "e3"), ("d4", "se", "e4"), ("d4", "nw", "c3"),
        ("d4", "ne", "c4"), ("e4", "nw", "d4"), ("e4", "ne", "d5"), ("c3", "e", "c4"), ("c3", "w", "c2"),
    ],
)  # fmt: skip
def test_steps_inside_the_board(origin: str, way: str, space: str) -> None:
    assert step(origin, way) == space


@pytest.mark.parametrize(
    ("origin", "way", "space"),
    [
        ("d7", "e", "d1"), ("a1", "w", "a4"), ("a1", "nw", "g4"), ("a1", "ne", "d1"), ("a4", "ne", "g1"),
        ("d7", "se", "a4"), ("g1", "se", "d1"),
    ],
)  # fmt: skip
def test_r2_wrap_leads_to_the_other_end_of_the_same_line(origin: str, way: str, space: str) -> None:
    assert step(origin, way) == space


def test_rows_neighbours_and_triangles_are_as_many_as_the_canon_says() -> None:
    assert "".join(BOARD.names) == "".join(
        f"{row}{number}" for row, length in zip("abcdefg", (4, 5, 6, 7, 6, 5, 4), strict=True)
        for number in range(1, length + 1)
    )  # fmt: skip
    assert Counter(map(len, BOARD.beside)) == {6: 19, 4: 12, 3: 6}
    assert {BOARD.names[space] for space, beside in enumerate(BOARD.beside) if len(beside) == 3} == {
        "a1", "a4", "d1", "d7", "g1", "g4",
    }  # fmt: skip
    bands = Counter(triangle.name[0] for triangle in BOARD.triangles)
    assert list(bands.values()) == [7, 9, 11, 11, 9, 7]
    assert "c4-c5-d5" in BOARD.areas
    assert "c4-c5-d4" not in BOARD.areas


def test_invariant_15_steps_reverse_and_lines_are_loops_of_four_to_seven() -> None:
    for space, lines in enumerate(BOARD.lines):
        for number, line in enumerate(lines):
            assert line[-1] == space
            assert 4 <= len(line) <= 7
            assert len(set(line)) == len(line)
            assert BOARD.lines[line[0]][(number + 3) % 6][0] == space


def test_triangles_turn_as_seen_on_the_picture() -> None:
    def turned(area: str, spin: str) -> dict[str, str]:
        moves = shifts(BOARD.areas[area].corners, spin)
        return {BOARD.names[origin]: BOARD.names[space] for origin, space in moves.items()}

    assert turned("d3-d4-e3", "cw") == {"d3": "d4", "d4": "e3", "e3": "d3"}
    assert turned("c3-d3-d4", "cw") == {"c3": "d4", "d4": "d3", "d3": "c3"}
    assert turned("c3-d3-d4", "ccw") == {"d4": "c3", "d3": "d4", "c3": "d3"}


def test_a_ring_is_closed_inside_and_an_arc_at_the_rim() -> None:
    def ring(nest: str, start: str, spin: str) -> list[str]:
        return [BOARD.names[space] for space in BOARD.ring(BOARD.spaces[nest], BOARD.spaces[start], spin)]

    assert ring("d4", "c3", "ccw") == ["d3", "e3", "e4", "d5", "c4", "c3"]
    assert ring("d4", "c3", "cw") == ["c4", "d5", "e4", "e3", "d3", "c3"]
    assert ring("a2", "b2", "cw") == ["a1"]
    assert ring("a2", "b2", "ccw") == ["b3", "a3"]


@pytest.mark.parametrize(("side", "spaces", "triangles"), [(3, 19, 24), (5, 61, 96), (6, 91, 150)])
def test_other_sides_make_other_boards(side: int, spaces: int, triangles: int) -> None:
    board = Lattice(side)
    assert (len(board.names), len(board.triangles)) == (spaces, triangles)
    assert board.row(Space(0)) == 0
    assert board.row(board.spaces[board.names[-1]]) == 2 * side - 2
