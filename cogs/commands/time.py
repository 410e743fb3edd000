"""Commands about time: the part of `/game` that pauses and goes on, and what is offered while one types."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs import limits
from cogs.commands.base import said
from cogs.desk import Desk
from cogs.layout import cut
from cogs.places import session_of
from cogs.reply import Interaction, tell, think
from cogs.screens.agreed import term_value
from cogs.spec import MessageSpec
from engines.core import UnknownOption
from render.words import Words
from sessions import consent
from sessions.clocks.calls import zones
from sessions.clocks.pausing import MOST_DAYS, USUAL_DAYS
from sessions.clocks.terms import PACE, tidied


class TimeCommands(commands.Cog):
    """Pauses by agreement. Part of the group `/game`."""

    desk: Desk

    @app_commands.command(name="pause", description=said("game-pause"))
    @app_commands.describe(days=said("game-pause-days"))
    async def pause(
        self, interaction: Interaction, days: app_commands.Range[int, 1, MOST_DAYS] = USUAL_DAYS
    ) -> None:
        """Ask the others for a pause."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        request = await consent.ask(self.desk.house, session.id, interaction.user.id, "pause", days=days)
        key = "cogs-pause-asked" if request.outcome is None else "cogs-request-agreed"
        await tell(interaction, MessageSpec(self.desk.words.text(key)))

    @app_commands.command(name="resume", description=said("game-resume"))
    async def resume(self, interaction: Interaction) -> None:
        """Ask the others to end the pause."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        request = await consent.ask(self.desk.house, session.id, interaction.user.id, "resume")
        key = "cogs-resume-asked" if request.outcome is None else "cogs-request-agreed"
        await tell(interaction, MessageSpec(self.desk.words.text(key)))


def paces_like(words: Words, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the clocks there are, and what was typed if it is one."""
    named = [(value, term_value(words, PACE.id, value)) for value in PACE.values]
    fitting = [(value, name) for value, name in named if typed.lower() in name.lower()]
    try:
        own = tidied(PACE.id, typed).value
    except UnknownOption:
        own = ""
    if own and own not in PACE.values:
        fitting.append((own, own))
    return [app_commands.Choice(name=cut(name, limits.CHOICE_NAME), value=value) for value, name in fitting]


async def zones_like(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones by any part of their names."""
    wanted = typed.strip().lower().replace(" ", "_")
    fitting = [zone for zone in zones() if wanted in zone.lower()]
    return [app_commands.Choice(name=zone, value=zone) for zone in fitting[: limits.AUTOCOMPLETE_CHOICES]]
