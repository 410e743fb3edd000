"""The calls of the publisher: send, edit, strip, write to a player. Channels are addressed by id alone."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import discord

from cogs import limits
from cogs.encode import to_edit, to_refit, to_retime, to_send
from cogs.layout import cut
from cogs.publisher.faults import Fault, fault_of
from cogs.spec import MessageSpec, Row
from sessions.values import Place

log = logging.getLogger(__name__)


class Channel:
    """A channel or thread, whether or not the client has it in its memory."""

    def __init__(self, client: discord.Client, place: Place) -> None:
        self.id = place.channel
        self._channel = client.get_partial_messageable(place.channel, guild_id=place.guild or None)

    async def send(self, spec: MessageSpec, nonce: str) -> int:
        """Post a message and return its id; a repeated nonce returns the earlier message."""
        message = await self._channel.send(nonce=nonce_of(nonce), **to_send(spec))
        return message.id

    async def edit(self, message: int, spec: MessageSpec, *, keep_picture: bool = False) -> bool:
        """Edit a message; False if it is gone or too old to be edited."""
        return await self._change(message, **to_edit(spec, keep_picture=keep_picture))

    async def retime(self, message: int, moved: Mapping[int, int]) -> None:
        """Exchange moments in a message where it stands. One that cannot be edited any more stays as it is."""
        try:
            found = await self._channel.fetch_message(message)
            changes = to_retime(found, moved)
            if changes:
                await found.edit(**changes)
        except discord.HTTPException as error:
            if fault_of(error) in {Fault.BUG, Fault.RETRY}:
                raise
            log.info("a message keeps a moment that has moved: %s", error)

    async def refit(self, message: int, rows: tuple[Row, ...]) -> None:
        """Give a message other buttons. The old ones would answer that they are old, so a failure does no harm."""
        try:
            await self._change(message, **to_refit(rows))
        except Exception as error:
            if fault_of(error) is Fault.BUG:
                raise
            log.info("a message keeps its former buttons: %s", error)

    async def strip(self, message: int) -> None:
        """Take the buttons of an old message away. They would still answer, so a failure does no harm."""
        try:
            await self._change(message, view=None)
        except Exception as error:
            if fault_of(error) is Fault.BUG:
                raise
            log.info("an old message keeps its buttons: %s", error)

    async def finish(self, message: int, line: str) -> None:
        """Take the buttons of a message away and add a last line. Its words are read there, so none are kept."""
        found = await self._channel.fetch_message(message)
        text = cut(f"{found.content}\n{line}", limits.CONTENT)
        await found.edit(content=text, view=None, allowed_mentions=discord.AllowedMentions.none())

    async def delete(self, message: int) -> None:
        """Take one of the bot's own messages away; one that is gone already is no trouble."""
        try:
            await self._channel.get_partial_message(message).delete()
        except discord.HTTPException as error:
            log.info("an old message stays: %s", error)

    async def is_last(self, message: int, now: float) -> bool:
        """Tell whether a message is young and the last one in its channel."""
        if now - discord.utils.snowflake_time(message).timestamp() > limits.EDIT_YOUNG_SECONDS:
            return False
        return [found.id async for found in self._channel.history(limit=1)] == [message]

    async def _change(self, message: int, **changes: Any) -> bool:
        try:
            await self._channel.get_partial_message(message).edit(**changes)
        except discord.HTTPException as error:
            if fault_of(error) is not Fault.GONE:
                raise
            return False
        return True


def nonce_of(text: str) -> str:
    """Return what a message is called, as far as the platform has room: long names are told apart by a digest."""
    return text if len(text) <= limits.NONCE else sha256(text.encode()).hexdigest()[: limits.NONCE]


async def private_channel(client: discord.Client, player: int) -> Channel:
    """Return the channel of direct messages with a player."""
    channel = await client.create_dm(discord.Object(player))
    return Channel(client, Place(0, channel.id))
