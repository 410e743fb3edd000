"""Presses on a question: answer, walk, type. The panel that was pressed changes in place."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk
from cogs.press.form import open_form
from cogs.reply import Interaction, beside, hold, is_own, picked, tell, think
from cogs.screens.choices import Stand
from cogs.screens.panel import panel
from cogs.screens.refusals import refusal_text
from cogs.showing import show_panel, show_receipt, with_level
from cogs.sight import Sight, see
from cogs.spec import MessageSpec
from engines.core import NotYours, Offer, TooLate
from sessions import play
from sessions.chain import Chain
from sessions.values import Laid, Receipt, SessionId

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
    elif press.verb in ids.ANSWERS:
        await _answer(desk, interaction, sight, press)
    elif press.verb is ids.Verb.UNLAY:
        await _take_back(desk, interaction, sight, press)
    else:
        await _walk(desk, interaction, sight, press)


def chosen(interaction: Interaction, press: ids.PressId) -> ids.PressId:
    """Return the press that was meant: a menu's value carries it."""
    value = picked(interaction)
    return press if value is None else ids.read_value(press, value)


async def _answer(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    player = interaction.user.id
    offers = await _offers(desk, sight, press)
    texts = _meant(sight, offers, press)
    if texts is None:
        await _outdated(desk, interaction, sight, press)
        return
    chain = Chain(texts, press.decision)
    try:
        done = await play.lay_out(desk.house, sight.session.id, player, chain, press.draft)
    except (NotYours, TooLate):  # somebody else, or the same press again, was quicker
        now = await see(desk, await play.look(desk.house, sight.session.id, player))
        await _outdated(desk, interaction, now, press)
        return
    stand = Stand(lap=press.lap).next()
    if isinstance(done, Receipt):
        after = await see(desk, done.look, done.events)
        await tell(interaction, await show_receipt(desk, after, done, stand))
    else:
        await _tell_laid(desk, interaction, done, stand)


async def _take_back(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    """Take the last step back and nothing else; from an older panel nothing."""
    if len(sight.look.draft.steps) != press.draft:
        await _outdated(desk, interaction, sight, press)
        return
    look = await play.take_back(desk.house, sight.session.id, interaction.user.id)
    await _tell_laid(desk, interaction, Laid(look), Stand(lap=press.lap).next())


async def _tell_laid(desk: Desk, interaction: Interaction, laid: Laid, stand: Stand) -> None:
    """Show the panel after the draft, with what was refused of the last press."""
    sight = await see(desk, laid.look)
    notice = () if laid.why is None else (refusal_text(sight, laid.why),)
    await tell(interaction, await show_panel(desk, sight, stand, notice))


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
    """Say that this was answered already or laid out elsewhere, and show what is asked now."""
    await tell(interaction, await show_panel(desk, sight, Stand(lap=press.lap).next(), _why_not(sight, press)))


def _why_not(sight: Sight, press: ids.PressId) -> tuple[str, ...]:
    """Return what stands above the current panel; one that says whose turn it is needs nothing more."""
    owner = next((one.seat for one in sight.look.pending if one.id == press.decision), sight.look.seat)
    if owner is not None and owner != sight.look.seat:
        return (sight.words.text("cogs-refusal-others", who=sight.who(owner)),) if sight.look.question else ()
    drafted = sight.look.draft.steps or (press.draft and press.revision == sight.session.revision)
    return (sight.words.text("cogs-draft-elsewhere" if drafted else "cogs-refusal-answered"),)


async def _offers(desk: Desk, sight: Sight, press: ids.PressId) -> tuple[Offer, ...]:
    """Return the list that the press counts in: the open offers for the board, else what the seat is asked."""
    question = sight.look.question
    if press.verb is ids.Verb.GO_OPEN:
        question = (await play.look(desk.house, sight.session.id, None)).open_question
    return question.offers if question is not None and question.decision.id == press.decision else ()


def _meant(sight: Sight, offers: Sequence[Offer], press: ids.PressId) -> tuple[str, ...] | None:
    """Return the texts that the press stands for, None if it is not from the open list."""
    question = sight.look.question
    if question is None or question.decision.id != press.decision or press.index is None:
        return None
    if press.index >= len(offers) or len(sight.look.draft.steps) != press.draft:
        return None
    offer = offers[press.index]
    return offer.texts if ids.check_of(offer.line) == press.check else None
