"""The sessions of a player, with links to the messages that matter."""

from __future__ import annotations

from cogs.desk import Desk
from cogs.screens.lists import Listed, mygames
from cogs.sight import see
from cogs.spec import MessageSpec
from render.words.choices import area
from sessions import find, play
from sessions.values import Mine, Place, Session, Status

DISCORD = "https://discord.com/channels"


async def mine_page(desk: Desk, player: int, page: int = 0) -> MessageSpec:
    """Return a page of the player's sessions, those that wait for the player first."""
    mine = await find.mine(desk.house, player)
    return mygames(desk.words, [await _listed(desk, one) for one in mine], page)


async def _listed(desk: Desk, one: Mine) -> Listed:
    session = one.session
    words = (await desk.face(session)).words
    title = words.text(f"{area(session.game)}-game")
    args: dict[str, str | int] = {"game": title, "session": session.id, "place": f"<#{session.place.channel}>"}
    if session.status is Status.LOBBY:
        line = words.text("cogs-mygames-lobby", **args)
    elif one.asked:
        line = words.text("cogs-mygames-waits", **args)
    else:
        sight = await see(desk, await play.look(desk.house, session.id, None))
        line = words.text("cogs-mygames-runs", who=sight.whose(sight.asked()), **args)
    return Listed(line, f"{title} · {session.id}", session_url(session))


def session_url(session: Session) -> str:
    """Return the address of the board, of the lobby, or at least of the channel."""
    return message_url(session.place, session.board_message or session.lobby_message)


def message_url(place: Place, message: int | None) -> str:
    """Return the address of a message."""
    url = f"{DISCORD}/{place.guild}/{place.channel}"
    return f"{url}/{message}" if message else url
