"""The one place that turns whatever went wrong into an answer: a sentence, a way out, then a number."""

from __future__ import annotations

import logging
from collections.abc import Callable
from secrets import token_hex
from typing import Any

import discord
from discord import app_commands

from cogs import ids, limits
from cogs.desk import Desk
from cogs.extras import NoExtra
from cogs.importing import refusal
from cogs.layout import cut
from cogs.places import (
    ChooseSession,
    MissingPermissions,
    NoPerson,
    NotAllowed,
    NoThreads,
    ServerOnly,
    ThreadsFull,
)
from cogs.reply import Interaction, beside, tell
from cogs.seating import CannotDeal
from cogs.spec import Button, MessageSpec
from cogs.time_answers import TIME_ANSWERS
from db.errors import LostRace
from engines.core import BadPack
from render.words import Words
from sessions import errors
from sessions.rows import HELD

log = logging.getLogger(__name__)

DEAD = frozenset({10062, 40060, 10015, 50027})
"""The interaction is dead or answered: nothing can be said any more."""


async def report(interaction: Interaction, error: Exception) -> None:
    """Answer an interaction that failed. Refusals are explained; anything else is logged under a number."""
    if interaction.type is discord.InteractionType.autocomplete:
        log.warning("nothing could be offered", exc_info=error)
        return
    desk: Desk = interaction.client.desk
    while isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError) and error.__cause__:
        error = error.__cause__  # type: ignore[assignment]  # what a callback raised is an Exception
    if isinstance(error, discord.HTTPException) and error.code in DEAD:
        log.info("an interaction ended before its answer: %s", error)
        return
    spec = explain(desk.words, error) or _unexpected(desk.words, error)
    try:
        await _say(interaction, spec)
    except discord.HTTPException as dead:
        log.info("an answer could not be delivered: %s", dead)


async def _say(interaction: Interaction, spec: MessageSpec) -> None:
    """Answer beside a message that was pressed, else in the promised one."""
    if interaction.type is discord.InteractionType.application_command:
        await tell(interaction, spec)
    else:
        await beside(interaction, spec)


def explain(words: Words, error: Exception) -> MessageSpec | None:
    """Return the answer to a refusal, None for what nobody expected."""
    for kind, answer in _ANSWERS.items():
        if isinstance(error, kind):
            return answer(words, error)
    return None


def _unexpected(words: Words, error: Exception) -> MessageSpec:
    number = token_hex(2).upper()
    log.error("reference %s", number, exc_info=error)
    return _text(words, "cogs-error-unknown", "cogs-error-number", number=number)


def _text(words: Words, *keys: str, **args: str | int) -> MessageSpec:
    return MessageSpec(" ".join(words.text(key, **args) for key in keys))


def _plain(key: str) -> Callable[[Words, Any], MessageSpec]:
    return lambda words, _: _text(words, key)


def _no_session(words: Words, error: errors.NoSession) -> MessageSpec:
    if isinstance(error.where, str):
        return _text(words, "cogs-session-no-session-named", session=cut(error.where, 20))
    return _text(words, "cogs-session-no-session-here")


def _choose(words: Words, error: ChooseSession) -> MessageSpec:
    if not error.mine:
        return _text(words, "cogs-session-no-session-here")
    text = words.text("cogs-session-no-session-elsewhere", n=len(error.mine))
    buttons = tuple(
        Button(f"{words.text('cogs-button-act')} · {one.session.id}", str(ids.BoardId(one.session.id, "act")))
        for one in error.mine[: limits.ROW_BUTTONS]
    )
    return MessageSpec(text, rows=(buttons,))


def _unknown_game(words: Words, error: errors.UnknownGame) -> MessageSpec:
    possible = words.joined(error.possible)
    if not error.name:
        return _text(words, "cogs-session-which-game", possible=possible)
    return _text(words, "cogs-session-unknown-game", name=cut(error.name, 40), possible=possible)


