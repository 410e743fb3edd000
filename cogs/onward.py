"""From a session in which nothing is asked any more to the next one that waits for the player."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import ids, limits
from cogs.desk import Desk
from cogs.mine import next_waiting
from cogs.sight import Sight, see_seat
from cogs.spec import Button, MessageSpec, Style
from sessions.values import SessionId

NEXT = "next"


async def with_next(desk: Desk, sight: Sight, spec: MessageSpec) -> MessageSpec:
    """Add the way to the next session to a receipt, if the seat is asked nothing more and another session waits."""
    seat = sight.look.seat
    player = None if seat is None else sight.session.holders[seat].player
    if player is None or sight.look.question is not None:
        return spec
    waiting = len(await next_waiting(desk, player.id, sight.session.id))
    return _with_button(sight, spec, waiting) if waiting else spec


async def next_sight(desk: Desk, player: int, here: SessionId) -> Sight | None:
    """Return the next session that waits for a player, through the eyes of the seat there."""
    waiting = await next_waiting(desk, player, here)
    return await see_seat(desk, waiting[0].session.id, player) if waiting else None


def _with_button(sight: Sight, spec: MessageSpec, waiting: int) -> MessageSpec:
    label = sight.words.text("cogs-button-next", n=waiting)
    button = Button(label, str(ids.BoardId(sight.session.id, NEXT)), Style.PRIMARY)
    if not spec.rows:
        return replace(spec, rows=((button,),))
    *body, foot = spec.rows
    if isinstance(foot, tuple) and len(foot) < limits.ROW_BUTTONS:
        return replace(spec, rows=(*body, (button, *foot)))
    return replace(spec, rows=(*spec.rows, (button,))) if len(spec.rows) < limits.ROWS else spec
