"""Presses on a question: answer, walk, type. The panel that was pressed changes in place."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk
from cogs.press.form import open_form
from cogs.reply import Interaction, beside, hold, is_own, picked, tell, think
from cogs.screens.choices import Stand
from cogs.screens.panel import panel
from cogs.showing import show_panel, show_receipt, with_level
from cogs.sight import Sight, see
from cogs.spec import MessageSpec
from engines.core import Question
from sessions import play
from sessions.values import SessionId

WALKS = frozenset({ids.Verb.IN, ids.Verb.UP, ids.Verb.PAGE})


async def on_question(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a press on a question: acknowledged first, then judged by what is asked now."""
    press = chosen(interaction, ids.PressId.read(custom_id))
    if press.verb is ids.Verb.TYPE:
        await open_form(desk, interaction, press)
        return
    await (hold(interaction) if is_own(interaction) else think(interaction))
    look = await play.look(desk.house, SessionId(press.session), interaction.user.id)
    sight = await see(desk, look)
    if look.seat is None:
        await beside(interaction, MessageSpec(sight.words.text("cogs-refusal-watching")))
    elif press.verb is ids.Verb.GO:
        await _answer(desk, interaction, sight, press)
    else:
        await _walk(desk, interaction, sight, press)


def chosen(interaction: Interaction, press: ids.PressId) -> ids.PressId:
    """Return the press that was meant: a menu's value carries it."""
    value = picked(interaction)
    return press if value is None else ids.read_value(press, value)


async def _answer(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    text = _offered(sight.look.question, press)
    if text is None:
        await _outdated(desk, interaction, sight, press)
        return
    id_, player = sight.session.id, interaction.user.id
    receipt = await play.submit(desk.house, id_, player, (text,), decision=press.decision)
    after = await see(desk, receipt.look, receipt.events)
    await tell(interaction, await show_receipt(desk, after, receipt, Stand(lap=press.lap).next()))


async def _walk(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    stand = Stand(lap=press.lap).next(press.address, press.page)
    question = sight.look.question
    if question is None or question.decision.id != press.decision:
        await _outdated(desk, interaction, sight, press)
    elif press.verb in WALKS and interaction.message is not None:
        spec = replace(panel(sight, stand), text=interaction.message.content)
        spec = await with_level(desk, sight, spec, stand)
        await tell(interaction, spec, keep_picture=spec.picture is None)
    else:
        await tell(interaction, await show_panel(desk, sight, stand))


async def _outdated(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    """Say that this was answered already, and show what is asked now."""
    notice = (sight.words.text("cogs-refusal-answered"),)
    await tell(interaction, await show_panel(desk, sight, Stand(lap=press.lap).next(), notice))


def _offered(question: Question | None, press: ids.PressId) -> str | None:
    """Return the text that the press stands for, None if it is not from the open list."""
    if question is None or question.decision.id != press.decision or press.index is None:
        return None
    if press.index >= len(question.offers):
        return None
    text = question.offers[press.index].text
    return text if ids.check_of(text) == press.check else None
