"""What the managers of a server have set: where sessions live there, who opens them, how boards look."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

import msgspec

from engines.core import Chosen
from sessions.clocks.terms import OFF, PACE, tidied
from sessions.errors import ChannelClosed, NotAnOpener
from sessions.house import House


class Openers(StrEnum):
    """Who may open sessions."""

    EVERYONE = "everyone"
    ROLE = "role"
    """Who holds one role, and the managers."""
    MANAGERS = "managers"


class Lag(StrEnum):
    """How late those see a running session who hold no seat in it and look from elsewhere."""

    NONE = "none"
    TURN = "turn"
    """Up to the end of the turn before the one under way."""
    TURNS = "turns"
    """Three turns."""
    HOUR = "hour"
    DAY = "day"


class GuildSettings(msgspec.Struct, frozen=True):
    """The settings of a server; stored as JSON, so a field with a default may be added at any time."""

    channels: tuple[int, ...] = ()
    """Where sessions may live, threads under them included; none named means everywhere."""
    openers: Openers = Openers.EVERYONE
    role: int | None = None
    threads: bool = False
    """Each session gets a thread of its own."""
    pace: str = OFF
    """The clock of new lobbies, as its text; each table may agree on another."""
    pings: bool = True
    """Whoever is called in a channel is called by mention; otherwise by name."""
    text_boards: bool = False
    """Public boards come as text alone."""
    contrast: bool = False
    large: bool = False
    lag: Lag = Lag.NONE


class Opener(msgspec.Struct, frozen=True):
    """A member who wants to open a session: the roles held, and whether the member manages the server."""

    roles: frozenset[int]
    manager: bool = False


async def guild_settings(house: House, guild: int) -> GuildSettings:
    """Return the settings of a server, the usual if nothing was ever set."""
    text = await house.store.guilds.load(guild)
    return GuildSettings() if text is None else msgspec.json.decode(text, type=GuildSettings)


async def save_guild_settings(house: House, guild: int, settings: GuildSettings) -> None:
    """Keep the settings of a server."""
    await house.store.guilds.save(guild, msgspec.json.encode(settings).decode())


def check_channels(settings: GuildSettings, channels: Collection[int]) -> None:
    """Raise ChannelClosed unless one of these, a channel or the one above it, is free for sessions."""
    if settings.channels and not set(channels) & set(settings.channels):
        raise ChannelClosed(settings.channels)


def check_opener(settings: GuildSettings, opener: Opener) -> None:
    """Raise NotAnOpener unless the member may open sessions; managers always may."""
    allowed = settings.openers is Openers.EVERYONE or opener.manager
    if not allowed and not (settings.openers is Openers.ROLE and settings.role in opener.roles):
        raise NotAnOpener(settings.role if settings.openers is Openers.ROLE else None)


def usual_terms(settings: GuildSettings) -> tuple[Chosen, ...]:
    """Return the terms with which the lobbies of a server begin."""
    return () if settings.pace == OFF else (tidied(PACE.id, settings.pace),)
