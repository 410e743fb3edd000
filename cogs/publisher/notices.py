"""Direct messages at the start of a turn: the panel itself, in the other place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

import discord
from msgspec.structs import replace

from cogs import ids, limits
from cogs.desk import Desk
from cogs.layout import cut
from cogs.publisher.channel import Channel, private_channel
from cogs.publisher.course import Call, Message, Said
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.memory import is_reached, note_closed, note_reached, takes_turns
from cogs.showing import show_panel
from cogs.sight import Sight, see_seat
from cogs.spec import Button, MessageSpec, Row
from engines.core import Seat
from sessions.values import Place, Player, Session

log = logging.getLogger(__name__)


async def write_to(client: discord.Client, desk: Desk, session: Session, calls: Iterable[Call], said: Said) -> Said:
    """Write to the players of some seats who take messages; return what has been said now."""
    due = [call for call in calls if call not in said.served]
    sent = await asyncio.gather(*(_write(client, desk, session, call) for call in due))
    messages = tuple(message for message in sent if message is not None)
    served = tuple(message.call for message in messages)
    return replace(said, served=said.served + served, messages=said.messages + messages)


async def reached_before(desk: Desk, session: Session, calls: Iterable[Call]) -> tuple[Call, ...]:
    """Return the calls of players who take messages and got the last one."""
    found = [(call, session.holders[call[0]].player) for call in calls]
    return tuple([call for call, player in found if player is not None and await is_reached(desk, player.id)])


async def unreached(desk: Desk, session: Session, calls: Iterable[Call]) -> tuple[Seat, ...]:
    """Return the seats of calls whose message did not arrive."""
    reached = await reached_before(desk, session, calls)
    return tuple(Seat(call[0]) for call in calls if call not in reached)


async def close_answered(client: discord.Client, said: Said, asked: Sequence[Call]) -> Said:
    """Take the menus of messages away whose question has been answered."""
    for message in said.messages:
        if message.call not in asked:
            await Channel(client, Place(0, message.channel)).strip(message.message)
    return replace(
        said,
        messages=tuple(message for message in said.messages if message.call in asked),
        served=tuple(call for call in said.served if call in asked),
    )


async def _write(client: discord.Client, desk: Desk, session: Session, call: Call) -> Message | None:
    holder = session.holders[call[0]]
    player = None if holder.computer else holder.player
    if player is None or not await takes_turns(desk, player.id):
        return None
    try:
        sent = await _send(client, desk, session, call, player)
    except Exception as error:
        await note_reached(desk, player.id, reached=False)
        if fault_of(error) is Fault.CLOSED:
            await note_closed(desk, player.id)
        else:
            log.warning("a direct message was not delivered", exc_info=error)
        return None
    if sent is not None:
        await note_reached(desk, player.id, reached=True)
    return sent


async def _send(client: discord.Client, desk: Desk, session: Session, call: Call, player: Player) -> Message | None:
    sight = await see_seat(desk, session.id, player.id)
    question = sight.look.question
    if question is None:
        return None
    spec = await message_spec(desk, sight)
    channel = await private_channel(client, player.id)
    # a question that is open again after steps back has its former number, and so has that of a seat in new hands
    nonce = f"{session.id}:d{question.decision.id}.{sight.session.rewound}.{player.id}"
    message = await channel.send(spec, nonce)
    return Message(call, channel.id, message)


async def message_spec(desk: Desk, sight: Sight) -> MessageSpec:
    """Return the direct message of a seat that is asked."""
    session, words = sight.session, sight.words
    title = words.text(
        "cogs-message-title", game=sight.game_name, session=session.id, place=f"<#{session.place.channel}>"
    )
    spec = await show_panel(desk, sight, notice=(title, *sight.since()))
    return replace(spec, text=cut(spec.text, limits.CONTENT), rows=_with_switch(sight, spec))


def _with_switch(sight: Sight, spec: MessageSpec) -> tuple[Row, ...]:
    """Add the way to fewer messages where the foot has room."""
    *body, foot = spec.rows
    if not isinstance(foot, tuple) or len(foot) >= limits.ROW_BUTTONS:
        return spec.rows
    return (*body, (*foot, Button(sight.words.text("cogs-button-fewer"), str(ids.SettingId("dms")))))
