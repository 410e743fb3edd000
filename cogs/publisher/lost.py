"""Lost ground: the host is told once, and the session waits to be moved."""

from __future__ import annotations

import logging

import discord

from cogs.desk import Desk
from cogs.places import IN_THREADS, NEEDED
from cogs.publisher.channel import private_channel
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.memory import is_lost, note_lost
from cogs.spec import MessageSpec
from sessions import find
from sessions.values import Session, SessionId

log = logging.getLogger(__name__)


async def tell_host(client: discord.Client, desk: Desk, id_: SessionId) -> bool:
    """Tell the host, once, what is missing and how the session goes on; False if that is to be tried again."""
    if await is_lost(desk, id_):
        return True
    session = await find.session(desk.house, id_)
    try:
        channel = await private_channel(client, session.host)
        await channel.send(MessageSpec(lost_text(client, desk, session)), f"{id_}:lost{session.revision}")
    except Exception as error:  # noqa: BLE001 - whatever it is, the worker must go on
        log.info("the host of session %s could not be told: %r", id_, error)
        if fault_of(error) is Fault.RETRY:
            return False
    await note_lost(desk, id_, lost=True)
    return True


def lost_text(client: discord.Client, desk: Desk, session: Session) -> str:
    """Return the message: the channel, the rights that are missing, the way out."""
    missing = missing_rights(client, session)
    where = f"<#{session.place.channel}>"
    words = desk.words
    if missing:
        names = words.joined([words.text(f"cogs-permission-{name}") for name in missing])
        lost = words.text("cogs-error-permissions", channel=where, missing=names)
    else:
        lost = words.text("cogs-lost-channel", session=session.id)
    return f"{lost} {words.text('cogs-lost-move', session=session.id)}"


def missing_rights(client: discord.Client, session: Session) -> tuple[str, ...]:
    """Return the rights that the bot lacks in a session's channel, none if the channel is gone."""
    channel = client.get_channel(session.place.channel)
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return ()
    rights = channel.permissions_for(channel.guild.me)
    needed = IN_THREADS if isinstance(channel, discord.Thread) else NEEDED
    return tuple(name for name in needed if not getattr(rights, name))
