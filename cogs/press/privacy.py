"""Deleting one's data: asked back once, then done at once."""

from __future__ import annotations

from cogs import ids
from cogs.desk import Desk
from cogs.reply import Interaction, hold, is_own, tell, think
from cogs.screens.privacy import ask_back, deleted, privacy_card
from sessions import find
from sessions.privacy import forget


async def on_privacy(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Ask back, delete, or leave everything as it is."""
    what = ids.PrivacyId.read(custom_id).what
    await (hold(interaction) if is_own(interaction) else think(interaction))
    player = interaction.user.id
    match what:
        case "ask":
            seats = len(await find.mine(desk.house, player))
            await tell(interaction, ask_back(desk.words, seats))
        case "delete":
            await forget(desk.house, player)
            await tell(interaction, deleted(desk.words))
        case "back":
            await tell(interaction, privacy_card(desk.words))
        case _:
            raise ids.BadId(custom_id)
