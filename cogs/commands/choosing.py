"""The sessions of a server that its managers can name."""

from __future__ import annotations

from discord import app_commands

from cogs import limits
from cogs.commands.base import titled
from cogs.desk import Desk
from cogs.permits import is_manager
from cogs.reply import Interaction
from sessions import find
from sessions.values import Status

Choices = list[app_commands.Choice[str]]


async def running_sessions(interaction: Interaction, typed: str) -> Choices:
    """Offer the sessions that are played on this server."""
    return await _of_server(interaction, typed, Status.RUNNING)


async def held_sessions(interaction: Interaction, typed: str) -> Choices:
    """Offer the sessions of this server that are on hold."""
    return await _of_server(interaction, typed, Status.FROZEN)


async def _of_server(interaction: Interaction, typed: str, status: Status) -> Choices:
    if not is_manager(interaction) or interaction.guild_id is None:
        return []
    desk: Desk = interaction.client.desk
    found = [one.session for one in await find.in_guild(desk.house, interaction.guild_id)]
    named = [(one.id, titled(desk, one)) for one in found if one.status is status]
    fitting = [(id_, name) for id_, name in named if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=id_) for id_, name in fitting[: limits.AUTOCOMPLETE_CHOICES]]
