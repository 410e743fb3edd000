"""Requests are asked in the channel and by direct message of whoever takes them; what is settled is closed."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping

import discord
import msgspec

from cogs.desk import Desk
from cogs.layout import cut
from cogs.limits import CONTENT
from cogs.publisher.announcements import OFFER, announcement, of_request
from cogs.publisher.channel import Channel, private_channel
from cogs.publisher.faults import Fault, fault_of
from cogs.publisher.memory import note_closed, takes_messages
from cogs.spec import MessageSpec
from engines.core import Seat
from sessions import consent, find
from sessions.clocks.notices import Notice
from sessions.values import Place, SeatHolder, Session, SessionId, Status

log = logging.getLogger(__name__)


class Asking(msgspec.Struct, frozen=True):
    """A message whose buttons answer a request or take a seat.

    A direct one names its seat and who held it, an offer the seat and who held it when it was offered.
    """

    request: int
    channel: int
    message: int
    seat: int | None = None
    player: int | None = None
    offered: int | None = None
    """The seat that can be taken; then there is no request."""


async def say(client: discord.Client, desk: Desk, session: Session, notice: Notice) -> None:
    """Say a notice in the channel; what asks for answers goes to each of those asked as well, once."""
    spec = await announcement(desk, session, notice)
    number = of_request(notice)
    if number is not None:
        await _write(client, desk, session, notice, spec)
    channel = Channel(client, session.place)
    message = await channel.send(spec, f"{session.id}:n{notice.id}")
    if number is not None or notice.kind == OFFER:
        offered = notice.seat if number is None else None
        holder = None if offered is None else _account(session.holders[offered])
        public = Asking(number or 0, channel.id, message, player=holder, offered=offered)
        await _add(desk, session.id, public)


async def close(client: discord.Client, desk: Desk, session: Session, lapsed: Collection[int] = ()) -> None:
    """Take the buttons of messages that ask for nothing any more, and say in each why."""
    asking = await _asking(desk, session.id)
    if not asking:
        return
    settled = {**await consent.settled(desk.house, session.id), **dict.fromkeys(lapsed, "lapsed")}
    waits = {one.number: one.asked for one in await consent.requests(desk.house, session.id)}
    rest = []
    for one in asking:
        how = _end(session, one, settled, waits)
        if how is None:
            rest.append(one)
        else:
            line = desk.words.text("cogs-request-closed", how=how)
            await _finish(Channel(client, Place(0, one.channel)), one.message, line)
    if len(rest) < len(asking):
        await _keep(desk, session.id, tuple(rest))


def _end(
    session: Session, one: Asking, settled: Mapping[int, str], waits: Mapping[int, tuple[int, ...]]
) -> str | None:
    """Return why a message asks no longer; None while it does."""
    if one.request in settled:
        return settled[one.request]
    if session.status in (Status.OVER, Status.CLOSED):
        return "over"
    if one.offered is not None:
        return _end_of_offer(session.holders[one.offered], one)
    if one.seat is None:
        return None
    if _account(session.holders[one.seat]) != one.player:
        return "passed"
    return None if one.seat in waits.get(one.request, ()) else "answered"


def _end_of_offer(holder: SeatHolder, one: Asking) -> str | None:
    if holder.invited is not None:
        return None
    return "kept" if _account(holder) == one.player else "taken"


def _account(holder: SeatHolder) -> int | None:
    return None if holder.player is None else holder.player.id


async def _write(client: discord.Client, desk: Desk, session: Session, notice: Notice, spec: MessageSpec) -> None:
    """Ask those by direct message who are asked and take them; each is kept at once, for what follows may fail."""
    standing, number = await consent.requests(desk.house, session.id), of_request(notice)
    before = {one.seat for one in await _asking(desk, session.id) if one.request == number}
    for seat in (seat for one in standing if one.number == number for seat in one.asked):
        sent = None if seat in before else await _ask(client, desk, session, notice, spec, Seat(seat))
        if sent is not None:
            await _add(desk, session.id, sent)


async def _ask(
    client: discord.Client, desk: Desk, session: Session, notice: Notice, spec: MessageSpec, seat: Seat
) -> Asking | None:
    holder = session.holders[seat]
    player = None if holder.computer else holder.player
    if player is None or not await takes_messages(desk, player.id):
        return None
    words = (await desk.face(session)).words
    place = f"<#{session.place.channel}>"
    title = words.text("cogs-request-title", game=desk.card(session.game)[0], session=session.id, place=place)
    text = cut(f"{title}\n{_without_calls(spec)}", CONTENT)
    try:
        channel = await private_channel(client, player.id)
        message = await channel.send(MessageSpec(text, rows=spec.rows), f"{session.id}:q{notice.id}.{seat}")
    except Exception as error:
        if fault_of(error) is Fault.CLOSED:
            await note_closed(desk, player.id)
        else:
            log.warning("a request was not delivered by direct message", exc_info=error)
        return None
    return Asking(of_request(notice) or 0, channel.id, message, seat, player.id)


def _without_calls(spec: MessageSpec) -> str:
    """Return the words without the names in front of them that are called in the channel."""
    return spec.text.removeprefix("".join(f"<@{player}> " for player in spec.pings))


async def _finish(channel: Channel, message: int, line: str) -> None:
    """Close a message; its buttons would say the same, so a failure does no harm and must not stop the board."""
    try:
        await channel.finish(message, line)
    except Exception as error:  # noqa: BLE001 - whatever it is, the board is what matters
        log.warning("a settled request keeps its buttons: %r", error)


async def _asking(desk: Desk, session: SessionId) -> tuple[Asking, ...]:
    text = await find.recall(desk.house, f"asking:{session}")
    return () if text is None else msgspec.json.decode(text, type=tuple[Asking, ...])


async def _add(desk: Desk, session: SessionId, asking: Asking) -> None:
    """Keep a message that asks; one that the platform returned a second time stays one."""
    others = [one for one in await _asking(desk, session) if one.message != asking.message]
    await _keep(desk, session, (*others, asking))


async def _keep(desk: Desk, session: SessionId, asking: tuple[Asking, ...]) -> None:
    await find.remember(desk.house, f"asking:{session}", msgspec.json.encode(asking).decode())
