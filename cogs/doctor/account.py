"""The checks that need no channel: token, commands, gateway."""

from __future__ import annotations

import asyncio

import discord

from cogs.doctor.finding import TROUBLE, Finding, failed, ill, well
from cogs.doctor.patient import Patient
from cogs.failures import failure
from cogs.places import INVITED
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


def servers(bot: Patient, words: Words) -> Finding:
    """Say on how many servers the bot is, and how it gets on a first one."""
    if bot.guilds:
        return well(words.text("cogs-doctor-servers", n=len(bot.guilds)))
    return ill(words.text("cogs-doctor-no-server", address=invitation(bot)))


def invitation(bot: Patient) -> str:
    """Return the address at which somebody lets the bot into a server."""
    rights = discord.Permissions(**dict.fromkeys(INVITED, True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(bot.application_id or 0, permissions=rights, scopes=scopes)


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
