"""A lobby with all that its message tells."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.screens.lobby import Lobby
from sessions.reliability import of_seats
from sessions.values import Session, Status


async def lobby_at(desk: Desk, session: Session) -> Lobby:
    """Return a session with its game; before its start also how reliably those who sit have played."""
    reliable = await of_seats(desk.house, session) if session.status is Status.LOBBY else {}
    return Lobby(session, await desk.game(session), await desk.face(session), reliable)
