"""Playing again: a lobby with the same game, options, terms and people, everybody one seat further."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import AnyGame
from sessions import seats as seating
from sessions.errors import NotSeated, UnknownGame
from sessions.find import session as find_session
from sessions.guards import expect, seated
from sessions.house import House
from sessions.lobby import new_row, set_up
from sessions.values import Place, Player, Session, SessionId, Status


async def rematch(house: House, session: SessionId, by: Player) -> tuple[Session, bool]:
    """Open a lobby to play an ended session again; tell whether it is new, or was open or running already.

    Raise NoSession, WrongStatus unless it has ended with a result, NotSeated, PlaceTaken.
    """

    async def work() -> tuple[Session, bool]:
        found = await seated(house, session)
        expect(found.session, Status.OVER)
        if all(seat.player != by.id for seat in found.seats):
            raise NotSeated
        standing = await house.store.rematch(session)
        if standing is not None:
            return await find_session(house, SessionId(standing)), False
        engine = _offered(house, found.session.game, found.session.pack_id)
        place = Place(found.session.guild, found.session.channel)
        row = replace(
            new_row(engine.pack, place, by, house.clock()),
            options=found.session.options,
            terms=found.session.terms,
            rematch_of=session,
        )
        seats = seating.with_player(seating.rotated("", found.seats, engine.about.most_seats), by)
        return await set_up(house, row, seats, engine.pack), True

    return await house.queued(session, work)


def _offered(house: House, game: str, pack: str) -> AnyGame:
    """Return the engine of the same edition, or of the first one if that is offered no more."""
    try:
        return house.library.offered(game, pack)
    except UnknownGame:
        return house.library.offered(game)
