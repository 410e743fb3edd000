"""What the publisher must still know after a restart, kept in the database as small JSON values."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cogs.desk import Desk
from cogs.publisher.course import Said
from engines.core import Seat
from sessions import find
from sessions.clocks.calls import calls_of
from sessions.values import Session, SessionId

CLOSED_SECONDS = 3 * 24 * 60 * 60
"""For so long no direct message is tried again after one was refused."""


async def load_said(desk: Desk, session: SessionId) -> Said:
    """Return what has been said of a session."""
    text = await find.recall(desk.house, f"said:{session}")
    return Said() if text is None else msgspec.json.decode(text, type=Said)


async def save_said(desk: Desk, session: SessionId, said: Said) -> None:
    """Keep what has been said of a session."""
    await find.remember(desk.house, f"said:{session}", msgspec.json.encode(said).decode())


async def takes_messages(desk: Desk, player: int) -> bool:
    """Tell whether a player wants direct messages and none was refused lately."""
    if not (await find.settings(desk.house, player)).dms or (await calls_of(desk.house, player)).silent:
        return False
    refused = await find.recall(desk.house, f"closed:{player}")
    return refused is None or float(refused) + CLOSED_SECONDS < desk.house.clock()


async def takes_turns(desk: Desk, player: int) -> bool:
    """Tell whether a player wants a direct message for each turn, and none was refused lately."""
    by_the_day = (await calls_of(desk.house, player)).digest is not None
    return not by_the_day and await takes_messages(desk, player)


async def welcome(desk: Desk, session: Session, seats: Sequence[Seat], *, turn: bool = False) -> tuple[Seat, ...]:
    """Return those of some seats whose players may be called by mention, to their `turn` or to something else."""
    called = []
    for seat in seats:
        holder = session.holders[seat]
        if holder.player is not None and not holder.computer:
            calls = await calls_of(desk.house, holder.player.id)
            called += [] if calls.silent or (turn and calls.digest is not None) else [seat]
    return tuple(called)


async def is_reached(desk: Desk, player: int) -> bool:
    """Tell whether a player takes messages and the last one arrived: then the next will, as good as surely."""
    return await find.recall(desk.house, f"reached:{player}") == "yes" and await takes_turns(desk, player)


async def note_reached(desk: Desk, player: int, *, reached: bool) -> None:
    """Keep in mind whether the last message to a player arrived."""
    key, what = f"reached:{player}", "yes" if reached else "no"
    if await find.recall(desk.house, key) != what:
        await find.remember(desk.house, key, what)


async def note_closed(desk: Desk, player: int) -> None:
    """Keep in mind that a player's direct messages are closed."""
    await find.remember(desk.house, f"closed:{player}", str(desk.house.clock()))


async def owes_pointer(desk: Desk, player: int) -> bool:
    """Tell, once for each refusal, that a player was not told how to open direct messages."""
    refused = await find.recall(desk.house, f"closed:{player}")
    if refused is None or refused == await find.recall(desk.house, f"pointed:{player}"):
        return False
    await find.remember(desk.house, f"pointed:{player}", refused)
    return True


async def is_lost(desk: Desk, session: SessionId) -> bool:
    """Tell whether a session's channel is gone or closed to the bot, and the host was told."""
    return await find.recall(desk.house, f"lost:{session}") == "yes"


async def note_lost(desk: Desk, session: SessionId, *, lost: bool) -> None:
    """Keep in mind that a session has lost its channel, or has found another one."""
    await find.remember(desk.house, f"lost:{session}", "yes" if lost else "no")
