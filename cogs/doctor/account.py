"""The checks that need no channel: token, commands, gateway."""

from __future__ import annotations

import asyncio

import discord

from cogs.doctor.finding import TROUBLE, Finding, failed, ill, well
from cogs.doctor.patient import Patient
from cogs.failures import failure
from render.words import Words

GATEWAY_SECONDS = 30


async def log_in(bot: Patient, token: str, words: Words) -> Finding:
    """Check that the token is accepted; afterwards the bot may call the platform."""
    try:
        await bot.login(token)
    except discord.LoginFailure as error:
        return ill(failure(error))
    except TROUBLE as error:
        return failed(words, "cogs-doctor-what-account", error)
    return well(words.text("cogs-doctor-account", name=bot.user.name if bot.user else ""))


async def commands(bot: Patient, guild: int | None, words: Words) -> Finding:
    """Send the commands where they are not registered yet, and check that the platform has them all."""
    where = None if guild is None else discord.Object(guild)
    try:
        await bot.game_tree.sync_if_changed(bot.desk, guild)
        registered = {command.name for command in await bot.tree.fetch_commands(guild=where)}
    except TROUBLE as error:
        return failed(words, "cogs-doctor-what-commands", error)
    missing = sorted({command.name for command in bot.tree.get_commands()} - registered)
    if missing:
        return ill(words.text("cogs-doctor-commands-missing", missing=words.joined(missing)))
    return well(words.text("cogs-doctor-commands", n=len(registered)))


async def connect(bot: Patient, words: Words) -> tuple[Finding, asyncio.Task[None]]:
    """Check that the gateway answers. The task holds the connection until the bot is closed."""
    holding = asyncio.create_task(bot.connect(reconnect=False))
    ready = asyncio.create_task(bot.wait_until_ready())
    await asyncio.wait({holding, ready}, timeout=GATEWAY_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    if ready.done():
        return well(words.text("cogs-doctor-gateway")), holding
    ready.cancel()
    error = holding.exception() if holding.done() else None
    return failed(words, "cogs-doctor-what-gateway", error or TimeoutError()), holding
