"""Playing and looking: `/act`, `/move`, `/hand`, `/board`, `/log`."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs import limits
from cogs.commands.base import own_sessions, said
from cogs.desk import Desk
from cogs.drawing import Manner
from cogs.encode import to_send
from cogs.extras import extras_like, show_extra
from cogs.layout import cut
from cogs.places import NO_CHOICES, session_of
from cogs.press.board import act, hand, text
from cogs.reply import Interaction, tell, think
from cogs.sharing import share as say_to_all
from cogs.showing import show_board, show_receipt
from cogs.sight import Sight
from cogs.spec import MessageSpec
from cogs.story import Since, log_page, log_since
from cogs.typed import complete_line, refused, submit_line
from cogs.undoing import undo
from cogs.watching import see_as, see_public
from render.words import core_words
from sessions.guilds import guild_settings
from sessions.values import Session

SESSION = app_commands.autocomplete(session=own_sessions)


class PlayCog(commands.Cog):
    """What a seat does by typing, and what everybody may look at."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name="act", description=said("act"))
    @app_commands.describe(session=said("session"))
    @SESSION
    async def act(self, interaction: Interaction, session: str | None = None) -> None:
        """Show the private panel."""
        await think(interaction)
        await self._tell_all(interaction, await act(self.desk, await self._seat(interaction, session)))

    @app_commands.command(name="move", description=said("move"))
    @app_commands.describe(action=said("move-action"), session=said("session"))
    @SESSION
    async def move(self, interaction: Interaction, action: str, session: str | None = None) -> None:
        """Play one or several typed actions."""
        await think(interaction)
        found = await session_of(self.desk, interaction, session)
        sight, receipt = await submit_line(self.desk, found.id, interaction.user.id, action)
        spec = await show_receipt(self.desk, sight, receipt) if receipt.accepted else refused(sight, receipt)
        await tell(interaction, spec)

    @app_commands.command(name="hand", description=said("hand"))
    @app_commands.describe(session=said("session"))
    @SESSION
    async def hand(self, interaction: Interaction, session: str | None = None) -> None:
        """Show the own hand, to nobody else."""
        await think(interaction)
        await self._tell_all(interaction, await hand(self.desk, await self._seat(interaction, session)))

    @app_commands.command(name="board", description=said("board"))
    @app_commands.describe(
        text=said("board-text"), share=said("board-share"), part=said("board-part"), session=said("session")
    )
    @SESSION
    async def board(
        self,
        interaction: Interaction,
        *,
        text: bool = False,
        share: bool = False,
        part: str | None = None,
        session: str | None = None,
    ) -> None:
        """Show the board, or something else that lies open, privately or to everybody."""
        await think(interaction)
        if part:
            await self._part(interaction, part, session, share=share)
            return
        if text and not share:
            await self._tell_all(interaction, await text_of(self.desk, await self._seat(interaction, session)))
            return
        found = await session_of(self.desk, interaction, session)
        manner, plain = await self._manner(interaction, found, share=share)
        sight = await see_public(self.desk, interaction, found.id)
        board = await show_board(self.desk, sight, text=text or plain, manner=manner)
        if share:
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), *board)
        else:
            await self._tell_all(interaction, board)

    @app_commands.command(name="log", description=said("log"))
    @app_commands.describe(since=said("log-since"), session=said("session"))
    @app_commands.choices(
        since=[app_commands.Choice(name=core_words().text(f"cogs-since-{one}"), value=one.value) for one in Since]
    )
    @SESSION
    async def log(self, interaction: Interaction, since: str | None = None, session: str | None = None) -> None:
        """Show what happened: the newest page, or the one on which what is new to the reader begins."""
        await think(interaction)
        sight = await self._seat(interaction, session)
        if since is None:
            await tell(interaction, await log_page(self.desk, sight))
        else:
            await tell(interaction, await log_since(self.desk, sight, Since(since)))

    @board.autocomplete("part")
    async def parts(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what lies open besides the board. Never raises."""
        try:
            found = await session_of(self.desk, interaction, interaction.namespace.session)
            sight = await see_public(self.desk, interaction, found.id)
        except NO_CHOICES:
            return []
        fitting = extras_like(sight, typed)[: limits.AUTOCOMPLETE_CHOICES]
        return [app_commands.Choice(name=cut(one.title, limits.CHOICE_NAME), value=one.id) for one in fitting]

    @app_commands.command(name="undo", description=said("undo"))
    @app_commands.describe(session=said("session"))
    @SESSION
    async def undo(self, interaction: Interaction, session: str | None = None) -> None:
        """Take the last step back, or ask for it."""
        await think(interaction)
        await self._tell_all(interaction, await undo(self.desk, await self._seat(interaction, session)))

    @move.autocomplete("action")
    async def actions(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Complete the last action of the line from the legal list."""
        return await complete_line(self.desk, interaction, typed)

    async def _part(self, interaction: Interaction, part: str, session: str | None, *, share: bool) -> None:
        """Show something that lies open besides the board."""
        found = await session_of(self.desk, interaction, session)
        manner, _ = await self._manner(interaction, found, share=share)
        shown = await show_extra(self.desk, await see_public(self.desk, interaction, found.id), part, manner)
        if share:
            await say_to_all(interaction, self.desk.words.text("cogs-shared-done"), shown)
        else:
            await tell(interaction, shown)

    async def _manner(self, interaction: Interaction, session: Session, *, share: bool) -> tuple[Manner, bool]:
        """Return how the board is drawn, and whether as text alone; what is shared looks as the server wishes."""
        if not share:
            return await self.desk.manner(interaction.user.id), False
        settings = await guild_settings(self.desk.house, session.place.guild)
        return Manner(settings.contrast, settings.large), settings.text_boards

    async def _seat(self, interaction: Interaction, session: str | None) -> Sight:
        found = await session_of(self.desk, interaction, session)
        return await see_as(self.desk, interaction, found.id)

    async def _tell_all(self, interaction: Interaction, specs: tuple[MessageSpec, ...]) -> None:
        first, *more = specs
        await tell(interaction, first)
        for spec in more:
            await interaction.followup.send(ephemeral=True, **to_send(spec))


text_of = text


async def setup(bot: Any) -> None:
    """Add the commands to a bot."""
    await bot.add_cog(PlayCog(bot.desk))
