"""The store: rows in, rows out, one short transaction for each change."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeVar

import msgspec
from msgspec.structs import asdict

from db import agenda_statements as agenda
from db import statements as sql
from db.agenda import Agenda
from db.connection import Database, Do, Row
from db.errors import LostRace, Missed
from db.guilds import Guilds
from db.imports import Imports
from db.kept import Kept
from db.people import People
from db.results import Results, departed, noted
from db.rows import (
    Change,
    DraftRow,
    EntryRow,
    Loaded,
    NoticeRow,
    PackRow,
    PlanRow,
    PlayerSettingsRow,
    Seated,
    SeatRow,
    SessionRow,
    SnapshotRow,
    Thoughts,
    WishRow,
)

R = TypeVar("R", bound=msgspec.Struct)


class Store:
    """All that is kept. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._notes = Kept[str, str | None]()
        self._settings = Kept[int, PlayerSettingsRow | None]()
        self.guilds = Guilds(database)
        self.agenda = Agenda(database)
        self.people = People(database, self._notes, self._settings, self.agenda.kept)
        self.results = Results(database)
        self.imports = Imports(database)

    async def close(self) -> None:
        """Close the database; a second call does nothing."""
        await self._database.close()

    async def create(self, session: SessionRow, seats: Sequence[SeatRow], pack: PackRow) -> None:
        """Add a session with its seats and, if it is new, its pack. Raise Clash if its place or id is taken."""
        columns = asdict(session)
        await self._database.transact(
            Do(sql.ADD_PACK, asdict(pack) | {"known": pack.hash}),
            Do(sql.ADD_SESSION, {name: columns[name] for name in columns if not name.startswith("pack_")}),
            *(Do(sql.ADD_SEAT, asdict(seat)) for seat in seats),
        )

    async def commit(self, *changes: Change) -> None:
        """Write changes of one session whole, one after another: all of them or none.

        Raise LostRace if the session's revision is not the one read, Clash.
        """
        first = changes[0].session
        try:
            await self._database.transact(*(step for change in changes for step in steps(change)))
        except Missed as error:
            raise LostRace(first.id, first.revision - 1) from error

    async def load(self, session: str) -> Loaded | None:
        """Return a session with its state as of one moment."""
        of = {"of": session}
        rows, seats, snapshots, newest, drafts, *left = await self._database.fetch(
            Do(sql.ONE, of), Do(sql.ONE_SEATS, of), Do(sql.ONE_SNAPSHOT, of), Do(sql.ONE_NEWEST, of),
            Do(sql.ONE_DRAFTS, of), Do(sql.ONE_WISHES, of), Do(sql.ONE_PLANS, of),
        )  # fmt: skip
        if not rows:
            return None
        snapshot = _read(snapshots[0], SnapshotRow) if snapshots else None
        row, number = _read(rows[0], SessionRow), newest[0]["newest"]
        return Loaded(row, _all(seats, SeatRow), snapshot, number, _thoughts(*left), _all(drafts, DraftRow))

    async def seated(self, session: str) -> Seated | None:
        """Return a session with its seats."""
        of = {"of": session}
        rows, seats = await self._database.fetch(Do(sql.ONE, of), Do(sql.ONE_SEATS, of))
        return Seated(_read(rows[0], SessionRow), _all(seats, SeatRow)) if rows else None

    async def due(self, session: str) -> tuple[Seated, tuple[NoticeRow, ...], Thoughts] | None:
        """Return a session with its seats, with what is still to be said and what its seats have left."""
        of = {"of": session}
        rows, seats, notices, *thoughts = await self._database.fetch(
            Do(sql.ONE, of), Do(sql.ONE_SEATS, of), Do(agenda.UNSAID, of), Do(sql.ONE_WISHES, of),
            Do(sql.ONE_PLANS, of),
        )  # fmt: skip
        if not rows:
            return None
        seated = Seated(_read(rows[0], SessionRow), _all(seats, SeatRow))
        return seated, _all(notices, NoticeRow), _thoughts(*thoughts)

    async def in_channel(self, channel: int) -> str | None:
        """Return the id of a channel's active session, else of its newest ended one."""
        (rows,) = await self._database.fetch(Do(sql.IN_CHANNEL, {"of_channel": channel}))
        return rows[0]["id"] if rows else None

    async def rematch(self, session: str) -> str | None:
        """Return the id of the session that is a rematch of this one and has not ended."""
        (rows,) = await self._database.fetch(Do(sql.REMATCH, {"of": session}))
        return rows[0]["id"] if rows else None

    async def active(self) -> tuple[Seated, ...]:
        """Return the sessions that are not ended, oldest first."""
        return _paired(await self._database.fetch(Do(sql.ALL_ACTIVE), Do(sql.ALL_ACTIVE_SEATS)))

    async def of_player(self, player: int) -> tuple[Seated, ...]:
        """Return the active sessions in which a player holds a seat, oldest first."""
        of = {"of_player": player}
        return _paired(await self._database.fetch(Do(sql.OF_PLAYER, of), Do(sql.OF_PLAYER_SEATS, of)))

    async def unpublished(self) -> tuple[Seated, ...]:
        """Return the sessions of which something is committed and not yet said."""
        return _paired(await self._database.fetch(Do(sql.UNPUBLISHED), Do(sql.UNPUBLISHED_SEATS)))

    async def running(self) -> tuple[str, ...]:
        """Return the ids of the running sessions."""
        (rows,) = await self._database.fetch(Do(sql.RUNNING))
        return tuple(row["id"] for row in rows)

    async def entries(self, session: str, since: int = -1) -> tuple[EntryRow, ...]:
        """Return the live entries of the revisions above `since`, in order."""
        (rows,) = await self._database.fetch(Do(sql.ENTRIES, {"of": session, "since": since}))
        return _all(rows, EntryRow)

    async def last_of(self, session: str, seat: int, up_to: int) -> int | None:
        """Return the revision of a seat's last live entry, up to that revision; None if there is none."""
        of = {"of": session, "of_seat": seat, "up_to": up_to}
        (rows,) = await self._database.fetch(Do(sql.LAST_OF, of))
        return rows[0]["last"] if rows else None

    async def published(self, session: str, revision: int, message: int | None) -> None:
        """Note up to which revision everything is said and which message says it; never steps back."""
        await self._database.transact(Do(sql.PUBLISHED, {"of": session, "said": revision, "message": message}))

    async def lobby_message(self, session: str, message: int | None) -> None:
        """Note which message shows the lobby."""
        await self._database.transact(Do(sql.LOBBY_MESSAGE, {"of": session, "message": message}))

    async def thoughts(self, session: str) -> Thoughts:
        """Return what the seats of a session have left for questions to come."""
        of = {"of": session}
        return _thoughts(*await self._database.fetch(Do(sql.ONE_WISHES, of), Do(sql.ONE_PLANS, of)))

    async def taken_back(self, session: str, decision: int, since: float) -> bool:
        """Tell whether an answer to a decision was undone at that time or later."""
        of = {"of": session, "of_decision": decision, "since": since}
        (rows,) = await self._database.fetch(Do(sql.TAKEN_BACK, of))
        return bool(rows)

    async def thinking(self) -> tuple[str, ...]:
        """Return the ids of the running sessions in which some seat has left something."""
        (rows,) = await self._database.fetch(Do(sql.THINKING))
        return tuple(row["id"] for row in rows)

    async def save_wish(self, row: WishRow) -> None:
        """Keep a wish in place of the former value."""
        await self._database.transact(*_wish_steps(row))

    async def drop_wish(self, session: str, seat: int, wish: str) -> None:
        """Forget a wish."""
        await self._database.transact(_drop_wish(session, seat, wish))

    async def save_plan(self, row: PlanRow) -> None:
        """Keep a plan in place of the former one of its kind; one without texts is dropped."""
        await self._database.transact(*_plan_steps(row))

    async def pack(self, content_hash: str) -> PackRow | None:
        """Return the pack with this content."""
        (rows,) = await self._database.fetch(Do(sql.ONE_PACK, {"of": content_hash}))
        return _read(rows[0], PackRow) if rows else None

    async def settings(self, player: int) -> PlayerSettingsRow | None:
        """Return what a player has set."""
        return await self._settings.read(player, lambda: self._read_settings(player))

    async def save_settings(self, row: PlayerSettingsRow) -> None:
        """Keep what a player has set."""
        drop = Do(sql.DROP_SETTINGS, {"of": row.player})
        add = Do(sql.ADD_SETTINGS, asdict(row))
        await self._settings.write(row.player, lambda: self._database.transact(drop, add))

    async def draft(self, session: str, seat: int) -> DraftRow | None:
        """Return what a seat laid out."""
        (rows,) = await self._database.fetch(Do(sql.ONE_DRAFT, {"of": session, "of_seat": seat}))
        return _read(rows[0], DraftRow) if rows else None

    async def save_draft(self, row: DraftRow) -> None:
        """Keep what a seat laid out, in place of what it had laid out before."""
        await self._database.transact(_drop_draft(row.session, row.seat), Do(sql.ADD_DRAFT, asdict(row)))

    async def drop_draft(self, session: str, seat: int) -> None:
        """Forget what a seat laid out."""
        await self._database.transact(_drop_draft(session, seat))

    async def recall(self, key: str) -> str | None:
        """Return what the bot noted under a key."""
        return await self._notes.read(key, lambda: self._recall(key))

    async def remember(self, key: str, value: str) -> None:
        """Note a value under a key."""
        drop = Do(sql.DROP_STATE, {"of": key})
        add = Do(sql.ADD_STATE, {"key": key, "value": value})
        await self._notes.write(key, lambda: self._database.transact(drop, add))

    async def _read_settings(self, player: int) -> PlayerSettingsRow | None:
        (rows,) = await self._database.fetch(Do(sql.ONE_SETTINGS, {"of": player}))
        return _read(rows[0], PlayerSettingsRow) if rows else None

    async def _recall(self, key: str) -> str | None:
        (rows,) = await self._database.fetch(Do(sql.ONE_STATE, {"of": key}))
        return rows[0]["value"] if rows else None


