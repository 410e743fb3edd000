"""The part of `/game` that looks back: replay."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.base import own_sessions, said
from cogs.desk import Desk, escaped
from cogs.places import session_of
from cogs.replaying import open_replay, share_turn
from cogs.reply import Interaction, tell, think
from cogs.sharing import share as say_to_all


class RecordCommands(commands.Cog):
    """What can be done with the record of a session. Part of the group `/game`."""

    desk: Desk

    @app_commands.command(name="replay", description=said("game-replay"))
    @app_commands.describe(turn=said("game-replay-turn"), share=said("game-replay-share"), session=said("session"))
    @app_commands.autocomplete(session=own_sessions)
    async def replay(
        self, interaction: Interaction, turn: int | None = None, *, share: bool = False, session: str | None = None
    ) -> None:
        """Show a session again from its record."""
        await think(interaction)
        found = await session_of(self.desk, interaction, session)
        if share:
            spec = await share_turn(self.desk, found.id, turn, escaped(interaction.user.display_name))
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), spec)
        else:
            await tell(interaction, await open_replay(self.desk, found.id, interaction.user.id, turn))
