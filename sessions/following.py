"""A look at a session with what is new to the reader, both of one moment."""

from __future__ import annotations

import msgspec

from engines.core import Event, Seat
from sessions import drafts
from sessions.house import House
from sessions.live import Live, read, shown
from sessions.seeing import seat_of, seen
from sessions.values import Look, SessionId, Told


class Followed(msgspec.Struct, frozen=True):
    """A look, and what happened up to it.

    For a seat since its own last answer by hand, for everybody else since the last board.
    """

    look: Look
    told: tuple[Told, ...]
    acted: bool = False
    """The seat has answered before; else its story begins with the session."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What is new, event by event."""
        return tuple(event for one in self.told for event in one.events)


async def followed(house: House, session: SessionId, player: int | None) -> Followed:
    """Return the table as the player or a spectator sees it, with what is new. Raise what `play.look` raises."""
    live = await read(house, session)
    seat = seat_of(live, player)
    drafted = drafts.kept(live, seat)
    look = seen(live, seat, drafted.draft, drafted.state)
    own = None if seat is None else await _last_own(house, look, seat)
    since = live.row.published_revision if seat is None else own or 0
    return Followed(look, await told(house, live, seat, since), own is not None)


async def told(house: House, live: Live, seat: Seat | None, since: int) -> tuple[Told, ...]:
    """Return what happened after revision `since` up to the session's own, as far as the seat may know today."""
    return tuple(
        Told(
            entry.revision,
            None if entry.seat is None else Seat(entry.seat),
            entry.at,
            shown(live.edition.events.decode(entry.events), seat),
        )
        for entry in await house.store.entries(live.row.id, since)
        if entry.revision <= live.row.revision  # an answer that came in meanwhile belongs to the next look
    )


async def _last_own(house: House, look: Look, seat: Seat) -> int | None:
    """Return the revision of the last answer that the player gave by hand: a wish answers unseen."""
    acted, now = look.standing.acted, look.session.revision
    return None if acted == 0 else await house.store.last_of(look.session.id, seat, now if acted is None else acted)
