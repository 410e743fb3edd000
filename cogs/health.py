"""How the sessions of a server are: counted, played again from their records, their channels looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import discord

from cogs import limits
from cogs.audits import audit_line
from cogs.desk import Desk
from cogs.layout import cut
from cogs.publisher.lost import missing_rights
from cogs.publisher.memory import is_lost
from cogs.spec import MessageSpec
from sessions import find
from sessions.audit import audit_all
from sessions.values import Session, Status


async def health(desk: Desk, client: discord.Client, guild: int) -> MessageSpec:
    """Return what there is on a server and what needs a hand."""
    sessions = [one.session for one in await find.in_guild(desk.house, guild)]
    audits = [audit_line(desk.words, found) for found in await audit_all(desk.house, guild)]
    grounds = [await _ground(desk, client, one) for one in sessions]
    ill = [line for line in (*audits, *grounds) if line is not None]
    lines = [
        f"## {desk.words.text('cogs-health-title')}",
        _counted(desk, sessions),
        *(ill or [desk.words.text("cogs-health-well")]),
    ]
    return MessageSpec(cut("\n".join(lines), limits.V2_TEXT), card=True)


def _counted(desk: Desk, sessions: Sequence[Session]) -> str:
    number = Counter(one.status for one in sessions)
    return desk.words.text(
        "cogs-health-counted",
        running=number[Status.RUNNING], lobbies=number[Status.LOBBY], held=number[Status.FROZEN],
    )  # fmt: skip


async def _ground(desk: Desk, client: discord.Client, session: Session) -> str | None:
    """Return what is wrong with the channel of a session."""
    words, missing = desk.words, missing_rights(client, session)
    if missing:
        names = words.joined([words.text(f"cogs-permission-{name}") for name in missing])
        return words.text("cogs-health-rights", channel=f"<#{session.place.channel}>", missing=names)
    if await is_lost(desk, session.id):
        return words.text("cogs-health-lost", session=session.id)
    return None
