"""One interaction, one way to answer it: acknowledge first, then speak where the acknowledgement promised."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Iterator, Mapping
from typing import Any, TypeVar

import discord

from cogs import limits
from cogs.encode import to_edit, to_send
from cogs.spec import MessageSpec

Interaction = discord.Interaction[Any]
T = TypeVar("T")


async def think(interaction: Interaction) -> None:
    """Promise a new private message."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def hold(interaction: Interaction) -> None:
    """Promise to change the message that was pressed, or to say something beside it."""
    await interaction.response.defer()


async def meanwhile(acknowledgement: Coroutine[Any, Any, None], reading: Awaitable[T]) -> T:
    """Return what was read while an acknowledgement was under way.

    Whatever is wrong with the acknowledgement comes first: then nothing must be done for the press.
    """
    given = asyncio.ensure_future(acknowledgement)
    await asyncio.sleep(0)  # it goes out before anything is asked of the database
    try:
        found = await reading
    finally:
        await given
    return found


async def tell(interaction: Interaction, spec: MessageSpec, *, keep_picture: bool = False) -> None:
    """Fill the promised message: the new one, or the one that was pressed. If it was taken away, send another."""
    if not interaction.response.is_done():
        await interaction.response.send_message(ephemeral=True, **to_send(spec))
        return
    try:
        await interaction.edit_original_response(**to_edit(spec, keep_picture=keep_picture))
    except discord.NotFound as error:
        if error.code != limits.UNKNOWN_MESSAGE:
            raise
        await interaction.followup.send(ephemeral=True, **to_send(spec))


async def beside(interaction: Interaction, spec: MessageSpec) -> None:
    """Say something privately without touching the message that was pressed."""
    if interaction.response.type is discord.InteractionResponseType.deferred_message_update:
        await interaction.followup.send(ephemeral=True, **to_send(spec))
    else:
        await tell(interaction, spec)


def is_own(interaction: Interaction) -> bool:
    """Tell whether the message that was pressed is seen by nobody else: private, or a direct message."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def picked(interaction: Interaction) -> str | None:
    """Return the first value chosen in the menu that was used, None for a button."""
    return next(iter(all_picked(interaction)), None)


def all_picked(interaction: Interaction) -> tuple[str, ...]:
    """Return the values chosen in the menu that was used; none for a button or an emptied menu."""
    data: Mapping[str, Any] = interaction.data or {}
    return tuple(str(value) for value in data.get("values", ()))


def typed(interaction: Interaction) -> Mapping[str, str]:
    """Return what was typed into the fields of a submitted form, by their ids."""
    data: Mapping[str, Any] = interaction.data or {}
    return dict(_fields(data.get("components", ())))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    """Walk the fields of a submitted form, however deep they lie."""
    for component in components:
        if "value" in component:
            yield component["custom_id"], component["value"]
        inner = [component["component"]] if "component" in component else component.get("components", ())
        yield from _fields(inner)