def _unknown_pack(words: Words, error: errors.UnknownPack) -> MessageSpec:
    possible = words.joined(error.possible)
    return _text(words, "cogs-session-unknown-pack", name=cut(error.name, 40), possible=possible)


def _no_extra(words: Words, error: NoExtra) -> MessageSpec:
    if not error.possible:
        return _text(words, "cogs-board-no-parts")
    return _text(words, "cogs-board-no-part", part=cut(error.named, 40), possible=words.joined(error.possible))


def _permissions(words: Words, error: MissingPermissions) -> MessageSpec:
    missing = words.joined([words.text(f"cogs-permission-{name}") for name in error.missing])
    return _text(words, "cogs-error-permissions-lobby", "cogs-error-permission-help", missing=missing)


def _closed_channel(words: Words, error: errors.ChannelClosed) -> MessageSpec:
    return _text(words, "cogs-server-channel-closed", channels=words.joined([f"<#{one}>" for one in error.allowed]))


def _not_an_opener(words: Words, error: errors.NotAnOpener) -> MessageSpec:
    if error.role is None:
        return _text(words, "cogs-server-managers-open")
    return _text(words, "cogs-server-role-opens", role=f"<@&{error.role}>")


_ANSWERS: dict[type[Exception], Callable[[Words, Any], MessageSpec]] = {
    ChooseSession: _choose,
    NoExtra: _no_extra,
    ServerOnly: _plain("cogs-error-direct-messages"),
    MissingPermissions: _permissions,
    CannotDeal: lambda _, error: MessageSpec(error.sentence),
    NotAllowed: lambda words, error: _text(
        words, "cogs-error-not-allowed", right=words.text(f"cogs-permission-{error.right}")
    ),
    ThreadsFull: _plain("cogs-thread-full"),
    NoPerson: _plain("cogs-replace-no-person"),
    NoThreads: _plain("cogs-thread-nowhere"),
    BadPack: lambda words, error: _text(words, "cogs-error-pack", pack=error.file, what=error.what),
    errors.NoSession: _no_session,
    errors.PlaceTaken: lambda words, error: _text(words, "cogs-session-place-taken", session=error.session),
    errors.UnknownPack: _unknown_pack,
    errors.UnknownGame: _unknown_game,
    errors.AlreadySeated: _plain("cogs-session-already-seated"),
    errors.NotYourSeat: _plain("cogs-replace-not-yours"),
    errors.NotSeated: _plain("cogs-session-not-seated"),
    errors.NoFreeSeat: lambda words, error: _text(words, "cogs-session-no-free-seat", seats=error.seats),
    errors.NotOffered: _plain("cogs-replace-not-offered"),
    errors.SeatTaken: _plain("cogs-session-gone-seat"),
    errors.HouseClosed: _plain("cogs-error-busy"),
    LostRace: _plain("cogs-error-raced"),
    errors.NothingToUndo: _plain("cogs-undo-nothing"),
    errors.NoSuchStep: lambda words, error: _text(words, "cogs-undo-no-such-step", newest=error.newest),
    errors.BadFile: lambda words, error: MessageSpec(refusal(words, error)),
    errors.NoReplay: lambda words, error: _text(
        words, "cogs-replay-broken", session=error.session, entry=error.why.number
    ),
    errors.NoWish: _plain("cogs-refusal-button-old"),
    errors.NoComputer: _plain("cogs-session-no-computer"),
    errors.NotHost: lambda words, error: _text(words, "cogs-session-not-host", host=f"<@{error.host}>"),
    errors.TooFewSeats: lambda words, error: _text(
        words, "cogs-session-too-few-seats", missing=error.needed - error.taken
    ),
    errors.WrongStatus: lambda words, error: _text(words, f"cogs-session-status-{error.status}"),
    errors.ChannelClosed: _closed_channel,
    errors.NotAnOpener: _not_an_opener,
    errors.FrozenSession: lambda words, error: _text(
        words, "cogs-session-held" if error.why == HELD else "cogs-session-frozen", session=error.session
    ),
    **TIME_ANSWERS,
    ids.BadId: _plain("cogs-refusal-button-old"),
}
