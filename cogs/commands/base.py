"""What the commands share: their descriptions from the catalogue, and the choice among one's sessions."""

from __future__ import annotations

from discord import app_commands

from cogs import limits
from cogs.layout import cut
from cogs.reply import Interaction
from render.words import core_words
from sessions import find

_words = core_words()


def said(name: str) -> str:
    """Return the description of a command or option."""
    return cut(_words.text(f"cogs-command-{name}"), limits.COMMAND_DESCRIPTION)


async def own_sessions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the sessions in which the player holds a seat."""
    desk = interaction.client.desk
    mine = await find.mine(desk.house, interaction.user.id)
    fitting = [one.session for one in mine if typed.lower() in f"{one.session.id} {one.session.game}"]
    return [
        app_commands.Choice(name=f"{session.id} · {session.game}", value=session.id)
        for session in fitting[: limits.AUTOCOMPLETE_CHOICES]
    ]
