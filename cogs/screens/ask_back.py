"""Asking back before a step that cannot be taken back: what it costs, the rule behind it, yes or back."""

from __future__ import annotations

from msgspec.structs import replace

from cogs import ids, limits
from cogs.entries import entries_of
from cogs.layout import cut
from cogs.screens.refusals import topic_title
from cogs.sight import Sight
from cogs.spec import Button, MessageSpec, Style
from engines.core import Mark, MarkKind, Offer, Question
from render.contract import Table


def ask_back(sight: Sight, question: Question, offer: Offer | None, yes: ids.PressId) -> MessageSpec:
    """Return the question whether a step is meant; without an offer it is that of a form. `yes` answers it."""
    words, cost = sight.words, None if offer is None else cost_of(offer)
    no = ids.PressId(yes.session, yes.decision, yes.revision, ids.Verb.RESHOW, yes.lap, yes.draft, plain=yes.plain)
    row = (
        Button(_verb(sight, question, offer), str(yes), Style.PRIMARY if cost is None else Style.DANGER),
        Button(words.text("cogs-button-back"), str(no)),
    )
    label = words.text("cogs-ask-back-form") if offer is None else _label(sight, question, offer, sight.safe)
    return MessageSpec(cut(_text(sight, question, label, cost), limits.CONTENT), rows=(row,))


def cost_of(offer: Offer) -> Mark | None:
    """Return the mark that says what an offer costs."""
    return next((mark for mark in offer.marks if mark.kind is MarkKind.COSTLY and mark.why is not None), None)


def _text(sight: Sight, question: Question, label: str, cost: Mark | None) -> str:
    words = sight.words
    if cost is None or cost.why is None:
        return words.text("cogs-ask-back-plain", label=label)
    reason = words.text("cogs-ask-back-costly", label=label, reason=words.say(cost.why, sight.safe))
    rule = words.text("cogs-ask-back-rule", topic=topic_title(sight, cost.topic or question.topic))
    return f"{reason}\n{rule}"


def _verb(sight: Sight, question: Question, offer: Offer | None) -> str:
    """Return what the yes does: the game's own words for it if it costs something, else the step itself."""
    words, cost = sight.words, None if offer is None else cost_of(offer)
    if offer is None:
        return words.text("cogs-ask-back-yes")
    if cost is None or cost.why is None:
        return cut(_label(sight, question, offer, sight.names), limits.BUTTON_LABEL)
    key = f"{cost.why.key}.anyway"
    return words.text("cogs-ask-back-warned", verb=words.text(key if words.has(key) else "cogs-ask-back-yes"))


def _label(sight: Sight, question: Question, offer: Offer, table: Table) -> str:
    (entry,) = entries_of(replace(question, offers=(offer,)), sight.face, table, {})
    return entry.label()
