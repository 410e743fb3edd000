"""Opening a session: in the channel, or in a thread of its own where the channel is busy."""

from __future__ import annotations

import discord

from cogs import ids, limits
from cogs.desk import Desk
from cogs.layout import cut
from cogs.permits import check_opening
from cogs.places import MissingPermissions, ThreadsFull, check_permissions, is_thread, place_of
from cogs.reply import Interaction, tell
from cogs.spec import Button, MessageSpec
from engines.core import Chosen
from render.words.choices import area
from sessions import lobby
from sessions.errors import PlaceTaken
from sessions.guilds import usual_terms
from sessions.values import Place, Player

Agreed = tuple[Chosen, ...]
"""Terms of the house that were chosen with the command."""


async def open_here(desk: Desk, interaction: Interaction, game: str, pack: str | None, agreed: Agreed = ()) -> None:
    """Open a lobby in the channel; where a session is running, offer a thread for the new one.

    Servers may wish a thread for each session, and say where and by whom sessions are opened: raise
    ChannelClosed, NotAnOpener.
    """
    place = place_of(interaction)
    settings = await check_opening(desk, interaction)
    check_permissions(interaction)
    if settings.threads and not is_thread(interaction.channel):
        await open_thread(desk, interaction, game, pack, agreed)
        return
    host = Player(interaction.user.id, interaction.user.display_name)
    try:
        session = await lobby.open_lobby(
            desk.house, place, host, game, pack, agreed=agreed or usual_terms(settings)
        )
    except PlaceTaken as taken:
        await tell(interaction, _offer_thread(desk, interaction, taken, f"{game}.{pack}" if pack else game))
        return
    interaction.client.publisher.wake(session.id)
    await tell(interaction, MessageSpec(desk.words.text("cogs-new-done")))


async def open_thread(
    desk: Desk, interaction: Interaction, game: str, pack: str | None = None, agreed: Agreed = ()
) -> None:
    """Open a thread under the channel, and a lobby in it; raise ChannelClosed, NotAnOpener."""
    place = place_of(interaction)
    settings = await check_opening(desk, interaction)
    check_permissions(interaction)
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise MissingPermissions(place.channel, ("create_public_threads",))
    if not interaction.app_permissions.create_public_threads:
        raise MissingPermissions(place.channel, ("create_public_threads",))
    name = desk.offered(game).words.text(f"{area(game)}-game")
    try:
        thread = await channel.create_thread(
            name=cut(f"{name} · {interaction.user.display_name}", limits.THREAD_NAME),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=10_080,
        )
    except discord.HTTPException as error:
        if error.code != limits.TOO_MANY_THREADS:
            raise
        raise ThreadsFull from error
    host = Player(interaction.user.id, interaction.user.display_name)
    session = await lobby.open_lobby(
        desk.house, Place(place.guild, thread.id), host, game, pack, agreed=agreed or usual_terms(settings)
    )
    interaction.client.publisher.wake(session.id)
    await tell(interaction, MessageSpec(f"{desk.words.text('cogs-new-done')} {thread.mention}"))


def _offer_thread(desk: Desk, interaction: Interaction, taken: PlaceTaken, wanted: str) -> MessageSpec:
    text = desk.words.text("cogs-session-place-taken", session=taken.session)
    if is_thread(interaction.channel):
        return MessageSpec(text)
    button = Button(desk.words.text("cogs-button-thread"), str(ids.LobbyId(taken.session, "thread", wanted)))
    return MessageSpec(text, rows=((button,),))
