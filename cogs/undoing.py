"""Taking a step back: at once where nothing came to light since, else only if those agree who must."""

from __future__ import annotations

from cogs import ids
from cogs.desk import Desk, escaped
from cogs.showing import show_panel
from cogs.sight import Sight, see
from cogs.spec import Button, MessageSpec
from engines.core import Revealed
from sessions import consent, play
from sessions import undo as steps
from sessions.errors import NeedsConsent
from sessions.values import Session

UNDO, ASK = "undo", "askundo"


async def undo(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Take the last step back: one that was only laid out first, else the last that was played."""
    player = _player(sight)
    if player is None:
        return (MessageSpec(sight.words.text("cogs-refusal-watching")),)
    if sight.look.draft.steps:
        look = await play.take_back(desk.house, sight.session.id, player)
        return (await show_panel(desk, await see(desk, look)),)
    try:
        look = await steps.undo(desk.house, sight.session.id, player)
    except NeedsConsent:
        return (barrier(sight, await steps.prospect(desk.house, sight.session.id, player)),)
    return (await show_panel(desk, await see(desk, look), notice=(sight.words.text("cogs-undo-done"),)),)


async def ask_undo(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Ask those who must agree; the request is told to all of them."""
    player = _player(sight)
    if player is None:
        return (MessageSpec(sight.words.text("cogs-refusal-watching")),)
    found = await steps.prospect(desk.house, sight.session.id, player)
    await consent.ask(desk.house, sight.session.id, player, steps.UNDO, **steps.what(found))
    return (MessageSpec(sight.words.text("cogs-undo-asked", who=sight.whose(found.asks))),)


async def rewind(desk: Desk, session: Session, by: int, back: int, reason: str, *, moderator: bool) -> None:
    """Go back some steps for a reason that everybody reads. Raise NotHost, NoSuchStep, WrongStatus."""
    await steps.rewind(desk.house, session.id, by, back, escaped(reason), moderator=moderator)


def barrier(sight: Sight, found: steps.Prospect) -> MessageSpec:
    """Say what came to light since the step, who must agree, and how to ask them."""
    words = sight.words
    text = words.text("cogs-undo-barrier", why=came_to_light(sight, found.revealed), who=sight.whose(found.asks))
    button = Button(words.text("cogs-button-undo-ask"), str(ids.BoardId(sight.session.id, ASK)))
    return MessageSpec(text, rows=((button,),))


def came_to_light(sight: Sight, light: Revealed) -> str:
    """Return what cannot be made unseen, as one phrase."""
    words = sight.words
    reasons = [words.text("cogs-undo-luck")] if light.luck else []
    if light.shown:
        reasons.append(words.text("cogs-undo-shown", who=sight.whose(light.shown)))
    if light.answered:
        reasons.append(words.text("cogs-undo-answered", who=sight.whose(light.answered)))
    return words.joined(reasons)


def _player(sight: Sight) -> int | None:
    holder = None if sight.look.seat is None else sight.session.holders[sight.look.seat].player
    return None if holder is None else holder.id
