"""The lobby: open, join, leave, computers, options, start, close."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from db import Clash
from db.rows import Change, PackRow, Seated, SessionRow
from engines.core import AnyGame, Chosen, Pack, Seat, SetupRefused, UnknownOption, commitment
from sessions import seats as seating
from sessions.clocks.seats import wound
from sessions.clocks.terms import tidied
from sessions.computer import run_computers
from sessions.errors import PlaceTaken, TooFewSeats
from sessions.guards import change, check_host, check_starter, closed, expect, in_lobby, seated
from sessions.house import House
from sessions.live import Done, Live, commit, read
from sessions.rows import agreed_of, chosen_of, options_text, session_of, setup_of, terms_in
from sessions.usual import with_usual
from sessions.values import Place, Player, Session, SessionId, Status

_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # none that are mistaken for another
_ID_LENGTH = 5


async def open_lobby(
    house: House,
    place: Place,
    host: Player,
    game: str,
    pack: str | None = None,
    *,
    agreed: tuple[Chosen, ...] = (),
) -> Session:
    """Open a session with its host on the first seat; `agreed` are its terms as far as they are not the usual.

    Raise UnknownGame, UnknownPack, PlaceTaken, UnknownOption.
    """
    agreed = tuple(tidied(one.option, one.value) for one in agreed)
    engine = house.library.offered(game, pack)
    seats = seating.with_player(seating.empty("", engine.about.most_seats), host)
    row = replace(new_row(engine.pack, place, host, house.clock()), terms=options_text(agreed))
    return await set_up(house, row, seats, engine.pack)


async def set_up(house: House, row: SessionRow, seats: seating.Seats, pack: Pack) -> Session:
    """Store a new lobby under an id of its own. Raise PlaceTaken."""
    while True:
        id_ = "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))
        named, own = replace(row, id=id_), tuple(replace(seat, session=id_) for seat in seats)
        try:
            await house.store.create(named, own, pack_row(pack))
        except Clash:
            await _refuse_busy(house, Place(row.guild, row.channel))
        else:
            return session_of(named, own)


async def join(house: House, session: SessionId, player: Player, seat: Seat | None = None) -> Session:
    """Take a seat, or move to another. Raise AlreadySeated, SeatTaken, NoFreeSeat, WrongStatus."""
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
        found = await seated(house, session)
        if found.session.status == Status.LOBBY:
            return await _leave(house, found, player)
        live = await read(house, session)
        expect(live.row, Status.RUNNING)
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
        found = await in_lobby(house, session, by)
        engine = (await house.edition(found.session.pack)).engine
        row = _with_option(engine, found.session, Chosen(option, value))
        _admit_some(engine, row, len(seating.taken(found.seats)))
        return await change(house, found, row)

    return await house.queued(session, work)


async def set_term(house: House, session: SessionId, by: int, option: str, value: str) -> Session:
    """Agree on a term of the house: pace, what happens at its end, vacations.

    Raise NotHost, WrongStatus, UnknownOption.
    """
    new = tidied(option, value)

    async def work() -> Session:
        found = await in_lobby(house, session, by)
        others = tuple(one for one in agreed_of(found.session) if one.option != new.option)
        return await change(house, found, replace(found.session, terms=options_text((*others, new))))

    return await house.queued(session, work)


async def reopen(house: House, session: SessionId, host: Player) -> Session:
    """Open a lobby like one that was closed, in the same place.

    Raise PlaceTaken, NoSession, UnknownGame, and as the engine does UnknownOption and SetupRefused.
    """
    old = (await seated(house, session)).session
    engine = house.library.offered(old.game, old.pack_id)
    row = new_row(engine.pack, Place(old.guild, old.channel), host, house.clock())
    row = replace(row, options=old.options, terms=old.terms)
    _admit_some(engine, row, 1)
    seats = seating.with_player(seating.empty("", engine.about.most_seats), host)
    return await set_up(house, row, seats, engine.pack)


async def start(house: House, session: SessionId, by: int) -> Session:
    """Deal to the seats that are taken; computers that are asked answer at once.

    Raise NotHost (after a day any seated player may start: NotSeated), TooFewSeats, WrongStatus,
    and as the engine does UnknownOption and SetupRefused.
    """

    async def work() -> Session:
        found = await in_lobby(house, session)
        check_starter(found, by, house.clock())
        edition = await house.edition(found.session.pack)
        engine = edition.engine
        seats = wound(seating.taken(found.seats), terms_in(found.session).pace)
        if len(seats) < engine.about.least_seats:
            raise TooFewSeats(len(seats), engine.about.least_seats)
        seed = secrets.token_hex(16)
        row = replace(found.session, seed=seed, commitment=commitment(seed))
        setup = setup_of(row, len(seats))
        engine.admit(setup)
        step = engine.start(setup)
        begun = await with_usual(house, Live(row, seats, edition, step.state, -1))
        dealt = await commit(house, begun, Done(None, "", step))
        return (await run_computers(house, dealt)).live.session

    return await house.queued(session, work)


async def close(house: House, session: SessionId, by: int, *, moderator: bool = False) -> Session:
    """End a session without a result. Raise NotHost (moderators may always), WrongStatus if it has ended."""

    async def work() -> Session:
        found = await seated(house, session)
        expect(found.session, Status.LOBBY, Status.RUNNING, Status.FROZEN)
        if not moderator:
            check_host(found.session, by)
        return await change(house, found, closed(found.session, house.clock()))

    return await house.queued(session, work)


async def relocate(house: House, session: SessionId, place: Place) -> Session:
    """Move a session to another place, where its messages are posted anew. Raise PlaceTaken, WrongStatus."""

    async def work() -> Session:
        found = await seated(house, session)
        expect(found.session, Status.LOBBY, Status.RUNNING, Status.FROZEN)
        row = replace(found.session, guild=place.guild, channel=place.channel, revision=found.session.revision + 1)
        try:
            await house.commit(Change(row, forget_messages=True))
        except Clash:
            await _refuse_busy(house, place)
            raise
        return session_of(replace(row, board_message=None, lobby_message=None), found.seats)

    return await house.queued(session, work)


async def _reseat(
    house: House, session: SessionId, host: int | None, seat: Callable[[seating.Seats], seating.Seats]
) -> Session:
    async def work() -> Session:
        found = await in_lobby(house, session, host)
        return await change(house, found, found.session, seat(found.seats))

    return await house.queued(session, work)


async def _leave(house: House, found: Seated, player: int) -> Session:
    seats = seating.without_player(found.seats, player, computer=found.session.status == Status.RUNNING)
    host = seating.next_host(seats, found.session.host)
    row = closed(found.session, house.clock()) if host is None else replace(found.session, host=host)
    return await change(house, found, row, seats)


def _with_option(engine: AnyGame, row: SessionRow, new: Chosen) -> SessionRow:
    """Put a value in its place in the order of the game's table; the engine finds fault with it, not we."""
    chosen = {one.option: one for one in (*chosen_of(row), new)}
    known = [option.id for option in engine.about.options]
    in_order = [chosen.pop(option) for option in known if option in chosen]
    return replace(row, options=options_text((*in_order, *chosen.values())))


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


async def _refuse_busy(house: House, place: Place) -> None:
    """Raise PlaceTaken if a session is active here; otherwise the clash is over or was one of ids."""
    found = await house.store.in_channel(place.channel)
    holder = None if found is None else await house.store.seated(found)
    if holder is not None and holder.session.status in {Status.LOBBY, Status.RUNNING, Status.FROZEN}:
        raise PlaceTaken(SessionId(holder.session.id))


def new_row(pack: Pack, place: Place, host: Player, now: float) -> SessionRow:
    """Return a lobby that has no id yet."""
    return SessionRow(
        id="",
        game=pack.header.game,
        pack=pack.hash,
        status=Status.LOBBY.value,
        guild=place.guild,
        channel=place.channel,
        host=host.id,
        options=options_text(()),
        opened_at=now,
        active_at=now,
        pack_id=pack.header.id,
        pack_name=pack.header.name,
    )


def pack_row(pack: Pack) -> PackRow:
    """Return a pack as it is stored."""
    return PackRow(pack.hash, pack.header.game, pack.header.id, pack.header.name, pack.text)
