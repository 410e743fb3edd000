"""What lies open besides the board, in every registered game: named, shown, and without a secret."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engines.core import Chosen, Ref, Seat, Setup
from engines.registry import GAMES
from render.alt import ROOM
from render.contract import Moment, Person, Table, hand_extra
from render.registry import presenter
from tests.engines.walk import Walk, walk
from tools.games import build

TITLE = 100
"""A choice of a command is no longer."""
OPEN = [name for name in GAMES if presenter(build(name)).hand_is_open]


def walked(name: str, seats: int | None = None) -> tuple[Walk, Table]:
    game = build(name)
    number = seats or game.about.most_seats
    options = (Chosen("master", "on"),) if name == "zombeasts" else ()
    played = walk(game, Setup(name, game.pack.hash, number, "extras", options), Random(name), depth=12)
    return played, Table("k3f9", tuple(Person(f"Player {seat}") for seat in range(number)))


@pytest.mark.parametrize("name", GAMES)
def test_every_extra_can_be_shown_whenever_it_is_named(name: str) -> None:
    played, table = walked(name)
    game, face = build(name), presenter(build(name))
    seen = set()
    for position in played.some(Random(name)):
        view = game.view(position.state, None)
        extras = face.extras(view, table)
        assert len({extra.id for extra in extras}) == len({extra.title for extra in extras}) == len(extras) > 0
        for extra in extras:
            shown = face.exhibit(view, Moment(table), extra.id)
            seen.add(extra.id)
            assert 0 < len(extra.title) <= TITLE
            assert all(shown.lines)
            assert len(shown.alt) <= ROOM
            assert (shown.scene is None) is (shown.alt == "")
    assert seen


@pytest.mark.parametrize("name", OPEN)
def test_a_game_calls_its_hands_open_only_if_every_seat_knows_the_same(name: str) -> None:
    played, _ = walked(name)
    game = build(name)
    for position in played.positions:
        public = game.view(position.state, None)
        for seat in map(Seat, range(played.setup.seats)):
            assert game.view(position.state, seat) == replace(public, seat=seat)


@pytest.mark.parametrize("name", OPEN)
def test_an_open_hand_is_an_extra_for_each_seat(name: str) -> None:
    played, table = walked(name)
    game, face = build(name), presenter(build(name))
    view = game.view(played.last, None)
    ids = {extra.id: extra.title for extra in face.extras(view, table)}
    scenes = set()
    for seat in map(Seat, range(played.setup.seats)):
        assert f"Player {seat}" in ids[hand_extra(seat)]
        scenes.add(face.exhibit(view, Moment(table), hand_extra(seat)).scene)
    assert len(scenes) == played.setup.seats


@pytest.mark.parametrize("name", [name for name in GAMES if name != "dogs"])
def test_discards_are_listed_the_newest_first(name: str) -> None:
    game, face = build(name), presenter(build(name))
    played, table = walked(name)
    views = [game.view(position.state, None) for position in played.positions]
    view = next(view for view in views if len(set(view.discard)) > 1)
    line = face.exhibit(view, Moment(table), "discard").lines[0]
    newest = face.words.name(Ref("card", str(view.discard[-1])))
    assert line.startswith(f"{len(view.discard)} in all: {newest}")
