"""Stalls as data: legal shapes, places, the tidy helper, points (canon, 1.3, 3.7, 3.9, 7.2)."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from engines.dogs import stalls
from engines.dogs.stalls import ROWS, fits, has_room, housed, places, rows, tidy
from tests.engines.dogs.scenario import dogs
from tests.engines.dogs.table import BOX

SHAPES = {"-", "mutt", "mutt 2", "mutt beagle", "mutt 2 beagle", "mutt 2 beagle 2", "mutt 3", "mutt 4"}
"""The eight possible shapes of a stall (1.3)."""


def test_a_stall_has_one_of_eight_shapes() -> None:
    found = set()
    for count in range(6):
        for group in combinations_with_replacement(("beagle", "mutt", "poodle"), count):
            if rows(group) <= ROWS:
                found.add(tuple(sorted((size for _, size in stalls.counts(group)), reverse=True)))
    assert found == {
        tuple(sorted((size for _, size in stalls.counts(dogs(shape))), reverse=True)) for shape in SHAPES
    }


@pytest.mark.parametrize(
    ("stall", "points"),
    [
        ("-", 0), ("mutt", 0), ("mutt beagle", 0), ("mutt 2", 2), ("mutt 2 beagle", 3), ("mutt 2 beagle 2", 5),
        ("mutt 3", 8), ("mutt 4", 12),
    ],
)  # fmt: skip
def test_points_of_a_stall(stall: str, points: int) -> None:
    """Rulebook, Scoring the Stalls; R44 for two single dogs."""
    assert stalls.points(BOX.scoring, dogs(stall)) == points


@pytest.mark.parametrize(
    ("built", "breed", "found"),
    [
        ("- / - / -", "mutt", (1, 3)),
        ("mutt / mutt / -", "mutt", (1, 3)),
        ("mutt / beagle / -", "mutt", (1, 2, 3)),
        ("mutt 2 beagle 2 / - / poodle 3", "mutt", (2,)),
        ("mutt 2 beagle 2 / poodle 3", "mutt", ()),
    ],
)
def test_where_a_dog_fits(built: str, breed: str, found: tuple[int, ...]) -> None:
    """3.7: while stalls 1 and 2 are equal only the first is offered, the extra stalls always on their own."""
    assert places(tuple(dogs(stall) for stall in built.split("/")), breed) == found


def test_a_dog_traded_for_its_own_breed_goes_to_another_stall() -> None:
    """4.5: nor does the equal of the stall it left count."""
    assert places((dogs("mutt"), dogs("beagle")), "mutt", left=1) == (2,)
    assert places((dogs("mutt"), dogs("mutt"), ()), "mutt", left=2) == (3,)
    assert places((dogs("mutt"), dogs("mutt"), dogs("poodle")), "mutt", left=3) == (1,)


@pytest.mark.parametrize(
    ("herd", "built", "housing", "homeless"),
    [
        ("beagle 5 mutt 2 poodle", 3, "beagle mutt 2 / poodle / beagle 4", "-"),
        ("mutt 2", 2, "mutt 2 / -", "-"),
        ("mutt 2", 5, "- / - / - / - / mutt 2", "-"),
        ("beagle mutt poodle labrador bulldog", 2, "beagle bulldog / labrador mutt", "poodle"),
        ("mutt 3 beagle 3 poodle", 2, "beagle 3 / mutt 3", "poodle"),
        ("mutt 4 beagle 2 poodle 2 bulldog", 2, "mutt 4 / beagle 2 poodle 2", "bulldog"),
    ],
)
def test_tidy_houses_by_its_recipe(herd: str, built: int, housing: str, homeless: str) -> None:
    found, left = tidy(dogs(herd), built)
    assert found == tuple(dogs(stall) for stall in housing.split("/"))
    assert left == dogs(homeless)


@pytest.mark.parametrize("built", [2, 3, 5])
def test_tidy_houses_everybody_whenever_that_is_possible(built: int) -> None:
    """3.9, and invariant 16: who is left over fits nowhere as the stalls stand."""
    herds = combinations_with_replacement(("beagle", "bulldog", "mutt", "poodle"), 9)
    for herd in herds:
        found, left = tidy(herd, built)
        assert sorted((*housed(found), *left)) == sorted(herd)
        assert all(rows(stall) <= ROWS for stall in found)
        assert bool(left) == (not has_room(found, herd))
        assert not any(fits(stall, breed) for stall in found for breed in left)
