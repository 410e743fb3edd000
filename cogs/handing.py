"""Seats that change hands: who may offer which, and what is said to whoever offers."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.desk import Desk, escaped
from cogs.places import NO_CHOICES, NoPerson, session_of
from cogs.reply import Interaction
from cogs.spec import MessageSpec
from engines.core import Seat
from render.words.seats import marked
from sessions import consent, handover, lobby
from sessions.errors import NotSeated, SeatTaken
from sessions.values import Session


async def hand_over(  # noqa: PLR0913 - whose seat, to whom, by which right
    desk: Desk, session: Session, by: int, seat: Seat | None, to: discord.Member | None,
    *, computer: bool, moderator: bool,
) -> MessageSpec:  # fmt: skip
    """Offer a seat, one's own unless another is named, to a member, to anybody or to the computer.

    Of another's seat a moderator decides at once, a player only with the consent of all.
    Raise NotSeated, SeatTaken if there is no such seat, NoPerson for an account that nobody sits behind.
    """
    own = session.seat_of(by)
    wanted = own if seat is None else seat
    if wanted is None:
        raise NotSeated
    if wanted not in {holder.seat for holder in session.holders}:
        raise SeatTaken(wanted)
    if computer and (moderator or wanted == own):
        await _to_computer(desk, session, by, wanted, moderator=moderator)
        return MessageSpec(
            desk.words.text("cogs-replace-computer", seat=marked(wanted, desk.table(session, safe=True)))
        )
    if to is not None and to.bot:
        raise NoPerson
    account = handover.ANYBODY if to is None else to.id
    if wanted == own or moderator:
        await handover.offer(desk.house, session.id, by, wanted, account, moderator=moderator)
        key = "cogs-replace-offered" if to is None else "cogs-replace-offered-to"
        return MessageSpec(desk.words.text(key, who="" if to is None else escaped(to.display_name)))
    await consent.ask(desk.house, session.id, by, handover.REPLACE, of=int(wanted), to=account)
    return MessageSpec(desk.words.text("cogs-replace-asked"))


async def seats_like(desk: Desk, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the seats of a session by mark and name. Never raises."""
    try:
        session = await session_of(desk, interaction)
    except NO_CHOICES:
        return []
    table = desk.table(session)
    named = [(int(holder.seat), marked(holder.seat, table)) for holder in session.holders]
    return [app_commands.Choice(name=name, value=seat) for seat, name in named if typed.lower() in name.lower()]


async def _to_computer(desk: Desk, session: Session, by: int, seat: Seat, *, moderator: bool) -> None:
    holder = session.holders[seat].player
    player = holder.id if holder is not None and moderator else by
    await lobby.leave(desk.house, session.id, player)
