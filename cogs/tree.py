"""The command tree: one place for errors, and commands sent to the platform only when they have changed."""

from __future__ import annotations

import json
import logging
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from cogs.answers import report
from cogs.desk import Desk
from cogs.reply import Interaction
from sessions import find

log = logging.getLogger(__name__)

CREATIONS_EXHAUSTED = 30034


class GameTree(app_commands.CommandTree[Any]):
    """The commands of the bot."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed; nothing else does."""
        await report(interaction, error)

    async def sync_if_changed(self, desk: Desk, guild_id: int | None) -> None:
        """Send the commands if they differ from those sent last; creations are rationed per day."""
        guild = None if guild_id is None else discord.Object(guild_id)
        if guild is not None:
            self.copy_global_to(guild=guild)
        digest = sha256(json.dumps(self.payload(), sort_keys=True).encode()).hexdigest()
        key = f"commands:{guild_id or 'global'}"
        if await find.recall(desk.house, key) == digest:
            return
        try:
            await self.sync(guild=guild)
        except discord.HTTPException as error:
            if error.code != CREATIONS_EXHAUSTED:
                raise
            log.warning("the commands could not be renewed today; the old ones stay")
            return
        await find.remember(desk.house, key, digest)

    def payload(self) -> list[dict[str, Any]]:
        """Return the commands as the platform receives them."""
        return [command.to_dict(self) for command in self.get_commands()]
