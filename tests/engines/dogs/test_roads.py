"""The map of the data pack and the cost of driving (canon, 1.1 and 3.3)."""

from __future__ import annotations

import pytest

from tests.engines.dogs.table import BOX

ROADS = BOX.roads
DISTANCES = {
    1: "c1 c2 c3 f1 f2 f3",
    2: "c4 c5 c6 c7 f4 f5 f6 f7 f9",
    3: "c8 c9 c10 f8 f10 f11 f12",
    4: "c11 c12",
}
"""The table of 1.1."""


def test_the_map_has_24_spaces_at_the_distances_of_the_canon() -> None:
    found: dict[int, list[str]] = {}
    for trip in ROADS.trips((), "centre"):
        found.setdefault(trip.cost, []).append(ROADS.spaces[trip.place])
    assert {cost: " ".join(spaces) for cost, spaces in found.items()} == DISTANCES


def test_reward_coins_grow_with_the_distance() -> None:
    coins = dict(zip(ROADS.spaces, ROADS.rewards, strict=True))
    for distance, spaces in DISTANCES.items():
        for space in spaces.split():
            assert coins[space] == (4 if space in ("f11", "f12") else distance)


@pytest.mark.parametrize(
    ("start", "space", "tiles", "cost"),
    [
        ("c9", "f2", (), 3),
        ("centre", "c11", (), 4),
        ("centre", "c5", ("c1", "c2"), 3),
        ("centre", "c5", ("c2",), 2),
        ("c1", "f1", (), 1),
        ("f1", "c1", ("f2",), 1),
        ("c11", "c12", (), 1),
        ("f9", "f10", ("f12",), 3),
        ("f4", "c4", (), 3),
    ],
)
def test_the_cheapest_route_counts(start: str, space: str, tiles: tuple[str, ...], cost: int) -> None:
    """One gas a space entered, two for Roadwork, the centre free; counted by hand on the map."""
    assert ROADS.cost(tiles, start, space) == cost


def test_neighbours_around_the_centre_are_one_step_apart() -> None:
    assert ROADS.neighbours("c1") == ("c2", "c3", "c4", "c5", "f1", "f2", "f3")
    assert ROADS.neighbours("c11") == ("c8", "c9", "c12")
