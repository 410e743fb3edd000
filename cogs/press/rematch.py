"""The press on Rematch: a lobby for the same people, or the way to the one that is open already."""

from __future__ import annotations

from cogs import ids
from cogs.desk import Desk
from cogs.mine import session_url
from cogs.permits import check_opening
from cogs.places import check_permissions
from cogs.reply import Interaction, tell, think
from cogs.spec import Link, MessageSpec
from sessions.rematch import rematch
from sessions.values import Player, SessionId


async def on_rematch(desk: Desk, interaction: Interaction, id_: ids.BoardId) -> None:
    """Open the rematch where the session was played; whoever presses again is led to it."""
    await think(interaction)
    if interaction.guild_id is not None:
        await check_opening(desk, interaction)
        check_permissions(interaction)
    by = Player(interaction.user.id, interaction.user.display_name)
    session, new = await rematch(desk.house, SessionId(id_.session), by)
    if new:
        interaction.client.publisher.wake(session.id)
        await tell(interaction, MessageSpec(desk.words.text("cogs-rematch-new")))
        return
    link = Link(desk.words.text("cogs-button-rematch-go"), session_url(session))
    await tell(interaction, MessageSpec(desk.words.text("cogs-rematch-open"), rows=((link,),)))
