"""A session as somebody may see it who looks: late from elsewhere without a seat, where the server wishes that."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.desk import Desk
from cogs.reply import Interaction
from cogs.sight import Sight, see, see_board, see_seat
from sessions import find
from sessions.guilds import Lag
from sessions.reel import Reel, look_at, told_at
from sessions.values import SessionId
from sessions.watching import lag_for, late


async def see_as(desk: Desk, interaction: Interaction, id_: SessionId) -> Sight:
    """Look through the seat of whoever asks, else at the public board."""
    sight = await see_seat(desk, id_, interaction.user.id)
    return sight if sight.look.seat is not None else await _late(desk, interaction, sight)


async def see_public(desk: Desk, interaction: Interaction, id_: SessionId) -> Sight:
    """Look at what is public."""
    return await _late(desk, interaction, await see_board(desk, id_))


async def reel_for(desk: Desk, interaction: Interaction, id_: SessionId) -> Reel:
    """Return a session played again, as far as whoever asks may look. Raise what playing it again raises."""
    reel = await desk.reels.of(id_)
    return late(reel, await _lag(desk, interaction, id_), desk.house.clock())


async def _lag(desk: Desk, interaction: Interaction, id_: SessionId) -> Lag:
    session = await find.session(desk.house, id_)
    return await lag_for(desk.house, session, interaction.user.id, interaction.channel_id)


async def _late(desk: Desk, interaction: Interaction, sight: Sight) -> Sight:
    """Return a spectator's sight, as late as it is to be."""
    lag = await _lag(desk, interaction, sight.session.id)
    if lag is Lag.NONE:
        return sight
    reel = late(await desk.reels.of(sight.session.id), lag, desk.house.clock())
    told = told_at(reel, reel.last, None, reel.turn_before(reel.last))
    before = await see(desk, look_at(reel, reel.last, None), tuple(event for one in told for event in one.events))
    return replace(before, late=before.words.text(f"cogs-watch-{lag}"))
