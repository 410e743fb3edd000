"""`/privacy`: what is kept of a person, and how it is deleted."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.commands.base import said
from cogs.desk import Desk
from cogs.reply import Interaction, tell, think
from cogs.screens.privacy import privacy_card


class PrivacyCog(commands.Cog):
    """What everybody may ask of the bot about the own data."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name="privacy", description=said("privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is kept, with the way to have it deleted."""
        await think(interaction)
        await tell(interaction, privacy_card(self.desk.words))


async def setup(bot: Any) -> None:
    """Add the command to a bot."""
    await bot.add_cog(PrivacyCog(bot.desk))
