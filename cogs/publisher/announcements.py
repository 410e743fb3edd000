"""What a notice says with what must be looked up for it: whose consent is asked, what came to light."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.publisher.memory import welcome
from cogs.screens.notices import notice_message
from cogs.sight import see_board
from cogs.spec import MessageSpec
from cogs.undoing import came_to_light
from engines.core import Seat
from sessions import consent, undo
from sessions.clocks.calls import calls_of
from sessions.clocks.notices import Notice
from sessions.errors import SessionError
from sessions.guilds import guild_settings
from sessions.handover import ANYBODY
from sessions.values import Session

OFFER = "seat-offered"
"""The kind of notice whose button takes a seat."""


async def announcement(desk: Desk, session: Session, notice: Notice) -> MessageSpec:
    """Return the public message of a notice."""
    words, table = (await desk.face(session)).words, desk.table(session, safe=True)
    seen = await _seen(desk, session, notice) if notice.kind == "undo-asked" else ""
    return notice_message(words, session, table, notice, await _asked(desk, session, notice), seen)


def of_request(notice: Notice) -> int | None:
    """Return the number of the request that a notice asks about, None if it asks for nothing."""
    return int(notice.args["number"]) if notice.kind.endswith("-asked") else None


async def _asked(desk: Desk, session: Session, notice: Notice) -> tuple[int, ...]:
    """Return the accounts of those whose answer is waited for and who may be called."""
    if not (await guild_settings(desk.house, session.place.guild)).pings:
        return ()
    if notice.kind == OFFER:
        return await _invited(desk, int(notice.args.get("to", ANYBODY)))
    standing = await consent.requests(desk.house, session.id) if notice.kind.endswith("-asked") else ()
    seats = [Seat(seat) for one in standing if one.number == notice.args.get("number") for seat in one.asked]
    players = [session.holders[seat].player for seat in await welcome(desk, session, seats)]
    return tuple(player.id for player in players if player is not None)


async def _invited(desk: Desk, player: int) -> tuple[int, ...]:
    """Return the account that a seat is offered to, unless it is offered to anybody."""
    return () if player == ANYBODY or (await calls_of(desk.house, player)).silent else (player,)


async def _seen(desk: Desk, session: Session, notice: Notice) -> str:
    """Return what came to light since the steps, nothing if that cannot be told any more."""
    player = None if notice.seat is None else session.holders[notice.seat].player
    try:
        found = None if player is None else await undo.prospect(desk.house, session.id, player.id)
        return "" if found is None else came_to_light(await see_board(desk, session.id), found.revealed)
    except SessionError:
        return ""
