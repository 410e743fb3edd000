"""What one check has found, as a line for whoever asked."""

from __future__ import annotations

import asyncio
from enum import StrEnum

import aiohttp
import discord
import msgspec

from render.words import Words

TROUBLE = (discord.DiscordException, aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""What a call to the platform may raise that is no defect of ours."""

_AWAY = (aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""Those of them that tell nothing of the platform, because nothing came back."""


class Mark(StrEnum):
    """How a check ended."""

    OK = "ok"
    PROBLEM = "problem"
    UNASKED = "unasked"
    """Not checked, because it was not said where."""


class Finding(msgspec.Struct, frozen=True):
    """A mark and a sentence; a problem's sentence says what to do."""

    mark: Mark
    sentence: str

    def told(self, words: Words) -> str:
        """Return the line."""
        return words.text("cogs-doctor-line", mark=words.text(_WORDS[self.mark]), finding=self.sentence)


_WORDS = {
    Mark.OK: "cogs-doctor-mark-ok",
    Mark.PROBLEM: "cogs-doctor-mark-problem",
    Mark.UNASKED: "cogs-doctor-mark-unasked",
}


def well(sentence: str) -> Finding:
    """Return the finding of a check that went well."""
    return Finding(Mark.OK, sentence)


def ill(sentence: str) -> Finding:
    """Return the finding of a check that failed."""
    return Finding(Mark.PROBLEM, sentence)


def failed(words: Words, what: str, error: BaseException) -> Finding:
    """Return the finding of a call that failed, with the platform's own reason."""
    why = str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__
    key = "cogs-doctor-unreachable" if isinstance(error, _AWAY) else "cogs-doctor-failed"
    return ill(words.text(key, what=words.text(what), why=why))
