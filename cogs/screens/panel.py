"""The private panel: the question of a seat, and the receipt of what it answered."""

from __future__ import annotations

from cogs import limits
from cogs.layout import cut
from cogs.screens.board import fixed
from cogs.screens.choices import FIRST, Stand, choices
from cogs.screens.clocks import panel_lines
from cogs.screens.drafted import drafted
from cogs.screens.refusals import refusal_text
from cogs.screens.wishes import drops, left_lines, wishing
from cogs.sight import Sight
from cogs.spec import MessageSpec, Row
from engines.core import Choice, Question
from sessions.values import Receipt, Status


def panel(sight: Sight, stand: Stand = FIRST, notice: tuple[str, ...] = ()) -> MessageSpec:
    """Return what the seat is asked, with all choices; a seat that is asked nothing is told who is."""
    question = sight.look.question
    if question is None:
        return waiting(sight, notice)
    time = panel_lines(sight.words, sight.session, sight.look.seat)
    lines = (*notice, *left_lines(sight), *drafted(sight), asking(sight, question), *time)
    rows = choices(sight, question, stand)
    return MessageSpec(_text(lines), rows=(*rows, *drops(sight)) if len(rows) < limits.ROWS else rows)


def asking(sight: Sight, question: Question) -> str:
    """Return the question in one line."""
    key = "cogs-panel-title" if question.decision.in_turn else "cogs-panel-aside"
    return f"**{sight.words.text(key, ask=sight.words.say(question.ask, sight.safe))}**"


def picked_so_far(sight: Sight, picks: tuple[int, ...]) -> tuple[str, ...]:
    """Say how much is picked in a form that takes several menus."""
    question = sight.look.question
    form = None if question is None else question.form
    most = 0 if form is None else sum(field.most for field in form.fields)
    return (sight.words.text("cogs-form-picked", n=len(picks), most=most),)


def not_both(sight: Sight, one: Choice, other: Choice) -> tuple[str, ...]:
    """Say which two picks of a form do not go together; nothing was played."""
    first, second = (sight.words.say(choice.label, sight.safe) for choice in (one, other))
    return (sight.words.text("cogs-form-not-both", one=first, other=second),)


def too_early(sight: Sight, one: Choice) -> tuple[str, ...]:
    """Say which pick of a form needs another one before it; nothing was played."""
    return (sight.words.text("cogs-form-early", pick=sight.words.say(one.label, sight.safe)),)


def waiting(sight: Sight, notice: tuple[str, ...] = ()) -> MessageSpec:
    """Say who is asked instead, or that the session is over."""
    return MessageSpec(_text((*notice, *left_lines(sight), who_is_asked(sight))), rows=_after(sight))


def who_is_asked(sight: Sight) -> str:
    """Say whose answer is waited for."""
    asked = sight.asked()
    if sight.session.status is not Status.RUNNING or not asked:
        return sight.words.text("cogs-refusal-over")
    if len(asked) == 1:
        return sight.words.text("cogs-refusal-not-yours", who=sight.who(asked[0]))
    return sight.words.text("cogs-refusal-not-yours-several", who=sight.whose(asked))


def missed(sight: Sight, question: Question, receipt: Receipt) -> tuple[str, ...]:
    """Name what was picked in a form, or was to run on, and not asked any more."""
    fields = () if question.form is None else question.form.fields
    said = {offer.text: offer.path[-1].label for offer in question.offers if not offer.then}
    said |= {text: choice.label for field in fields for choice in field.choices for text in choice.texts}
    names = [sight.words.say(said[text], sight.safe) for text in receipt.missed if text in said]
    picks = sight.words.joined(names)
    return (sight.words.text("cogs-receipt-missed", n=len(names), picks=picks),) if names else ()


def receipt(sight: Sight, receipt: Receipt, stand: Stand, notice: tuple[str, ...] = ()) -> MessageSpec:
    """Return the answer to a submission: what was played, what happened, and what is asked now if anything."""
    lines = [*_stopped(sight, receipt), *_done(sight, receipt), *notice, *sight.story()]
    if receipt.look.question is not None:
        again = [sight.words.text("cogs-receipt-again")] if receipt.turn_over else []
        return panel(sight, stand, (*lines, *again))
    free = ("undo",) if receipt.free and sight.session.status is Status.RUNNING else ()
    return MessageSpec(_text((*lines, *left_lines(sight), _next(sight))), rows=_after(sight, free))


def _done(sight: Sight, receipt: Receipt) -> list[str]:
    if not receipt.accepted:
        return []
    key = "cogs-receipt-over" if receipt.turn_over else "cogs-receipt-done"
    return [f"**{sight.words.text(key)}**"]


def _stopped(sight: Sight, receipt: Receipt) -> list[str]:
    if receipt.why is None:
        return []
    why = refusal_text(sight, receipt.why)
    played, left = len(receipt.accepted), len(receipt.left)
    if not played:
        return [why]
    text = sight.words.text("cogs-receipt-stopped", played=played, all=played + left, left=left, why=why)
    return [text]


def _next(sight: Sight) -> str:
    if sight.session.status is not Status.RUNNING:
        return sight.words.text("cogs-receipt-game-over")
    return sight.words.text("cogs-receipt-next", who=sight.whose(sight.asked()))


def _after(sight: Sight, first: tuple[str, ...] = ()) -> tuple[Row, ...]:
    """Return the buttons of a seat that is asked nothing."""
    session = sight.session
    names = ("text", "log") if session.status is not Status.RUNNING else ("hand", "text", "log", *wishing(sight))
    return (fixed(sight, (*first, *names)), *drops(sight))


def _text(lines: tuple[str, ...]) -> str:
    return cut("\n".join(lines), limits.CONTENT)
