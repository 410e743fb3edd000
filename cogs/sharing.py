"""Saying something to everybody at a member's wish."""

from __future__ import annotations

from cogs.encode import to_send
from cogs.permits import check_channel
from cogs.reply import Interaction, tell
from cogs.spec import MessageSpec


async def share(interaction: Interaction, done: str, *specs: MessageSpec) -> None:
    """Say something to everybody. Only now, when nothing can be refused any more; `done` is the private word.

    Raise ChannelClosed where the server keeps boards and rules to other channels.
    """
    if interaction.guild_id is not None:
        await check_channel(interaction.client.desk, interaction)
    await tell(interaction, MessageSpec(done))
    for spec in specs:
        await interaction.followup.send(**to_send(spec))
