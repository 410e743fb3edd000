"""`/server`: for those who manage a server."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.commands.base import said
from cogs.commands.choosing import held_sessions, running_sessions
from cogs.desk import Desk
from cogs.health import health
from cogs.permits import check_manager
from cogs.reply import Interaction, tell, think
from cogs.screens.server import server_card
from cogs.spec import MessageSpec
from sessions import find
from sessions.errors import NoSession
from sessions.guilds import guild_settings
from sessions.recover import restore, set_aside
from sessions.values import SessionId


@app_commands.default_permissions(manage_guild=True)
class ServerCog(commands.GroupCog, group_name="server", group_description=said("server")):
    """What holds on a whole server. The others do not see it; each command checks again, for that can be undone."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__()

    @app_commands.command(name="settings", description=said("server-settings"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of this server and the menus that change them."""
        await think(interaction)
        guild = check_manager(interaction)
        await tell(interaction, server_card(self.desk.words, await guild_settings(self.desk.house, guild)))

    @app_commands.command(name="health", description=said("server-health"))
    async def health(self, interaction: Interaction) -> None:
        """Play every session of this server again from its record, and say what needs a hand."""
        await think(interaction)
        guild = check_manager(interaction)
        await tell(interaction, await health(self.desk, interaction.client, guild))

    @app_commands.command(name="freeze", description=said("server-freeze"))
    @app_commands.describe(session=said("server-session"))
    @app_commands.autocomplete(session=running_sessions)
    async def freeze(self, interaction: Interaction, session: str) -> None:
        """Put a session on hold; nothing can be played until it is restored."""
        await think(interaction)
        id_ = await self._own(interaction, session)
        await set_aside(self.desk.house, id_)
        await tell(interaction, MessageSpec(self.desk.words.text("cogs-freeze-done", session=id_)))

    @app_commands.command(name="restore", description=said("server-restore"))
    @app_commands.describe(session=said("server-session"))
    @app_commands.autocomplete(session=held_sessions)
    async def restore(self, interaction: Interaction, session: str) -> None:
        """Bring a session that is on hold back to its last good step."""
        await think(interaction)
        done = await restore(self.desk.house, await self._own(interaction, session))
        text = self.desk.words.text("cogs-restore-done", kept=done.kept, dropped=done.dropped)
        await tell(interaction, MessageSpec(text))

    async def _own(self, interaction: Interaction, session: str) -> SessionId:
        """Return the id of a session of this server; raise ServerOnly, NotAllowed, NoSession for one elsewhere."""
        guild = check_manager(interaction)
        found = await find.session(self.desk.house, SessionId(session))
        if found.place.guild != guild:
            raise NoSession(found.id)
        return found.id


async def setup(bot: Any) -> None:
    """Add the commands to a bot."""
    await bot.add_cog(ServerCog(bot.desk))
