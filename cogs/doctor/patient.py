"""The bot as it is examined: it connects and has its commands, but answers nobody."""

from __future__ import annotations

from typing import ClassVar

from cogs.client import GameBot
from cogs.commands import EXTENSIONS
from cogs.reply import Interaction
from cogs.tree import GameTree


class SilentTree(GameTree):
    """The same commands, unanswered: while the doctor looks, the real bot may be at work beside it."""

    async def interaction_check(self, _: Interaction, /) -> bool:
        """Let nothing through."""
        return False


class Patient(GameBot):
    """A bot on a throw-away house that neither answers presses nor publishes anything."""

    tree_class: ClassVar[type[GameTree]] = SilentTree

    async def setup_hook(self) -> None:
        """Only load the commands; sending them is a check of its own."""
        await self.open()
        for extension in EXTENSIONS:
            await self.load_extension(extension)

    async def on_interaction(self, _: Interaction) -> None:
        """Leave forms to the real bot as well."""