def steps(change: Change) -> tuple[Do, ...]:
    """Return the statements of a change. The guarded revision stands first, so that a lost race costs least."""
    session = change.session
    of = {"of": session.id}
    done = [Do(sql.CHANGE_SESSION, asdict(session) | of | {"read_revision": session.revision - 1}, rows=1)]
    if change.forget_messages:
        done.append(Do(sql.FORGET_MESSAGES, of))
    if change.undo is not None:
        done.append(Do(sql.UNDO_ENTRIES, of | {"kept": change.undo.kept, "now": change.undo.at}))
    said = (*_thought_steps(change), *_result_steps(change), *departed(change), *agenda.told(change))
    return (*done, *_seat_steps(change), *_record_steps(change), *said)


def _seat_steps(change: Change) -> list[Do]:
    of = {"of": change.session.id}
    done = [Do(sql.CHANGE_SEAT, asdict(seat) | of | {"number": seat.seat}, rows=1) for seat in change.seats]
    if change.reseated is not None:
        done.append(Do(sql.DROP_SEATS, of))
        done += [Do(sql.ADD_SEAT, asdict(seat)) for seat in change.reseated]
    return done


def _drop_draft(session: str, seat: int) -> Do:
    return Do(sql.DROP_DRAFT, {"of": session, "of_seat": seat})


