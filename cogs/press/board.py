"""The fixed buttons of boards and messages: each answers privately and afresh."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from cogs import ids, limits
from cogs.desk import Desk
from cogs.encode import to_send
from cogs.extras import show_extra
from cogs.filming import film_message
from cogs.layout import cut
from cogs.onward import NEXT, next_sight
from cogs.press.rematch import on_rematch
from cogs.press.wishes import show_wishes
from cogs.publisher.memory import owes_pointer
from cogs.replaying import open_replay
from cogs.reply import Interaction, tell, think
from cogs.screens.board import label
from cogs.screens.rulebook import rule_card, rule_list
from cogs.sharing import share as say_to_all
from cogs.showing import show_board, show_hand, show_panel
from cogs.sight import Sight, see_board
from cogs.spec import MessageSpec
from cogs.story import log_page, with_options
from cogs.undoing import ASK, UNDO, ask_undo, undo
from cogs.watching import see_as
from render.contract import hand_extra
from sessions.values import SessionId
from sessions.watching import as_of


async def on_board(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Answer a fixed button privately."""
    id_ = ids.BoardId.read(custom_id)
    if id_.what == "rematch":
        await on_rematch(desk, interaction, id_)
        return
    answer = _ANSWERS.get(id_.what)
    if answer is None:
        raise ids.BadId(custom_id)
    await think(interaction)
    session = SessionId(id_.session)
    if id_.what == NEXT:
        sight = await next_sight(desk, interaction.user.id, session)
    else:
        sight = await see_as(desk, interaction, session)
    if sight is None:
        await tell(interaction, MessageSpec(desk.words.text("cogs-next-none")))
        return
    shown = await show(desk, sight) if id_.what == "show" else None
    if shown is not None:
        await say_to_all(interaction, desk.words.text("cogs-shared-done"), shown)
        return
    first, *more = await answer(desk, sight)
    await tell(interaction, first)
    for spec in more:
        await interaction.followup.send(ephemeral=True, **to_send(spec))


async def act(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the panel; a spectator is told how to join in."""
    if sight.look.seat is None:
        return (MessageSpec(sight.words.text("cogs-refusal-watching")),)
    return (await show_panel(desk, sight, notice=(*await _pointer(desk, sight), *sight.since())),)


async def hand(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the hand of a seat."""
    if sight.look.seat is None:
        key = "cogs-hand-watching.open" if sight.face.hand_is_open else "cogs-hand-watching"
        return (MessageSpec(sight.words.text(key, hand=label(sight, "hand"))),)
    return (await show_hand(desk, sight),)


async def show(desk: Desk, sight: Sight) -> MessageSpec | None:
    """Return the open hand of a seat for everybody; None if it is not open, or nobody's."""
    seat = sight.look.seat
    if seat is None or not sight.face.hand_is_open:
        return None
    shown = await show_extra(desk, await see_board(desk, sight.session.id), hand_extra(seat))
    said = sight.words.text("cogs-hand-shown", who=sight.who(seat))
    return replace(shown, text=cut(f"{said}\n{shown.text}", limits.CONTENT))


async def rules(_: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the topic behind the seat's question, else all topics."""
    question = sight.look.question
    found = None if question is None else rule_card(sight.game, question.topic, sight.session.options)
    return (found or rule_list(sight.game),)


async def text(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the text board, with the seat's numbered options if it is asked."""
    return with_options(sight, await show_board(desk, sight, text=True))


async def wishes(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return what the seat has left for questions to come."""
    holder = None if sight.look.seat is None else sight.session.holders[sight.look.seat].player
    return (await show_wishes(desk, sight.session.id, 0 if holder is None else holder.id),)


async def log(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the newest page of the log."""
    return (await log_page(desk, sight),)


async def replay(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the replay where it begins."""
    holder = None if sight.look.seat is None else sight.session.holders[sight.look.seat].player
    reel = as_of(await desk.reels.of(sight.session.id), sight.session.revision)
    return (await open_replay(desk, reel, 0 if holder is None else holder.id),)


async def film(desk: Desk, sight: Sight) -> tuple[MessageSpec, ...]:
    """Return the whole session as a moving picture."""
    return (await film_message(desk, sight.session.id),)


async def _pointer(desk: Desk, sight: Sight) -> tuple[str, ...]:
    """Say once how closed direct messages are opened."""
    player = sight.session.holders[sight.look.seat or 0].player
    if player is None or not await owes_pointer(desk, player.id):
        return ()
    return sight.words.text("cogs-message-closed"), sight.words.text("cogs-message-closed-how")


_ANSWERS: dict[str, Callable[[Desk, Sight], Awaitable[tuple[MessageSpec, ...]]]] = {
    "act": act,
    NEXT: act,
    "hand": hand,
    "rules": rules,
    "text": text,
    "log": log,
    "replay": replay,
    UNDO: undo,
    ASK: ask_undo,
    "film": film,
    "show": hand,
    "wishes": wishes,
}
