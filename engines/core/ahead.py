"""Looking ahead: how far a seat's answers lead before luck, a secret or somebody else's move comes in.

What is only tried is thrown away. Whether a step is free follows from what the seat knows (the events
declare it by public facts), so the difference between a free step and one that counts tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engines.core.errors import NotAnAction, NotLegal, NotYours, TooLate
from engines.core.game import Step
from engines.core.names import Seat
from engines.core.play import AnyGame, answer, asked, is_quiet
from engines.core.question import Decision, Offer, Question, Role

REFUSALS = (NotAnAction, NotLegal, NotYours, TooLate)
FOLDED = 25
"""A menu with folded questions has at most so many entries: one that is longer hides the usual ones."""

EXITS = 3
"""A way out with more follow-up answers than this stays one: ways out stand in the foot, which has no more room."""

Part = Callable[[Question], Question | None] | None


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


def fold(game: AnyGame, state: Any, question: Question, part: Part = None) -> Question:
    """Return a question with its follow-up questions as deeper levels of its offers.

    Only questions of the kinds in `folds` that a free step leads to, foremost first; a kind with which the list
    would grow too long is left out. `part` reduces each follow-up question before it counts; None: it is not
    folded. What is said outright takes the place of all offers.
    """
    if question.outright:
        return msgspec.structs.replace(question, offers=question.outright)
    if not question.folds or len(question.offers) > FOLDED:
        return question
    further = [_further(game, state, question, offer, part) for offer in question.offers]
    folded: tuple[str, ...] = ()
    for kind in question.folds:
        if len(_listed(further, (*folded, kind))) <= FOLDED:
            folded = (*folded, kind)
    return msgspec.structs.replace(question, offers=_listed(further, folded))


class _Further(msgspec.Struct, frozen=True):
    """An offer with the question that it freely leads to, if that may be folded: its kind and the way through."""

    offer: Offer
    kind: str = ""
    deeper: tuple[Offer, ...] = ()


def _listed(further: Sequence[_Further], kinds: Sequence[str]) -> tuple[Offer, ...]:
    """Return the offers with the questions of these kinds folded in."""
    return tuple(one for each in further for one in (each.deeper if each.kind in kinds else (each.offer,)))


def _further(game: AnyGame, state: Any, question: Question, offer: Offer, part: Part) -> _Further:
    decision = question.decision
    step = game.apply(state, decision, game.read(offer.text))  # what is offered is legal
    after = asked(game, step.state, decision.seat)
    if after is None or after.kind not in question.folds or not is_free(game, state, decision, step, decision.seat):
        return _Further(offer)
    whole = put(game, step.state, decision.seat)
    further = whole if part is None or whole is None else part(whole)
    if further is None:
        return _Further(offer)
    deeper = tuple(_joined(offer, deep) for deep in fold(game, step.state, further, part).offers)
    if offer.role is Role.EXIT and len(deeper) > EXITS:
        return _Further(offer)
    return _Further(offer, after.kind, deeper)


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
