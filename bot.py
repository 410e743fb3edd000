"""The bot from start to stop: read the settings, open the house, connect, and leave in good order.

Exit codes: 0 after a stop that was asked for, 1 if Discord cannot be reached, 2 if something must be
set right first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Awaitable

import aiohttp
import discord

from cogs.client import GameBot
from db.errors import AlreadyOpen, CannotOpen
from engines.core import BadPack
from sessions.house import House
from sessions.opening import open_house
from settings import BadSettings, Settings, read_settings

UNREACHABLE = 1
SET_RIGHT = 2


def build_bot(settings: Settings) -> GameBot:
    """Return the bot for some settings; nothing is opened before it is run."""

    def house() -> Awaitable[House]:
        return open_house(settings.database_url, settings.packs_dir)

    return GameBot(
        house, settle=settings.settle_seconds, threads=settings.drawing_threads, guild=settings.command_guild
    )


async def serve(settings: Settings) -> None:
    """Run until a signal asks to stop."""
    bot = build_bot(settings)
    async with bot:
        await bot.open()
        _close_on_signals(bot)
        await bot.start(settings.discord_token.get_secret_value())


def main() -> int:
    """Run the bot and return the exit code; whatever must be set right is said in one sentence."""
    try:
        run(read_settings())
    except KeyboardInterrupt:
        return 0
    except tuple(_SENTENCES) as error:
        print(_sentence(error), file=sys.stderr)  # noqa: T201 - the one word to whoever started the bot
        return UNREACHABLE if isinstance(error, aiohttp.ClientError) else SET_RIGHT
    return 0


def run(settings: Settings) -> None:
    """Run the bot; raise BadSettings without a token, and whatever keeps it from starting."""
    if not settings.discord_token.get_secret_value():
        raise BadSettings("DISCORD_TOKEN", "is missing: copy .env.example to .env and fill it in")
    log_to = logging.StreamHandler(sys.stdout)  # the other stream is kept for what must be set right
    discord.utils.setup_logging(handler=log_to, level=getattr(logging, settings.log_level), root=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    asyncio.run(serve(settings))


_SENTENCES: dict[type[Exception], str] = {
    BadSettings: "{error.variable} {error.what}.",
    CannotOpen: "DATABASE_URL: {error.path} cannot be opened: {error.why}.",
    AlreadyOpen: "Another bot runs on {error.path}: stop it first, or name another file in DATABASE_URL.",
    BadPack: "A data pack cannot be used: {error}.",
    discord.LoginFailure: "DISCORD_TOKEN is not accepted by Discord: take a new one from the developer portal.",
    aiohttp.ClientError: "Discord cannot be reached: {error}.",
}


def _sentence(error: Exception) -> str:
    return next(text for kind, text in _SENTENCES.items() if isinstance(error, kind)).format(error=error)


def _close_on_signals(bot: GameBot) -> None:
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, lambda: closing.add(loop.create_task(bot.close())))


if __name__ == "__main__":
    sys.exit(main())
