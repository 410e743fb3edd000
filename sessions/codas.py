"""Closing steps that a seat wants added to its answers ("and end my turn"): a switch for each seat and session."""

from __future__ import annotations

from sessions.house import House
from sessions.values import SessionId


async def coda_on(house: House, session: SessionId, player: int) -> bool:
    """Tell whether a player's answers in a session are followed by their closing steps."""
    return await house.store.recall(_key(session, player)) == "on"


async def turn_coda(house: House, session: SessionId, player: int, *, on: bool) -> None:
    """Switch the closing steps on or off for a player's seat in a session."""
    await house.store.remember(_key(session, player), "on" if on else "off")


def _key(session: SessionId, player: int) -> str:
    return f"coda:{session}:{player}"
