"""`/stats`: a player's record, in words and as a picture."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import said
from cogs.desk import Desk, escaped
from cogs.reply import Interaction, tell, think
from cogs.screens.stats import Played, alt, record, rows
from cogs.sharing import share as say_to_all
from cogs.spec import MessageSpec
from render.career import career
from sessions.errors import UnknownGame
from sessions.stats import Career, careers


class StatsCog(commands.Cog):
    """What the ended sessions say of a player."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name="stats", description=said("stats"))
    @app_commands.describe(player=said("stats-player"), share=said("stats-share"))
    async def stats(
        self, interaction: Interaction, player: discord.User | None = None, *, share: bool = False
    ) -> None:
        """Show a record, the own one if nobody is named."""
        await think(interaction)
        spec = await self._record(player or interaction.user, interaction.user.id)
        if share:
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), spec)
        else:
            await tell(interaction, spec)

    async def _record(self, who: discord.User | discord.Member, reader: int) -> MessageSpec:
        desk, name = self.desk, who.display_name
        found = [Played(self._name(one), one) for one in await careers(desk.house, who.id)]
        if not found:
            return record(desk.words, escaped(name), found, None)
        scene = career(name, rows(desk.words, found), desk.words)
        played = sum(one.career.played for one in found)
        picture = await desk.scene_picture(
            scene, f"record-{played}.png", alt(desk.words, name, found), await desk.manner(reader)
        )
        return record(desk.words, escaped(name), found, picture)

    def _name(self, one: Career) -> str:
        try:
            return self.desk.card(one.game)[0]
        except UnknownGame:  # a game that is offered no more
            return one.game


async def setup(bot: Any) -> None:
    """Add the command to a bot."""
    await bot.add_cog(StatsCog(bot.desk))
