"""What a player has left for questions to come: the card in which it is set, and the lines in panel and hand."""

from __future__ import annotations

from collections.abc import Sequence

from cogs import ids, limits
from cogs.layout import cut
from cogs.layout.entry import join
from cogs.screens.drafted import drafted
from cogs.sight import Sight
from cogs.spec import Button, Menu, MessageSpec, Option, Row, Style
from engines.core import Choice, Field, Phrase, Plan
from sessions.values import Planned, Wished


def wishes_card(sight: Sight, offered: Sequence[Plan] = (), notice: str = "") -> MessageSpec:
    """Return the card: a menu for each wish and for each plan that may be left now, and what can be taken back."""
    words, standing = sight.words, sight.look.standing
    lines = [
        f"## {words.text('cogs-wishes-title', game=sight.game_name, session=sight.session.id)}",
        *([notice] if notice else []),
        words.text("cogs-wishes-about"),
        *left_lines(sight),
        *drafted(sight),
    ]
    menus: list[Row] = [_wish(sight, one) for one in standing.wishes]
    menus += [_plan(sight, plan, plan.field) for plan in offered if plan.field is not None]
    return MessageSpec(cut("\n".join(lines), limits.V2_TEXT), rows=(*menus, *drops(sight, draft=True)), card=True)


def wishing(sight: Sight) -> tuple[str, ...]:
    """Return the name of the button that leads to the card, where there is anything to wish for."""
    standing = sight.look.standing
    return ("wishes",) if standing.wishes or standing.plans else ()


def left_lines(sight: Sight) -> tuple[str, ...]:
    """Return what was planned, and which plan or wish does not fit the open question."""
    words, standing = sight.words, sight.look.standing
    missed = [words.text("cogs-wishes-missed", wish=words.say(wish.label, sight.safe)) for wish in standing.missed]
    return (*(_planned(sight, plan) for plan in standing.plans), *missed)


def on_lines(sight: Sight) -> tuple[str, ...]:
    """Return the wishes that are set, in one line."""
    on = [_said(sight, one, one.value) for one in sight.look.standing.on]
    return (sight.words.text("cogs-wishes-on", wishes=join(on)),) if on else ()


def drops(sight: Sight, *, draft: bool = False) -> tuple[Row, ...]:
    """Return the buttons that take back what was planned and, if `draft`, what is laid out."""
    words, session = sight.words, sight.session.id
    buttons = [
        Button(
            cut(words.text("cogs-wishes-drop", plan=_name(sight, plan)), limits.BUTTON_LABEL),
            str(ids.WishId(session, "-drop", plan.kind)),
            Style.DANGER,
        )
        for plan in sight.look.standing.plans
    ]
    if draft and (sight.look.draft.steps or sight.look.draft.rest):
        buttons.append(Button(words.text("cogs-wishes-clear"), str(ids.WishId(session, "-draft")), Style.DANGER))
    return (tuple(buttons[: limits.ROW_BUTTONS]),) if buttons else ()


def entries(field: Field) -> tuple[Choice, ...]:
    """Return the choices of a plan as its menu lists them; what may be picked twice stands there twice."""
    return tuple(choice for choice in field.choices for _ in range(choice.limit))[: limits.MENU_OPTIONS]


def entry_value(place: int, choice: Choice) -> str:
    """Return the menu value of an entry: its place, and a check that it is still the same answer."""
    return f"{place}.{ids.check_of(' '.join(choice.texts))}"


def _wish(sight: Sight, one: Wished) -> Menu:
    options = tuple(
        Option(
            cut(_said(sight, one, value.id, "cogs-wishes-choice"), limits.MENU_LABEL),
            value.id,
            chosen=value.id == one.value,
        )
        for value in one.wish.values
    )
    label = sight.words.say(one.wish.label, sight.names)
    return Menu(str(ids.WishId(sight.session.id, one.wish.id)), cut(label, limits.MENU_PLACEHOLDER), options)


def _plan(sight: Sight, plan: Plan, field: Field) -> Menu:
    words, listed = sight.words, entries(field)
    options = tuple(
        Option(
            cut(words.say(choice.label, sight.names), limits.MENU_LABEL),
            entry_value(place, choice),
            cut(join(words.say(note, sight.names) for note in choice.note), limits.MENU_DESCRIPTION),
        )
        for place, choice in enumerate(listed)
    )
    placeholder = words.text("cogs-menu-plan", plan=words.say(plan.label, sight.names))
    id_ = str(ids.WishId(sight.session.id, "-plan", plan.kind))
    return Menu(
        id_, cut(placeholder, limits.MENU_PLACEHOLDER), options, max(1, field.least), min(field.most, len(listed))
    )


def _said(sight: Sight, one: Wished, value: str, key: str = "cogs-wishes-value") -> str:
    label = next(each.label for each in one.wish.values if each.id == value)
    words = sight.words
    return words.text(key, wish=words.say(one.wish.label, sight.safe), value=words.say(label, sight.safe))


def _planned(sight: Sight, plan: Planned) -> str:
    steps = [sight.words.say(step, sight.safe) if isinstance(step, Phrase) else step for step in plan.steps]
    key = "cogs-wishes-plan-stopped" if plan.stopped else "cogs-wishes-plan"
    return sight.words.text(key, plan=_name(sight, plan), steps=sight.words.joined(steps), first=steps[0])


def _name(sight: Sight, plan: Planned) -> str:
    if plan.label is None:
        return sight.words.text("cogs-wishes-plan-unnamed")
    return sight.words.say(plan.label, sight.safe)
