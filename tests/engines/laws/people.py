"""Laws of what a game does for people: the computer player, standing wishes, the score."""

from __future__ import annotations

from random import Random

import msgspec

from engines.core import AnyGame
from tests.engines.contestants import Kit
from tests.engines.walk import Walk


def law_computer_answers_legally(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The computer player picks from the list, and follows from view, decision and list alone."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            view = game.view(position.state, decision.seat)
            chosen = game.choose(view, decision, actions)
            assert chosen in actions, f"the computer answers {chosen} to `{decision.kind}`"
            copy = msgspec.json.decode(msgspec.json.encode(view), type=game.stored.view)
            assert game.choose(copy, decision, actions) == chosen, (
                f"the computer changes its mind on `{decision.kind}`"
            )


def law_wishes_answer_legally(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """The first value of a wish means "ask me"; the others give a legal answer or ask."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            view = game.view(position.state, decision.seat)
            wishes = game.wishes(view)
            assert len({wish.id for wish in wishes}) == len(wishes), "two wishes bear one id"
            assert game.wished(view, decision, actions, {}) is None, "answered without a wish"
            for wish in wishes:
                for value in wish.values:
                    wished = game.wished(view, decision, actions, {wish.id: value.id})
                    silent = value == wish.values[0] or decision.kind not in wish.kinds
                    assert wished is None or (wished in actions and not silent), f"{wish.id}={value.id}: {wished}"


def law_standings_are_complete(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Every reader finds each seat once, in order; at the end everybody finds the outcome's standings."""
    for position in walk.some(random):
        outcome = game.outcome(position.state)
        for reader in walk.readers:
            standings = game.standings(game.view(position.state, reader))
            assert [standing.seat for standing in standings] == list(range(walk.setup.seats)), (
                "seats of the standings"
            )
            assert outcome is None or standings == outcome.standings, "standings at the end"
