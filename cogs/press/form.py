"""The form in which an action is typed. Its id says everything, so that it too outlives a restart.

Every form that was filled in comes back through here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from cogs import ids
from cogs.answers import report
from cogs.desk import Desk
from cogs.press.option_form import submit_option
from cogs.press.replay_form import submit_position
from cogs.reply import Interaction, beside, hold, is_own, tell, think, typed
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
    """Take a form that was filled in."""
    data: Mapping[str, Any] = interaction.data or {}
    submit = _FORMS.get(str(data.get("custom_id"))[:3], _submit)
    try:
        await submit(interaction.client.desk, interaction)
    except Exception as error:  # noqa: BLE001 - the library would only log it and leave the user waiting
        await report(interaction, error)


async def _submit(desk: Desk, interaction: Interaction) -> None:
    """Play what was typed; a refusal leaves the panel as it is."""
    data: Mapping[str, Any] = interaction.data or {}
    press = ids.PressId.read(str(data.get("custom_id")))
    await (hold(interaction) if interaction.message is not None and is_own(interaction) else think(interaction))
    line = typed(interaction).get(FIELD, "")
    sight, receipt = await submit_line(desk, SessionId(press.session), interaction.user.id, line, press)
    if receipt.accepted:
        await tell(interaction, await show_receipt(desk, sight, receipt, Stand(lap=press.lap).next()))
    else:
        await beside(interaction, refused(sight, receipt))


_FORMS = {"l1:": submit_option, "v1:": submit_position}
"""Which form it is, by the prefix of its id; any other is an action that was typed."""
