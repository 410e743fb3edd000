"""Looking ahead: how far a seat's answers lead before luck, a secret or somebody else's move comes in.

What is only tried is thrown away. Whether a step is free follows from what the seat knows (the events
declare it by public facts), so the difference between a free step and one that counts tells nothing.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engines.core.errors import NotAnAction, NotLegal, NotYours, TooLate
from engines.core.game import Step
from engines.core.names import Seat
from engines.core.play import AnyGame, answer, asked, is_quiet
from engines.core.question import Decision, Offer, Question

REFUSALS = (NotAnAction, NotLegal, NotYours, TooLate)
FOLDED = 25
"""A menu with folded questions has at most so many entries: one that is longer hides the usual ones."""


class Ahead(msgspec.Struct, frozen=True):
    """A look ahead. `state` follows the free steps alone; what counts is never carried out here."""

    state: Any
    free: tuple[str, ...] = ()
    """The texts that were laid out, freely taken back."""
    counts: bool = False
    """The next text is legal and counts: it draws, shows, hands the move on or ends something."""
    why: Exception | None = None
    """Why the next text is refused."""


def look_ahead(game: AnyGame, state: Any, seat: Seat, texts: tuple[str, ...]) -> Ahead:
    """Try a seat's texts one after the other, up to the first that counts or is refused."""
    ahead = Ahead(state)
    for text in texts:
        before = asked(game, ahead.state, seat)
        try:
            step = answer(game, ahead.state, seat, text)
        except REFUSALS as why:
            return msgspec.structs.replace(ahead, why=why)
        if not is_free(game, ahead.state, before, step, seat):
            return msgspec.structs.replace(ahead, counts=True)
        ahead = Ahead(step.state, (*ahead.free, text))
    return ahead


def is_free(game: AnyGame, before: Any, decision: Decision | None, step: Step[Any, Any], seat: Seat) -> bool:
    """Tell whether the seat may take a step back freely.

    It is quiet, the seat alone goes on in the same stretch, and nobody else is asked anything new by it.
    """
    after = asked(game, step.state, seat)
    if decision is None or after is None or after.stretch != decision.stretch:
        return False
    return is_quiet(before, step, seat) and _others(game, before, seat) == _others(game, step.state, seat)


def _others(game: AnyGame, state: Any, seat: Seat) -> tuple[Decision, ...]:
    return tuple(decision for decision in game.pending(state) if decision.seat != seat)


def put(game: AnyGame, state: Any, seat: Seat) -> Question | None:
    """Return what the seat is asked, None if nothing."""
    decision = asked(game, state, seat)
    if decision is None:
        return None
    return game.question(game.view(state, seat), decision, game.legal_actions(state, decision))


def fold(game: AnyGame, state: Any, question: Question) -> Question:
    """Return a question with its follow-up questions as deeper levels of its offers.

    Only questions of the kinds in `folds` that a free step leads to; none if the list would grow too long.
    """
    if not question.folds or len(question.offers) > FOLDED:
        return question
    offers: list[Offer] = []
    for offer in question.offers:
        offers += _deepened(game, state, question, offer)
        if len(offers) > FOLDED:
            return question
    return msgspec.structs.replace(question, offers=tuple(offers))


def _deepened(game: AnyGame, state: Any, question: Question, offer: Offer) -> tuple[Offer, ...]:
    decision = question.decision
    step = game.apply(state, decision, game.read(offer.text))  # what is offered is legal
    if not is_free(game, state, decision, step, decision.seat):
        return (offer,)
    after = asked(game, step.state, decision.seat)
    further = put(game, step.state, decision.seat) if after is not None and after.kind in question.folds else None
    if further is None:
        return (offer,)
    return tuple(_joined(offer, deep) for deep in fold(game, step.state, further).offers)


def _joined(offer: Offer, deep: Offer) -> Offer:
    """Return the way down of both: it says what the last step brings, and is open if both are."""
    return Offer(
        text=offer.text,
        path=offer.path + deep.path,
        note=deep.note or offer.note,
        marks=deep.marks,
        role=offer.role,
        open=offer.open and deep.open,
        then=deep.texts,
    )
