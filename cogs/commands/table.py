"""The part of `/game` that mends a session: seats change hands, steps are taken back for a public reason."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.base import said
from cogs.desk import Desk
from cogs.handing import hand_over, seats_like
from cogs.permits import manages
from cogs.places import session_of
from cogs.reply import Interaction, tell, think
from cogs.spec import MessageSpec
from cogs.undoing import rewind
from engines.core import Seat

MOST_REASON = 200


class TableCommands(commands.Cog):
    """What a table decides about itself. Part of the group `/game`."""

    desk: Desk

    @app_commands.command(name="replace", description=said("game-replace"))
    @app_commands.describe(
        seat=said("game-replace-seat"), player=said("game-replace-player"), computer=said("game-replace-computer")
    )
    async def replace(
        self, interaction: Interaction, seat: int | None = None, player: discord.Member | None = None,
        *, computer: bool = False,
    ) -> None:  # fmt: skip
        """Offer a seat to somebody else, or give it to the computer."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        wanted = None if seat is None else Seat(seat)
        spec = await hand_over(
            self.desk, session, interaction.user.id, wanted, player,
            computer=computer, moderator=manages(interaction, session),
        )  # fmt: skip
        await tell(interaction, spec)

    @replace.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the seats of the session of this channel."""
        return await seats_like(self.desk, interaction, typed)

    @app_commands.command(name="rewind", description=said("game-rewind"))
    @app_commands.describe(steps=said("game-rewind-steps"), reason=said("game-rewind-reason"))
    async def rewind(
        self,
        interaction: Interaction,
        steps: app_commands.Range[int, 1],
        reason: app_commands.Range[str, 3, MOST_REASON],
    ) -> None:
        """Go back some steps, for all to see."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        moderator = manages(interaction, session)
        await rewind(self.desk, session, interaction.user.id, steps, reason, moderator=moderator)
        await tell(interaction, MessageSpec(self.desk.words.text("cogs-undo-rewound")))
