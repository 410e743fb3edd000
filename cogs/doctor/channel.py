"""The checks of one channel: is it there, and what may the bot do in it."""

from __future__ import annotations

import discord

from cogs.doctor.account import invitation
from cogs.doctor.finding import TROUBLE, Finding, ill, well
from cogs.doctor.patient import Patient
from cogs.places import FOR_THREADS, IN_THREADS, NEEDED
from render.words import Words

Place = discord.TextChannel | discord.Thread


async def find_channel(bot: Patient, number: int) -> Place | None:
    """Return the channel or thread, None if the bot cannot see it."""
    try:
        found = bot.get_channel(number) or await bot.fetch_channel(number)
    except TROUBLE:
        return None
    return found if isinstance(found, Place) else None


def seen(bot: Patient, channel: Place | None, number: int, words: Words) -> Finding:
    """Say which channel it is."""
    if channel is None:
        return ill(words.text("cogs-doctor-channel-unknown", channel=str(number), address=invitation(bot)))
    return well(words.text("cogs-doctor-channel", name=channel.name))


def rights(channel: Place, words: Words) -> tuple[Finding, ...]:
    """Say for each right that boards need whether the bot has it."""
    needed = IN_THREADS if isinstance(channel, discord.Thread) else (*NEEDED, *FOR_THREADS)
    granted = channel.permissions_for(channel.guild.me)
    return tuple(_right(name, words, has=getattr(granted, name)) for name in needed)


def _right(name: str, words: Words, *, has: bool) -> Finding:
    right = words.text(f"cogs-permission-{name}")
    if has:
        return well(words.text("cogs-doctor-right", right=right))
    return ill(words.text("cogs-doctor-right-missing", right=right))
