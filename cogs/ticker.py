"""Once a minute the sessions are asked what is due; what is to be sent is sent here. Nothing is kept in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import discord
from discord.ext import tasks

from cogs.desk import Desk
from cogs.digest import send_digest
from cogs.publisher.channel import Channel, private_channel
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.memory import takes_messages
from cogs.screens.drafted import drafted
from cogs.screens.notices import reminder_message
from cogs.sight import Sight, see_seat
from sessions.clocks.digests import due_digests
from sessions.clocks.due import Reminder
from sessions.clocks.reminding import note_reminded, reminders
from sessions.clocks.ticking import tick
from sessions.errors import HouseClosed, SessionError
from sessions.guilds import guild_settings
from sessions.values import Place

log = logging.getLogger(__name__)
EVERY = 60.0
"""Seconds between two looks at what is due."""


class Ticker:
    """Wakes each minute. A minute that is missed is made up for by the next one."""

    def __init__(self, client: discord.Client, desk: Desk) -> None:
        self._client = client
        self._desk = desk
        self._loop = tasks.loop(seconds=EVERY)(self.look)
        self._guard = asyncio.Lock()

    def open(self) -> None:
        """Begin, at once: what came due while the bot was down is done now."""
        if not self._loop.is_running():
            self._loop.start()

    async def close(self) -> None:
        """Stop; what is half done is found again."""
        task = self._loop.get_task()
        self._loop.cancel()
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)

    async def beat(self) -> None:
        """Do and send all that is due now; one look after another, so that nothing is sent twice."""
        async with self._guard:
            await tick(self._desk.house)
            for reminder in await reminders(self._desk.house):
                await _apart(self._remind(reminder))
            for player in await due_digests(self._desk.house):
                await _apart(send_digest(self._client, self._desk, player))

    async def look(self) -> None:
        """Do what is due; trouble is logged, and tried again a minute later."""
        try:
            await self.beat()
        except HouseClosed:
            self._loop.stop()
        except Exception:
            log.exception("what is due could not be done; it is tried again")

    async def _remind(self, reminder: Reminder) -> None:
        """Send one reminder to the place of the player's choice and take the former one away."""
        channel: int | None = None
        message: int | None = None
        try:
            sight = await see_seat(self._desk, reminder.session, reminder.player)
            channel, message = await self._send(reminder, sight)
        except (discord.HTTPException, SessionError) as error:
            if isinstance(error, discord.HTTPException) and fault_of(error) is Fault.RETRY:
                return
            log.info("a reminder in session %s could not be sent: %s", reminder.session, error)
        await note_reminded(self._desk.house, reminder, channel, message)
        await self._take_away(reminder)

    async def _send(self, reminder: Reminder, sight: Sight) -> tuple[int, int]:
        nonce = f"{reminder.session}:r{reminder.decision}.{reminder.stage}"
        if await takes_messages(self._desk, reminder.player):
            try:
                direct = await private_channel(self._client, reminder.player)
                who = sight.who(reminder.seat)
                return direct.id, await direct.send(reminder_message(sight, reminder, who, drafted(sight)), nonce)
            except discord.HTTPException as error:
                if fault_of(error) is not Fault.CLOSED:
                    raise
        rules = await guild_settings(self._desk.house, sight.session.place.guild)
        who = f"<@{reminder.player}>" if rules.pings else sight.who(reminder.seat)
        spec = reminder_message(sight, reminder, who, pings=(reminder.player,) if rules.pings else ())
        channel = Channel(self._client, sight.session.place)
        return channel.id, await channel.send(spec, nonce)

    async def _take_away(self, reminder: Reminder) -> None:
        before = reminder.before
        if before is not None and before.channel is not None and before.message is not None:
            await Channel(self._client, Place(0, before.channel)).delete(before.message)


async def _apart(sending: Awaitable[None]) -> None:
    """Send something; trouble with it is logged and keeps nothing else from being sent."""
    try:
        await sending
    except HouseClosed:
        raise
    except Exception:
        log.exception("a reminder or a message of the day could not be sent; it is tried again")
