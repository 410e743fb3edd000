"""Moments that were told and have moved since, because time was given back: put right where they stand.

A moment stands in a message as a token of the platform, so the message is read and the token exchanged: nothing
is drawn or told anew, nobody is called.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
from msgspec.structs import replace

from cogs.desk import Desk
from cogs.publisher.channel import Channel
from cogs.publisher.course import End, Said
from engines.core import Seat
from sessions.clocks.reminding import newest_reminder
from sessions.values import Place, Session

WORTH = 60
"""A moment that moved by fewer seconds stays as it was told."""

Moved = Mapping[int, int]


def ends(session: Session, asked: Sequence[Seat], told: Sequence[End] = ()) -> tuple[End, ...]:
    """Return when the time of the seats that are asked runs out; where a clock stands still, what was told last."""
    before = dict(told)
    found: dict[int, int] = {}
    for seat in asked:
        clock = session.holders[seat].clock
        if clock is not None and clock.deadline is not None:
            found[seat] = int(clock.deadline)
        elif seat in before:
            found[seat] = before[seat]
    return tuple(found.items())


def moved(said: Said, now: Sequence[End]) -> Moved:
    """Return the moments that were told and are others now."""
    before = dict(said.ends)
    return {before[seat]: end for seat, end in now if abs(before.get(seat, end) - end) >= WORTH}


async def retime(
    client: discord.Client, desk: Desk, session: Session, said: Said, now: Sequence[End], *, board: bool
) -> Said:
    """Put the moments right in direct messages and reminders, and on the board unless it was just posted."""
    changes = moved(said, now)
    if not changes:
        return replace(said, ends=tuple(now))
    if board and session.board_message is not None:
        await Channel(client, session.place).retime(session.board_message, changes)
    for message in said.messages:
        await Channel(client, Place(0, message.channel)).retime(message.message, changes)
    for seat, _ in now:
        reminder = await newest_reminder(desk.house, session.id, seat)
        if reminder is not None and reminder.channel is not None and reminder.message is not None:
            await Channel(client, Place(0, reminder.channel)).retime(reminder.message, changes)
    return replace(said, ends=tuple(now))
