"""The form in which an action is typed. Its id says everything, so that it too outlives a restart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from cogs import ids
from cogs.answers import report
from cogs.desk import Desk
from cogs.reply import Interaction, beside, hold, is_own, tell, think
from cogs.screens.choices import Stand
from cogs.showing import show_receipt
from cogs.typed import refused, submit_line
from sessions.values import SessionId

FIELD = "action"


async def open_form(desk: Desk, interaction: Interaction, press: ids.PressId) -> None:
    """Show the form; it is the first answer to the press."""
    words = desk.words
    form = discord.ui.Modal(title=words.text("cogs-type-title"), custom_id=str(press))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=FIELD, max_length=400)
    hint = words.text("cogs-type-hint")
    form.add_item(discord.ui.Label(text=words.text("cogs-type-label"), component=field, description=hint))
    form.stop()
    await interaction.response.send_modal(form)


async def on_form(interaction: Interaction) -> None:
    """Play what was typed; a refusal leaves the panel as it is."""
    try:
        await _submit(interaction.client.desk, interaction)
    except Exception as error:  # noqa: BLE001 - the library would only log it and leave the user waiting
        await report(interaction, error)


async def _submit(desk: Desk, interaction: Interaction) -> None:
    data: Mapping[str, Any] = interaction.data or {}
    press = ids.PressId.read(str(data.get("custom_id")))
    await (hold(interaction) if interaction.message is not None and is_own(interaction) else think(interaction))
    line = dict(_fields(data.get("components", ()))).get(FIELD, "")
    sight, receipt = await submit_line(desk, SessionId(press.session), interaction.user.id, line)
    if receipt.accepted:
        await tell(interaction, await show_receipt(desk, sight, receipt, Stand(lap=press.lap).next()))
    else:
        await beside(interaction, refused(sight, receipt))


def _fields(components: Any) -> Iterator[tuple[str, str]]:
    """Walk the fields of a submitted form, however deep they lie."""
    for component in components:
        if "value" in component:
            yield component["custom_id"], component["value"]
        inner = [component["component"]] if "component" in component else component.get("components", ())
        yield from _fields(inner)
