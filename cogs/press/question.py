"""Presses on a question: answer, walk, type. The panel that was pressed changes in place."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk
from cogs.press.answering import answer, outdated, stand_of, take_back
from cogs.press.form import open_form
from cogs.reply import Interaction, beside, hold, is_own, meanwhile, picked, tell, think
from cogs.screens.panel import panel
from cogs.showing import show_panel, with_level
from cogs.sight import Sight, see
from cogs.spec import MessageSpec
from sessions import play
from sessions.codas import turn_coda
from sessions.values import SessionId

WALKS = frozenset({ids.Verb.IN, ids.Verb.UP, ids.Verb.PAGE, ids.Verb.ONE, ids.Verb.CODA})
"""Presses that change the rows of a panel and leave its words and mostly its picture as they are."""


async def on_question(desk: Desk, interaction: Interaction, custom_id: str) -> None:
    """Take a press on a question: acknowledged first, then judged by what is asked now."""
    press = chosen(interaction, ids.PressId.read(custom_id))
    if press.verb is ids.Verb.TYPE:
        await open_form(desk, interaction, press)
        return
    acknowledgement = hold(interaction) if is_own(interaction) else think(interaction)
    look = await meanwhile(acknowledgement, play.look(desk.house, SessionId(press.session), interaction.user.id))
    sight = await see(desk, look)
    if look.seat is None:
        await beside(interaction, MessageSpec(sight.words.text("cogs-refusal-watching")))
    elif press.revision < sight.session.rewound:
        await outdated(desk, interaction, sight, press)
    elif press.verb in ids.ANSWERS or (press.verb is ids.Verb.CODA and press.index is not None):
        await answer(desk, interaction, sight, press)
    elif press.verb is ids.Verb.UNLAY:
        await take_back(desk, interaction, sight, press)
    elif press.verb is ids.Verb.CODA:
        await _switch(desk, interaction, sight, press)
    else:
        await _walk(desk, interaction, sight, press)


def chosen(interaction: Interaction, press: ids.PressId) -> ids.PressId:
    """Return the press that was meant: a menu's value carries it, but for the picks of a form."""
    value = picked(interaction)
    return press if value is None or press.verb is ids.Verb.MULTI else ids.read_value(press, value)


async def _switch(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    """Turn the closing steps on or off for all questions of this seat; the panel says how they stand."""
    id_, player = sight.session.id, interaction.user.id
    await turn_coda(desk.house, id_, player, on=not sight.look.standing.coda)
    await _walk(desk, interaction, await see(desk, await play.look(desk.house, id_, player)), press)


async def _walk(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    stand = stand_of(press, press.address, press.page)
    question = sight.look.question
    steps = len(sight.look.draft.steps)  # laid out elsewhere, the words of this panel would be wrong
    if question is None or question.decision.id != press.decision or steps != press.draft:
        await outdated(desk, interaction, sight, press)
    elif press.verb in WALKS and interaction.message is not None:
        spec = replace(panel(sight, stand), text=interaction.message.content)
        spec = await with_level(desk, sight, spec, stand)
        await tell(interaction, spec, keep_picture=spec.picture is None)
    else:
        await tell(interaction, await show_panel(desk, sight, stand))
