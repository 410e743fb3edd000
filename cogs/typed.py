"""Answers that are typed: in the form, or with /move."""

from __future__ import annotations

from discord import app_commands

from cogs import ids, limits
from cogs.desk import Desk
from cogs.entries import entries_of, labels_of
from cogs.layout import cut
from cogs.places import NO_CHOICES, session_of
from cogs.reply import Interaction
from cogs.screens.board import fixed
from cogs.screens.refusals import near_texts, refusal_text, refusal_topic, topic_title
from cogs.sight import Sight, see
from cogs.spec import Button, MessageSpec, Row
from engines.core import Question
from sessions import play
from sessions.typing import complete, parse
from sessions.values import Look, Receipt, SessionId


async def submit_line(
    desk: Desk, id_: SessionId, player: int, line: str, press: ids.PressId | None = None
) -> tuple[Sight, Receipt]:
    """Submit a typed line: actions, labels or numbers, separated by `;`. Raise what `submit` raises.

    `press` opened the form in which it was typed: a number counts only while the list is still the one it showed.
    """
    look = await play.look(desk.house, id_, player)
    names = {} if look.question is None else await typed_names(desk, look, look.question)
    if press is not None and not _lists_the_same(look, press):
        names = {name: text for name, text in names.items() if not name.isdigit()}
    receipt = await play.submit(desk.house, id_, player, parse(line, names) or ("",))
    return await see(desk, receipt.look, receipt.events), receipt


def _lists_the_same(look: Look, press: ids.PressId) -> bool:
    """Tell whether the list that a press came from is the one that the seat is asked from now."""
    same = look.question is not None and look.question.decision.id == press.decision
    return same and len(look.draft.steps) == press.draft and press.revision >= look.session.rewound


async def typed_names(desk: Desk, look: Look, question: Question) -> dict[str, str]:
    """Return canonical text by whatever may be typed for it: the label, the number in the list."""
    sight = await see(desk, look)
    entries = entries_of(question, sight.face, sight.names, {})
    numbers = {str(number): offer.line for number, offer in enumerate(question.offers, start=1)}
    return numbers | labels_of(entries, question)


def refused(sight: Sight, receipt: Receipt) -> MessageSpec:
    """Return the answer to a line of which nothing was played: the reason, its rule, what comes close."""
    why = receipt.why
    text = refusal_text(sight, why) if why is not None else sight.words.text("cogs-refusal-empty")
    rows: list[Row] = [near] if (near := _near(sight, receipt)) else []
    topic = refusal_topic(why)
    rule = () if topic is None else (_rule(sight, topic),)
    rows.append((*rule, *fixed(sight, ("act",))))  # type: ignore[misc]  # a row of buttons
    return MessageSpec(text, rows=tuple(rows))


def _near(sight: Sight, receipt: Receipt) -> tuple[Button, ...]:
    question = receipt.look.question
    if question is None:
        return ()
    texts = [offer.text for offer in question.offers]
    return tuple(_go(sight, question, texts.index(text)) for text in near_texts(sight, receipt.why))


def _go(sight: Sight, question: Question, index: int) -> Button:
    line = question.offers[index].line
    press = ids.PressId(
        sight.session.id, question.decision.id, sight.session.revision, ids.Verb.GO,
        draft=len(sight.look.draft.steps), index=index, check=ids.check_of(line),
    )  # fmt: skip
    return Button(cut(line, limits.BUTTON_LABEL), str(press))


def _rule(sight: Sight, topic: str) -> Button:
    label = sight.words.text("cogs-button-rule", title=topic_title(sight, topic))
    return Button(cut(label, limits.BUTTON_LABEL), str(ids.RuleId(sight.session.game, topic)))


async def complete_line(desk: Desk, interaction: Interaction, line: str) -> list[app_commands.Choice[str]]:
    """Complete the last part of a line, after looking ahead through the parts before it. Never raises."""
    try:
        session = await session_of(desk, interaction, interaction.namespace.session)
        look: Look | None = await play.look(desk.house, session.id, interaction.user.id)
        before = line.rpartition(";")[0]
        if before and look is not None and look.question is not None:
            texts = parse(before, await typed_names(desk, look, look.question))
            look = await play.peek(desk.house, session.id, interaction.user.id, texts)
        if look is None or look.question is None:
            return []
        found = complete(line, await _labels(desk, look, look.question))
    except NO_CHOICES:
        return []
    return [app_commands.Choice(name=one.name, value=one.value) for one in found[: limits.AUTOCOMPLETE_CHOICES]]


async def _labels(desk: Desk, look: Look, question: Question) -> dict[str, str]:
    sight = await see(desk, look)
    return labels_of(entries_of(question, sight.face, sight.names, {}), question)
