"""Playing: submit actions, lay steps out and take them back, look at the table, read the story."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from db.rows import WishRow
from engines.core import (
    REFUSALS,
    Ahead,
    NotLegal,
    NotYours,
    Seat,
    TooLate,
    answer,
    asked,
    is_quiet,
    look_ahead,
    say_aside,
)
from sessions import drafts
from sessions.asking import asks_back
from sessions.chain import Chain, is_due, run_chain, stands
from sessions.clocks import vacations
from sessions.following import told
from sessions.house import House
from sessions.live import Live, read
from sessions.seeing import seat_of, seated, seen
from sessions.standing import ACTED, goes_by_itself, has_left_something
from sessions.values import NO_DRAFT, Closing, Draft, Laid, Look, Receipt, SessionId, Status, Told, Unsure

T = TypeVar("T")


async def submit(
    house: House,
    session: SessionId,
    player: int,
    texts: tuple[str, ...],
    decision: int | None = None,
) -> Receipt:
    """Answer with one text or a chain, each its own transaction; stop at the first that does not fit.

    `decision` guards the first text. What was accepted stays; why the rest was not stands in the
    receipt. What the seat had laid out is played first if the texts go on from there, else it falls.
    Raise NotSeated, WrongStatus unless the session runs, NoSession, FrozenSession.
    """

    async def work() -> Receipt:
        live = await read(house, session)
        seat = seated(live, player)
        drafted = drafts.kept(live, seat)
        before = drafted.draft.texts if decision is None and _goes_on(live, seat, drafted, texts[:1]) else ()
        return await _commit(house, live, seat, drafted, Chain(before + texts, decision))

    return await _back(house, player, await house.queued(session, work))


async def lay_out(
    house: House, session: SessionId, player: int, chain: Chain, steps: int = 0
) -> Receipt | Laid | Unsure:
    """Take a press: add its texts to the seat's draft, or play the whole draft if one of them counts.

    `chain.decision` and `steps` say after which question and how many steps the press was offered. A text
    counts if it draws luck, shows something, hands the move on or asks others. `chain.confirm` may ask
    back instead. Raise TooLate if the seat stands elsewhere by now, and what `submit` raises.
    """

    async def work() -> Receipt | Laid | Unsure:
        live = await read(house, session)
        seat = seated(live, player)
        drafted = drafts.kept(live, seat)
        _expect(live, seat, drafted, chain, steps)
        return await _take(house, live, seat, drafted, chain)

    return await _back(house, player, await house.queued(session, work))


async def _back(house: House, player: int, done: T) -> T:
    """End the vacation of its own accord of a player who has played."""
    if isinstance(done, Receipt) and done.accepted and any(h.away for h in done.look.session.holders):
        await vacations.played(house, player)
    return done


async def take_back(house: House, session: SessionId, player: int) -> Look:
    """Take the last step of the draft back and nothing else. Raise what `submit` raises."""

    async def work() -> Look:
        live = await read(house, session)
        seat = seated(live, player)
        drafted = drafts.kept(live, seat)
        return await drafts.keep(house, live, seat, drafts.without_last(drafted.draft))

    return await house.queued(session, work)


async def look(house: House, session: SessionId, player: int | None) -> Look:
    """Return the table as the player sees it, as a spectator sees it for anybody else.

    Raise NoSession, WrongStatus if the session was never dealt, FrozenSession.
    """
    live = await read(house, session)
    seat = seat_of(live, player)
    drafted = drafts.kept(live, seat)
    return seen(live, seat, drafted.draft, drafted.state)


async def story(house: House, session: SessionId, player: int | None, since: int = 0) -> tuple[Told, ...]:
    """Return what happened after revision `since`, as far as the player's seat may know today."""
    live = await read(house, session)
    return await told(house, live, seat_of(live, player), since)


async def peek(house: House, session: SessionId, player: int, texts: tuple[str, ...]) -> Look | None:
    """Return the table as it would be after further quiet steps; None if one is not legal or not quiet."""
    live = await read(house, session)
    seat = seated(live, player)
    drafted = drafts.kept(live, seat)
    state = drafted.state
    for text in texts:
        try:
            step = answer(live.engine, state, seat, text)
        except REFUSALS:
            return None
        if not is_quiet(state, step, seat):
            return None
        state = step.state
    return seen(live, seat, drafted.draft, state)


