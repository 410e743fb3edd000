"""Looking up and setting: `/rules`, `/mygames`, `/settings`, `/help`."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs import limits
from cogs.commands.base import games_like, said
from cogs.commands.time import zones_like
from cogs.desk import Desk, escaped
from cogs.layout import cut
from cogs.lookup import game_meant, look_up
from cogs.mine import mine_page
from cogs.press.calls import show_calls
from cogs.reply import Interaction, tell, think
from cogs.screens.personal import THEMES, help_card, settings_card
from cogs.sharing import share as say_to_all
from render.registry import presenter
from render.topics import find as find_topics
from sessions import find
from sessions.clocks import vacations
from sessions.clocks.calls import calls_of, save_calls
from sessions.errors import SessionError


class OwnCog(commands.Cog):
    """What helps a player, in any place."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name="rules", description=said("rules"))
    @app_commands.describe(topic=said("rules-topic"), game=said("rules-game"), share=said("rules-share"))
    async def rules(
        self, interaction: Interaction, topic: str = "", game: str | None = None, share: bool = False
    ) -> None:
        """Show a rule topic; a near spelling finds it too."""
        await think(interaction)
        found = await look_up(self.desk, interaction, topic, game, escaped(interaction.user.display_name))
        if share and found.shared is not None:
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), found.shared)
        else:
            await tell(interaction, found.card)

    @app_commands.command(name="mygames", description=said("mygames"))
    async def mygames(self, interaction: Interaction) -> None:
        """List the own sessions, those that wait first."""
        await think(interaction)
        await tell(interaction, await mine_page(self.desk, interaction.user.id))

    @app_commands.command(name="settings", description=said("settings"))
    @app_commands.describe(zone=said("settings-zone"))
    @app_commands.autocomplete(zone=zones_like)
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        """Show the own switches, or set the time zone."""
        await think(interaction)
        if zone is not None:
            calls = await calls_of(self.desk.house, interaction.user.id)
            await save_calls(self.desk.house, interaction.user.id, replace(calls, zone=zone))
            await show_calls(self.desk, interaction, self.desk.words.text("cogs-settings-saved"))
            return
        settings = await find.settings(self.desk.house, interaction.user.id)
        await tell(interaction, settings_card(self.desk.words, settings))

    @app_commands.command(name="vacation", description=said("vacation"))
    @app_commands.describe(days=said("vacation-days"))
    async def vacation(self, interaction: Interaction, days: app_commands.Range[int, 1, 366] | None = None) -> None:
        """Begin a vacation of so many days; without days, show how things stand."""
        await think(interaction)
        if days is not None:
            await vacations.begin(self.desk.house, interaction.user.id, days)
        await show_calls(self.desk, interaction)

    @app_commands.command(name="help", description=said("help"))
    @app_commands.describe(about=said("help-about"))
    async def help_(self, interaction: Interaction, about: str | None = None) -> None:
        """Say what to press first."""
        await think(interaction)
        await tell(interaction, help_card(self.desk.words, about))

    @rules.autocomplete("topic")
    async def topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer topics by title, word or near spelling."""
        try:
            game, _ = await game_meant(self.desk, interaction, interaction.namespace.game)
        except SessionError:
            return []
        found = find_topics(presenter(game), typed)[: limits.AUTOCOMPLETE_CHOICES]
        return [app_commands.Choice(name=cut(topic.title, limits.CHOICE_NAME), value=topic.id) for topic in found]

    @rules.autocomplete("game")
    async def games(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        return games_like(self.desk, typed)

    @help_.autocomplete("about")
    async def themes(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the themes of the help."""
        said_themes = [(theme, self.desk.words.text(f"cogs-help-{theme}")) for theme in THEMES]
        return [
            app_commands.Choice(name=name, value=theme)
            for theme, name in said_themes
            if typed.lower() in name.lower()
        ]


async def setup(bot: Any) -> None:
    """Add the commands to a bot."""
    await bot.add_cog(OwnCog(bot.desk))