def _record_steps(change: Change) -> list[Do]:
    done = [] if change.entry is None else [Do(sql.ADD_ENTRY, asdict(change.entry))]
    return done if change.snapshot is None else done + _snapshot_steps(change, asdict(change.snapshot))


def _snapshot_steps(change: Change, values: Row) -> list[Do]:
    of = {"of": change.session.id}
    if change.undo is not None:  # what is restored may have been lost altogether
        return [Do(sql.DROP_SNAPSHOT, of), Do(sql.ADD_SNAPSHOT, values)]
    if change.entry is not None and change.entry.number == 0:
        return [Do(sql.ADD_SNAPSHOT, values)]
    return [Do(sql.CHANGE_SNAPSHOT, values | of, rows=1)]


def _thought_steps(change: Change) -> list[Do]:
    of = {"of": change.session.id}
    if change.session.ended_at is not None:
        return [Do(drop, of) for drop in (sql.DROP_DRAFTS, sql.DROP_WISHES, sql.DROP_PLANS)]
    done = [step for plan in change.plans for step in _plan_steps(plan)]
    if change.undo is not None:
        done.append(Do(sql.DROP_DRAFTS, of))
    for seat in change.vacated:
        drops = (sql.DROP_WISHES_OF_SEAT, sql.DROP_PLANS_OF_SEAT)
        done += [_drop_draft(change.session.id, seat), *(Do(drop, of | {"number": seat}) for drop in drops)]
        done += agenda.vacated(change.session.id, seat)
    return done + [step for wish in change.wishes for step in _wish_steps(wish)]


def _plan_steps(plan: PlanRow) -> list[Do]:
    drop = Do(sql.DROP_PLAN, {"of": plan.session, "number": plan.seat, "which": plan.kind})
    return [drop] if plan.texts == "[]" else [drop, Do(sql.ADD_PLAN, asdict(plan))]


def _wish_steps(wish: WishRow) -> list[Do]:
    return [_drop_wish(wish.session, wish.seat, wish.wish), Do(sql.ADD_WISH, asdict(wish))]


def _drop_wish(session: str, seat: int, wish: str) -> Do:
    return Do(sql.DROP_WISH, {"of": session, "number": seat, "which": wish})


def _thoughts(wishes: list[Row], plans: list[Row]) -> Thoughts:
    return Thoughts(_all(wishes, WishRow), _all(plans, PlanRow))


def _result_steps(change: Change) -> tuple[Do, ...]:
    return noted(change.session.id, change.results) if change.results or change.undo is not None else ()


def _paired(rows: tuple[list[Row], ...]) -> tuple[Seated, ...]:
    sessions, seats = rows
    held = {key: tuple(group) for key, group in groupby(_all(seats, SeatRow), key=lambda seat: seat.session)}
    return tuple(Seated(_read(row, SessionRow), held.get(row["id"], ())) for row in sessions)


def _all(rows: list[Row], shape: type[R]) -> tuple[R, ...]:
    return msgspec.convert(rows, tuple[shape, ...], strict=False)  # type: ignore[valid-type]  # built at run time


def _read(row: Row, shape: type[R]) -> R:
    return msgspec.convert(row, shape, strict=False)
