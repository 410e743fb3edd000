"""What the publisher needs first of a session, of one moment."""

from __future__ import annotations

import msgspec

from sessions.clocks.notices import Notice, read_notice
from sessions.errors import NoSession
from sessions.house import House
from sessions.rows import session_of
from sessions.values import Session, SessionId


class Due(msgspec.Struct, frozen=True):
    """A session with what is still to be said in it."""

    session: Session
    unsaid: tuple[Notice, ...] = ()
    """Oldest first."""
    thinking: bool = False
    """Some seat has left something for questions to come."""


async def due(house: House, session: SessionId) -> Due:
    """Return what is due in a session. Raise NoSession."""
    found = await house.store.due(session)
    if found is None:
        raise NoSession(session)
    seated, notices, thoughts = found
    unsaid = tuple(read_notice(row) for row in notices)
    return Due(session_of(seated.session, seated.seats), unsaid, bool(thoughts))
