"""The bot from start to stop: read the settings, open the house, connect, and leave in good order.

Without a token the bot plays on a stand-in for Discord on this computer. Exit codes: 0 after a stop that was
asked for, 1 if Discord cannot be reached or a check found a problem, 2 if something must be set right first.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import discord

from cogs.client import GameBot
from cogs.doctor import Patient, report
from cogs.failures import FAILURES, SET_RIGHT, exit_code, failure
from cogs.terminal import backup, check
from playground import PERSON, TOKEN, PortTaken, Table, Timepiece, folder, run_with, trial
from sessions.house import Clock
from sessions.opening import open_house
from settings import Asked, BadSettings, Settings, read_asked, read_settings

Kind = TypeVar("Kind", bound=GameBot)
TURN_SECONDS = 0.0005
"""So long a thread computes while another one waits for its turn."""
BREATH = 0.015
"""For so long the page may fetch a new board before hands are drawn."""


def build_bot(settings: Settings, clock: Clock = time.time) -> GameBot:
    """Return the bot for some settings; nothing is opened before it is run."""
    return _built(GameBot, settings, clock)


async def serve(settings: Settings) -> None:
    """Run until a signal asks to stop."""
    bot = build_bot(settings)
    async with bot:
        await bot.open()
        bot.close_on_signals()
        be_quick()
        await bot.start(settings.discord_token.get_secret_value())


async def play(settings: Settings, keep: Path | None = None) -> None:
    """Run against the stand-in; what is played is thrown away unless a folder is named that keeps it."""
    with folder(keep) as place:
        clock = Timepiece(keep=place / "ahead.txt")
        bot = build_bot(settings.in_folder(place).model_copy(update={"settle_seconds": 0}), clock.seconds)
        await bot.open()
        clock.followers.append(bot.catch_up)
        bot.desk.precedence.breath = BREATH
        bot.close_on_signals()
        tables = [Table(game, *bot.desk.card(game)) for game in bot.desk.house.library.games()]
        be_quick()
        chat = place / "chat.bin" if keep else None
        await run_with(lambda: bot, tables, settings.playground_port, keep=chat, clock=clock)


async def examine(settings: Settings, channel: int | None, player: int | None) -> int:
    """Have the doctor look at Discord, or at the stand-in if there is no token; return the exit code."""
    with folder(None) as kept:
        bot = _built(Patient, settings.in_folder(kept))
        token = settings.discord_token.get_secret_value()
        if token:
            return await report(bot, token, channel, player, settings.command_guild)
        async with trial() as place:
            return await report(bot, TOKEN, channel or place, player or PERSON, stand_in=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot and return the exit code; whatever must be set right is said in one sentence."""
    try:
        return run(read_settings(), read_asked(arguments))
    except KeyboardInterrupt:
        return 0
    except (BadSettings, PortTaken) as error:
        return _refuse(str(error), SET_RIGHT)
    except FAILURES as error:
        return _refuse(failure(error), exit_code(error))


def run(settings: Settings, asked: Asked) -> int:
    """Do what was asked for and return the exit code; raise whatever keeps it from starting."""
    has_token = bool(settings.discord_token.get_secret_value())
    quiet = asked.doctor or asked.check
    _log(logging.WARNING if quiet else getattr(logging, settings.log_level))
    if asked.doctor:
        return asyncio.run(examine(settings, asked.channel, asked.player))
    if asked.backup is not None:
        return backup(settings.database_url, asked.backup)
    if asked.check:
        return asyncio.run(check(settings.database_url, settings.packs_dir))
    if asked.online and not has_token:
        raise BadSettings("DISCORD_TOKEN", "is missing: copy .env.example to .env and fill it in")
    asyncio.run(serve(settings) if has_token else play(settings, asked.keep))
    return 0


def be_quick() -> None:
    """Keep answers from being held up, once everything that stays for good is loaded.

    Going through all of that again and again the collector would stop the bot for a tenth of a second at a time;
    and threads that draw would keep the loop waiting for five milliseconds at every turn.
    """
    gc.freeze()
    sys.setswitchinterval(TURN_SECONDS)


def _built(kind: type[Kind], settings: Settings, clock: Clock = time.time) -> Kind:
    house = partial(open_house, settings.database_url, settings.packs_dir, clock, delay=settings.settle_seconds)
    return kind(
        house, settle=settings.settle_seconds, threads=settings.drawing_threads, guild=settings.command_guild
    )


def _log(level: int) -> None:
    """Log to the output; the other stream is kept for what must be set right."""
    discord.utils.setup_logging(handler=logging.StreamHandler(sys.stdout), level=level, root=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _refuse(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201 - the one word to whoever started the bot
    return code


if __name__ == "__main__":
    sys.exit(main())
