"""Taking steps back: freely inside the information barrier, beyond it by the consent of the others.

The state comes from the record, played again from its beginning, so no intermediate save can be missing.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from db.rows import Change, EntryRow, NoticeRow, Seated, Undo
from engines.core import Entry, Revealed, Seat, Step, answer, revealed
from sessions.clocks.notices import notice
from sessions.clocks.seats import read_readings, rewound
from sessions.computer import run_computers
from sessions.errors import NeedsConsent, NoSuchStep, NothingToUndo
from sessions.guards import check_host, expect
from sessions.house import House
from sessions.live import Live, asked_seats, read
from sessions.rows import setup_of, snapshot_of
from sessions.rules import Args, Effect, Rule, everybody, unanimous
from sessions.seeing import seated, seen
from sessions.values import Look, SessionId, Status

UNDO = "undo"


class Prospect(msgspec.Struct, frozen=True):
    """What taking back the seat's last step would mean."""

    seat: Seat
    kept: int
    """The number of the last entry that stays."""
    newest: int
    """The number of the last entry that falls."""
    revealed: Revealed
    rewound: int
    """The revision at which steps were taken back before: afterwards others stand under the same numbers."""
    asks: tuple[Seat, ...] = ()
    """The seats whose consent it needs."""


async def prospect(house: House, session: SessionId, player: int) -> Prospect:
    """Look at what the seat could take back. Raise NothingToUndo, NotSeated, WrongStatus."""
    live = await read(house, session)
    return _prospect(live, seated(live, player), await house.store.entries(session))


async def undo(house: House, session: SessionId, player: int) -> Look:
    """Take the seat's last step back at once. Raise NeedsConsent beyond the barrier, else as `prospect` does."""

    async def work() -> Look:
        live = await read(house, session)
        seat = seated(live, player)
        entries = await house.store.entries(session)
        found = _prospect(live, seat, entries)
        if found.asks:
            raise NeedsConsent(found.asks)
        told = notice(session, "undone", house.clock(), seat, steps=found.newest - found.kept)
        return seen(await take_back(house, live, entries, found.kept, told), seat)

    return await house.queued(session, work)


async def rewind(
    house: House, session: SessionId, by: int, steps: int, reason: str, *, moderator: bool = False
) -> Live:
    """Go back so many steps of a running session for a reason that everybody reads.

    Raise NotHost (moderators may always), NoSuchStep, WrongStatus.
    """

    async def work() -> Live:
        live = await read(house, session)
        expect(live.row, Status.RUNNING)  # of one that is over the seed is known
        if not moderator:
            check_host(live.row, by)
        kept = live.newest - steps
        if not 0 <= kept < live.newest:
            raise NoSuchStep(kept, live.newest)
        told = notice(session, "rewound", house.clock(), steps=steps, reason=reason)
        return await take_back(house, live, await house.store.entries(session), kept, told)

    return await house.queued(session, work)


async def take_back(house: House, live: Live, entries: tuple[EntryRow, ...], kept: int, told: NoticeRow) -> Live:
    """Write the session as it was after the entry `kept`; then computers go on. To be called inside the queue."""
    change = taking_back(house, live, entries, kept)
    await house.commit(replace(change, notices=(told,)))
    return (await run_computers(house, await read(house, live.session.id))).live


def taking_back(house: House, live: Live, entries: tuple[EntryRow, ...], kept: int) -> Change:
    """Return the change that takes everything after the entry `kept` back: state, questions, clocks, drafts."""
    now, state = house.clock(), _played(live, entries[: kept + 1])[-1].state
    revision = live.row.revision + 1
    row = replace(live.row, revision=revision, rewound=revision, active_at=now)
    seats = rewound(live.seats, read_readings(entries[kept].clocks))
    return Change(
        row,
        seats=asked_seats(row, seats, live.engine.pending(state), now),
        snapshot=snapshot_of(row.id, live.engine, state),
        undo=Undo(kept, now),
    )


def _prospect(live: Live, seat: Seat, entries: tuple[EntryRow, ...]) -> Prospect:
    own = max((entry.number for entry in entries if entry.seat == seat and entry.decision is not None), default=0)
    if not own:
        raise NothingToUndo
    steps = _played(live, entries)
    taken = [Entry(Seat(entry.seat or 0), entry.action) for entry in entries[own:]]
    light = revealed(steps[own - 1].state, steps[own:], taken, seat, len(live.seats))
    others = tuple(Seat(one.seat) for one in live.seats if one.player is not None and one.seat != seat)
    return Prospect(seat, own - 1, len(entries) - 1, light, live.row.rewound, () if light.nothing else others)


def what(found: Prospect) -> dict[str, int]:
    """Return which steps a request is about, as a yes is held against them."""
    return {"kept": found.kept, "newest": found.newest, "rewound": found.rewound}


def _anybody_may_ask(_: Seated, __: int, ___: Args, ____: float) -> None:
    """Whoever could ask has looked at the record for it."""


def _back(found: Seated, seat: int, args: Args, now: float) -> Effect:
    kept, newest = int(args["kept"]), int(args["newest"])
    told = notice(found.session.id, "undone", now, seat, steps=newest - kept)
    return Effect(found.session, (), (told,), kept)


RULE = Rule(_anybody_may_ask, everybody, unanimous, _back)
"""Beyond the barrier all players must agree."""


def _played(live: Live, entries: tuple[EntryRow, ...]) -> tuple[Step[Any, Any], ...]:
    """Play the record again; element n is the step of entry n, element 0 the deal."""
    engine = live.engine
    steps = [engine.start(setup_of(live.row, len(live.seats)))]
    for entry in entries[1:]:
        steps.append(answer(engine, steps[-1].state, Seat(entry.seat or 0), entry.action))
    return tuple(steps)
