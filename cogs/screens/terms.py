"""The card on which the host sets what the table agrees about time."""

from __future__ import annotations

from cogs import ids, limits
from cogs.layout import cut
from cogs.screens.agreed import chosen_term, term_value, terms_line
from cogs.screens.lobby import Lobby
from cogs.spec import Button, Menu, MessageSpec, Option, Row
from engines.core import Option as HouseOption
from render.words import Words
from sessions.clocks.terms import OPTIONS
from sessions.values import Session


def terms_card(at: Lobby, notice: str = "") -> MessageSpec:
    """Return the menus for the host, who alone sees them."""
    words, session = at.words, at.session
    lines = [f"## {words.text('cogs-terms-title', game=at.title)}", *([notice] if notice else [])]
    lines += [terms_line(words, session), words.text("cogs-terms-about")]
    menus: list[Row] = [_menu(words, session, option) for option in OPTIONS]
    foot = (
        Button(words.text("cogs-button-own-clock"), str(ids.LobbyId(session.id, "owntime"))),
        Button(words.text("cogs-button-game-options"), str(ids.LobbyId(session.id, "options"))),
    )
    return MessageSpec("\n".join(lines), rows=(*menus, foot), card=True)


def _menu(words: Words, session: Session, option: HouseOption) -> Menu:
    title, chosen = words.text(f"cogs-term-{option.id}"), chosen_term(session, option)
    values = option.values if chosen in option.values else (*option.values, chosen)
    choices = tuple(
        Option(
            cut(
                words.text("cogs-terms-one", name=title, value=term_value(words, option.id, value)),
                limits.MENU_LABEL,
            ),
            value,
            chosen=value == chosen,
        )
        for value in values
    )
    placeholder = words.text("cogs-menu-option", name=title)
    return Menu(str(ids.LobbyId(session.id, "term", option.id)), placeholder, choices)
