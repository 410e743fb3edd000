"""Presses on the card about time in a lobby: menus, the form for an own clock."""

from __future__ import annotations

from typing import Any

import discord

from cogs import ids, limits
from cogs.desk import Desk
from cogs.layout import cut
from cogs.press.setting import lobby_of
from cogs.reply import Interaction, picked, tell
from cogs.screens.agreed import chosen_term
from cogs.screens.options import options
from cogs.screens.terms import terms_card
from engines.core import UnknownOption
from sessions import lobby
from sessions.clocks.terms import OFF, PACE
from sessions.values import SessionId

FIELD = "value"
EXAMPLE = "2d+6h/4d"


async def show_terms(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    """Show the card to the host; others read what was agreed."""
    at = await lobby_of(desk, SessionId(id_.session))
    host = at.session.host == interaction.user.id
    await tell(interaction, terms_card(at) if host else options(at, host=False))


async def term_picked(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    """Take what was chosen in a menu."""
    await set_term(desk, interaction, SessionId(id_.session), id_.argument, picked(interaction) or "")


async def set_term(desk: Desk, interaction: Interaction, session: SessionId, option: str, value: str) -> None:
    """Agree on a term; a value that is none leaves everything as it was, and that is said."""
    refused = False
    try:
        await lobby.set_term(desk.house, session, interaction.user.id, option, value)
    except UnknownOption:
        refused = True
    at = await lobby_of(desk, session)
    notice = at.words.text("cogs-settings-saved")
    if refused:
        notice = at.words.text("cogs-terms-refused", value=cut(value, 20))
    await tell(interaction, terms_card(at, notice))


async def open_pace(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    """Show the form for an own clock; it is the first answer to the press."""
    words = desk.words
    at = await lobby_of(desk, SessionId(id_.session))
    chosen = chosen_term(at.session, PACE)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD, default=EXAMPLE if chosen == OFF else chosen, max_length=limits.MENU_VALUE
    )
    title = words.text("cogs-terms-form")
    form = discord.ui.Modal(title=title, custom_id=str(ids.LobbyId(id_.session, "owntime")))
    hint = cut(words.text("cogs-terms-form-hint"), limits.MODAL_DESCRIPTION)
    form.add_item(discord.ui.Label(text=title, component=field, description=hint))
    form.stop()
    await interaction.response.send_modal(form)
