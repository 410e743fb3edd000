"""The form for an option without a list of values: a number or a text that the engine checks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from cogs import ids, limits
from cogs.desk import Desk
from cogs.layout import cut
from cogs.press.setting import lobby_of, set_value
from cogs.press.terms import set_term
from cogs.reply import Interaction, hold, typed
from render.words.choices import option_about, option_title
from sessions.clocks.terms import PACE
from sessions.values import SessionId

FIELD = "value"


async def open_option(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    """Show the form; it is the first answer to the press."""
    at = await lobby_of(desk, SessionId(id_.session))
    title = option_title(at.words, at.session.game, id_.argument)
    about = option_about(at.words, at.session.game, id_.argument)
    form = discord.ui.Modal(
        title=cut(title, limits.MODAL_TITLE), custom_id=str(ids.LobbyId(id_.session, "typed", id_.argument))
    )
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD, default=at.chosen(at.option(id_.argument)), max_length=limits.MENU_VALUE
    )
    form.add_item(
        discord.ui.Label(
            text=cut(title, limits.MODAL_LABEL), component=field, description=cut(about, limits.MODAL_DESCRIPTION)
        )
    )
    form.stop()
    await interaction.response.send_modal(form)


async def submit_option(desk: Desk, interaction: Interaction) -> None:
    """Take the value that was typed."""
    data: Mapping[str, Any] = interaction.data or {}
    id_ = ids.LobbyId.read(str(data.get("custom_id")))
    await hold(interaction)
    if id_.what == "owntime":
        value = typed(interaction).get(FIELD, "").strip()
        await set_term(desk, interaction, SessionId(id_.session), PACE.id, value)
        return
    await set_value(desk, interaction, id_, typed(interaction).get(FIELD, "").strip())
