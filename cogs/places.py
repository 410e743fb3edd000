"""Which session a command or press means: by its place, by name, or the one that waits."""

from __future__ import annotations

from typing import Any

import discord

from cogs.desk import Desk
from cogs.reply import Interaction
from sessions import find
from sessions.errors import NoSession, SessionError
from sessions.values import Mine, Place, Session, SessionId, Status

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
INVITED = (
    *NEEDED, "send_messages_in_threads", "create_public_threads", "create_private_threads", "use_external_emojis",
)  # fmt: skip
"""What the bot asks for when it is invited."""


class ChooseSession(Exception):
    """The place names no session: these are the player's own, in the order in which they wait."""

    def __init__(self, mine: tuple[Mine, ...]) -> None:
        super().__init__(len(mine))
        self.mine = mine


class ServerOnly(Exception):
    """The command needs a channel of a server."""


NO_CHOICES = (SessionError, ChooseSession, ServerOnly)
"""What leaves a list of choices empty: whoever types is told why with the command, not before."""


class MissingPermissions(Exception):
    """Rights that the bot lacks in a channel, by the platform's names."""

    def __init__(self, channel: int, missing: tuple[str, ...]) -> None:
        super().__init__(channel, missing)
        self.channel = channel
        self.missing = missing


class NoPerson(Exception):
    """A seat is to go to the account of a bot, which would never take it."""


class NotAllowed(Exception):
    """The command needs a right that the member does not have."""

    def __init__(self, right: str) -> None:
        super().__init__(right)
        self.right = right


class NoThreads(Exception):
    """A thread is to be opened in a place that has none: in a thread, beside a voice channel."""


class ThreadsFull(Exception):
    """The server has as many active threads as the platform allows."""


def place_of(interaction: Interaction) -> Place:
    """Return the channel or thread of an interaction; raise ServerOnly in a direct message."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise ServerOnly
    return Place(interaction.guild_id, interaction.channel_id)


async def session_of(desk: Desk, interaction: Interaction, named: str | None = None) -> Session:
    """Return the session that is meant.

    Raise NoSession for an unknown name, ChooseSession where the place has none or several are possible.
    """
    if named:
        return await find.session(desk.house, SessionId(named))
    if interaction.guild_id is not None:
        found = await _here(desk, interaction)
        if found is not None:
            return found
    mine = await find.mine(desk.house, interaction.user.id)
    waiting = [one for one in mine if one.asked] or [one for one in mine if one.session.status is Status.RUNNING]
    if interaction.guild_id is None and len(waiting) == 1:
        return waiting[0].session
    raise ChooseSession(mine)


async def _here(desk: Desk, interaction: Interaction) -> Session | None:
    """Return the session of the channel; a thread without one falls back to the channel above it."""
    place = place_of(interaction)
    parent = getattr(interaction.channel, "parent_id", None) if is_thread(interaction.channel) else None
    channels = [place.channel] if parent is None else [place.channel, parent]
    for channel in channels:
        try:
            return await find.at(desk.house, Place(place.guild, channel))
        except NoSession:
            continue
    return None


def is_thread(channel: Any) -> bool:
    """Tell whether a channel is a thread."""
    return isinstance(channel, discord.Thread)


def check_permissions(interaction: Interaction) -> None:
    """Raise MissingPermissions if the bot could not post boards where the interaction comes from."""
    needed = IN_THREADS if is_thread(interaction.channel) else NEEDED
    missing = tuple(name for name in needed if not getattr(interaction.app_permissions, name))
    if missing:
        raise MissingPermissions(interaction.channel_id or 0, missing)
