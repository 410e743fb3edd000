"""`/wishes`: what is answered for a player."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.commands.base import own_sessions, said
from cogs.desk import Desk
from cogs.places import session_of
from cogs.press.wishes import show_wishes
from cogs.reply import Interaction, tell, think


class WishesCog(commands.Cog):
    """What a seat leaves for questions to come."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name="wishes", description=said("wishes"))
    @app_commands.describe(session=said("session"))
    @app_commands.autocomplete(session=own_sessions)
    async def wishes(self, interaction: Interaction, session: str | None = None) -> None:
        """Show the own wishes and plans, to nobody else."""
        await think(interaction)
        found = await session_of(self.desk, interaction, session)
        await tell(interaction, await show_wishes(self.desk, found.id, interaction.user.id))


async def setup(bot: Any) -> None:
    """Add the command to a bot."""
    await bot.add_cog(WishesCog(bot.desk))
