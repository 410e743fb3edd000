"""Laws of what may stand on the public board: it follows from what everybody knows, and from nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.core import AnyGame, on_board
from tests.engines.contestants import Kit
from tests.engines.walk import Walk

_TRIED = 4


def law_open_offers_follow_from_public_facts(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Offers on the board, their marks, notes and labels are equal in states that look the same to everybody."""
    for position in walk.some(random):
        other = kit.rearrange(game, position.state, None, random)
        ours, theirs = on_board(game, position.state), on_board(game, other)
        assert ours == theirs, f"the board tells: {ours} or {theirs}"


def law_unseen_answers_leave_the_board_alone(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """Answers after which everybody sees the same leave the same offers on the board."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            tried = random.sample(actions, min(_TRIED, len(actions)))
            after = [game.apply(position.state, decision, action).state for action in tried]
            alike = [state for state in after if _looks_like(game, state, after[0])]
            boards = [on_board(game, state) for state in alike]
            assert all(board == boards[0] for board in boards), f"the board tells an answer to `{decision.kind}`"


def law_open_questions_have_open_offers_alone(game: AnyGame, kit: Kit, walk: Walk, random: Random) -> None:
    """A decision whose list is public has no offer that is not."""
    for position in walk.some(random):
        for decision in game.pending(position.state):
            actions = game.legal_actions(position.state, decision)
            question = game.question(game.view(position.state, decision.seat), decision, actions)
            secret = [offer.text for offer in question.offers if decision.open and not offer.open]
            assert not secret, f"`{decision.kind}` is open, its offers are not: {secret}"


def _looks_like(game: AnyGame, one: Any, other: Any) -> bool:
    return game.view(one, None) == game.view(other, None) and game.pending(one) == game.pending(other)
