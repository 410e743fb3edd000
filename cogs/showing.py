"""Screens with their pictures: the private panel, the hand, the board on request."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import limits
from cogs.desk import Desk
from cogs.drawing import USUAL, Manner
from cogs.layout import cut
from cogs.onward import with_next
from cogs.screens.board import facts, fixed, label, text_board
from cogs.screens.choices import FIRST, Stand, narrowed
from cogs.screens.drafted import drafted
from cogs.screens.panel import panel, receipt
from cogs.screens.wishes import left_lines, on_lines, wishing
from cogs.sight import Sight
from cogs.spec import Embed, MessageSpec
from render.split import split
from sessions import find
from sessions.values import Receipt


async def show_panel(desk: Desk, sight: Sight, stand: Stand = FIRST, notice: tuple[str, ...] = ()) -> MessageSpec:
    """Return the panel with the seat's own picture."""
    return await with_hand(desk, sight, panel(sight, stand, notice))


async def show_receipt(
    desk: Desk, sight: Sight, done: Receipt, stand: Stand = FIRST, notice: tuple[str, ...] = ()
) -> MessageSpec:
    """Return what came of a submission, with the seat's picture as it is now."""
    return await with_next(desk, sight, await with_hand(desk, sight, receipt(sight, done, stand, notice)))


async def show_hand(desk: Desk, sight: Sight) -> MessageSpec:
    """Return the hand in picture and words, with a way to act if the seat is asked, or to show it if it is open."""
    title = "cogs-hand-title.open" if sight.face.hand_is_open else "cogs-hand-title"
    title = sight.words.text(title, hand=label(sight, "hand"), game=sight.game_name, session=sight.session.id)
    show = ("show",) if sight.face.hand_is_open else ()
    names = ("act" if sight.look.question is not None else "text", "rules", *show, *wishing(sight))
    left = (*on_lines(sight), *left_lines(sight), *drafted(sight))
    text = "\n".join((f"**{title}**", *hand_lines(sight), *left))
    spec = MessageSpec(cut(text, limits.CONTENT), rows=(fixed(sight, names),))
    picture = await desk.hand_picture(sight.look, sight.face, sight.moment)
    return replace(spec, picture=picture)


async def show_board(
    desk: Desk, sight: Sight, *, text: bool = False, manner: Manner = USUAL
) -> tuple[MessageSpec, ...]:
    """Return the board as picture or as text, in as many messages as it takes."""
    buttons = (fixed(sight, ("act", "hand", "rules")),)
    late = (sight.late,) if sight.late else ()
    picture = None if text else await desk.board_picture(sight.look, sight.face, sight.moment, manner)
    if picture is not None:
        story = cut("\n".join((*late, *sight.story())), limits.EMBED_DESCRIPTION)
        return (MessageSpec("", Embed(cut(facts(sight), limits.EMBED_TITLE), story), picture, buttons),)
    failed = () if text else (sight.words.text("cogs-board-no-picture"),)
    *first, last = split((*late, *failed, *text_board(sight)), limits.CONTENT)
    return (*(MessageSpec(part) for part in first), MessageSpec(last, rows=buttons))


async def with_level(desk: Desk, sight: Sight, spec: MessageSpec, stand: Stand) -> MessageSpec:
    """Add the picture of the level that a panel was walked to, if the game draws one."""
    question = sight.look.question
    if question is None or not sight.face.focuses:
        return spec
    level = replace(sight.look, question=narrowed(sight, question, stand))
    return replace(spec, picture=await desk.hand_picture(level, sight.face, sight.moment))


async def with_hand(desk: Desk, sight: Sight, spec: MessageSpec) -> MessageSpec:
    """Add the seat's picture; words stand in for it where it fails, and beside it for those who want text first."""
    if sight.look.seat is None:
        return spec
    picture = await desk.hand_picture(sight.look, sight.face, sight.moment)
    player = sight.session.holders[sight.look.seat].player
    wants_text = player is not None and (await find.settings(desk.house, player.id)).text_boards
    if picture is None or wants_text:
        failed = () if picture else (sight.words.text("cogs-board-no-picture"),)
        lines = (spec.text, *failed, *hand_lines(sight), *(text_board(sight) if wants_text else ()))
        spec = replace(spec, text=cut("\n".join(lines), limits.CONTENT))
    return replace(spec, picture=picture)


def hand_lines(sight: Sight) -> tuple[str, ...]:
    """Return the seat's secrets in words."""
    return sight.face.hand_text(sight.look.view, sight.moment, sight.look.question)
