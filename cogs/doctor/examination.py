"""The checks in their order; one that cannot be made without another ends the examination."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from cogs.doctor import account, channel, trials
from cogs.doctor.finding import Finding, Mark
from cogs.doctor.patient import Patient
from render.words import Words, core_words


async def examine(
    bot: Patient, token: str, *, place: int | None, player: int | None, guild: int | None = None
) -> AsyncIterator[Finding]:
    """Yield the findings one by one as they come, and close the bot."""
    words = core_words()
    async with bot:
        first = await account.log_in(bot, token, words)
        yield first
        if first.mark is Mark.PROBLEM:
            return
        yield await account.commands(bot, guild, words)
        connected, holding = await account.connect(bot, words)
        yield connected
        if connected.mark is Mark.OK:
            async for finding in _connected(bot, place, player, words):
                yield finding
        await bot.close()
        await asyncio.gather(holding, return_exceptions=True)


async def _connected(bot: Patient, place: int | None, player: int | None, words: Words) -> AsyncIterator[Finding]:
    yield account.servers(bot, words)
    if place is None:
        yield Finding(Mark.UNASKED, words.text("cogs-doctor-channel-unasked"))
    else:
        async for finding in _in_channel(bot, place, words):
            yield finding
    if player is None:
        yield Finding(Mark.UNASKED, words.text("cogs-doctor-direct-unasked"))
    else:
        yield await trials.direct(bot, player, words)


async def _in_channel(bot: Patient, place: int, words: Words) -> AsyncIterator[Finding]:
    found = await channel.find_channel(bot, place)
    yield channel.seen(bot, found, place, words)
    if found is None:
        return
    for finding in channel.rights(found, words):
        yield finding
    async for finding in trials.picture(found, words):
        yield finding
    yield await trials.layout(found, words)
