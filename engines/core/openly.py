"""What everybody may know of a question: the part of it that may stand on the public board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

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
    return tuple(_told(offer) for offer in offers if offer.open)


def _told(offer: Offer) -> Offer:
    return offer if offer.openly is None else msgspec.structs.replace(offer, note=offer.openly, openly=None)


def on_board(game: AnyGame, state: Any) -> Question | None:
    """Return what the public board may offer, follow-up questions folded in; None if nothing.

    Offers that are not open are dropped before folding, at every level: whether a list is short enough to be folded
    must not tell how many of them there are.
    """
    pending = game.pending(state)
    decision = leading(pending)
    return _shared(game, state, pending) or (None if decision is None else _alone(game, state, decision))


def _alone(game: AnyGame, state: Any, decision: Decision) -> Question | None:
    question = put(game, state, decision.seat)
    part = None if question is None else open_part(question)
    return None if part is None else open_part(fold(game, state, part, open_part))


def _shared(game: AnyGame, state: Any, pending: Sequence[Decision]) -> Question | None:
    """Return what several seats are asked alike, in the name of the last; None if they are not."""
    if len(pending) == 1 or len({decision.kind for decision in pending}) > 1:
        return None
    parts: list[Question] = []
    for decision in pending:
        question = put(game, state, decision.seat)
        part = None if question is None else open_part(question)
        if part is None or _list_of(part) != _list_of(parts[0] if parts else part):
            return None
        parts.append(part)
    if not parts:
        return None
    offers = tuple(map(_common, zip(*(part.outright or part.offers for part in parts), strict=True)))
    newest = max(parts, key=lambda part: part.decision.id)
    return Question(newest.decision, newest.ask, newest.topic, offers, shared=tuple(pending))


def _list_of(part: Question) -> tuple[object, ...]:
    return part.ask, *((offer.line, offer.path, offer.role) for offer in part.outright or part.offers)


def _common(alike: tuple[Offer, ...]) -> Offer:
    """Return an offer as it is for all: what it brings to one is no matter of the others."""
    first, *others = alike
    if all(offer == first for offer in others):
        return first
    return msgspec.structs.replace(first, note=(), marks=())
