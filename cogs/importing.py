"""A record that somebody uploads: read, verified, shown as a replay; or why it is none."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from cogs.desk import Desk
from cogs.replaying import open_replay
from cogs.spec import MessageSpec
from engines.core import BadPack, SetupRefused, UnknownOption
from render.words import Words
from render.words.choices import setup_refusal
from sessions.errors import BadFile
from sessions.importing import FILE_BYTES, import_record
from sessions.values import Player, Status


async def take_file(desk: Desk, file: discord.Attachment, by: Player) -> MessageSpec:
    """Return the replay of an uploaded record; raise BadFile. Nothing large is ever fetched."""
    if file.size > FILE_BYTES:
        raise BadFile(0)
    session = await import_record(desk.house, await file.read(), by)
    key = "cogs-import-done" if session.status is Status.OVER else "cogs-import-open"
    said = desk.words.text(key, steps=session.revision - 1, session=session.id)
    return replace(await open_replay(desk, await desk.reels.of(session.id), by.id), text=said)


def refusal(words: Words, error: BadFile) -> str:
    """Return why a file is no record, with the line at fault."""
    if error.line == 0:
        return words.text("cogs-import-large", n=FILE_BYTES // 1024)
    if error.masked:
        return words.text("cogs-import-masked")
    if error.why is not None:
        return _objection(words, error.line, error.why)
    if not error.expected:
        return words.text("cogs-import-unreadable", line=error.line)
    return words.text("cogs-import-line", line=error.line, expected=error.expected)


def _objection(words: Words, line: int, why: Exception) -> str:
    if isinstance(why, BadPack):
        return words.text("cogs-import-pack", line=line)
    if isinstance(why, SetupRefused | UnknownOption):
        return words.text("cogs-import-options", line=line, reason=setup_refusal(words, why))
    return words.text("cogs-import-step", line=line)
