"""`/server`: for those who manage a server."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.commands.base import said
from cogs.desk import Desk
from cogs.permits import check_manager
from cogs.reply import Interaction, tell, think
from cogs.screens.server import server_card
from sessions.guilds import guild_settings


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


async def setup(bot: Any) -> None:
    """Add the commands to a bot."""
    await bot.add_cog(ServerCog(bot.desk))
