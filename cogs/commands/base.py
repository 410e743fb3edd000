"""What the commands share: their descriptions from the catalogue, and the choice among one's sessions."""

from __future__ import annotations

from discord import app_commands

from cogs import limits
from cogs.desk import Desk
from cogs.layout import cut
from cogs.reply import Interaction
from render.words import core_words
from render.words.choices import area
from sessions import find
from sessions.values import Session

_words = core_words()


def said(name: str) -> str:
    """Return the description of a command or option."""
    return cut(_words.text(f"cogs-command-{name}"), limits.COMMAND_DESCRIPTION)


async def own_sessions(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the sessions in which the player holds a seat."""
    desk: Desk = interaction.client.desk
    mine = await find.mine(desk.house, interaction.user.id)
    named = [(one.session.id, titled(desk, one.session)) for one in mine]
    fitting = [pair for pair in named if typed.lower() in pair[1].lower()]
    return [app_commands.Choice(name=name, value=id_) for id_, name in fitting[: limits.AUTOCOMPLETE_CHOICES]]


def titled(desk: Desk, session: Session) -> str:
    """Return a session as a list of choices names it."""
    return f"{session.id} · {_title(desk, session.game)}"


def games_like(desk: Desk, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games there are, by their names."""
    named = [(game, _title(desk, game)) for game in desk.house.library.games()]
    fitting = [(game, name) for game, name in named if typed.lower() in f"{name} {game}".lower()]
    return [app_commands.Choice(name=name, value=game) for game, name in fitting[: limits.AUTOCOMPLETE_CHOICES]]


def _title(desk: Desk, game: str) -> str:
    return desk.offered(game).words.text(f"{area(game)}-game")
