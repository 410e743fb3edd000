"""Answers: a press becomes texts, the texts a step of the draft or a receipt."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from cogs import ids
from cogs.desk import Desk
from cogs.layout import Address
from cogs.press.meaning import Clash, Early, Kept, Meaning, confirmed, meaning
from cogs.reply import Interaction, all_picked, tell
from cogs.screens.ask_back import ask_back, cost_of
from cogs.screens.choices import Stand
from cogs.screens.panel import missed, not_both, panel, picked_so_far, too_early
from cogs.screens.refusals import refusal_text
from cogs.showing import show_panel, show_receipt
from cogs.sight import Sight, see
from engines.core import Decision, NotYours, Offer, Question, TooLate
from sessions import find, play
from sessions.chain import Chain
from sessions.values import Confirm, Laid, Receipt, Unsure
from sessions.wishes import drop_plan, leave_plan, offered_plans


class _Press(msgspec.Struct, frozen=True):
    """A press with the question whose list it counts in, and what it stands for."""

    id: ids.PressId
    question: Question
    meant: Meaning

    @property
    def offer(self) -> Offer | None:
        """The offer that was pressed; None for a form."""
        index = self.id.index
        return None if index is None or self.id.verb is ids.Verb.MULTI else self.question.offers[index]


async def answer(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    """Do what a press on an offer or a form stands for."""
    question = await _question(desk, sight, press)
    if question is None:
        await outdated(desk, interaction, sight, press)
        return
    press = replace(press, decision=question.decision.id)
    match meaning(question, press, all_picked(interaction), coda=sight.look.standing.coda):
        case None:
            await outdated(desk, interaction, sight, press)
        case Kept(picks=picks):
            stand = replace(stand_of(press), picks=picks)
            await tell(interaction, panel(sight, stand, picked_so_far(sight, picks)), keep_picture=True)
        case Clash(one=one, other=other):
            spec = panel(sight, stand_of(press), not_both(sight, one, other))
            await tell(interaction, spec, keep_picture=True)
        case Early(one=one):
            spec = panel(sight, stand_of(press), too_early(sight, one))
            await tell(interaction, spec, keep_picture=True)
        case meant:
            await _submit(desk, interaction, sight, _Press(press, question, meant))


async def take_back(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    """Take the last step back and nothing else; from an older panel nothing."""
    if len(sight.look.draft.steps) != press.draft:
        await outdated(desk, interaction, sight, press)
        return
    look = await play.take_back(desk.house, sight.session.id, interaction.user.id)
    await _tell_laid(desk, interaction, Laid(look), Stand(lap=press.lap).next())


async def outdated(desk: Desk, interaction: Interaction, sight: Sight, press: ids.PressId) -> None:
    """Say that this was answered already or laid out elsewhere, and show what is asked now."""
    await tell(interaction, await show_panel(desk, sight, Stand(lap=press.lap).next(), _why_not(sight, press)))


def stand_of(press: ids.PressId, address: Address = (), page: int = 0) -> Stand:
    """Return the stand of the panel after a press on it: its form stays as it is."""
    return Stand(lap=press.lap, plain=press.plain, picks=press.picks).next(address, page)


def _why_not(sight: Sight, press: ids.PressId) -> tuple[str, ...]:
    """Return what stands above the current panel; one that says whose turn it is needs nothing more."""
    owner = next((one.seat for one in sight.look.pending if one.id == press.decision), sight.look.seat)
    if owner is not None and owner != sight.look.seat:
        return (sight.words.text("cogs-refusal-others", who=sight.who(owner)),) if sight.look.question else ()
    drafted = sight.look.draft.steps or (press.draft and press.revision == sight.session.revision)
    return (sight.words.text("cogs-draft-elsewhere" if drafted else "cogs-refusal-answered"),)


async def _question(desk: Desk, sight: Sight, press: ids.PressId) -> Question | None:
    """Return the question whose list the press counts in (for the board the open one), None if it is outdated."""
    question = sight.look.question
    if question is None or len(sight.look.draft.steps) != press.draft:
        return None
    if press.verb is ids.Verb.GO_OPEN:
        look = await play.look(desk.house, sight.session.id, None)
        return _as_asked(look.open_question, question.decision, press)
    return question if question.decision.id == press.decision else None


def _as_asked(shown: Question | None, own: Decision, press: ids.PressId) -> Question | None:
    """Return what the board shows as it is put to the one who pressed; None if the press is from before.

    What several seats are asked alike bears the id of the newest of their decisions.
    """
    if shown is None:
        return None
    if own in shown.shared and own.id <= press.decision:
        return replace(shown, decision=own)
    return (
        shown if shown.decision.id == own.id == press.decision else None
    )  # the board may be ahead of the seat's look


async def _submit(desk: Desk, interaction: Interaction, sight: Sight, pressed: _Press) -> None:
    press, player = pressed.id, interaction.user.id
    try:
        done = await _laid_out(desk, sight, player, pressed)
    except (NotYours, TooLate):  # somebody else, or the same press again, was quicker
        now = await see(desk, await play.look(desk.house, sight.session.id, player))
        await outdated(desk, interaction, now, press)
        return
    stand = Stand(lap=press.lap, plain=press.plain).next()
    if isinstance(done, Laid):
        await _tell_laid(desk, interaction, done, stand)
    elif isinstance(done, Unsure):
        yes = confirmed(pressed.question, press, all_picked(interaction))
        await tell(interaction, ask_back(sight, pressed.question, pressed.offer, yes), keep_picture=True)
    else:
        await _tell_receipt(desk, interaction, done, stand, pressed.question)


async def _laid_out(desk: Desk, sight: Sight, player: int, pressed: _Press) -> Receipt | Laid | Unsure:
    """Submit a press. What it says for a later question is left before, for that question may follow at once."""
    session, meant = sight.session.id, pressed.meant
    chain = Chain(meant.texts, pressed.id.decision, meant.closing, await _confirm(desk, player, pressed))
    left = await _leave(desk, sight, player, meant.later) if meant.later else None
    done: Receipt | Laid | Unsure | None = None
    try:
        done = await play.lay_out(desk.house, session, player, chain, pressed.id.draft)
    finally:
        if left is not None and (done is None or isinstance(done, Unsure)):
            await drop_plan(desk.house, session, player, left)
    return done


async def _confirm(desk: Desk, player: int, pressed: _Press) -> Confirm:
    """Return when to ask back: not again, and of what costs nothing only if the player always wants it."""
    wanted = Confirm.NEVER if pressed.id.sure else (await find.settings(desk.house, player)).confirm
    costs = pressed.offer is not None and cost_of(pressed.offer) is not None
    return Confirm.NEVER if wanted is Confirm.RISKY and not costs else wanted


async def _leave(desk: Desk, sight: Sight, player: int, later: tuple[str, ...]) -> str | None:
    """Leave what a choice says for a later question; return that question's kind, None if nothing can be left."""
    plans = await offered_plans(desk.house, sight.session.id, player)
    named = [plan for plan in plans if plan.field and any(one.texts == later for one in plan.field.choices)]
    found = next(iter(named or plans), None)
    if found is not None:
        await leave_plan(desk.house, sight.session.id, player, found.kind, later)
    return None if found is None else found.kind


async def _tell_laid(desk: Desk, interaction: Interaction, laid: Laid, stand: Stand) -> None:
    """Show the panel after the draft, with what was refused of the last press."""
    sight = await see(desk, laid.look)
    notice = () if laid.why is None else (refusal_text(sight, laid.why),)
    await tell(interaction, await show_panel(desk, sight, stand, notice))


async def _tell_receipt(
    desk: Desk, interaction: Interaction, receipt: Receipt, stand: Stand, question: Question
) -> None:
    """Show what was played, after the board; a form that was put aside comes back with the next turn."""
    await desk.precedence.after_board(receipt.look.session.id)
    after = await see(desk, receipt.look, receipt.events)
    stand = replace(stand, plain=stand.plain and not receipt.turn_over)
    await tell(interaction, await show_receipt(desk, after, receipt, stand, missed(after, question, receipt)))
