"""The options of a lobby: one menu for each line of the game's option table, four to a page."""

from __future__ import annotations

from cogs import ids, limits
from cogs.desk import escaped
from cogs.layout import cut
from cogs.screens.agreed import terms_line
from cogs.screens.lobby import Lobby
from cogs.spec import Button, Menu, MessageSpec, Option, Row
from engines.core import Option as GameOption
from engines.core import OptionKind
from render.words.choices import option_title, option_value, options_line

PAGE = limits.ROWS - 1


def options(lobby: Lobby, page: int = 0, notice: str = "", *, host: bool = True) -> MessageSpec:
    """Return a page of options; for anybody but the host it can only be read."""
    words, session = lobby.words, lobby.session
    lines = [f"## {words.text('cogs-options-title', game=lobby.title)}"]
    lines += [notice] if notice else []
    lines += [options_line(words, lobby.game, session.options), terms_line(words, session)]
    if not host:
        name = next((h.player.name for h in session.holders if h.player and h.player.id == session.host), "")
        lines.append(words.text("cogs-options-host-only", host=escaped(name)))
        return MessageSpec("\n".join(lines), card=True)
    table = lobby.game.about.options
    rows: list[Row] = [_row(lobby, option) for option in table[page * PAGE : (page + 1) * PAGE]]
    turn = _turn(lobby, page, -(-len(table) // PAGE))
    return MessageSpec("\n".join(lines), rows=(*rows, turn), card=True)


def _row(lobby: Lobby, option: GameOption) -> Row:
    """Return a menu of the values, or the button of a form where there is no list of them."""
    words, session = lobby.words, lobby.session
    if option.values:
        return _menu(lobby, option)
    chosen = option_value(words, session.game, option.id, lobby.chosen(option))
    label = f"{option_title(words, session.game, option.id)}: {chosen}"
    return (Button(cut(label, limits.BUTTON_LABEL), str(ids.LobbyId(session.id, "type", option.id))),)


def _menu(lobby: Lobby, option: GameOption) -> Menu:
    words, session = lobby.words, lobby.session
    chosen = lobby.chosen(option).split(",")
    title = option_title(words, session.game, option.id)
    choices = tuple(
        Option(
            cut(f"{title}: {option_value(words, session.game, option.id, value)}", limits.MENU_LABEL),
            value,
            chosen=value in chosen,
        )
        for value in option.values[: limits.MENU_OPTIONS]
    )
    placeholder = words.text("cogs-menu-option", name=title)
    id_ = str(ids.LobbyId(session.id, "set", option.id))
    if option.kind is OptionKind.SEVERAL:
        return Menu(id_, placeholder, choices, least=0, most=len(choices))
    return Menu(id_, placeholder, choices)


def _turn(lobby: Lobby, page: int, pages: int) -> tuple[Button, ...]:
    buttons = []
    for key, other in (("cogs-button-previous-page", page - 1), ("cogs-button-next-page", page + 1)):
        if 0 <= other < pages:
            buttons.append(Button(lobby.words.text(key), str(ids.LobbyId(lobby.session.id, "options", str(other)))))
    time = Button(lobby.words.text("cogs-button-time"), str(ids.LobbyId(lobby.session.id, "time")))
    return (*buttons, time)
