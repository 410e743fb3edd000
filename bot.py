"""The bot from start to stop: read the settings, open the house, connect, and leave in good order.

Without a token the bot plays on a stand-in for Discord on this computer. Exit codes: 0 after a stop
that was asked for, 1 if Discord cannot be reached, 2 if something must be set right first.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from collections.abc import Awaitable, Sequence
from pathlib import Path

import aiohttp
import discord

from cogs.client import GameBot
from db.errors import AlreadyOpen, CannotOpen
from engines.core import BadPack
from playground import PortTaken, Table, run_with
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


async def play(settings: Settings, folder: Path, *, keep: bool) -> None:
    """Run against the stand-in, with everything in a folder that may be thrown away."""
    database = f"sqlite+aiosqlite:///{folder / 'games.db'}"
    bot = build_bot(settings.model_copy(update={"database_url": database, "settle_seconds": 0}))
    await bot.open()
    _close_on_signals(bot)
    tables = [Table(game, *bot.desk.card(game)) for game in bot.desk.house.library.games()]
    await run_with(lambda: bot, tables, settings.playground_port, keep=folder / "chat.json" if keep else None)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot and return the exit code; whatever must be set right is said in one sentence."""
    asked = _parser().parse_args(arguments)
    try:
        run(read_settings(), online=asked.online, keep=asked.keep)
    except KeyboardInterrupt:
        return 0
    except tuple(_SENTENCES) as error:
        print(_sentence(error), file=sys.stderr)  # noqa: T201 - the one word to whoever started the bot
        return UNREACHABLE if isinstance(error, aiohttp.ClientError) else SET_RIGHT
    return 0


def run(settings: Settings, *, online: bool = False, keep: Path | None = None) -> None:
    """Run the bot on Discord if there is a token, else on the stand-in; raise whatever keeps it from starting."""
    log_to = logging.StreamHandler(sys.stdout)  # the other stream is kept for what must be set right
    discord.utils.setup_logging(handler=log_to, level=getattr(logging, settings.log_level), root=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if settings.discord_token.get_secret_value():
        asyncio.run(serve(settings))
    elif online:
        raise BadSettings("DISCORD_TOKEN", "is missing: copy .env.example to .env and fill it in")
    elif keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        asyncio.run(play(settings, keep, keep=True))
    else:
        with tempfile.TemporaryDirectory(prefix="playground-", ignore_cleanup_errors=True) as folder:
            asyncio.run(play(settings, Path(folder), keep=False))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bot.py", description="Play board games with a community.")
    parser.add_argument("--online", action="store_true", help="insist on Discord: stop if there is no token")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="without a token: keep what is played")
    return parser


_SENTENCES: dict[type[Exception], str] = {
    BadSettings: "{error.variable} {error.what}.",
    CannotOpen: "DATABASE_URL: {error.path} cannot be opened: {error.why}.",
    AlreadyOpen: "Another bot runs on {error.path}: stop it first, or name another file in DATABASE_URL.",
    BadPack: "A data pack cannot be used: {error}.",
    discord.LoginFailure: "DISCORD_TOKEN is not accepted by Discord: take a new one from the developer portal.",
    aiohttp.ClientError: "Discord cannot be reached: {error}.",
    PortTaken: "Port {error.port} is in use: stop the other program, or name another one in PLAYGROUND_PORT.",
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
