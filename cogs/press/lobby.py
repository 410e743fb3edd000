"""Presses in a lobby. The lobby itself is brought up to date by the publisher; here only the private word."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs import ids
from cogs.desk import Desk
from cogs.leaving import QUIT, STAY, give_up, leave_now, stay
from cogs.permits import check_opening
from cogs.places import check_permissions
from cogs.press.option_form import open_option
from cogs.press.setting import lobby_of, set_picked
from cogs.press.terms import open_pace, show_terms, term_picked
from cogs.reply import Interaction, beside, hold, is_own, tell, think
from cogs.rooms import Wanted, open_thread
from cogs.screens.options import options
from cogs.screens.rulebook import rule_card
from cogs.seating import begin, joined
from cogs.spec import MessageSpec
from engines.core import Seat
from render.topics import EDITION
from sessions import find, handover, lobby
from sessions.errors import SeatTaken
from sessions.values import Player, SessionId


async def on_lobby(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a press in a lobby."""
    id_ = ids.LobbyId.read(custom_id)
    form = _FORMS.get(id_.what)
    if form is not None:  # a form is the first answer to a press, so nothing may be sent before
        await form(desk, interaction, id_)
        return
    answer = _ANSWERS.get(id_.what)
    if answer is None:
        raise ids.BadId(custom_id)
    private = id_.what in _PRIVATE and not is_own(interaction)
    await (think(interaction) if private else hold(interaction))
    await answer(desk, interaction, id_)


def player_of(interaction: Interaction) -> Player:
    """Return who pressed, by the name that the place shows."""
    return Player(interaction.user.id, interaction.user.display_name)


async def _join(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    seat = None
    if id_.argument:
        side = int(id_.argument)
        seat = (await lobby_of(desk, SessionId(id_.session))).free_seat(side)
        if seat is None:
            raise SeatTaken(Seat(side))
    session = await lobby.join(desk.house, SessionId(id_.session), player_of(interaction), seat)
    await beside(interaction, await joined(desk, session, interaction.user.id))


async def _leave(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    session = await find.session(desk.house, SessionId(id_.session))
    await beside(interaction, await give_up(desk, session, interaction.user.id))


async def _quit(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    await tell(interaction, await leave_now(desk, SessionId(id_.session), interaction.user.id))


async def _stay(desk: Desk, interaction: Interaction, _: ids.LobbyId) -> None:
    await tell(interaction, stay(desk))


async def _add_computer(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    await lobby.add_computer(desk.house, SessionId(id_.session), interaction.user.id)


async def _remove_computer(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    await lobby.remove_computer(desk.house, SessionId(id_.session), interaction.user.id)


async def _start(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    check_permissions(interaction)
    await begin(desk, SessionId(id_.session), interaction.user.id)


async def _close(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    await lobby.close(desk.house, SessionId(id_.session), interaction.user.id)


async def _options(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    at = await lobby_of(desk, SessionId(id_.session))
    host = at.session.host == interaction.user.id
    await tell(interaction, options(at, int(id_.argument or 0), host=host))


async def _edition(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    session = await find.session(desk.house, SessionId(id_.session))
    found = rule_card(await desk.game(session), EDITION, session.options)
    await tell(interaction, found or MessageSpec(session.pack_name))


async def _thread(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    wanted = Wanted.read(id_.argument)
    await open_thread(desk, interaction, wanted.game, wanted.pack, wanted.agreed)


async def _take(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    """Take a seat that was offered."""
    seat = Seat(int(id_.argument))
    session = await handover.take(desk.house, SessionId(id_.session), player_of(interaction), seat)
    await beside(interaction, await joined(desk, session, interaction.user.id))


async def _again(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    await check_opening(desk, interaction)
    check_permissions(interaction)
    session = await lobby.reopen(desk.house, SessionId(id_.session), player_of(interaction))
    interaction.client.publisher.wake(session.id)
    await tell(interaction, MessageSpec(desk.words.text("cogs-again-done")))


_FORMS = {"type": open_option, "owntime": open_pace}
_ANSWERS: dict[str, Callable[[Desk, Interaction, ids.LobbyId], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    QUIT: _quit,
    STAY: _stay,
    "bot": _add_computer,
    "nobot": _remove_computer,
    "start": _start,
    "close": _close,
    "options": _options,
    "set": set_picked,
    "edition": _edition,
    "thread": _thread,
    "take": _take,
    "time": show_terms,
    "term": term_picked,
    "again": _again,
}
_PRIVATE = frozenset({"options", "edition", "thread", "time", "again", QUIT, STAY})
