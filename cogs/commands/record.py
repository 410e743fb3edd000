"""The part of `/game` that looks back: replay, files of records, the table of a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import games_like, own_sessions, said
from cogs.desk import Desk, escaped
from cogs.exporting import export as export_record
from cogs.importing import take_file
from cogs.lookup import game_meant
from cogs.places import place_of, session_of
from cogs.press.lobby import player_of
from cogs.replaying import open_replay, share_turn
from cogs.reply import Interaction, tell, think
from cogs.screens.stats import table as table_card
from cogs.sharing import share as say_to_all
from cogs.watching import reel_for
from sessions.stats import table as standings


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
        reel = await reel_for(self.desk, interaction, found.id)
        if share:
            spec = await share_turn(self.desk, reel, turn, escaped(interaction.user.display_name))
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), spec)
        else:
            await tell(interaction, await open_replay(self.desk, reel, interaction.user.id, turn))

    @app_commands.command(name="table", description=said("game-table"))
    @app_commands.describe(game=said("game-table-game"), share=said("game-table-share"))
    async def table(self, interaction: Interaction, game: str | None = None, *, share: bool = False) -> None:
        """Show who stands where on this server."""
        await think(interaction)
        place = place_of(interaction)
        meant, _ = await game_meant(self.desk, interaction, game)
        entrants = await standings(self.desk.house, meant.about.id, place.guild)
        name = self.desk.card(meant.about.id)[0]
        spec = table_card(self.desk.words, name, entrants, interaction.user.id)
        if share:
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), spec)
        else:
            await tell(interaction, spec)

    @table.autocomplete("game")
    async def games_of_table(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        return games_like(self.desk, typed)

    @app_commands.command(name="export", description=said("game-export"))
    @app_commands.describe(session=said("session"))
    @app_commands.autocomplete(session=own_sessions)
    async def export(self, interaction: Interaction, session: str | None = None) -> None:
        """Give the record of a session as a private file."""
        await think(interaction)
        found = await session_of(self.desk, interaction, session)
        await tell(
            interaction,
            await export_record(self.desk, await reel_for(self.desk, interaction, found.id), interaction.user.id),
        )

    @app_commands.command(name="import", description=said("game-import"))
    @app_commands.describe(file=said("game-import-file"))
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Verify a record and show its replay."""
        await think(interaction)
        await tell(interaction, await take_file(self.desk, file, player_of(interaction)))
