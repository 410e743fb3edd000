"""The figures are those of the art direction: WCAG contrast, CIEDE2000 distance under the Machado simulation."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.theme import CONTRAST, DAY, DAY_COLOURS, THEMES, Theme
from tests.render.vision import DEFECTS, contrast, distance

CARDS = ("zblue", "zgreen", "zorange", "zred", "zwhite")
LETTERS = {"A": "white", "B": "white", "C": "ink", "D": "white", "E": "white", "F": "ink", "G": "white", "H": "ink"}


def worst(names: tuple[str, ...], defect: str, theme: Theme = DAY) -> float:
    return min(distance(theme.rgb(one), theme.rgb(other), defect) for one, other in combinations(names, 2))


def test_the_distance_agrees_with_the_published_example_of_ciede2000() -> None:
    from tests.render.vision import _ciede2000  # noqa: PLC0415 - the formula itself is under test

    assert _ciede2000((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert _ciede2000((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(27.1492, abs=1e-4)


def test_no_value_has_two_names_so_that_drawings_can_change_their_theme() -> None:
    assert len(set(DAY_COLOURS.values())) == len(DAY_COLOURS) >= 86


def test_both_themes_name_the_same_colours() -> None:
    assert set(CONTRAST.colours) == set(DAY.colours)


@pytest.mark.parametrize(
    ("defect", "least"), [("normal", 39), ("protanopia", 18), ("deuteranopia", 21), ("tritanopia", 18)]
)
def test_b41_four_seats_are_told_apart_by_colour_alone_by_everybody(defect: str, least: float) -> None:
    assert worst(("A", "B", "C", "D"), defect) >= least


@pytest.mark.parametrize("defect", DEFECTS)
def test_b41_eight_seats_keep_a_distance(defect: str) -> None:
    assert worst(tuple("ABCDEFGH"), defect) >= 13


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("defect", DEFECTS)
def test_card_colours_keep_a_distance(defect: str, theme: Theme) -> None:
    assert worst(CARDS, defect, theme) >= 15


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("text", "ground", "least"), [
    ("ink", "paper", 4.5), ("ink", "paper2", 4.5), ("ink", "turn", 4.5), ("ink", "moon", 4.5),
    ("white", "ink", 4.5),
    ("white", "night2", 4.5), ("paper2", "night2", 4.5), ("moon", "night2", 4.5), ("moon2", "night", 4.5),
    ("turn", "night2", 4.5), ("white", "bad", 4.5), ("white", "last", 4.5), ("white", "zblue", 4.5),
    ("ink", "zorange", 4.5), ("white", "zred", 4.5), ("ink", "zwhite", 4.5), ("ink", "zgreen", 4.4),
    ("white", "ink3", 3.0), ("zblue2", "night", 3.0), ("zgreen2", "night", 3.0), ("zorange2", "night", 3.0),
    ("zred2", "night", 3.0), ("zwhite2", "night", 3.0),
])  # fmt: skip
def test_what_stands_on_what_can_be_read(text: str, ground: str, least: float, theme: Theme) -> None:
    assert contrast(theme.rgb(text), theme.rgb(ground)) >= least


@pytest.mark.parametrize(("seat", "letter"), LETTERS.items())
def test_the_letter_of_a_seat_is_read_on_its_colour(seat: str, letter: str) -> None:
    assert contrast(DAY.rgb(letter), DAY.rgb(seat)) >= 4.4


def test_high_contrast_raises_ink_on_paper_to_the_most_there_is() -> None:
    assert contrast(CONTRAST.rgb("ink"), CONTRAST.rgb("paper")) == pytest.approx(21.0)
    assert contrast(DAY.rgb("ink"), DAY.rgb("paper")) < 15
