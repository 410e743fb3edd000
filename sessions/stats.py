"""What results say of a player, and who stands where on a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median

import msgspec

from db.rows import ResultRow
from sessions.house import House
from sessions.ratings import Rating, ladder
from sessions.settle import settle

RECENT = 10
"""So many of the last places are told."""
_SECONDS = msgspec.json.Decoder(tuple[int, ...])


class Career(msgspec.Struct, frozen=True):
    """A player's record in one game. `places` are those of the last sessions, newest last."""

    game: str
    played: int
    won: int
    places: tuple[int, ...]
    best: int | None
    """The most points; None where nobody ever saw any."""
    mean: int | None
    turn: int | None
    """The median time of a turn, in seconds."""
    timeouts: int
    rating: Rating


class Entrant(msgspec.Struct, frozen=True):
    """A line of a server's table."""

    player: int
    played: int
    won: int
    rating: Rating


async def careers(house: House, player: int) -> tuple[Career, ...]:
    """Return a player's record in each game, the most played first."""
    await settle(house)
    results = sorted(await house.store.results.of_player(player), key=lambda result: result.game)
    grouped = [tuple(group) for _, group in groupby(results, key=lambda result: result.game)]
    made = [_career(group, (await ratings(house, group[0].game)).get(player, Rating())) for group in grouped]
    return tuple(sorted(made, key=lambda career: -career.played))


async def table(house: House, game: str, guild: int) -> tuple[Entrant, ...]:
    """Return who has finished sessions of a game on a server, best first; ratings count all servers."""
    await settle(house)
    rated = await ratings(house, game)
    here: dict[int, list[ResultRow]] = {}
    for result in await house.store.results.of_game(game):
        if result.guild == guild and result.player is not None and result.player > 0:
            here.setdefault(result.player, []).append(result)
    entrants = [
        Entrant(player, len(results), _won(results), rated.get(player, Rating()))
        for player, results in here.items()
    ]
    return tuple(sorted(entrants, key=lambda one: (-one.rating.points, -one.won, one.played, one.player)))


async def ratings(house: House, game: str) -> dict[int, Rating]:
    """Return the ratings of a game, reckoned anew from all its results."""
    return await asyncio.to_thread(ladder, await house.store.results.of_game(game))


def _career(results: Sequence[ResultRow], rating: Rating) -> Career:
    points = [result.points for result in results if result.points is not None]
    turns = [seconds for result in results for seconds in _SECONDS.decode(result.turns)]
    return Career(
        game=results[0].game,
        played=len(results),
        won=_won(results),
        places=tuple(result.place for result in results[-RECENT:]),
        best=max(points, default=None),
        mean=round(sum(points) / len(points)) if points else None,
        turn=round(median(turns)) if turns else None,
        timeouts=sum(result.timeouts for result in results),
        rating=rating,
    )


def _won(results: Iterable[ResultRow]) -> int:
    return sum(result.place == 1 for result in results)
