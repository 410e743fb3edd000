"""A dealt session through the eyes of a seat, with what that seat laid out."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from engines.core import Decision, Question, Seat, fold, on_board, put
from sessions.errors import NotSeated, Paused, WrongStatus
from sessions.library import Edition
from sessions.live import Live
from sessions.standing import standing_of
from sessions.values import NO_DRAFT, Draft, Look, Standing, Status

RECENT = 128
"""So many questions are kept: one press looks at the same ones several times."""


def seen(live: Live, seat: Seat | None, draft: Draft = NO_DRAFT, state: object = None) -> Look:
    """Return a dealt session through the eyes of a seat; `state` is the one that its draft leads to."""
    ahead = live.state if state is None else state
    return Look(
        session=live.session,
        seat=seat,
        view=live.engine.view(ahead, seat),
        pending=tuple(waited_for(decision, seat) for decision in live.pending),
        question=None if seat is None or not live.pending else _question(live.edition, ahead, seat),
        outcome=live.engine.outcome(live.state),
        draft=draft,
        standing=standing_of(live, seat) if live.row.status == Status.RUNNING else Standing(),
        open_question=on_board(live.engine, live.state) if seat is None and live.pending else None,
    )


def seat_of(live: Live, player: int | None) -> Seat | None:
    """Return the seat through which a player sees the session."""
    return None if player is None else live.session.seat_of(player)


def seated(live: Live, player: int) -> Seat:
    """Return the seat of somebody who may act. Raise WrongStatus unless the session runs, NotSeated, Paused."""
    if live.row.status != Status.RUNNING:
        raise WrongStatus(Status(live.row.status))
    seat = seat_of(live, player)
    if seat is None:
        raise NotSeated
    if live.row.paused_at is not None:
        raise Paused(live.row.paused_until)
    return seat


def waited_for(decision: Decision, reader: Seat | None) -> Decision:
    """Return an open decision as a reader may know it: others see the kind that it is shown as."""
    if decision.seat == reader:
        return decision
    return msgspec.structs.replace(decision, kind=decision.shown_as)


@lru_cache(maxsize=RECENT)
def _question(edition: Edition, state: object, seat: Seat) -> Question | None:
    question = put(edition.engine, state, seat)
    return None if question is None else fold(edition.engine, state, question)
