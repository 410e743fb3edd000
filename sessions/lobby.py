"""The lobby: open, join, leave, computers, options, start, close."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from db import Clash
from db.rows import Change, PackRow, Seated, SessionRow
from engines.core import AnyGame, Chosen, Pack, Seat, SetupRefused, UnknownOption
from sessions import seats as seating
from sessions.computer import run_computers
from sessions.errors import NoSession, NotHost, NotSeated, PlaceTaken, TooFewSeats, WrongStatus
from sessions.house import House
from sessions.live import Done, Live, commit, read
from sessions.rows import chosen_of, options_text, session_of, setup_of
from sessions.values import Place, Player, Session, SessionId, Status

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that are mistaken for another
_ID_LENGTH = 5
_HOST_ALONE = 24 * 60 * 60
"""After so many seconds any seated player may start."""


async def open_lobby(house: House, place: Place, host: Player, game: str, pack: str | None = None) -> Session:
    """Open a session with its host on the first seat. Raise UnknownGame, PlaceTaken."""
    engine = house.library.offered(game, pack)
    while True:
        id_ = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
        seats = seating.with_player(seating.empty(id_, engine.about.most_seats), host)
        row = _new_row(id_, engine.pack, place, host, house.clock())
        try:
            await house.store.create(row, seats, _pack_row(engine.pack))
        except Clash:
            await _refuse_busy(house, place)
        else:
            return session_of(row, seats)


async def join(house: House, session: SessionId, player: Player, seat: Seat | None = None) -> Session:
    """Take a seat. Raise AlreadySeated, SeatTaken, NoFreeSeat, WrongStatus."""
    return await _reseat(house, session, None, lambda seats: seating.with_player(seats, player, seat))


async def add_computer(house: House, session: SessionId, by: int) -> Session:
    """Let the computer take a seat. Raise NotHost, NoFreeSeat, WrongStatus."""
    return await _reseat(house, session, by, seating.with_computer)


async def remove_computer(house: House, session: SessionId, by: int) -> Session:
    """Free a seat of the computer. Raise NotHost, NoComputer, WrongStatus."""
    return await _reseat(house, session, by, seating.without_computer)


async def leave(house: House, session: SessionId, player: int) -> Session:
    """Give up the seat: it falls free in the lobby and to the computer in a running session.

    The host's part passes on; a session without players is closed. Raise NotSeated, WrongStatus.
    """

    async def work() -> Session:
        found = await _seated(house, session)
        if found.session.status == Status.LOBBY:
            return await _leave(house, found, player)
        live = await read(house, session)
        _expect(live.row, Status.RUNNING)
        left = await _leave(house, Seated(live.row, live.seats), player)
        if left.status == Status.RUNNING:
            left = (await run_computers(house, await read(house, session))).live.session
        return left

    return await house.queued(session, work)


async def set_option(house: House, session: SessionId, by: int, option: str, value: str) -> Session:
    """Choose the value of an option that some number of seats allows.

    Raise NotHost, WrongStatus, and as the engine does UnknownOption and SetupRefused.
    """

    async def work() -> Session:
        found = await _lobby(house, session, by)
        engine = (await house.edition(found.session.pack)).engine
        others = tuple(chosen for chosen in chosen_of(found.session) if chosen.option != option)
        row = replace(found.session, options=options_text((*others, Chosen(option, value))))
        _admit_some(engine, row, len(seating.taken(found.seats)))
        return await _change(house, found, row)

    return await house.queued(session, work)


async def start(house: House, session: SessionId, by: int) -> Session:
    """Deal to the seats that are taken; computers that are asked answer at once.

    Raise NotHost (after a day any seated player may start: NotSeated), TooFewSeats, WrongStatus,
    and as the engine does UnknownOption and SetupRefused.
    """

    async def work() -> Session:
        found = await _lobby(house, session, None)
        _check_starter(found, by, house.clock())
        edition = await house.edition(found.session.pack)
        engine = edition.engine
        seats = seating.taken(found.seats)
        if len(seats) < engine.about.least_seats:
            raise TooFewSeats(len(seats), engine.about.least_seats)
        row = replace(found.session, seed=secrets.token_hex(16))
        setup = setup_of(row, len(seats))
        engine.admit(setup)
        step = engine.start(setup)
        dealt = await commit(house, Live(row, seats, edition, step.state, -1), Done(None, "", step))
        return (await run_computers(house, dealt)).live.session

    return await house.queued(session, work)


async def close(house: House, session: SessionId, by: int, *, moderator: bool = False) -> Session:
    """End a session without a result. Raise NotHost (moderators may always), WrongStatus if it has ended."""

    async def work() -> Session:
        found = await _seated(house, session)
        _expect(found.session, Status.LOBBY, Status.RUNNING, Status.FROZEN)
        if not moderator:
            _check_host(found.session, by)
        return await _change(house, found, _closed(found.session, house.clock()))

    return await house.queued(session, work)


async def relocate(house: House, session: SessionId, place: Place) -> Session:
    """Move a session to another place, where its messages are posted anew. Raise PlaceTaken, WrongStatus."""

    async def work() -> Session:
        found = await _seated(house, session)
        _expect(found.session, Status.LOBBY, Status.RUNNING, Status.FROZEN)
        row = replace(found.session, guild=place.guild, channel=place.channel, revision=found.session.revision + 1)
        try:
            await house.commit(Change(row, forget_messages=True))
        except Clash as error:
            await _refuse_busy(house, place)
            raise NoSession(place) from error
        return session_of(replace(row, board_message=None, lobby_message=None), found.seats)

    return await house.queued(session, work)


async def _reseat(
    house: House, session: SessionId, host: int | None, change: Callable[[seating.Seats], seating.Seats]
) -> Session:
    async def work() -> Session:
        found = await _lobby(house, session, host)
        return await _change(house, found, found.session, change(found.seats))

    return await house.queued(session, work)


async def _leave(house: House, found: Seated, player: int) -> Session:
    seats = seating.without_player(found.seats, player, computer=found.session.status == Status.RUNNING)
    host = seating.next_host(seats, found.session.host)
    row = _closed(found.session, house.clock()) if host is None else replace(found.session, host=host)
    return await _change(house, found, row, seats)


async def _change(house: House, found: Seated, row: SessionRow, seats: seating.Seats | None = None) -> Session:
    row = replace(row, revision=found.session.revision + 1)
    seats = found.seats if seats is None else seats
    await house.commit(Change(row, tuple(seat for seat in seats if seat not in found.seats)))
    return session_of(row, seats)


async def _seated(house: House, session: SessionId) -> Seated:
    found = await house.store.seated(session)
    if found is None:
        raise NoSession(session)
    return found


async def _lobby(house: House, session: SessionId, host: int | None) -> Seated:
    found = await _seated(house, session)
    _expect(found.session, Status.LOBBY)
    if host is not None:
        _check_host(found.session, host)
    return found


def _expect(row: SessionRow, *possible: Status) -> None:
    if row.status not in possible:
        raise WrongStatus(Status(row.status))


def _check_host(row: SessionRow, by: int) -> None:
    if row.host != by:
        raise NotHost(row.host)


def _check_starter(found: Seated, by: int, now: float) -> None:
    if now - found.session.opened_at < _HOST_ALONE:
        _check_host(found.session, by)
    elif by != found.session.host and all(seat.player != by for seat in found.seats):
        raise NotSeated


def _admit_some(engine: AnyGame, row: SessionRow, taken: int) -> None:
    refused: list[Exception] = []
    for seats in range(max(taken, engine.about.least_seats), engine.about.most_seats + 1):
        try:
            engine.admit(setup_of(row, seats))
        except (SetupRefused, UnknownOption) as error:
            refused.append(error)
        else:
            return
    raise refused[0]


def _closed(row: SessionRow, now: float) -> SessionRow:
    return replace(row, status=Status.CLOSED.value, ended_at=now)


async def _refuse_busy(house: House, place: Place) -> None:
    """Raise PlaceTaken if a session is active here; otherwise the clash is over or was one of ids."""
    found = await house.store.in_channel(place.channel)
    holder = None if found is None else await house.store.seated(found)
    if holder is not None and holder.session.status in {Status.LOBBY, Status.RUNNING, Status.FROZEN}:
        raise PlaceTaken(SessionId(holder.session.id))


def _new_row(id_: str, pack: Pack, place: Place, host: Player, now: float) -> SessionRow:
    return SessionRow(
        id=id_,
        game=pack.header.game,
        pack=pack.hash,
        status=Status.LOBBY.value,
        guild=place.guild,
        channel=place.channel,
        host=host.id,
        options=options_text(()),
        opened_at=now,
        pack_id=pack.header.id,
        pack_name=pack.header.name,
    )


def _pack_row(pack: Pack) -> PackRow:
    return PackRow(pack.hash, pack.header.game, pack.header.id, pack.header.name, pack.text)
