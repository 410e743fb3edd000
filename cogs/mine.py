"""Lists of sessions with links to the messages that matter: a player's own, and those of a server."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.permits import sees
from cogs.reply import Interaction
from cogs.screens.lists import Entry, listing, page_of
from cogs.spec import MessageSpec
from engines.core import Seat
from render.words import marked
from render.words.choices import area
from sessions import find
from sessions.values import Listed, Mine, Place, Session, SessionId, Status

DISCORD = "https://discord.com/channels"
MINE = "mine"
SERVER = "server"
"""What stands in the place of a session in the ids of pages of these lists."""


async def mine_page(desk: Desk, player: int, page: int = 0) -> MessageSpec:
    """Return a page of the player's sessions, those that wait for the player first."""
    mine = await find.mine(desk.house, player)
    title = desk.words.text("cogs-mygames-title", n=len(mine))
    if not mine:
        return MessageSpec(desk.words.text("cogs-mygames-none"), card=True)
    shown, turn = page_of(mine, page)
    return listing(desk.words, title, [own_entry(desk, one) for one in shown], turn, MINE)


async def server_page(desk: Desk, interaction: Interaction, guild: int, page: int = 0) -> MessageSpec:
    """Return a page of a server's sessions in the channels that the member may see."""
    found = [one for one in await find.in_guild(desk.house, guild) if sees(interaction, one.session)]
    title = desk.words.text("cogs-list-title", n=len(found))
    if not found:
        return MessageSpec(desk.words.text("cogs-list-none"), card=True)
    shown, turn = page_of(found, page)
    return listing(desk.words, title, [_of_server(desk, one) for one in shown], turn, SERVER)


async def next_waiting(desk: Desk, player: int, here: SessionId) -> tuple[Mine, ...]:
    """Return the other sessions that wait for a player, in the order in which they should be played."""
    return tuple(one for one in await find.mine(desk.house, player) if one.asked and one.session.id != here)


def session_url(session: Session) -> str:
    """Return the address of the board, of the lobby, or at least of the channel."""
    return message_url(session.place, session.board_message or session.lobby_message)


def message_url(place: Place, message: int | None) -> str:
    """Return the address of a message."""
    url = f"{DISCORD}/{place.guild}/{place.channel}"
    return f"{url}/{message}" if message else url


def own_entry(desk: Desk, one: Mine) -> Entry:
    """Return the line of a player's own session, with the time that is left."""
    if one.deadline is not None:
        return _entry(desk, one.session, "due", one.waited, until=f"<t:{int(one.deadline)}:R>")
    return _entry(desk, one.session, "waits" if one.asked else _stage(one.session), one.waited)


def _of_server(desk: Desk, one: Listed) -> Entry:
    return _entry(desk, one.session, _stage(one.session), one.waited)


def _stage(session: Session) -> str:
    return {Status.LOBBY: "lobby", Status.FROZEN: "hold"}.get(session.status, "runs")


def _entry(desk: Desk, session: Session, stage: str, waited: tuple[Seat, ...], until: str = "") -> Entry:
    title = desk.offered(session.game).words.text(f"{area(session.game)}-game")
    people = desk.table(session, safe=True)
    line = desk.words.text(
        f"cogs-mygames-{stage}",
        game=title, session=session.id, place=f"<#{session.place.channel}>",
        who=desk.words.joined([marked(seat, people) for seat in waited]),
        free=sum(holder.free for holder in session.holders), until=until,
    )  # fmt: skip
    return Entry(line, f"{title} · {session.id}", session_url(session))
