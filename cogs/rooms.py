"""Opening a session: in the channel, or in a thread of its own where the channel is busy."""

from __future__ import annotations

import discord
import msgspec

from cogs import ids, limits
from cogs.desk import Desk
from cogs.layout import cut
from cogs.permits import check_opening
from cogs.places import (
    FOR_THREADS,
    MissingPermissions,
    NoThreads,
    ThreadsFull,
    check_permissions,
    is_thread,
    place_of,
)
from cogs.reply import Interaction, tell
from cogs.spec import Button, MessageSpec
from engines.core import Chosen
from render.words.choices import area
from sessions import lobby
from sessions.clocks.terms import PACE, tidied
from sessions.errors import PlaceTaken
from sessions.guilds import usual_terms
from sessions.values import Place, Player

Agreed = tuple[Chosen, ...]
"""Terms of the house that were chosen with the command."""


class Wanted(msgspec.Struct, frozen=True):
    """A session that is to be opened, as a button remembers it."""

    game: str
    pack: str | None = None
    agreed: Agreed = ()

    def __str__(self) -> str:
        """Return the text: game, pack, clock; what is not chosen is empty or left out."""
        pace = next((one.value for one in self.agreed if one.option == PACE.id), "")
        return ".".join((self.game, self.pack or "", pace)).rstrip(".")

    @classmethod
    def read(cls, text: str) -> Wanted:
        """Parse a text. Raise UnknownOption for a clock that the house lacks."""
        game, pack, pace, *_ = (*text.split("."), "", "")
        return cls(game, pack or None, (tidied(PACE.id, pace),) if pace else ())


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
        await tell(interaction, _offer_thread(desk, interaction, taken, Wanted(game, pack, agreed)))
        return
    interaction.client.publisher.wake(session.id)
    await tell(interaction, MessageSpec(desk.words.text("cogs-new-done")))


async def open_thread(
    desk: Desk, interaction: Interaction, game: str, pack: str | None = None, agreed: Agreed = ()
) -> None:
    """Open a thread under the channel, and a lobby in it.

    Raise ChannelClosed, NotAnOpener, NoThreads, ThreadsFull, MissingPermissions, UnknownGame, UnknownPack.
    """
    place = place_of(interaction)
    settings = await check_opening(desk, interaction)
    check_permissions(interaction)
    desk.house.library.offered(game, pack)  # what cannot be opened must leave no empty thread
    thread = await _thread(desk, interaction, game)
    host = Player(interaction.user.id, interaction.user.display_name)
    session = await lobby.open_lobby(
        desk.house, Place(place.guild, thread.id), host, game, pack, agreed=agreed or usual_terms(settings)
    )
    interaction.client.publisher.wake(session.id)
    await tell(interaction, MessageSpec(f"{desk.words.text('cogs-new-done')} {thread.mention}"))


async def _thread(desk: Desk, interaction: Interaction, game: str) -> discord.Thread:
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise NoThreads
    missing = tuple(name for name in FOR_THREADS if not getattr(interaction.app_permissions, name))
    if missing:
        raise MissingPermissions(channel.id, missing)
    name = desk.offered(game).words.text(f"{area(game)}-game")
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(
            name=cut(f"{name} · {interaction.user.display_name}", limits.THREAD_NAME),
            type=kind,
            auto_archive_duration=10_080,
        )
    except discord.HTTPException as error:
        if error.code != limits.TOO_MANY_THREADS:
            raise
        raise ThreadsFull from error


def _offer_thread(desk: Desk, interaction: Interaction, taken: PlaceTaken, wanted: Wanted) -> MessageSpec:
    text = desk.words.text("cogs-session-place-taken", session=taken.session)
    if is_thread(interaction.channel):
        return MessageSpec(text)
    button = Button(desk.words.text("cogs-button-thread"), str(ids.LobbyId(taken.session, "thread", str(wanted))))
    return MessageSpec(text, rows=((button,),))
