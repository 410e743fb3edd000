"""Drafts: what a seat laid out and may still take back. Only texts are kept; they are tried anew at each look."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows import DraftRow
from engines.core import AnyGame, Decision, Offer, Seat, asked, look_ahead, put
from sessions.house import House
from sessions.live import Live
from sessions.seeing import seen
from sessions.values import NO_DRAFT, Draft, Look

_TRIED = 30
"""So many answers of a question that came between are tried, to see whether the rest can go on after one."""
_Steps = tuple[tuple[str, ...], ...]


class Drafted(msgspec.Struct, frozen=True):
    """A seat's draft as far as it still fits, and the state that it leads to."""

    draft: Draft
    state: Any


def kept(live: Live, seat: Seat | None) -> Drafted:
    """Return what a seat of a session just read laid out for its open decision, as far as it still fits."""
    row = next((row for row in live.drafts if row.seat == seat), None)
    if seat is None or row is None or asked_now(live, seat) != row.decision:
        return Drafted(NO_DRAFT, live.state)
    steps = msgspec.json.decode(row.steps, type=_Steps)
    rest = msgspec.json.decode(row.rest, type=tuple[str, ...])
    return laid_out(live, seat, Draft(steps, (), rest))


def laid_out(live: Live, seat: Seat, draft: Draft) -> Drafted:
    """Try a draft: keep its steps up to the first that no longer fits, and say what was chosen in each."""
    state, fitting, offers = live.state, [], []
    for step in draft.steps:
        ahead = look_ahead(live.engine, state, seat, step)
        if ahead.free != step:
            break
        offers += [_chosen(live.engine, state, seat, step[:place]) for place in range(1, len(step) + 1)]
        fitting.append(step)
        state = ahead.state
    rest = draft.rest if len(fitting) == len(draft.steps) else ()
    return Drafted(Draft(tuple(fitting), tuple(offer for offer in offers if offer), rest), state)


async def keep(house: House, live: Live, seat: Seat, draft: Draft) -> Look:
    """Keep a draft in place of the former one; return what its seat sees."""
    decision = asked_now(live, seat)
    if decision is None or not (draft.steps or draft.rest):
        await drop(house, live, seat)
    else:
        steps, rest = _text(draft.steps), _text(draft.rest)
        await house.store.save_draft(DraftRow(live.row.id, seat, decision, steps, rest))
    drafted = laid_out(live, seat, draft)
    return seen(live, seat, drafted.draft, drafted.state)


async def drop(house: House, live: Live, seat: Seat) -> None:
    """Forget what a seat laid out."""
    await house.store.drop_draft(live.row.id, seat)


def asked_now(live: Live, seat: Seat) -> int | None:
    """Return the id of the seat's open decision."""
    decision = asked(live.engine, live.state, seat)
    return None if decision is None else decision.id


def goes_on_later(engine: AnyGame, state: Any, seat: Seat, last: Decision | None, rest: tuple[str, ...]) -> bool:
    """Tell whether the seat is asked something in between, after which the rest of its chain may go on.

    Only free answers are tried: what others cannot see decides nothing here.
    """
    between = asked(engine, state, seat)
    if between is None or last is None or between.stretch != last.stretch:
        return False
    for action in engine.legal_actions(state, between)[:_TRIED]:
        ahead = look_ahead(engine, state, seat, (engine.write(action), rest[0]))
        if ahead.free and ahead.why is None:
            return True
    return False


def without_last(draft: Draft) -> Draft:
    """Take the last step back; what was to run on after it falls as well."""
    return replace(draft, steps=draft.steps[:-1], offers=(), rest=())


def _chosen(engine: AnyGame, state: Any, seat: Seat, texts: tuple[str, ...]) -> Offer | None:
    """Return the offer behind the last of some texts."""
    *before, last = texts
    question = put(engine, look_ahead(engine, state, seat, tuple(before)).state, seat)
    return None if question is None else next((offer for offer in question.offers if offer.text == last), None)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
