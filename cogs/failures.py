"""What keeps the bot from starting, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import aiohttp
import discord

from db.backup import CannotBackUp
from db.errors import AlreadyOpen, CannotOpen
from engines.core import BadPack
from render.words import Words, core_words

UNREACHABLE = 1
SET_RIGHT = 2
"""Exit codes: try again later, or something must be set right first."""

FAILURES = (CannotOpen, CannotBackUp, AlreadyOpen, BadPack, discord.LoginFailure, aiohttp.ClientError)


def failure(error: Exception) -> str:
    """Return the sentence for one of the `FAILURES`."""
    words = core_words()
    return next(say(words, error) for kind, say in _SENTENCES.items() if isinstance(error, kind))


def exit_code(error: Exception) -> int:
    """Tell whether waiting helps, or somebody must act first."""
    return UNREACHABLE if isinstance(error, aiohttp.ClientError) else SET_RIGHT


_SENTENCES: dict[type[Exception], Callable[[Words, Any], str]] = {
    CannotOpen: lambda words, error: words.text("cogs-failure-cannot-open", path=error.path, why=error.why),
    CannotBackUp: lambda words, error: words.text("cogs-terminal-no-backup", path=error.path, why=error.why),
    AlreadyOpen: lambda words, error: words.text("cogs-failure-already-open", path=error.path),
    BadPack: lambda words, error: words.text("cogs-failure-pack", what=str(error)),
    discord.LoginFailure: lambda words, _: words.text("cogs-failure-login"),
    aiohttp.ClientError: lambda words, error: words.text("cogs-failure-unreachable", why=str(error)),
}
