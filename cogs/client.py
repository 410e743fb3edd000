"""The bot: which events it asks for, what it opens and closes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs import ids, limits
from cogs.commands import EXTENSIONS
from cogs.desk import Desk
from cogs.press import PRESS_ITEMS
from cogs.press.form import on_form
from cogs.publisher import Publisher
from cogs.reply import Interaction
from cogs.ticker import Ticker
from cogs.tree import GameTree
from sessions.house import House

log = logging.getLogger(__name__)


class GameBot(commands.Bot):
    """A client that holds no state of its own: everything is in the house."""

    tree_class: ClassVar[type[GameTree]] = GameTree

    def __init__(
        self, open_house: Callable[[], Awaitable[House]], *, settle: float, threads: int, guild: int | None = None
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned, help_command=None,
            intents=discord.Intents(guilds=True), max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(), chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            tree_cls=self.tree_class, max_ratelimit_timeout=limits.MAX_RATELIMIT_SECONDS,
        )  # fmt: skip
        self._open_house = open_house
        self._settle = settle
        self._threads = threads
        self._command_guild = guild
        self._house: House | None = None
        self.desk: Desk
        self.publisher: Publisher
        self.ticker: Ticker

    async def open(self) -> None:
        """Open the house. Raises what opening it raises; done once however often it is called."""
        if self._house is None:
            self._house = await self._open_house()
            self.desk = Desk(self._house, self._threads)
            self.publisher = Publisher(self, self.desk, self._settle)
            self.ticker = Ticker(self, self.desk)
            for bad in self._house.bad_packs:
                log.warning("a data pack was left out: %s", bad)
            for frozen in self._house.frozen:
                log.error("session %s cannot be loaded and was set aside: %s", frozen.session, frozen.why)

    async def setup_hook(self) -> None:
        """Register what answers, send the commands if they changed, take up what was left unsaid."""
        await self.open()
        self.add_dynamic_items(*PRESS_ITEMS)
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.game_tree.sync_if_changed(self.desk, self._command_guild)
        await self.publisher.open()
        self.ticker.open()

    @property
    def game_tree(self) -> GameTree:
        """The command tree by its own type."""
        tree: Any = self.tree
        return tree  # type: ignore[no-any-return]  # made by tree_cls above

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take forms here, so that one filled in before a restart is still understood after it."""
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit and custom_id.startswith(ids.PREFIXES):
            await on_form(interaction)

    def close_on_signals(self) -> None:
        """Leave in good order when asked to stop by Ctrl-C or SIGTERM."""
        closing: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
                loop.add_signal_handler(number, lambda: closing.add(loop.create_task(self.close())))

    async def catch_up(self) -> None:
        """Do and say now what has come due, for whoever has moved the clock."""
        await self.ticker.look()
        await self.publisher.at_rest()

    async def close(self) -> None:
        """Let running work end, close the house, hang up. May be called twice."""
        await self.close_house()
        await super().close()

    async def close_house(self) -> None:
        """Let the publisher and the queues come to rest and close the store."""
        house, self._house = self._house, None
        if house is not None:
            await self.ticker.close()
            await self.publisher.close()
            await house.close()
