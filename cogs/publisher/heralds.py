"""“You are next”: a short word to whoever wishes it, when the seat before theirs is asked.

It follows from what a spectator sees and is sent after the board, so it tells nothing that the board does not; it
is taken away as soon as it is so no more.
"""

from __future__ import annotations

import logging

import discord
from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk
from cogs.publisher.channel import Channel, private_channel
from cogs.publisher.course import Message, Said
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.memory import takes_messages
from cogs.screens.board import label
from cogs.sight import Sight
from cogs.spec import Button, MessageSpec
from engines.core import Order, Seat
from sessions.clocks.calls import calls_of, is_quiet
from sessions.values import Place, Player

log = logging.getLogger(__name__)


async def herald(client: discord.Client, desk: Desk, sight: Sight, said: Said, *, pings: bool) -> Said:
    """Tell who is next, once a turn, and take back what was told before; `sight` is everybody's.

    Without `pings` the server wants no mention, so nothing is said in the channel.
    """
    seat, stretch = next_up(sight), max((decision.stretch for decision in sight.look.pending), default=0)
    if said.herald is not None and seat == said.herald.call[0]:
        return said
    said = await retract(client, said)
    player = None if seat is None else sight.session.holders[seat].player
    if seat is None or player is None or not await _wishes_it(desk, player.id):
        return said
    return replace(said, herald=Message((seat, stretch), *await _tell(client, desk, sight, player, pings=pings)))


async def retract(client: discord.Client, said: Said) -> Said:
    """Take back what was told of who is next."""
    if said.herald is not None and said.herald.message:
        await Channel(client, Place(0, said.herald.channel)).delete(said.herald.message)
    return replace(said, herald=None)


def next_up(sight: Sight) -> Seat | None:
    """Return the seat that comes next, as everybody knows; None if that is open, or it is asked or a computer's."""
    game, session = sight.game, sight.session
    if not isinstance(game, Order) or not sight.look.pending or session.paused is not None:
        return None
    seat = game.next_seat(sight.look.view)
    return None if seat is None or seat in sight.asked() or session.holders[seat].computer else seat


async def _wishes_it(desk: Desk, player: int) -> bool:
    calls = await calls_of(desk.house, player)
    by_turn = not calls.silent and calls.digest is None
    return calls.next_up and by_turn and not is_quiet(calls, desk.house.clock())


async def _tell(
    client: discord.Client, desk: Desk, sight: Sight, player: Player, *, pings: bool
) -> tuple[int, int]:
    """Write to the player, or call in the channel as the player chose; return where it stands, 0 if nowhere."""
    nonce = f"{sight.session.id}:x{sight.session.revision}"
    try:
        if await takes_messages(desk, player.id):
            direct = await private_channel(client, player.id)
            return direct.id, await direct.send(_word(sight, _line(sight)), nonce)
        if not pings:
            return 0, 0
        line = sight.words.text("cogs-next-up.called", game=sight.game_name, who=f"<@{player.id}>")
        channel = Channel(client, sight.session.place)
        return channel.id, await channel.send(_word(sight, line, (player.id,)), nonce)
    except discord.HTTPException as error:
        if fault_of(error) is Fault.BUG:
            raise
        log.info("who is next in session %s was not told: %s", sight.session.id, error)
        return 0, 0


def _line(sight: Sight) -> str:
    session = sight.session
    place = f"<#{session.place.channel}>"
    return sight.words.text("cogs-next-up", game=sight.game_name, session=session.id, place=place)


def _word(sight: Sight, text: str, pings: tuple[int, ...] = ()) -> MessageSpec:
    look = Button(label(sight, "hand"), str(ids.BoardId(sight.session.id, "hand")))
    return MessageSpec(text, rows=((look,),), pings=pings)
