"""What everybody may know of a question: the part of it that may stand on the public board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.ahead import fold, put
from engines.core.play import AnyGame
from engines.core.question import Decision, Offer, Question


def leading(pending: Sequence[Decision]) -> Decision | None:
    """Return the decision that the board may carry: the only one, or the one of the seat whose turn it is."""
    foremost = pending if len(pending) == 1 else tuple(decision for decision in pending if decision.in_turn)
    return foremost[0] if len(foremost) == 1 else None


def open_part(question: Question) -> Question | None:
    """Return a question reduced to its open offers, None if it has none.

    A question that others take for one of another kind has no open part: its mere shape would tell them.
    """
    offers, outright = _open(question.offers), _open(question.outright)
    if not offers or question.decision.kind != question.decision.shown_as:
        return None
    return Question(
        question.decision, question.ask, question.topic, offers, folds=question.folds, outright=outright
    )


def _open(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    return tuple(offer for offer in offers if offer.open)


def on_board(game: AnyGame, state: Any) -> Question | None:
    """Return what the public board may offer, follow-up questions folded in; None if nothing.

    Offers that are not open are dropped before folding, at every level: whether a list is short enough to be folded
    must not tell how many of them there are.
    """
    decision = leading(game.pending(state))
    question = None if decision is None else put(game, state, decision.seat)
    part = None if question is None else open_part(question)
    return None if part is None else open_part(fold(game, state, part, open_part))
