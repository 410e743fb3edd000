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
from sessions.clocks.notices import Notice
from sessions.errors import SessionError
from sessions.values import Session


async def announcement(desk: Desk, session: Session, notice: Notice) -> MessageSpec:
    """Return the public message of a notice."""
    words, table = (await desk.face(session)).words, desk.table(session, safe=True)
    seen = await _seen(desk, session, notice) if notice.kind == "undo-asked" else ""
    return notice_message(words, session, table, notice, await _asked(desk, session, notice), seen)


async def _asked(desk: Desk, session: Session, notice: Notice) -> tuple[int, ...]:
    """Return the accounts of those whose answer the request waits for and who wish to be called."""
    standing = await consent.requests(desk.house, session.id) if notice.kind.endswith("-asked") else ()
    seats = [Seat(seat) for one in standing if one.number == notice.args.get("number") for seat in one.asked]
    players = [session.holders[seat].player for seat in await welcome(desk, session, seats)]
    return tuple(player.id for player in players if player is not None)


async def _seen(desk: Desk, session: Session, notice: Notice) -> str:
    """Return what came to light since the steps, nothing if that cannot be told any more."""
    player = None if notice.seat is None else session.holders[notice.seat].player
    try:
        found = None if player is None else await undo.prospect(desk.house, session.id, player.id)
        return "" if found is None else came_to_light(await see_board(desk, session.id), found.revealed)
    except SessionError:
        return ""
