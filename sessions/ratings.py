"""Ratings: what the results of one game say of its players, by Plackett and Luce's model of rankings.

A rating is no row of its own: it follows from the results in the order in which they came, so that it can be
made anew at any time and taking one result back takes back what followed from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec
from openskill.models import PlackettLuce

from db.rows import ResultRow

START = 1000
"""What a player without a rated session is shown as."""
SPREAD = 40
"""Points of the shown rating for one of the model's."""
CERTAIN = 5
"""From so many rated sessions on a rating is no longer called provisional."""

_MODEL = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """What is known of a player's strength in one game: mean, uncertainty, and from how many sessions."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    sessions: int = 0

    @property
    def points(self) -> int:
        """The rating as it is shown: what the player is worth almost certainly, so it grows with each session."""
        return round(START + SPREAD * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        """There are too few sessions to say much."""
        return self.sessions < CERTAIN


def ladder(results: Iterable[ResultRow]) -> dict[int, Rating]:
    """Return the ratings of all players of one game from all its results, oldest session first.

    Rated is what players did against each other: seats of the computer are left out, and a session with
    fewer than two players says nothing.
    """
    ratings: dict[int, Rating] = {}
    for _, group in groupby(results, key=lambda result: result.session):
        people = [result for result in group if result.player is not None]
        if len(people) > 1:
            ratings |= _after(ratings, people)
    return ratings


def _after(ratings: dict[int, Rating], people: Sequence[ResultRow]) -> dict[int, Rating]:
    before = {result.player: ratings.get(result.player, Rating()) for result in people if result.player is not None}
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in before.values()]
    rated = _MODEL.rate(teams, ranks=[float(result.place) for result in people])
    return {
        player: Rating(new.mu, new.sigma, old.sessions + 1)
        for (player, old), (new,) in zip(before.items(), rated, strict=True)
    }
