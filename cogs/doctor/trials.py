"""The checks that post something, the way the bot itself posts. What stands in a channel is taken away again."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import discord

from cogs import ids, limits
from cogs.doctor.channel import Place
from cogs.doctor.finding import TROUBLE, Finding, failed, ill, well
from cogs.doctor.patient import Patient
from cogs.encode import to_edit, to_send
from cogs.publisher.channel import private_channel
from cogs.publisher.faults import Fault, fault_of
from cogs.spec import Button, Embed, MessageSpec, Picture
from render.painter import draw
from render.scene import Align, Face, Scene, Text
from render.words import Words


async def picture(channel: Place, words: Words) -> AsyncIterator[Finding]:
    """Post a picture with a description beside an embed, then exchange it."""
    message: discord.Message | None = None
    try:
        message = await channel.send(**to_send(_board(words, 1)))
        yield _described(message, words, 1, "cogs-doctor-upload")
        message = await message.edit(**to_edit(_board(words, 2)))
        yield _described(message, words, 2, "cogs-doctor-edit")
    except TROUBLE as error:
        yield failed(words, "cogs-doctor-what-edit" if message else "cogs-doctor-what-upload", error)
    await _take_away(message)


async def layout(channel: Place, words: Words) -> Finding:
    """Post a framed message, as lobbies are."""
    message: discord.Message | None = None
    try:
        message = await channel.send(**to_send(MessageSpec(words.text("cogs-doctor-trial"), card=True)))
    except TROUBLE as error:
        return failed(words, "cogs-doctor-what-layout", error)
    finally:
        await _take_away(message)
    return well(words.text("cogs-doctor-layout"))


async def direct(bot: Patient, player: int, words: Words) -> Finding:
    """Write to a player. This message stays, so that the player finds it."""
    try:
        channel = await private_channel(bot, player)
        await channel.send(MessageSpec(words.text("cogs-doctor-direct-trial")), f"doctor:{player}")
    except TROUBLE as error:
        if isinstance(error, discord.HTTPException) and error.code == limits.UNKNOWN_USER:
            return ill(words.text("cogs-doctor-player-unknown", player=str(player)))
        if fault_of(error) is Fault.CLOSED:
            closed = words.text("cogs-doctor-direct-closed")
            return ill(f"{closed} {words.text('cogs-message-closed-how')}")
        return failed(words, "cogs-doctor-what-direct", error)
    return well(words.text("cogs-doctor-direct"))


def _board(words: Words, number: int) -> MessageSpec:
    """Return a message with everything that a board has: text, embed, picture, a button."""
    text = words.text("cogs-doctor-trial")
    digit = Text(str(number), 60, 60, 60, "ink", Face.DIGIT, Align.MIDDLE)
    png = draw(Scene(120, 120, "paper", (), (digit,)))
    button = Button(words.text("cogs-button-rules"), str(ids.BoardId("0", "rules")), disabled=True)
    return MessageSpec(text, Embed(text, text), Picture(png, f"doctor-{number}.png", f"{number}"), ((button,),))


def _described(message: discord.Message, words: Words, number: int, key: str) -> Finding:
    found = [(file.filename, file.description) for file in message.attachments]
    if found == [(f"doctor-{number}.png", f"{number}")]:
        return well(words.text(key))
    return ill(words.text("cogs-doctor-description-lost"))


async def _take_away(message: discord.Message | None) -> None:
    if message is not None:
        with contextlib.suppress(*TROUBLE):
            await message.delete()
