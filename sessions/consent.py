"""Requests that need the consent of others. A request is a row, so is each answer; rules say what kinds mean."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from db.rows import Change, NoticeRow, RequestRow, Seated, VoteRow
from sessions import handover, undo
from sessions.clocks.notices import notice
from sessions.clocks.pausing import PAUSE, RESUME
from sessions.clocks.taking import END, TAKE
from sessions.computer import run_computers
from sessions.ending import CLOSE, RULE
from sessions.errors import NotSeated, Settled
from sessions.guards import expect, seated
from sessions.house import House
from sessions.live import read
from sessions.rules import Args, Rule
from sessions.values import SessionId, Status

RULES: Mapping[str, Rule] = {
    "pause": PAUSE,
    "resume": RESUME,
    "take": TAKE,
    "end": END,
    CLOSE: RULE,
    handover.REPLACE: handover.RULE,
    undo.UNDO: undo.RULE,
}
"""What each kind of request means. A new kind is one more line."""


class Request(msgspec.Struct, frozen=True):
    """How a request stands: who asked, how many agree and must agree, and its end if it has one."""

    session: SessionId
    number: int
    kind: str
    seat: int
    agreed: tuple[int, ...]
    asked: tuple[int, ...]
    """Whose answer is still waited for."""
    needed: int
    outcome: str | None


async def ask(house: House, session: SessionId, player: int, kind: str, **args: int | str) -> Request:
    """Ask for something; whoever asks agrees. The same request that still stands is joined instead.

    Raise NotSeated, WrongStatus, and what the rule of the kind refuses.
    """

    async def work() -> Request:
        found, rows, votes = await _load(house, session)
        seat = _seat_of(found, player)
        text = msgspec.json.encode(args, order="sorted").decode()
        RULES[kind].check(found, seat, args, house.clock())
        same = (row for row in rows if (row.kind, row.args, row.outcome) == (kind, text, None))
        request = next(same, None) or RequestRow(session, len(rows) + 1, kind, seat, house.clock(), text)
        return await _answered(house, found, request, votes, VoteRow(session, request.number, seat, agrees=True))

    return await house.queued(session, work)


async def answer(house: House, session: SessionId, player: int, number: int, *, agrees: bool) -> Request:
    """Agree to a request or refuse it; the last word of a seat counts. Raise NotSeated, Settled, WrongStatus."""

    async def work() -> Request:
        found, rows, votes = await _load(house, session)
        request = next((row for row in rows if row.number == number and row.outcome is None), None)
        if request is None:
            raise Settled
        seat = _seat_of(found, player)
        rule = RULES[request.kind]
        if seat not in rule.concerned(found, _args(request)):
            raise NotSeated
        rule.check(found, request.seat, _args(request), house.clock())
        return await _answered(house, found, request, votes, VoteRow(session, number, seat, agrees))

    return await house.queued(session, work)


async def requests(house: House, session: SessionId) -> tuple[Request, ...]:
    """Return the requests of a session that still stand. Raise NoSession."""
    found = await seated(house, session)
    rows, votes = await house.store.agenda.requests(session)
    return tuple(_stands(found, row, _of(votes, row)) for row in rows if row.outcome is None)


async def settled(house: House, session: SessionId) -> Mapping[int, str]:
    """Return how requests of a session ended that stand no more, by number: `agreed`, `refused` or `withdrawn`."""
    rows, _ = await house.store.agenda.requests(session)
    return {row.number: row.outcome for row in rows if row.outcome is not None}


async def _load(house: House, session: SessionId) -> tuple[Seated, tuple[RequestRow, ...], tuple[VoteRow, ...]]:
    found = await seated(house, session)
    expect(found.session, Status.RUNNING)
    return (found, *await house.store.agenda.requests(session))


async def _answered(
    house: House, found: Seated, request: RequestRow, votes: tuple[VoteRow, ...], vote: VoteRow
) -> Request:
    new = not any(one.number == request.number for one in votes)
    votes = (*(one for one in _of(votes, request) if one.seat != vote.seat), vote)
    stands = _stands(found, request, votes)
    change = Change(replace(found.session, revision=found.session.revision + 1), votes=(vote,))
    if stands.outcome == "agreed":
        effect = RULES[request.kind].effect(found, request.seat, _args(request), house.clock())
        row = replace(effect.row, revision=found.session.revision + 1)
        change = replace(change, session=row, seats=effect.seats, notices=effect.notices)
        change = change if effect.kept is None else await _steps_back(house, request, change, effect.kept)
    elif stands.outcome == "refused":
        change = replace(change, notices=(_told(request, "refused", house.clock(), by=vote.seat),))
    elif new:
        change = replace(change, notices=(_told(request, "asked", house.clock()),))
    await house.commit(replace(change, requests=(replace(request, outcome=stands.outcome),)))
    if stands.outcome == "agreed" and change.session.status == Status.RUNNING:
        await run_computers(house, await read(house, stands.session))
    return stands


async def _steps_back(house: House, request: RequestRow, change: Change, kept: int) -> Change:
    """Take steps back, unless others stand there than when it was asked: to these nobody has agreed."""
    live, args = await read(house, SessionId(request.session)), _args(request)
    if live.newest != args["newest"] or live.row.rewound != args.get("rewound", live.row.rewound):
        return replace(change, notices=(_told(request, "lapsed", house.clock()),))
    back = undo.taking_back(house, live, await house.store.entries(request.session), kept)
    return replace(back, votes=change.votes, notices=change.notices)


def _stands(found: Seated, request: RequestRow, votes: tuple[VoteRow, ...]) -> Request:
    rule = RULES[request.kind]
    concerned = rule.concerned(found, _args(request))
    said = {vote.seat: vote.agrees for vote in votes if vote.seat in concerned}
    agreed = tuple(seat for seat in concerned if said.get(seat))
    needed = rule.needed(len(concerned))
    outcome = "agreed" if len(agreed) >= needed else None
    if len(concerned) - sum(not agrees for agrees in said.values()) < needed:
        outcome = "refused"
    waits = tuple(seat for seat in concerned if seat not in said)
    session = SessionId(request.session)
    return Request(session, request.number, request.kind, request.seat, agreed, waits, needed, outcome)


def _told(request: RequestRow, how: str, now: float, **more: int) -> NoticeRow:
    args = {**_args(request), "number": request.number, **more}
    return notice(request.session, f"{request.kind}-{how}", now, request.seat, **args)


def _of(votes: tuple[VoteRow, ...], request: RequestRow) -> tuple[VoteRow, ...]:
    return tuple(vote for vote in votes if vote.number == request.number)


def _seat_of(found: Seated, player: int) -> int:
    seat = next((seat.seat for seat in found.seats if seat.player == player), None)
    if seat is None:
        raise NotSeated
    return seat


def _args(request: RequestRow) -> Args:
    return msgspec.json.decode(request.args, type=dict[str, int | str])
