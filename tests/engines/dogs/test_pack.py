"""What a data pack must keep, and that its own numbers are used."""

from __future__ import annotations

import re

import pytest

from engines.core import BadPack, Seat, Setup, read_pack
from engines.dogs import build
from tests.engines.dogs.table import PACK


def without(pattern: str, instead: str = "", count: int = 1) -> str:
    text, found = re.subn(pattern, instead, PACK.text, count=count, flags=re.DOTALL)
    assert found, pattern
    return text


BAD = {
    "breed[1].id: beagle stands twice": (r'id = "bulldog"', 'id = "beagle"'),
    "meta.players: the rules are for 2, 3 and 4 players": (r"players = \[2, 3, 4\]", "players = [2, 3]"),
    "special wizard.id: the rules know no such card": (r'id = "trained-dog"', 'id = "wizard"'),
    "fair_card fair-1.breeds: wolf is not declared": (r'\["poodle", "bulldog"', '["wolf", "bulldog"'),
    "map.edges[1]: c99 is not declared": (r'\["centre", "c2"\]', '["centre", "c99"]'),
    "map.edges: no road leads to f12": (r'  \["f9", "f12"\],\n  \["f8", "f11"\],\n  \["f10", "f12"\],\n', ""),
    "scoring.stall_points: needs 5 numbers, one for each stall": (r"\[0, 0, 2, 3, 5\]", "[0, 0, 2, 3]"),
    "start.gas: is above the limit of 9": (r"medicine = 2\ngas = 6", "medicine = 2\ngas = 12"),
    "roadwork.city: the tiles must leave a space free": (r"city = 3\ncountry = 3", "city = 12\ncountry = 3"),
}  # fmt: skip


@pytest.mark.parametrize("said", BAD)
def test_a_broken_pack_is_named_by_file_table_and_key(said: str) -> None:
    pattern, instead = BAD[said]
    with pytest.raises(BadPack) as caught:
        build(read_pack(without(pattern, instead), "home.toml"))
    assert str(caught.value) == f"dogs-recon-1.toml: {said}"


def test_breeds_that_cannot_fill_the_map_are_refused() -> None:
    text = without(r"healthy = 4", "healthy = 0", count=0)
    with pytest.raises(BadPack) as caught:
        build(read_pack(text, "home.toml"))
    assert "too few for 12 spaces" in str(caught.value)


@pytest.mark.parametrize(
    ("pattern", "instead", "where"),
    [
        (r"rows_per_stall = 2", "rows_per_stall = 3", "limits.rows_per_stall"),
        (r"colour = \"#c98b4a\"", "colour = 3", "breed[0].colour"),
        (r"lifts = 30  ", "jumps = 30  ", "bounds"),
        (r"\[fair_track\]", "[fair_tracks]", "top level"),
    ],
)
def test_a_table_of_another_shape_is_refused(pattern: str, instead: str, where: str) -> None:
    with pytest.raises(BadPack) as caught:
        build(read_pack(without(pattern, instead), "home.toml"))
    assert caught.value.where == where


def test_another_pack_is_played_with_its_own_numbers() -> None:
    game = build(read_pack(without(r"coins = 3\nfood = 2", "coins = 7\nfood = 1"), "home.toml"))
    state = game.start(Setup("dogs", game.pack.hash, 3, "seed")).state
    assert (state.areas[0].coins, state.areas[0].food) == (7, 1)
    assert game.pending(state)[0].seat in {Seat(0), Seat(1), Seat(2)}
