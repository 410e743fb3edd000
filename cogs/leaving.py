"""Giving a seat up: at once in a lobby, after asking back in a running session."""

from __future__ import annotations

from cogs import ids
from cogs.desk import Desk
from cogs.spec import Button, MessageSpec, Style
from sessions import find, lobby
from sessions.values import Confirm, Session, SessionId, Status

QUIT, STAY = "quit", "stay"
_LEFT = {Status.LOBBY: "cogs-lobby-left", Status.RUNNING: "cogs-quit-done"}


async def give_up(desk: Desk, session: Session, player: int) -> MessageSpec:
    """Take a player out of a lobby, or ask back whether to leave a running session. Raise what `leave` raises."""
    seated = session.status is Status.RUNNING and session.seat_of(player) is not None
    if seated and (await find.settings(desk.house, player)).confirm is not Confirm.NEVER:
        return _ask_back(desk, session.id)
    return await leave_now(desk, session.id, player)


async def leave_now(desk: Desk, session: SessionId, player: int) -> MessageSpec:
    """Take a player out, and say what becomes of the seat. Raise what `leave` raises."""
    left = await lobby.leave(desk.house, session, player)
    return MessageSpec(desk.words.text(_LEFT.get(left.status, "cogs-quit-closed")))


def stay(desk: Desk) -> MessageSpec:
    """Say that nothing was changed."""
    return MessageSpec(desk.words.text("cogs-quit-stayed"))


def _ask_back(desk: Desk, session: SessionId) -> MessageSpec:
    words = desk.words
    row = (
        Button(words.text("cogs-quit-yes"), str(ids.LobbyId(session, QUIT)), Style.DANGER),
        Button(words.text("cogs-button-back"), str(ids.LobbyId(session, STAY))),
    )
    return MessageSpec(words.text("cogs-quit-ask", session=session), rows=(row,))
