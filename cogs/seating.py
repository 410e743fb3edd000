"""The private word to somebody who sat down or stood up."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.spec import MessageSpec
from render.words import MARKS
from sessions import find
from sessions.values import Session


async def joined(desk: Desk, session: Session, player: int) -> MessageSpec:
    """Say which seat a player has, and where the player will be called."""
    seat = session.seat_of(player)
    settings = await find.settings(desk.house, player)
    key = "cogs-lobby-joined" if settings.dms else "cogs-lobby-joined-channel"
    return MessageSpec(desk.words.text(key, mark=MARKS[seat or 0]))


def leave_word(desk: Desk) -> MessageSpec:
    """Say that the seat is free again."""
    return MessageSpec(desk.words.text("cogs-lobby-left"))
