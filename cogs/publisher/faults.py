"""What a failed call means for the session behind it."""

from __future__ import annotations

import asyncio
from enum import StrEnum

import aiohttp
import discord

from cogs import limits


class Fault(StrEnum):
    """What to do after a call has failed."""

    RETRY = "retry"
    """Nothing is wrong with the call: try it again later."""
    LOST = "lost"
    """The channel is gone or closed to the bot."""
    GONE = "gone"
    """The message is gone or cannot be edited any more: post a new one."""
    CLOSED = "closed"
    """The account takes no direct messages, or is gone."""
    BUG = "bug"
    """The call itself is wrong."""


_BY_CODE = {
    10003: Fault.LOST,
    10004: Fault.LOST,
    50001: Fault.LOST,
    50013: Fault.LOST,
    160005: Fault.LOST,
    limits.UNKNOWN_MESSAGE: Fault.GONE,
    30046: Fault.GONE,
    50083: Fault.GONE,
    50005: Fault.GONE,
    50007: Fault.CLOSED,
    50278: Fault.CLOSED,
    50033: Fault.CLOSED,
    limits.UNKNOWN_USER: Fault.CLOSED,
    40003: Fault.RETRY,
}
_TOO_MANY = 429
_BROKEN = 500


def fault_of(error: Exception) -> Fault:
    """Judge an error by its code, then by its kind."""
    if isinstance(error, discord.HTTPException):
        if error.code in _BY_CODE:
            return _BY_CODE[error.code]
        return Fault.RETRY if error.status == _TOO_MANY or error.status >= _BROKEN else Fault.BUG
    if isinstance(error, discord.RateLimited | aiohttp.ClientError | asyncio.TimeoutError | OSError):
        return Fault.RETRY
    return Fault.BUG
