"""Closing steps that a seat wants added to its answers ("and end my turn"): a switch for each seat and session.

It is kept among the seat's wishes, so that it goes when they go: a replacement begins with it off.
"""

from __future__ import annotations

from db.rows import WishRow
from sessions.house import House
from sessions.live import read
from sessions.seeing import seated
from sessions.standing import CODA, ON
from sessions.values import SessionId


async def turn_coda(house: House, session: SessionId, player: int, *, on: bool) -> None:
    """Switch the closing steps of a player's seat on or off.

    Raise NotSeated, WrongStatus, NoSession, FrozenSession.
    """

    async def work() -> None:
        seat = seated(await read(house, session), player)
        if on:
            await house.store.save_wish(WishRow(session, seat, CODA, ON))
        else:
            await house.store.drop_wish(session, seat, CODA)

    await house.queued(session, work)
