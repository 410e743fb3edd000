"""A session that was dealt: its rows, its engine and its state, read together and written together."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from db import LostRace
from db.rows import Change, DraftRow, EntryRow, Loaded, SeatRow, SessionRow, Thoughts
from engines.core import AnyGame, BadPack, BrokenState, Decision, Event, Seat, Step
from sessions.clocks import seats as clocks
from sessions.errors import FrozenSession, NoSession, WrongStatus
from sessions.house import House
from sessions.library import Edition
from sessions.plans import Plans, after_answer, changes, still_wanted
from sessions.results import departures_of, results_of
from sessions.rows import fits, session_of, snapshot_of, terms_in
from sessions.values import Session, SessionId, Status

RECENT = 64
"""So many states are kept as they were read: one press reads the same one several times."""


class Live(msgspec.Struct, frozen=True):
    """A dealt session at one revision. `newest` is the number of its last live entry."""

    row: SessionRow
    seats: tuple[SeatRow, ...]
    edition: Edition
    state: Any
    newest: int
    thoughts: Thoughts = Thoughts()
    drafts: tuple[DraftRow, ...] = ()
    """What was laid out when it was read; what came of it since is not followed."""

    @property
    def engine(self) -> AnyGame:
        """The rules, bound to the session's own pack."""
        return self.edition.engine

    @property
    def session(self) -> Session:
        """What everybody may know."""
        return session_of(self.row, self.seats)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions; none once the session was closed."""
        return () if self.row.status == Status.CLOSED else self.engine.pending(self.state)


class Done(msgspec.Struct, frozen=True):
    """An action on its way into the record: to which decision, the text, its step, whose.

    The deal has no seat; what a seat says unasked has no decision. `planned`: a plan of the seat gave it.
    """

    decision: Decision | None
    action: str
    step: Step[Any, Any]
    seat: Seat | None = None
    planned: bool = False


async def read(house: House, session: SessionId) -> Live:
    """Return a dealt session. Raise NoSession, WrongStatus if it never was dealt, FrozenSession.

    A state that cannot be read is frozen here: kept as it is, and loud.
    """
    loaded = await house.store.load(session)
    if loaded is None:
        raise NoSession(session)
    if loaded.session.status == Status.FROZEN:
        raise FrozenSession(session, loaded.session.why_frozen or "")
    if loaded.snapshot is None and loaded.session.status in {Status.LOBBY, Status.CLOSED}:
        raise WrongStatus(Status(loaded.session.status))
    try:
        return await opened(house, loaded)
    except (BadPack, BrokenState, msgspec.ValidationError, msgspec.DecodeError) as error:
        raise await freeze(house, loaded.session, repr(error)) from error


async def opened(house: House, loaded: Loaded) -> Live:
    """Return what was loaded with its state decoded. Raise BadPack, BrokenState, msgspec's errors."""
    edition = await house.edition(loaded.session.pack)
    snapshot = loaded.snapshot
    if snapshot is None or loaded.newest is None:
        raise BrokenState("stored", "there is no state")
    if not fits(snapshot):
        raise BrokenState("stored", "the state is not the one that was written")
    state = _state(edition, snapshot.state)
    return Live(loaded.session, loaded.seats, edition, state, loaded.newest, loaded.thoughts, loaded.drafts)


@lru_cache(maxsize=RECENT)
def _state(edition: Edition, text: str) -> Any:
    state = edition.states.decode(text)
    edition.engine.check(state)
    return state


async def freeze(house: House, row: SessionRow, why: str) -> FrozenSession:
    """Keep a session untouched until it is restored; return the error to raise."""
    if row.status == Status.RUNNING:
        frozen = replace(row, status=Status.FROZEN.value, why_frozen=why, revision=row.revision + 1)
        with suppress(LostRace):  # then somebody else has just frozen, closed or restored it
            await house.commit(Change(frozen))
    return FrozenSession(SessionId(row.id), why)


async def commit(house: House, live: Live, done: Done) -> Live:
    """Write one step as one transaction and return the session after it; the deal brings its wishes along."""
    newer, change = await changed(house, live, done)
    await house.commit(change)
    return newer


async def changed(house: House, live: Live, done: Done) -> tuple[Live, Change]:
    """Return the session after a step and what is to be written; before its last step all else must be written."""
    newer = _after(live, done, house.clock())
    snapshot = snapshot_of(live.row.id, live.engine, newer.state)
    entry = _entry(newer, done, snapshot.digest, house.clock())
    entries = (*await house.store.entries(live.row.id), entry) if newer.row.status == Status.OVER else ()
    dealt = done.seat is None
    return newer, Change(
        newer.row,
        seats=() if dealt else tuple(seat for seat in newer.seats if seat not in live.seats),
        reseated=newer.seats if dealt else None,
        entry=entry,
        snapshot=snapshot,
        plans=changes(live.thoughts.plans, newer.thoughts.plans),
        wishes=newer.thoughts.wishes if dealt else (),
        results=results_of(newer.row, newer.seats, entries, newer.engine.outcome(newer.state)),
        departures=departures_of(newer.row, newer.seats) if newer.row.status == Status.OVER else (),
    )


def _entry(newer: Live, done: Done, digest: str, now: float) -> EntryRow:
    decision = done.decision
    return EntryRow(
        session=newer.row.id,
        number=newer.newest,
        revision=newer.row.revision,
        decision=None if decision is None else decision.id,
        seat=done.seat,
        action=done.action,
        stretch=0 if decision is None else decision.stretch,
        events=msgspec.json.encode(done.step.events).decode(),
        digest=digest,
        at=now,
        clocks=clocks.write_readings(newer.seats, now),
    )


def _after(live: Live, done: Done, now: float) -> Live:
    over = live.engine.outcome(done.step.state) is not None
    status = Status.OVER if over else Status.RUNNING
    row = replace(live.row, status=status.value, ended_at=now if over else None, revision=live.row.revision + 1)
    seats = asked_seats(row, live.seats, live.engine.pending(done.step.state), now)
    thoughts = Thoughts() if over else replace(live.thoughts, plans=_plans(live, done))
    return Live(row, seats, live.edition, done.step.state, live.newest + 1, thoughts)


def _plans(live: Live, done: Done) -> Plans:
    """Return the plans that stand after a step."""
    plans = live.thoughts.plans
    if plans and done.decision is not None:
        plans = after_answer(live.engine, live.state, plans, done.decision, planned=done.planned)
    return still_wanted(live.engine, done.step.state, plans)


def asked_seats(
    row: SessionRow, seats: tuple[SeatRow, ...], pending: tuple[Decision, ...], now: float
) -> tuple[SeatRow, ...]:
    """Return the seats with the decisions that are open for them and their clocks running for these."""
    open_ones = {int(decision.seat): decision for decision in pending}
    pace = terms_in(row).pace
    paused = row.paused_at is not None
    return tuple(clocks.asked(seat, open_ones.get(seat.seat), pace, now, paused=paused) for seat in seats)


async def taken_back(house: House, live: Live, decision: Decision) -> bool:
    """Tell whether an answer to this open question was undone, and not one to an earlier question of its number."""
    put = live.seats[decision.seat].asked_at or 0.0
    return await house.store.taken_back(live.row.id, decision.id, put)


def shown(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Return what a reader may know of events."""
    seen = (event.seen_by(seat) for event in events)
    return tuple(event for event in seen if event is not None)