def _goes_on(live: Live, seat: Seat, drafted: drafts.Drafted, first: tuple[str, ...]) -> bool:
    """Tell whether typed texts follow what is laid out; what is said unasked leaves it where it is."""
    unasked = any(say_aside(live.engine, live.state, seat, text) for text in first)
    return not unasked and look_ahead(live.engine, drafted.state, seat, first).why is None


def _expect(live: Live, seat: Seat, drafted: drafts.Drafted, chain: Chain, steps: int) -> None:
    now = asked(live.engine, drafted.state, seat)
    if now is None:
        raise NotYours(seat, live.pending)
    if now.id != chain.decision or len(drafted.draft.steps) != steps:
        raise TooLate(chain.decision or 0)


async def _take(
    house: House, live: Live, seat: Seat, drafted: drafts.Drafted, chain: Chain
) -> Receipt | Laid | Unsure:
    closing = replace(chain.closing, rest=chain.closing.rest + drafted.draft.rest)
    texts = chain.texts + closing.rest
    ahead = look_ahead(live.engine, drafted.state, seat, texts)
    if not (ahead.free or ahead.counts):
        return Laid(seen(live, seat, drafted.draft, drafted.state), ahead.why)
    left, first = texts[len(ahead.free) :], asked(live.engine, live.state, seat)
    waits = bool(left) and drafts.goes_on_later(live.engine, ahead.state, seat, first, left)
    why = None if waits or _runs_out(live, seat, drafted, chain, ahead) else ahead.why
    if ahead.counts or (why is None and not waits and _closes(live, seat, ahead, closing)):
        if asks_back(live, seat, ahead, closing, left, chain.confirm):
            return Unsure(seen(live, seat, drafted.draft, drafted.state))
        return await _commit(house, live, seat, drafted, Chain(drafted.draft.texts + chain.texts, closing=closing))
    draft = Draft((*drafted.draft.steps, ahead.free), (), left if waits else ())
    return Laid(await drafts.keep(house, live, seat, draft), why)


def _runs_out(live: Live, seat: Seat, drafted: drafts.Drafted, chain: Chain, ahead: Ahead) -> bool:
    """Tell whether a form ends before its rest is said, because what it answers is not asked any more."""
    if len(ahead.free) < len(chain.texts):
        return False
    before = look_ahead(live.engine, drafted.state, seat, ahead.free[:-1]).state
    return not stands(live.engine, ahead.state, seat, asked(live.engine, before, seat))


def _closes(live: Live, seat: Seat, ahead: Ahead, closing: Closing) -> bool:
    """Tell whether a draft is played for what follows it: closing steps, or an answer that was left."""
    there = replace(live, state=ahead.state)
    return any(is_due(there, seat, text) for text in closing.coda) or goes_by_itself(there, seat)


async def _commit(house: House, live: Live, seat: Seat, drafted: drafts.Drafted, chain: Chain) -> Receipt:
    """Play a chain; if the seat is asked something in between, the rest waits for that answer."""
    before = asked(live.engine, live.state, seat)
    newer, receipt = await run_chain(house, live, seat, chain)
    runs = newer.row.status == Status.RUNNING  # all thoughts go with the answer that ends a session
    if receipt.accepted and runs and has_left_something(live, seat):
        await house.store.save_wish(WishRow(live.row.id, seat, ACTED, str(newer.row.revision)))
    waits = receipt.accepted and isinstance(receipt.why, NotLegal | None)
    if waits and receipt.left and drafts.goes_on_later(newer.engine, newer.state, seat, before, receipt.left):
        look = await drafts.keep(house, newer, seat, Draft(rest=receipt.left))
        return replace(receipt, look=look, left=(), why=None)
    answered = drafts.asked_now(newer, seat) != drafts.asked_now(live, seat)
    if receipt.accepted and answered and drafted.draft != NO_DRAFT:
        await drafts.drop(house, newer, seat)
    return receipt
