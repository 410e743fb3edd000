"""Setting an option of a lobby: the panel that was pressed shows the new values, or why they stay."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids
from cogs.desk import Desk
from cogs.reply import Interaction, all_picked, tell
from cogs.screens.lobby import Lobby
from cogs.screens.options import PAGE, options
from engines.core import Option, OptionKind, SetupRefused, UnknownOption
from render.words.choices import setup_refusal
from sessions import find, lobby
from sessions.values import SessionId


async def lobby_of(desk: Desk, id_: SessionId) -> Lobby:
    """Return a session before its start with its game; raise NoSession."""
    session = await find.session(desk.house, id_)
    return Lobby(session, await desk.game(session), await desk.face(session))


async def set_picked(desk: Desk, interaction: Interaction, id_: ids.LobbyId) -> None:
    """Take what was chosen in the menu of an option."""
    option = (await lobby_of(desk, SessionId(id_.session))).option(id_.argument)
    await set_value(desk, interaction, id_, value_of(option, all_picked(interaction)))


async def set_value(desk: Desk, interaction: Interaction, id_: ids.LobbyId, value: str) -> None:
    """Set an option; a value that the engine refuses leaves everything as it was, and that is said."""
    session = SessionId(id_.session)
    refused: SetupRefused | UnknownOption | None = None
    try:
        await lobby.set_option(desk.house, session, interaction.user.id, id_.argument, value)
    except (SetupRefused, UnknownOption) as error:
        refused = error
    at = await lobby_of(desk, session)
    notice = at.words.text("cogs-settings-saved")
    if refused is not None:
        notice = at.words.text("cogs-options-refused", reason=setup_refusal(at.words, refused))
    place = at.game.about.options.index(at.option(id_.argument))
    await tell(interaction, options(at, place // PAGE, notice))


def value_of(option: Option, chosen: Sequence[str]) -> str:
    """Return the value that stands for some lines of an option's menu; none of them means the default."""
    if option.kind is not OptionKind.SEVERAL:
        return next(iter(chosen), option.default)
    named = [value for value in chosen if value != option.default]
    return ",".join(value for value in option.values if value in named) or option.default
