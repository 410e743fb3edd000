"""`/game`: from the lobby to the end of a session."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs import limits
from cogs.commands.base import games_like, own_sessions, said
from cogs.commands.record import RecordCommands
from cogs.commands.table import TableCommands
from cogs.commands.time import TimeCommands, paces_like
from cogs.desk import Desk
from cogs.ending import end_session
from cogs.layout import cut
from cogs.leaving import give_up
from cogs.mine import server_page
from cogs.permits import check_channel, manages
from cogs.places import NO_CHOICES, check_permissions, place_of, session_of
from cogs.press.lobby import player_of
from cogs.press.setting import lobby_of
from cogs.reply import Interaction, tell, think
from cogs.rooms import open_here, open_thread
from cogs.screens.lobby import free_seats
from cogs.screens.options import options
from cogs.screens.status import status
from cogs.seating import begin, joined
from cogs.spec import MessageSpec
from engines.core import Seat
from sessions import lobby
from sessions.clocks.terms import OFF, PACE, tidied
from sessions.errors import NotSeated, UnknownGame
from sessions.values import Status


class GameCog(
    RecordCommands,
    TableCommands,
    TimeCommands,
    commands.GroupCog,
    group_name="game",
    group_description=said("game"),
):
    """Open, join, start and end sessions."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__()

    @app_commands.command(name="new", description=said("game-new"))
    @app_commands.describe(
        game=said("game-new-game"),
        pace=said("game-new-pace"),
        pack=said("game-new-pack"),
        thread=said("game-new-thread"),
    )
    async def new(
        self, interaction: Interaction, game: str, pace: str = OFF, pack: str | None = None, *, thread: bool = False
    ) -> None:
        """Open a lobby in this channel or in a thread of its own."""
        await think(interaction)
        name = game.strip().lower().replace(" ", "_")  # typed by name instead of chosen
        agreed = () if pace == OFF else (tidied(PACE.id, pace),)
        await (open_thread if thread else open_here)(self.desk, interaction, name, pack, agreed)

    @app_commands.command(name="join", description=said("game-join"))
    @app_commands.describe(seat=said("game-join-seat"))
    async def join(self, interaction: Interaction, seat: int | None = None) -> None:
        """Take a free seat, or move to another."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        wanted = None if seat is None else Seat(seat)
        session = await lobby.join(self.desk.house, session.id, player_of(interaction), wanted)
        await tell(interaction, await joined(self.desk, session, interaction.user.id))

    @app_commands.command(name="leave", description=said("game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Give the own seat up."""
        await self._give_up(interaction)

    @app_commands.command(name="quit", description=said("game-quit"))
    async def quit(self, interaction: Interaction) -> None:
        """Leave a running session to the computer."""
        await self._give_up(interaction)

    @app_commands.command(name="start", description=said("game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Deal and begin."""
        await think(interaction)
        check_permissions(interaction)
        session = await session_of(self.desk, interaction)
        await begin(self.desk, session.id, interaction.user.id)
        await self._done(interaction, "cogs-start-done")

    @app_commands.command(name="options", description=said("game-options"))
    async def options(self, interaction: Interaction) -> None:
        """Show the options; the host may change them."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        host = session.host == interaction.user.id
        await tell(interaction, options(await lobby_of(self.desk, session.id), host=host))

    @app_commands.command(name="info", description=said("game-info"))
    async def info(self, interaction: Interaction) -> None:
        """Show seats, options, edition and the hash of the deal."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        await tell(interaction, status(await lobby_of(self.desk, session.id)))

    @app_commands.command(name="list", description=said("game-list"))
    async def list_(self, interaction: Interaction) -> None:
        """List the sessions of this server: lobbies, then what is played."""
        await think(interaction)
        guild = place_of(interaction).guild
        await tell(interaction, await server_page(self.desk, interaction, guild))

    @app_commands.command(name="close", description=said("game-close"))
    async def close(self, interaction: Interaction) -> None:
        """End the session of this channel."""
        await think(interaction)
        session = await session_of(self.desk, interaction)
        if session.status is Status.RUNNING:
            await self._done(interaction, "cogs-close-running")
            return
        moderator = manages(interaction, session)
        await lobby.close(self.desk.house, session.id, interaction.user.id, moderator=moderator)
        await self._done(interaction, "cogs-close-done")

    @app_commands.command(name="end", description=said("game-end"))
    @app_commands.describe(reason=said("game-end-reason"))
    async def end(self, interaction: Interaction, reason: app_commands.Range[str, 1, 200]) -> None:
        """End the session of this channel: at once for managers, by vote for the seated."""
        await think(interaction)
        await end_session(self.desk, interaction, await session_of(self.desk, interaction), reason)

    @app_commands.command(name="here", description=said("game-here"))
    @app_commands.describe(session=said("session"))
    @app_commands.autocomplete(session=own_sessions)
    async def here(self, interaction: Interaction, session: str | None = None) -> None:
        """Move a session to this channel and post its board."""
        await think(interaction)
        place = place_of(interaction)
        await check_channel(self.desk, interaction)
        check_permissions(interaction)
        found = await session_of(self.desk, interaction, session)
        if found.seat_of(interaction.user.id) is None and not manages(interaction, found):
            raise NotSeated
        await lobby.relocate(self.desk.house, found.id, place)
        await interaction.client.publisher.resume(found.id)
        await self._done(interaction, "cogs-here-done")

    async def _give_up(self, interaction: Interaction) -> None:
        await think(interaction)
        session = await session_of(self.desk, interaction)
        await tell(interaction, await give_up(self.desk, session, interaction.user.id))

    async def _done(self, interaction: Interaction, key: str) -> None:
        await tell(interaction, MessageSpec(self.desk.words.text(key)))

    @join.autocomplete("seat")
    async def seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the free seats. Never raises."""
        try:
            found = await session_of(self.desk, interaction)
        except NO_CHOICES:
            return []
        named = free_seats(await lobby_of(self.desk, found.id))
        return [app_commands.Choice(name=name, value=seat) for seat, name in named if typed.lower() in name.lower()]

    @new.autocomplete("game")
    async def games(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the games there are."""
        return games_like(self.desk, typed)

    @new.autocomplete("pace")
    async def paces(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the clocks there are, and what was typed if it is one."""
        return paces_like(self.desk.words, typed)

    @new.autocomplete("pack")
    async def packs(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the data packs of the game chosen so far."""
        try:
            headers = self.desk.house.library.packs(str(interaction.namespace.game))
        except UnknownGame:
            return []
        fitting = [header for header in headers if typed.lower() in f"{header.name} {header.id}".lower()]
        return [
            app_commands.Choice(name=cut(header.name, limits.CHOICE_NAME), value=header.id) for header in fitting
        ][: limits.AUTOCOMPLETE_CHOICES]


async def setup(bot: Any) -> None:
    """Add the commands to a bot."""
    await bot.add_cog(GameCog(bot.desk))
