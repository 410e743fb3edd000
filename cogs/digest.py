"""The message of the day: all sessions that wait for a player, in one direct message."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from cogs.desk import Desk
from cogs.mine import own_entry
from cogs.publisher.channel import Channel, private_channel
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.memory import note_closed
from cogs.screens.lists import digest_card
from cogs.spec import MessageSpec
from render.words import marked
from sessions.clocks.digests import note_digested, waiting
from sessions.guilds import guild_settings
from sessions.values import Mine

log = logging.getLogger(__name__)


async def send_digest(client: discord.Client, desk: Desk, player: int) -> None:
    """Tell a player once what waits, nothing if nothing does; what fails for a moment is tried again."""
    found = await waiting(desk.house, player)
    try:
        if found:
            await _send(client, desk, player, found)
    except discord.HTTPException as error:
        if fault_of(error) is Fault.RETRY:
            return
        log.info("the message of the day could not be sent: %s", error)
    await note_digested(desk.house, player)


async def _send(client: discord.Client, desk: Desk, player: int, found: Sequence[Mine]) -> None:
    title = desk.words.text("cogs-digest-title", n=len(found))
    card = digest_card(title, [own_entry(desk, one) for one in found])
    nonce = f"{player}:{int(desk.house.clock() // 3600) % 10_000}"
    try:
        await (await private_channel(client, player)).send(card, nonce)
    except discord.HTTPException as error:
        if fault_of(error) is not Fault.CLOSED:
            raise
        await note_closed(desk, player)
        await Channel(client, found[0].session.place).send(await _line(desk, player, found), nonce)


async def _line(desk: Desk, player: int, found: Sequence[Mine]) -> MessageSpec:
    """Return the line for the channel: by mention, unless the server wants none."""
    session, seat = found[0].session, found[0].seat
    pings = (await guild_settings(desk.house, session.place.guild)).pings
    who = f"<@{player}>" if pings else marked(seat, desk.table(session, safe=True))
    line = desk.words.text("cogs-digest-closed", who=who, n=len(found))
    return MessageSpec(line, pings=(player,) if pings else ())
