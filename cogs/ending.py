"""Ending a session before its time: at once for those who manage the server, else by the vote of the seated."""

from __future__ import annotations

from cogs.desk import Desk, escaped
from cogs.layout import cut
from cogs.permits import manages
from cogs.reply import Interaction, tell
from cogs.spec import MessageSpec
from render.words import Words
from sessions import lobby
from sessions.consent import Request, answer, ask, requests
from sessions.ending import CLOSE, Ending, end
from sessions.values import Session, Status


async def end_session(desk: Desk, interaction: Interaction, session: Session, reason: str) -> None:
    """End a session or vote for it, and say what came of it. Raise what the use cases refuse."""
    words, reason = desk.words, escaped(reason)  # as it will be said, now and by whoever says it later
    if manages(interaction, session):
        await end(desk.house, session.id, reason)
        await tell(interaction, MessageSpec(words.text("cogs-end-done", session=session.id)))
    elif session.status is not Status.RUNNING:
        await lobby.close(desk.house, session.id, interaction.user.id)
        await tell(interaction, MessageSpec(words.text("cogs-close-done")))
    else:
        stands = await _vote(desk, session, interaction.user.id, reason)
        await tell(interaction, MessageSpec(_counted(words, stands)))


def ended_text(words: Words, session: Session, how: Ending | None) -> str:
    """Return how the channel is told that a session has ended before its time."""
    if how is None:
        return words.text("cogs-board-closed", session=session.id)
    line = words.text(f"cogs-board-ended-{how.by}", session=session.id)
    why = words.text("cogs-board-ended-why", reason=cut(how.reason, 300))
    return " ".join((line, why, words.text("cogs-board-ended-new")))


async def _vote(desk: Desk, session: Session, player: int, reason: str) -> Request:
    """Agree to the ending that was asked for, else ask for it."""
    standing = [one for one in await requests(desk.house, session.id) if one.kind == CLOSE]
    if standing:
        return await answer(desk.house, session.id, player, standing[0].number, agrees=True)
    return await ask(desk.house, session.id, player, CLOSE, reason=reason)


def _counted(words: Words, stands: Request) -> str:
    if stands.outcome == "refused":
        return words.text("cogs-notice-close-refused")
    if stands.outcome is not None:
        return words.text("cogs-end-done", session=stands.session)
    return words.text("cogs-end-voted", agreed=len(stands.agreed), needed=stands.needed)
