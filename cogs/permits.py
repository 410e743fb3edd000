"""What a server allows: where sessions are played, who opens them, and who may change that."""

from __future__ import annotations

import discord

from cogs.desk import Desk
from cogs.places import NotAllowed, place_of
from cogs.reply import Interaction
from sessions.guilds import GuildSettings, Opener, check_channels, check_opener, guild_settings
from sessions.values import Session


def is_manager(interaction: Interaction) -> bool:
    """Tell whether the member manages the server of the interaction."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def manages(interaction: Interaction, session: Session) -> bool:
    """Tell whether the member manages the server in which a session lives."""
    return is_manager(interaction) and session.place.guild == interaction.guild_id


def check_manager(interaction: Interaction) -> int:
    """Return the server; raise ServerOnly in a direct message, NotAllowed unless the member manages the server."""
    guild = place_of(interaction).guild
    if not is_manager(interaction):
        raise NotAllowed("manage_guild")
    return guild


def sees(interaction: Interaction, session: Session) -> bool:
    """Tell whether a member may see the channel of a session; where that is unknown, only its own people may."""
    member, guild = interaction.user, interaction.guild
    if session.seat_of(member.id) is not None or manages(interaction, session):
        return True
    channel = None if guild is None else guild.get_channel_or_thread(session.place.channel)
    if channel is None or not isinstance(member, discord.Member):
        return False
    hidden = isinstance(channel, discord.Thread) and channel.is_private()
    return not hidden and channel.permissions_for(member).view_channel


async def check_channel(desk: Desk, interaction: Interaction) -> GuildSettings:
    """Return the settings of the server; raise ServerOnly, ChannelClosed where no session may live."""
    place = place_of(interaction)
    settings = await guild_settings(desk.house, place.guild)
    check_channels(settings, _channels(interaction))
    return settings


async def check_opening(desk: Desk, interaction: Interaction) -> GuildSettings:
    """Return the settings of the server; raise as `check_channel` does, and NotAnOpener."""
    settings = await check_channel(desk, interaction)
    roles = frozenset(role.id for role in getattr(interaction.user, "roles", ()))
    check_opener(settings, Opener(roles, is_manager(interaction)))
    return settings


def _channels(interaction: Interaction) -> tuple[int, ...]:
    """Return the channel and, of a thread, the channel above it."""
    parent = getattr(interaction.channel, "parent_id", None)
    return tuple(one for one in (interaction.channel_id, parent) if one is not None)
