"""The form in which a position of a replay is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from cogs import ids
from cogs.desk import Desk
from cogs.replaying import show_replay
from cogs.reply import Interaction, hold, is_own, tell, think, typed
from cogs.screens.replay import Stand
from cogs.watching import reel_for
from sessions.values import SessionId

FIELD = "step"


async def open_position(desk: Desk, interaction: Interaction, id_: ids.ReplayId) -> None:
    """Show the form; it is the first answer to the press."""
    words = desk.words
    reel = await reel_for(desk, interaction, SessionId(id_.session))
    form = discord.ui.Modal(title=words.text("cogs-replay-type-title"), custom_id=str(id_))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=FIELD, default=str(reel.within(id_.position)), max_length=6
    )
    hint = words.text("cogs-replay-type-hint", n=reel.last)
    form.add_item(discord.ui.Label(text=words.text("cogs-replay-type-label"), component=field, description=hint))
    form.stop()
    await interaction.response.send_modal(form)


async def submit_position(desk: Desk, interaction: Interaction) -> None:
    """Go to the step that was typed; what is no number leaves the replay where it is."""
    data: Mapping[str, Any] = interaction.data or {}
    id_ = ids.ReplayId.read(str(data.get("custom_id")))
    await (hold(interaction) if interaction.message is not None and is_own(interaction) else think(interaction))
    word = typed(interaction).get(FIELD, "").strip()
    position = int(word) if word.isascii() and word.isdigit() else id_.position
    reel = await reel_for(desk, interaction, SessionId(id_.session))
    await tell(interaction, await show_replay(desk, reel, Stand(position, id_.eyes), interaction.user.id))
