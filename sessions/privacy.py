"""Forgetting a player: the seats pass on, the games of the others stay whole."""

from __future__ import annotations

from msgspec.structs import replace

from db.rows import Seated
from sessions import seats as seating
from sessions.errors import FrozenSession, NotSeated, WrongStatus
from sessions.guards import change, closed, seated
from sessions.house import House
from sessions.lobby import leave
from sessions.values import SessionId, Status


async def forget(house: House, player: int) -> tuple[tuple[SessionId, int], ...]:
    """Take a player out of everything that is stored; return the seats held, those of ended sessions included.

    In running sessions the computer takes the seat over, in lobbies it falls free. Of ended ones the record
    stays, with a seat that belonged to nobody in particular.
    """
    held = await house.store.people.seats(player)
    for found in await house.store.of_player(player):
        await _stand_up(house, SessionId(found.session.id), player)
    await house.store.people.forget(player, held)
    return tuple((SessionId(session), seat) for session, seat in held)


async def _stand_up(house: House, session: SessionId, player: int) -> None:
    try:
        await leave(house, session, player)
    except (FrozenSession, WrongStatus):
        await house.queued(session, lambda: _give_up(house, session, player))
    except NotSeated:
        return  # gone in the meantime


async def _give_up(house: House, session: SessionId, player: int) -> None:
    """Hand a seat to the computer without reading the state: it cannot be read, or must not be touched now."""
    found: Seated = await seated(house, session)
    seats = seating.without_player(found.seats, player, computer=found.session.status != Status.LOBBY)
    host = seating.next_host(seats, found.session.host)
    row = closed(found.session, house.clock()) if host is None else replace(found.session, host=host)
    await change(house, found, row, seats)
