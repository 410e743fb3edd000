"""Requirement B24 for all that looks back: sessions that a reader cannot tell apart are told alike."""

from __future__ import annotations

import pytest

from cogs.replaying import share_replay, show_replay
from cogs.screens.replay import Stand
from engines.registry import GAMES
from sessions.reel import Reel, look_at, told_at
from tests.kit import World
from tests.twins import Twins, twins

ROUNDS = 12
pytestmark = pytest.mark.usefixtures("plain_pictures")


@pytest.fixture(scope="module")
def pairs() -> dict[str, list[Twins]]:
    return {game: [twins(game, luck) for luck in range(ROUNDS)] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_the_pairs_differ_and_last(pairs: dict[str, list[Twins]], game: str) -> None:
    assert sum(pair.ours.last for pair in pairs[game]) >= 20 * ROUNDS
    states = [(one.ours.steps[-1].state, one.theirs.steps[-1].state) for one in pairs[game]]
    assert sum(ours != theirs for ours, theirs in states) >= ROUNDS / 2


@pytest.mark.parametrize("game", GAMES)
def test_b24_positions_and_their_events_are_the_same(pairs: dict[str, list[Twins]], game: str) -> None:
    for pair in pairs[game]:
        ours, theirs = pair.ours, pair.theirs
        assert (ours.ends, ours.turns) == (theirs.ends, theirs.turns)
        for position in range(ours.last + 1):
            mine, other = (look_at(reel, position, pair.reader) for reel in (ours, theirs))
            assert (mine.view, mine.pending) == (other.view, other.pending)
            assert told_at(ours, position, pair.reader) == told_at(theirs, position, pair.reader)


@pytest.mark.parametrize("game", GAMES)
async def test_b24_the_replay_shows_the_same(world: World, pairs: dict[str, list[Twins]], game: str) -> None:
    for pair in pairs[game]:
        player = -1 if pair.reader is None else pair.reader + 1
        for position in {0, pair.ours.last // 2, pair.ours.last}:
            for eyes in ("b", "a", str(pair.reader or 0)):
                stand = Stand(position, eyes, turn=True)
                assert await _shown(world, pair.ours, stand, player) == await _shown(
                    world, pair.theirs, stand, player
                )


async def _shown(world: World, reel: Reel, stand: Stand, player: int) -> tuple[object, ...]:
    desk = world.env.bot.desk
    own, shared = await show_replay(desk, reel, stand, player), await share_replay(desk, reel, stand, "x")
    return own, shared
