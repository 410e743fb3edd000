"""A session at a glance: seats, options, edition, what can be checked."""

from __future__ import annotations

from cogs.mine import session_url
from cogs.screens.agreed import terms_line
from cogs.screens.clocks import clock_line, pause_lines
from cogs.screens.lobby import Lobby, seat_line
from cogs.spec import Link, MessageSpec
from render.words.choices import options_line


def status(at: Lobby) -> MessageSpec:
    """Return what anybody may know of a session."""
    words, session = at.words, at.session
    lines = [
        f"## {words.text('cogs-info-title', game=at.title, session=session.id)}",
        words.text("cogs-info-status", status=session.status.value),
        *(clock_line(words, session, holder, seat_line(at, holder)) for holder in session.holders),
        *pause_lines(words, session),
        terms_line(words, session),
        words.text("cogs-lobby-options", options=options_line(words, at.game, session.options)),
        words.text("cogs-info-edition", pack=session.pack_name, hash=session.pack_hash[:12]),
        words.text("cogs-info-revision", n=session.revision),
    ]
    if session.commitment is not None:
        lines.append(words.text("cogs-board-fair", hash=session.commitment))
    link = Link(words.text("cogs-button-jump"), session_url(session))
    return MessageSpec("\n".join(lines), rows=((link,),), card=True)
